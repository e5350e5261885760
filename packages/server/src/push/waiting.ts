// Which decisions of a guest a table waits for, as far as that guest may know: what others have committed to in secret
// changes nothing here.

import { isHumanControlled } from '../domain/seats.ts';
import { seatsHere } from '../domain/sharedDevices.ts';
import type { Table } from '../room/table.ts';

/** A name for each decision asked of seats that are played on this guest's devices. */
export function decisionsAsked({ row, match, hidden, clocks }: Table, guest: string): string[] {
  if (row.status !== 'playing' || !match || clocks.isPaused) return [];
  return seatsHere(row, { id: guest, name: '' }).flatMap(seat => {
    const decision = isHumanControlled(row, seat) ? hidden.decision(match, seat) : null;
    return decision === null ? [] : [`${row.id}/${seat}/${decision}`];
  });
}

/** Those whose devices a table is played on. */
export const deviceOwners = ({ row }: Table): Set<string> =>
  new Set(row.seats.flatMap(there => (there.kind === 'person' ? (there.deviceOwner ?? there.guest) : [])));
