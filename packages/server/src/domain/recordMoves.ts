// What a move or a take-back changes at a table: it adds entries to the log and may change the row.

import { digestOf, type Step } from '@quayside/engine';
import type { Seat } from '@quayside/rules';
import type { TableChange } from './changes.ts';
import type { LogEntry } from './log.ts';
import { lapsed } from './requests.ts';
import { withoutStandIn } from './seats.ts';
import type { StoredTable } from './tableRow.ts';

/** A step as it stands in the log. */
const logged = ({ ply, entry, told, after }: Step, intent: string | null, at: number): LogEntry => ({
  ply,
  entry,
  told,
  intent,
  at,
  digest: digestOf(after, told),
});

/** The entries of these steps; the first was made by the intent, what the sea answered to it by none. */
export const entriesOf = (table: string, steps: readonly Step[], intent: string | null, at: number): TableChange[] =>
  steps.map((step, i) => ({ kind: 'entry', table, entry: logged(step, i === 0 ? intent : null, at) }));

type Move = { seat: Seat; isByPerson: boolean; isWithheld: boolean; isOver: boolean; at: number };

/**
 * The row after a move. A person who moves needs their stand-in no longer (`isBack`). A request to go back lapses; not
 * where the move is withheld, since that would reveal to the others that somebody has committed.
 */
export function rowAfterMove(row: StoredTable, { seat, isByPerson, isWithheld, isOver, at }: Move) {
  const own = isByPerson ? withoutStandIn(row, seat) : row;
  const asked = isWithheld ? own : lapsed(own);
  const after: StoredTable = isOver ? { ...asked, status: 'over', endedAt: at } : asked;
  return { row: after, isBack: own !== row };
}
