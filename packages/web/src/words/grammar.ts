// Counting and enumerating in the page's language. Used inside words files only.
//
// English does it by a few lines of its own, alike Intl's: the first use of Intl loads its tables, 10 ms in the middle
// of the first drawing, on a phone four times that.

import { languageTag } from './locale.ts';

/** Makes it when it is first used. */
const whenUsed = <T>(make: () => T): (() => T) => {
  let made: T | null = null;
  return () => (made ??= make());
};

const isEnglish = languageTag === 'en';
const cardinals = whenUsed(() => new Intl.PluralRules(languageTag));
const lists = whenUsed(() => new Intl.ListFormat(languageTag, { type: 'conjunction' }));
const choices = whenUsed(() => new Intl.ListFormat(languageTag, { type: 'disjunction' }));
const units = whenUsed(() => new Intl.ListFormat(languageTag, { type: 'unit' }));

/** The form that goes with `n`; a language names as many forms as it has. */
export const plural = <T>(n: number, forms: { other: T } & Partial<Record<Intl.LDMLPluralRule, T>>): T => {
  if (isEnglish) return (Math.abs(n) === 1 ? forms.one : forms.other) ?? forms.other;
  return forms[cardinals().select(n)] ?? forms.other;
};

/** The items with commas between them and a word before the last, without a comma before it. */
const joined = <T>(items: readonly T[], last: string): (T | string)[] =>
  items.flatMap((item, n) => (n === 0 ? [item] : [n === items.length - 1 ? ` ${last} ` : ', ', item]));

/** “Ada, Bo and Cy”. */
export const list = (items: readonly string[]): string =>
  isEnglish ? joined(items, 'and').join('') : lists().format(items);

/** “Ada, Bo or Cy”. */
export const either = (items: readonly string[]): string =>
  isEnglish ? joined(items, 'or').join('') : choices().format(items);

/** The same for things that are drawn: the items, with the words between them. */
export const listParts = <T>(items: readonly T[]): (T | string)[] => {
  if (isEnglish) return joined(items, 'and');
  return lists()
    .formatToParts(items.map((_, i) => String(i)))
    .map(({ type, value }) => (type === 'element' ? items[Number(value)]! : value));
};

/** “3, 4, 5”: a list of figures or amounts, without “and”. */
export const series = (items: readonly (string | number)[]): string =>
  isEnglish ? items.join(', ') : units().format(items.map(String));
