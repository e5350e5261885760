// Clients come to a table and go.

import { type Hello, LIMITS } from '@quayside/protocol';
import { withoutMoot } from '../requests/requests.ts';
import { handBack, seatOf } from './arrange.ts';
import type { Listener } from './company.ts';
import type { Table } from './table.ts';

/** A client says hello: the table as it is, and the view, or what it missed since the ply it names. */
export function greet(table: Table, listener: Listener, { since, eyes, errand }: Hello) {
  const { row, company, crier } = table;
  const seat = seatOf(row, listener.guest.id);
  const isKnown = seat !== null || company.hasGreeted(listener);
  if (!isKnown && table.info.spectators >= LIMITS.spectators)
    return listener.dismiss('too-many-watching', { retry: false });
  const device = deviceOf(listener);
  const { waits } = table;
  const back = seat === null || errand ? row : handBack(row, seat);
  const isBack = back !== row;
  const changes = table.rearranged(withoutMoot(back, guest => table.deviceOf(guest) === device));
  if (isBack) changes.push(table.noted({ kind: 'returned', seat: seat! }));
  changes.push(...table.looks.note(listener.guest.id));
  const show = table.showing.catchUp(listener, since, eyes ?? null);
  table.write(changes, () => {
    if (!company.isConnected(listener)) return;
    company.greet(listener);
    table.absences.came(device);
    if (table.row !== row) crier.table();
    else crier.came(listener);
    show();
    crier.notesTo(listener);
    crier.clockTo(listener, { always: true });
    crier.talk(to => to === listener);
    presenceChanged(table, waits);
  });
}

const deviceOf = ({ guest: { id, keeper } }: Listener): string => keeper ?? id;

/** What waited for somebody to come, or for the answer of somebody who has gone, goes on. */
function presenceChanged(table: Table, waited: boolean): void {
  if (table.waits !== waited) table.write([], () => {}, { tick: true });
  if (table.waits !== waited || table.row.asking) table.moved();
}

/** The client is no longer there. */
export function leave(table: Table, listener: Listener): void {
  table.showing.leave(listener);
  const { waits } = table;
  if (!table.company.disconnect(listener) || table.gone) return;
  if (!table.company.isOnline(deviceOf(listener))) table.absences.left(deviceOf(listener));
  table.write(table.looks.note(listener.guest.id), () => {
    table.crier.went();
    presenceChanged(table, waits);
  });
}
