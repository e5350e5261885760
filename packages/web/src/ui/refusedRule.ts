// The paragraph behind the refusal that was told last: refusals of the rules end with its number, as in "… (5.2).". The
// table's prompt offers it, so that it can be read by keyboard too, whatever way the refusal was told.

import { signal } from '@preact/signals';

/** Null: nothing was refused since the last decision began. */
export const refusedRule = signal<string | null>(null);

/** After a number there may be the bracket of the pseudo-language. */
const CITED = /\((\d+(?:\.\d+)*)\)\.?\]?\s*$/;

export const citedRule = (sentence: string): string | null => CITED.exec(sentence)?.[1] ?? null;

/** Whatever shows a refusal says so here; any other sentence changes nothing. */
export function noteRefusal(sentence: string): void {
  const rule = citedRule(sentence);
  if (rule) refusedRule.value = rule;
}
