// When a running game waits: once no person decides for themself, bots stop, so that they do not finish it unseen.

import { isHumanControlled, personAt } from './seats.ts';
import type { StoredTable } from './tableRow.ts';

/** `isWatched`: anybody is connected, seated or not. */
type Watched = { row: StoredTable; isOnline: (guest: string) => boolean; isWatched: () => boolean };

/**
 * It does not wait while a person decides for themself; while somebody who left their seat on purpose is still
 * connected and watches; or, where no person has a seat, while anybody is connected.
 */
export function waitsForPeople({ row, isOnline, isWatched }: Watched): boolean {
  if (row.status !== 'playing') return false;
  const seats = [...row.seats.keys()];
  if (seats.some(seat => isHumanControlled(row, seat))) return false;
  const people = seats.flatMap(seat => personAt(row, seat) ?? []).filter(({ bot }) => !bot);
  if (people.length === 0) return !isWatched();
  // Tables of older versions do not say why a bot plays.
  return !people.some(({ because = 'left', guest }) => because === 'left' && isOnline(guest));
}
