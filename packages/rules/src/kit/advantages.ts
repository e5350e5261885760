// What speaks for one move and not for another: facts of each, read from what a seat sees.

import type { Phrase } from './phrase.ts';

/** A fact of a move; of two of the same kind the bigger `size` is the better. */
export type Advantage = { readonly kind: string; readonly size: number; readonly say: Phrase };

/** The first that the other move has not, or has smaller; null where there is none. */
export function firstAdvantage(mine: readonly Advantage[], others: readonly Advantage[]): Phrase | null {
  const matched = ({ kind, size }: Advantage) => others.some(other => other.kind === kind && other.size >= size);
  return mine.find(it => !matched(it))?.say ?? null;
}
