// Joint decisions: several seats decide at once, each in secret, and the last to commit brings about what all decided.

import type { Joint, Seat } from '../game.ts';

/** The joint decision of those who take part, some of whom are still awaited; null where one seat decides alone. */
export const jointOf = (takingPart: readonly Seat[], awaited: readonly Seat[]): Joint | null =>
  takingPart.length < 2 ? null : { committed: takingPart.filter(seat => !awaited.includes(seat)), awaited };

/** The same question, put to those who are still to commit. */
export const commit = <P extends { waiting: readonly Seat[] }>(phase: P, seat: Seat): P => ({
  ...phase,
  waiting: phase.waiting.filter(other => other !== seat),
});

const SEATS: readonly Seat[] = [0, 1, 2, 3, 4, 5];

/** Something made once for every set of seats, in the order of `setOf`. */
export const forEverySet = <T>(make: (seats: readonly Seat[]) => T): readonly T[] =>
  Array.from({ length: 1 << SEATS.length }, (_, set) => make(SEATS.filter(seat => (set & (1 << seat)) !== 0)));

/**
 * Which of the sets of `forEverySet` these seats are, without one of them: bit by bit, the index tells who is in it.
 */
export function setOf(seats: readonly Seat[], without: Seat | null = null): number {
  let set = 0;
  for (let i = 0; i < seats.length; i++) if (seats[i] !== without) set |= 1 << seats[i]!;
  return set;
}
