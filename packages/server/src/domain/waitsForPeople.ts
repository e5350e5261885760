// A game in which nobody plays for themself any more waits: bots do not play it to its end before nobody's eyes.

import { isHumanControlled, personAt } from './seats.ts';
import type { StoredTable } from './tableRow.ts';

/** `isWatched`: anybody is connected, seated or not. */
type Watched = { row: StoredTable; isOnline: (guest: string) => boolean; isWatched: () => boolean };

/**
 * It goes on while a person decides for themself; while somebody who left by their own word watches what the bot makes of
 * it; and where no person has a seat, while anybody watches.
 */
export function waitsForPeople({ row, isOnline, isWatched }: Watched): boolean {
  if (row.status !== 'playing') return false;
  const seats = [...row.seats.keys()];
  if (seats.some(seat => isHumanControlled(row, seat))) return false;
  const people = seats.flatMap(seat => personAt(row, seat) ?? []);
  if (people.length === 0) return !isWatched();
  // Tables of older versions do not say why a bot plays.
  return !people.some(({ because = 'left', guest }) => because === 'left' && isOnline(guest));
}
