// A step of the game as texts, each made for its receiver. What everybody may know is written once and shared by all.

import { diff, type Entry, eventsFor, type Match, type Step, type Told } from '@quayside/engine';
import type { Seat } from '@quayside/rules';

/** The events one seat heard of, or a spectator, as a list in JSON. */
type Heard = (seat: Seat | null) => string;

/**
 * What was told of one step. `ply` counts the log after the step. `back`: the step took something back; `to`: the table
 * agreed to go back to this ply.
 */
export type Tale = { ply: number; by: Seat; back: boolean; to: number | null; heard: Heard };

/** A tale, with what changed in the view and what each seat may do now. `from`: the ply it goes on from, if not the last. */
export type Telling = Tale & {
  from?: number;
  open: string;
  seats: { own: string; decision: number | null; mayTakeBack: boolean }[];
};

/** What a seat may do, where that is not what the step left. */
type Now = { decision?: null; mayTakeBack?: boolean };

export const taleOf = (ply: number, entry: Entry, heard: Heard): Tale => ({
  ply,
  by: entry.seat,
  back: 'back' in entry,
  to: 'back' in entry && entry.agreed ? entry.back : null,
  heard,
});

/** To be told at once, to everybody. */
export function heardNow(told: readonly Told[]): Heard {
  const texts = told.map(({ event }) => JSON.stringify(event));
  const listFor = (seat: Seat | null) => `[${texts.filter((_, i) => told[i]!.to === null || told[i]!.to === seat)}]`;
  const common = listFor(null);
  return seat => (told.some(({ to }) => to === seat && to !== null) ? listFor(seat) : common);
}

/** To be kept, should somebody ask again: one text instead of one for each seat. */
export function heardThen(told: readonly Told[]): Heard {
  const text = JSON.stringify(told);
  return seat => JSON.stringify(eventsFor(JSON.parse(text), seat));
}

/**
 * `match` stands as it is after the step and whatever the sea answered to it: only the last of these asks anybody
 * anything. What may be taken back is told where it is known already; else when the table rests.
 */
export function tellingOf(tale: Tale, step: Step, match: Match): Telling {
  const { before, after } = step;
  const isLast = after === match.state;
  return {
    ...tale,
    open: JSON.stringify(diff(before.open, after.open)),
    seats: before.own.map((own, seat) => ({
      own: JSON.stringify(diff(own, after.own[seat])),
      decision: isLast ? (match.asked[seat] ?? null) : null,
      mayTakeBack: isLast && match.isKnownRevocable(seat),
    })),
  };
}

/** UpdateBody of the protocol for one seat, or for a spectator, without its braces. */
export function updateBody(telling: Telling, seat: Seat | null, now: Now = {}): string {
  const mine = seat === null ? NOTHING : { ...telling.seats[seat]!, ...now };
  const from = telling.from === undefined ? '' : `"from":${telling.from},`;
  const open = telling.open === 'null' ? '' : `,"open":${telling.open}`;
  const own = mine.own === 'null' ? '' : `,"own":${mine.own}`;
  const decision = mine.decision === null ? '' : `,"decision":${mine.decision}`;
  return `${from}${taleBody(telling, seat)}${open}${own}${decision}${mine.mayTakeBack ? ',"mayTakeBack":true' : ''}`;
}

const NOTHING = { own: 'null', decision: null, mayTakeBack: false };

export const update = (telling: Telling, seat: Seat | null, now: Now = {}): string =>
  `{"t":"update",${updateBody(telling, seat, now)}}`;

/** What was told of the step to one seat, or to a spectator, without its braces. */
export function taleBody({ ply, by, back, to, heard }: Tale, seat: Seat | null): string {
  const went = `${back ? '"back":true,' : ''}${to === null ? '' : `"to":${to},`}`;
  return `"ply":${ply},"by":${by},${went}"events":${heard(seat)}`;
}
