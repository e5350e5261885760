// Clients come to a table and go.

import { type Hello, LIMITS } from '@quayside/protocol';
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
  const changes = seat === null || errand ? [] : table.rearranged(handBack(row, seat));
  const isBack = changes.length > 0;
  changes.push(...table.looks.note(listener.guest.id));
  const show = table.showing.catchUp(listener, since, eyes ?? null);
  table.write(changes, () => {
    if (!company.isConnected(listener)) return;
    company.greet(listener);
    if (isBack) crier.table();
    else crier.came(listener);
    show();
    crier.clockTo(listener, { always: true });
    crier.talk(to => to === listener);
  });
}

/** The client is no longer there. */
export function leave(table: Table, listener: Listener): void {
  table.showing.leave(listener);
  if (!table.company.disconnect(listener) || table.gone) return;
  table.write(table.looks.note(listener.guest.id), () => table.crier.went());
}
