// A step of the game as texts. What everybody may know is written once and shared by all receivers; what one seat
// alone may know stands beside it, under that seat.

import { diff, type Entry, type Match, type Step, type Told } from '@quayside/engine';
import type { Seat } from '@quayside/rules';

/**
 * What was told of one step: to everybody, and to each seat. `ply` counts the log after the step. `back`: the step took
 * something back; `to`: the table agreed to go back to this ply.
 */
export type Tale = { ply: number; by: Seat; back: boolean; to: number | null; events: string; forSeat: string[] };

/** A tale, with what changed in the view and what each seat may do now. `from`: the ply it goes on from, if not the last. */
export type Telling = Tale & {
  from?: number;
  open: string;
  seats: { own: string; decision: number | null; mayTakeBack: boolean }[];
};

/** What a seat may do, where that is not what the step left. */
type Now = { decision?: null; mayTakeBack?: boolean };

export function taleOf(ply: number, entry: Entry, told: readonly Told[], seats: number): Tale {
  const texts = told.map(({ event }) => JSON.stringify(event));
  const heardBy = (seat: Seat | null) => `[${texts.filter((_, i) => told[i]!.to === null || told[i]!.to === seat)}]`;
  const events = heardBy(null);
  const forSeat: string[] = [];
  for (let seat = 0; seat < seats; seat++) forSeat.push(told.some(({ to }) => to === seat) ? heardBy(seat) : events);
  const to = 'back' in entry && entry.agreed ? entry.back : null;
  return { ply, by: entry.seat, back: 'back' in entry, to, events, forSeat };
}

/**
 * `match` stands as it is after the step and whatever the sea answered to it: only the last of these asks anybody
 * anything. Only people are told what they may take back.
 */
export function tellingOf(step: Step, match: Match, isPerson: (seat: Seat) => boolean): Telling {
  const { ply, entry, before, after, told } = step;
  const isLast = after === match.state;
  return {
    ...taleOf(ply + 1, entry, told, match.seats),
    open: JSON.stringify(diff(before.open, after.open)),
    seats: before.own.map((own, seat) => ({
      own: JSON.stringify(diff(own, after.own[seat])),
      decision: isLast ? (match.asked[seat] ?? null) : null,
      mayTakeBack: isLast && isPerson(seat) && match.revocable(seat) !== null,
    })),
  };
}

/** UpdateBody of the protocol for one seat, or for a spectator, without its braces. */
export function updateBody(telling: Telling, seat: Seat | null, now: Now = {}): string {
  const mine =
    seat === null ? { own: 'null', decision: null, mayTakeBack: false } : { ...telling.seats[seat]!, ...now };
  const from = telling.from === undefined ? '' : `"from":${telling.from},`;
  return (
    `${from}${taleBody(telling, seat)},"open":${telling.open},"own":${mine.own},` +
    `"decision":${mine.decision},"mayTakeBack":${mine.mayTakeBack}`
  );
}

export const update = (telling: Telling, seat: Seat | null, now: Now = {}): string =>
  `{"t":"update",${updateBody(telling, seat, now)}}`;

/** What was told of the step to one seat, or to a spectator, without its braces. */
export function taleBody({ ply, by, back, to, events, forSeat }: Tale, seat: Seat | null): string {
  const heard = seat === null ? events : forSeat[seat]!;
  return `"ply":${ply},"by":${by},${back ? '"back":true,' : ''}${to === null ? '' : `"to":${to},`}"events":${heard}`;
}
