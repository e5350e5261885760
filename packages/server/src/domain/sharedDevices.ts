// People who share a device. They have no cookie of their own: the guest who brought them along keeps their seats, and
// says with each request for which of them it acts. One seat's view is sent at a time, to whoever holds the device.

import type { Seat } from '@quayside/rules';
import type { Guest, StoredTable } from './tableRow.ts';

/**
 * Whom a guest speaks for at a table: themself, or on a seat they keep, its person. Null for a seat they do not keep.
 */
export function actingGuest(row: StoredTable, guest: Guest, seat: string | undefined): Guest | null {
  if (seat === undefined) return guest;
  const there = row.seats[/^\d{1,2}$/.test(seat) ? Number(seat) : -1];
  if (there?.kind !== 'person') return null;
  if (there.guest === guest.id) return guest;
  return there.deviceOwner === guest.id ? { id: there.guest, name: there.name, deviceOwner: guest.id } : null;
}

/** The seats that are played on the device of this guest. */
export const seatsHere = (row: StoredTable, { id, deviceOwner = id }: Guest): Seat[] =>
  row.seats.flatMap((there, seat) =>
    there.kind === 'person' && (there.deviceOwner ?? there.guest) === deviceOwner ? [seat] : [],
  );
