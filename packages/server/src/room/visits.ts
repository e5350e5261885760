// Clients come to a table and go.

import { type Hello, LIMITS } from '@quayside/protocol';
import { withoutMoot } from '../domain/requests.ts';
import { handBack, seatOf, seatToReclaim } from '../domain/seats.ts';
import type { Listener } from './connections.ts';
import type { Table } from './table.ts';

const ABOVE_LIMIT = 20; // clients let in while a seat is open

/** A client says hello: the table as it is, and the view, or what it missed since the ply it names. */
export function greet(table: Table, listener: Listener, { since, eyes, errand }: Hello) {
  const { row, company, crier } = table;
  const seat = seatOf(row, listener.guest.id);
  const isOfTable = seat !== null || row.host === listener.guest.id || seatToReclaim(row, listener.guest.id) !== null;
  const isKnown = isOfTable || company.hasGreeted(listener);
  if (!isKnown && !hasRoomToWatch(table)) return listener.dismiss('too-many-watching', { retry: false });
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
    listener.isErrand = errand === true;
    table.absences.came(device);
    if (table.row !== row) crier.table();
    else crier.came(listener);
    show();
    crier.notesTo(listener);
    crier.clockTo(listener, { always: true });
    crier.talk(to => to === listener);
    presenceChanged(table, waits);
    if (!errand) table.presenceChanged(device, 'came');
  });
}

const deviceOf = ({ guest: { id, keeper } }: Listener): string => keeper ?? id;

/** What waited for somebody to come, or for the answer of somebody who has gone, goes on. */
function presenceChanged(table: Table, waited: boolean): void {
  if (table.waits !== waited) table.write([], () => {}, { tick: true });
  if (table.waits !== waited || table.row.asking) table.moved();
}

/**
 * While a seat is open, whoever has the link may come in and take it, however many watch. They are let in above the
 * limit; the one who has stood there longest without sitting down makes room, and those within the limit stay.
 */
function hasRoomToWatch({ row, company }: Table): boolean {
  const watching = company.greetedWhere(({ id }) => seatOf(row, id) === null);
  if (watching.length < LIMITS.spectators) return true;
  const isOpen = row.status === 'gathering' || row.status === 'playing';
  if (!isOpen || row.seats.every(({ kind }) => kind !== 'open')) return false;
  if (watching.length >= LIMITS.spectators + ABOVE_LIMIT)
    watching[LIMITS.spectators]!.dismiss('too-many-watching', { retry: false });
  return true;
}

/** The client is no longer there. `isLost`: it went without a word, or was sent away. */
export function leave(table: Table, listener: Listener, { isLost } = { isLost: true }): void {
  table.showing.leave(listener);
  const { waits } = table;
  if (!table.company.disconnect(listener) || table.gone) return;
  const device = deviceOf(listener);
  if (!table.company.isOnline(device)) {
    table.absences.left(device);
    table.presenceChanged(device, isLost || listener.isErrand ? 'lost' : 'left');
  }
  table.write(table.looks.note(listener.guest.id), () => {
    table.crier.went();
    presenceChanged(table, waits);
  });
}
