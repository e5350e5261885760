// A step of the game as texts. What everybody may know is written once and shared by all receivers; what one seat
// alone may know stands beside it, under that seat.

import { diff, type Match, type Step, type Told } from '@quayside/engine';
import type { Seat } from '@quayside/rules';

/** What was told of one step: to everybody, and to each seat. `ply` counts the log after the step. */
export type Tale = { ply: number; by: Seat; events: string; forSeat: string[] };

/** A tale, with what changed in the view and what each seat may do now. */
export type Telling = Tale & { open: string; seats: { own: string; decision: number | null; mayTakeBack: boolean }[] };

export function taleOf(ply: number, by: Seat, told: readonly Told[], seats: number): Tale {
  const texts = told.map(({ event }) => JSON.stringify(event));
  const heardBy = (seat: Seat | null) => `[${texts.filter((_, i) => told[i]!.to === null || told[i]!.to === seat)}]`;
  const events = heardBy(null);
  const forSeat: string[] = [];
  for (let seat = 0; seat < seats; seat++) forSeat.push(told.some(({ to }) => to === seat) ? heardBy(seat) : events);
  return { ply, by, events, forSeat };
}

/** `match` stands as it is after the step. */
export function tellingOf({ ply, entry, before, after, told }: Step, match: Match): Telling {
  return {
    ...taleOf(ply + 1, entry.seat, told, match.seats),
    open: JSON.stringify(diff(before.open, after.open)),
    seats: before.own.map((own, seat) => ({
      own: JSON.stringify(diff(own, after.own[seat])),
      decision: match.asked[seat] ?? null,
      mayTakeBack: match.revocable(seat) !== null,
    })),
  };
}

/** UpdateBody of the protocol for one seat, or for a spectator, without its braces. */
export function updateBody(telling: Telling, seat: Seat | null): string {
  const { ply, by, open } = telling;
  const mine = seat === null ? { own: 'null', decision: null, mayTakeBack: false } : telling.seats[seat]!;
  return (
    `"ply":${ply},"by":${by},"open":${open},"own":${mine.own},"events":${eventsFor(telling, seat)},` +
    `"decision":${mine.decision},"mayTakeBack":${mine.mayTakeBack}`
  );
}

export const eventsFor = ({ events, forSeat }: Tale, seat: Seat | null): string =>
  seat === null ? events : forSeat[seat]!;
