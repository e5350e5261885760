// The first thing worth saying about games that are still being played: whether a seat stands out.

import { wilson } from '@quayside/bots';
import { type Cell, type Tally, WIN } from '@quayside/lab';

/** Of the first cell with games: the seat whose share of wins is farthest from even, if that is hardly chance. */
export function findingSoFar(
  cells: readonly Cell[],
  results: ReadonlyMap<number, { tally: Tally; sides: number }>,
): string {
  const played = cells.flatMap((cell, i) => (cell.section === 'play' && results.has(i) ? [results.get(i)!] : []))[0];
  if (!played) return 'nothing is known yet';
  const { tally, sides } = played;
  const even = 1 / sides;
  let farthest: { seat: number; share: number; low: number; high: number } | null = null;
  for (const [seat, { n, wins }] of tally.bySeat.entries()) {
    const share = wins / WIN / n;
    const { low, high } = wilson(wins / WIN, n);
    if (low <= even && even <= high) continue;
    if (!farthest || Math.abs(share - even) > Math.abs(farthest.share - even)) farthest = { seat, share, low, high };
  }
  if (!farthest) return 'no seat stands out';
  const { seat, share, low, high } = farthest;
  return `seat ${seat + 1} wins ${percent(share)} % [${percent(low)}, ${percent(high)}] where ${percent(even)} % is even`;
}

const percent = (share: number): string => (100 * share).toFixed(0);
