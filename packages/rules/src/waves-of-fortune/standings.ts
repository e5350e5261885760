// Rule 10: how everybody stands, and who has won.

import type { Outcome, Standing } from '../game.ts';
import { scoreOf } from './facts/score.ts';
import { COLOURS, LAST_ROUND, TILES } from './tables/index.ts';
import type { How, Open, Reason, Score } from './types.ts';

export function standings(open: Open): Standing[] {
  return open.ships.map((_, seat) => {
    const { fromGold, kraken, king, total } = scoreOf(open, seat);
    const sources = [
      { source: 'gold', value: fromGold },
      { source: 'kraken', value: kraken },
      { source: 'king', value: king },
    ];
    return { seat, side: seat, score: total, sources };
  });
}

const DISCOVERABLE = TILES.length - COLOURS.length; // all but the homes

/** By tiles turned over, or by rounds where that is farther; nobody knows when the King will fall. */
export function progress({ phase, faces, round, table }: Open): number {
  if (phase.kind === 'over') return 1;
  let found = -COLOURS.length;
  for (const face of faces) if (face !== null) found += 1;
  return Math.min(0.99, Math.max(found / DISCOVERABLE, round / ((table.roundLimit ?? LAST_ROUND) + 1)));
}

/** 10.3 Most points; then most gold that counts; then most in the chest; then the victory is shared. */
export function outcome(open: Open): Outcome | null {
  if (open.phase.kind !== 'over') return null;
  const scores = open.ships.map((_, seat) => scoreOf(open, seat));
  const ranks = scores.map(mine => 1 + scores.filter(other => beats(other, mine)).length);
  return { ranks, scores: scores.map(({ total }) => total), reason: reasonOf(open.phase.how, scores, ranks) };
}

/** How the game ended and, when the two foremost are equal in points, what parted them. */
function reasonOf(how: How, scores: readonly Score[], ranks: readonly number[]): Reason {
  const [first, second] = scores.toSorted((a, b) => ranks[a.seat]! - ranks[b.seat]!);
  if (first!.total !== second!.total) return how;
  if (first!.gold !== second!.gold) return `${how}-gold`;
  return first!.chest !== second!.chest ? `${how}-chest` : `${how}-shared`;
}

const beats = (a: Score, b: Score): boolean =>
  a.total !== b.total ? a.total > b.total : a.gold !== b.gold ? a.gold > b.gold : a.chest > b.chest;
