// Whom a table waits for, since when, and until when: what a person wants to know of all their tables at a glance.

import type { MyTable } from '@quayside/protocol';
import { seatOf } from '../domain/seats.ts';
import { seatsHere } from '../domain/sharedDevices.ts';
import type { Table } from '../room/table.ts';

export function awaitedAt(
  { row, match, clocks, hidden, lastMoveAt }: Table,
  guest: string,
): Pick<MyTable, 'yourTurn' | 'awaited' | 'since' | 'deadline'> {
  const awaited = row.status === 'playing' && match ? [...hidden.deciding(match)] : [];
  const deadlines = (clocks.message(row, seatOf(row, guest))?.seats ?? []).flatMap(({ deadline }) => deadline ?? []);
  const isAsked = (seat: number) => typeof match?.asked[seat] === 'number';
  return {
    yourTurn: row.status === 'playing' && seatsHere(row, { id: guest, name: '' }).some(isAsked),
    awaited,
    since: awaited.length > 0 ? lastMoveAt : null,
    deadline: deadlines.length > 0 ? Math.min(...deadlines) : null,
  };
}
