// Which move of mine I could ask to take back.

import type { Seat } from '@quayside/rules';
import type { Telling } from '../net/state.ts';

/** The tellings of moves that still stand: what was taken back is gone, and the taking back with it. */
export function standing(tellings: readonly Telling[]): Telling[] {
  const moves: Telling[] = [];
  for (const telling of tellings) {
    const { to, by, back } = telling;
    if (to !== null) while (moves.length > 0 && moves.at(-1)!.ply > to) moves.pop();
    else if (back)
      moves.splice(
        moves.findLastIndex(move => move.by === by),
        1,
      );
    else moves.push(telling);
  }
  return moves;
}

/** How many entries the log had before my last move that still stands; null when there is none. */
export function beforeMyLastMove(tellings: readonly Telling[], me: Seat): number | null {
  const last = standing(tellings).findLast(({ by }) => by === me);
  return last ? last.ply - 1 : null;
}
