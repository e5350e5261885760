// The host's rights pass on: when the host has been away for a while, the next person who is here becomes host.

import type { NewNote } from './log.ts';
import type { Presence } from './presence.ts';
import { nextHost, seatOf } from './seats.ts';
import type { StoredTable } from './tableRow.ts';

/** The next person along the table from the host's own seat. */
const successor = ({ row, isOnline }: Presence) => nextHost(row, seatOf(row, row.host) ?? -1, isOnline);

/** Time until the rights pass on; null while the host is here, or nobody else is who could be host; ms. */
export function untilHostPasses(table: Presence): number | null {
  const { row, awayFor, limits } = table;
  const away = row.endedAt === null ? awayFor(row.host) : null;
  return away === null || !successor(table) ? null : Math.max(0, limits.hostAwayMs - away);
}

/** The row with its new host, when it is time. */
export function withPassedHost(table: Presence): { row: StoredTable; notes: NewNote[] } | null {
  const next = untilHostPasses(table) === 0 ? successor(table) : null;
  return next && { row: { ...table.row, host: next.guest }, notes: [{ kind: 'host-passed', seat: next.seat }] };
}
