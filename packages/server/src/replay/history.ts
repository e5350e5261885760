// The history of a game as one seat saw it: a page of updates.

import type { Seat } from '@quayside/rules';
import { HttpRefusal } from '../errors.ts';
import type { Table } from '../room/table.ts';
import type { Pasts } from './pasts.ts';
import { namesOf } from './record.ts';

const PAGE = 100; // plies

/** How many entries anybody may look at: where a table hides who is ready, not those of a decision under way. */
export const shownOf = ({ match, hidden }: Table): number => (match ? hidden.openPly(match) : 0);

/** A HistoryPage, as JSON. */
export function historyPage(table: Table, pasts: Pasts, seat: Seat | null, from: number): Promise<string> {
  const shown = shownOf(table);
  if (from > shown) throw new HttpRefusal('no-such-moment');
  const to = Math.min(from + PAGE, shown);
  const { game, row } = table;
  const { id, version } = game;
  const page = { game: id, version, names: namesOf(row), seat, from, next: to < shown ? to : null };
  return pasts.history(table, page, to);
}
