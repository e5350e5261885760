// What one seat could see of a game, ply by ply.

import { type Past, updateFor } from '@quayside/engine';
import type { HistoryPage } from '@quayside/protocol';
import type { Seat } from '@quayside/rules';
import { HttpRefusal } from '../errors.ts';
import type { Table } from '../tables/table.ts';
import { namesOf } from './record.ts';

const PAGE = 100; // plies

/** How many entries anybody may look at: where a table hides who is ready, not those of a decision under way. */
export const shownOf = ({ match, veil }: Table): number => (match ? veil.openPly(match) : 0);

export function historyPage(table: Table, past: Past, seat: Seat | null, from: number): HistoryPage {
  const shown = shownOf(table);
  if (from > shown) throw new HttpRefusal('no-such-moment');
  const to = Math.min(from + PAGE, shown);
  const { open, own } = past.at(from).view(seat);
  const updates: HistoryPage['updates'] = [];
  for (const { step } of past.steps(from, to)) {
    const { entry } = step;
    const back = 'back' in entry ? { back: true as const, ...(entry.agreed ? { to: entry.back } : {}) } : {};
    updates.push({ ...updateFor(step, seat), ...back });
  }
  return {
    game: table.game.id,
    names: namesOf(table.row),
    seat,
    from,
    open,
    own,
    updates,
    next: to < shown ? to : null,
  };
}
