// Why a move is better than the next: by the source of the score in which they differ most.

import type { Hint } from '@quayside/protocol';
import type { HintReasons, Phrase } from '@quayside/rules';

type HintLine = Hint['lines'][number];

const NOTICEABLE = 0.1; // of a point

const gainOf = ({ gains }: HintLine, source: string): number => gains.find(it => it.source === source)?.value ?? 0;

/** `gains` is false where the move gives something up, and is good in the long run all the same. */
export type Reason = { gains: boolean; phrase: Phrase };

/** Null where they do not differ, or where the game has no sentence for it. */
export function reasonFor(line: HintLine, other: HintLine | undefined, reasons: HintReasons): Reason | null {
  const sources = [...new Set([...line.gains, ...(other?.gains ?? [])].map(({ source }) => source))];
  const differences = sources
    .map(source => ({ source, by: gainOf(line, source) - (other ? gainOf(other, source) : 0) }))
    .filter(({ by }) => Math.abs(by) >= NOTICEABLE)
    .toSorted((a, b) => b.by - a.by);
  const best = differences[0];
  if (!best) return null;
  const gains = best.by > 0;
  const phrase = gains ? reasons[best.source]?.more : reasons[best.source]?.less;
  return phrase ? { gains, phrase } : null;
}
