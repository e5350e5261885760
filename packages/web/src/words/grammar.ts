// Counting and enumerating in the page's language. Used inside words files only.

import { languageTag } from './locale.ts';

const cardinals = new Intl.PluralRules(languageTag);
// English without a comma before “and”.
const listTag = languageTag === 'en' ? 'en-GB' : languageTag;
const lists = new Intl.ListFormat(listTag, { type: 'conjunction' });
const choices = new Intl.ListFormat(listTag, { type: 'disjunction' });

/** The form that goes with `n`; a language names as many forms as it has. */
export const plural = <T>(n: number, forms: { other: T } & Partial<Record<Intl.LDMLPluralRule, T>>): T =>
  forms[cardinals.select(n)] ?? forms.other;

/** “Ada, Bo and Cy”. */
export const list = (items: readonly string[]): string => lists.format(items);

/** “Ada, Bo or Cy”. */
export const either = (items: readonly string[]): string => choices.format(items);

/** The same for things that are drawn: the items, with the words between them. */
export const listParts = <T>(items: readonly T[]): (T | string)[] =>
  lists
    .formatToParts(items.map((_, i) => String(i)))
    .map(({ type, value }) => (type === 'element' ? items[Number(value)]! : value));

const units = new Intl.ListFormat(languageTag, { type: 'unit' });

/** “3, 4, 5”: a list of figures or amounts, without “and”. */
export const series = (items: readonly (string | number)[]): string => units.format(items.map(String));
