// Which decisions of a guest a table waits for, as far as that guest may know: what others have committed to in secret
// changes nothing here.

import { standsAlone } from '../domain/seats.ts';
import { seatsHere } from '../domain/sharedDevices.ts';
import type { Table } from '../room/table.ts';

/** A name for each decision asked of seats that are played on this guest's devices. */
export function decisionsAsked({ row, match, veil, clockwork }: Table, guest: string): string[] {
  if (row.status !== 'playing' || !match || clockwork.isPaused) return [];
  return seatsHere(row, { id: guest, name: '' }).flatMap(seat => {
    const decision = standsAlone(row, seat) ? veil.decision(match, seat) : null;
    return decision === null ? [] : [`${row.id}/${seat}/${decision}`];
  });
}

/** Those whose devices a table is played on. */
export const deviceOwners = ({ row }: Table): Set<string> =>
  new Set(row.seats.flatMap(there => (there.kind === 'person' ? (there.keeper ?? there.guest) : [])));
