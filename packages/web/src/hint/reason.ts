// Why a move is better than the next: by what the game sees in the two moves, by the source of the score in which they
// differ most, or by the chances to win.

import { VISIBLE_MARGIN, winsInHundred } from '@quayside/engine/margin';
import type { Hint } from '@quayside/protocol';
import type { HintReasons, Phrase } from '@quayside/rules';

type HintLine = Hint['lines'][number];

const NOTICEABLE = 0.1; // of a point

const gainOf = ({ gains }: HintLine, source: string): number => gains.find(it => it.source === source)?.value ?? 0;

/** `gains` is false where the move gives something up, and is good in the long run all the same. */
export type HintReason = { gains: boolean; phrase: Phrase };

/** One for each source by which they differ and for which the game has a sentence, the biggest gain first. */
function reasonsBySource(line: HintLine, other: HintLine | undefined, reasons: HintReasons): HintReason[] {
  const sources = [...new Set([...line.gains, ...(other?.gains ?? [])].map(({ source }) => source))];
  return sources
    .map(source => ({ source, by: gainOf(line, source) - (other ? gainOf(other, source) : 0) }))
    .filter(({ by }) => Math.abs(by) >= NOTICEABLE)
    .toSorted((a, b) => b.by - a.by)
    .flatMap(({ source, by }) => {
      const phrase = by > 0 ? reasons[source]?.more : reasons[source]?.less;
      return phrase ? [{ gains: by > 0, phrase }] : [];
    });
}

/** Null where they do not differ, or where the game has no sentence for it. */
export const reasonFor = (line: HintLine, other: HintLine | undefined, reasons: HintReasons): HintReason | null =>
  reasonsBySource(line, other, reasons)[0] ?? null;

/** What the game itself sees in a move, beside another; null where it sees nothing to tell. */
export type ReasonOfMove = (move: object, other: object | null) => Phrase | null;

/** What is said of a line of a hint. The numbers are those of other lines. */
export type HintSentence =
  | { kind: 'because' | 'although' | 'lessGood'; phrase: Phrase }
  | { kind: 'ahead' | 'behind'; by: number; than: number }
  | { kind: 'alike'; to: readonly number[] }
  | { kind: 'only' };

/** By how many wins in 100 the line differs from another; null where that is not seen. */
function byChance(lines: readonly HintLine[], at: number, than: number): HintSentence[] {
  const by = winsInHundred(lines[at]!) - winsInHundred(lines[than]!);
  if (Math.abs(by) < VISIBLE_MARGIN) return [];
  return [{ kind: by > 0 ? 'ahead' : 'behind', by: Math.abs(by), than }];
}

/** What could be said of a line, the best first. The first is compared with the second, every other with the first. */
function possibleSentences(
  lines: readonly HintLine[],
  at: number,
  reasons: HintReasons,
  reasonOf: ReasonOfMove,
): HintSentence[] {
  const line = lines[at]!;
  const beside = at === 0 ? 1 : 0;
  const other = lines[beside];
  const seen = reasonOf(line.move as object, (other?.move ?? null) as object | null);
  const found: HintSentence[] = seen ? [{ kind: 'because', phrase: seen }] : [];
  for (const { gains, phrase } of reasonsBySource(line, other, reasons))
    if (gains) found.push({ kind: 'because', phrase });
    else if (at > 0) found.push({ kind: 'lessGood', phrase });
    else if (found.length === 0) found.push({ kind: 'although', phrase });
  if (!other) return [...found, { kind: 'only' }];
  found.push(...byChance(lines, at, beside));
  if (at === 0) return [...found, { kind: 'alike', to: lines.map((_, i) => i).slice(1) }];
  const before = lines.map((_, i) => i).slice(0, at);
  const alike = before.filter(i => byChance(lines, at, i).length === 0);
  if (alike.length > 0) found.push({ kind: 'alike', to: alike });
  return [...found, ...byChance(lines, at, at - 1), { kind: 'alike', to: before }];
}

/** One for each line, no two the same. */
export function hintSentences(
  lines: readonly HintLine[],
  reasons: HintReasons,
  reasonOf: ReasonOfMove = () => null,
): HintSentence[] {
  const used = new Set<string>();
  return lines.map((_, at) => {
    const possible = possibleSentences(lines, at, reasons, reasonOf);
    const sentence = possible.find(it => !used.has(JSON.stringify(it))) ?? possible.at(-1)!;
    used.add(JSON.stringify(sentence));
    return sentence;
  });
}
