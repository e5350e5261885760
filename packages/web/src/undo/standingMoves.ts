// Which move of mine I could ask to take back.

import type { Seat } from '@quayside/rules';
import type { EntryEvents } from '../net/state.ts';

/** The entries of moves that still stand: what was taken back is gone, and the taking back with it. */
export function standing(entries: readonly EntryEvents[]): EntryEvents[] {
  const moves: EntryEvents[] = [];
  for (const entry of entries) {
    const { to, by, back } = entry;
    if (to !== null) while (moves.length > 0 && moves.at(-1)!.ply > to) moves.pop();
    else if (back)
      moves.splice(
        moves.findLastIndex(move => move.by === by),
        1,
      );
    else moves.push(entry);
  }
  return moves;
}

/** How many entries the log had before my last move that still stands; null when there is none. */
export function beforeMyLastMove(entries: readonly EntryEvents[], me: Seat): number | null {
  const last = standing(entries).findLast(({ by }) => by === me);
  return last ? last.ply - 1 : null;
}
