// A step of the game as texts, each made for its receiver. What everybody may know is written once and shared by all.

import { diff, type Entry, type Match, type Step, type Told } from '@quayside/engine';
import type { Seat } from '@quayside/rules';

/** Events in JSON: those everybody heard of, and for each seat those told to it alone, each with its place among all. */
type Heard = { common: string; asides: readonly (string | undefined)[] };

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

/**
 * A message in two parts: how it begins for everybody, at one table as at the next, and how it ends for its receiver,
 * with what is never the same twice.
 */
export type Said = { common: string; own: string };

/** What a seat may do, where that is not what the step left. */
type Now = { decision?: null; mayTakeBack?: boolean };

export const taleOf = (ply: number, entry: Entry, heard: Heard): Tale => ({
  ply,
  by: entry.seat,
  back: 'back' in entry,
  to: 'back' in entry && entry.agreed ? entry.back : null,
  heard,
});

export function heardOf(told: readonly Told[]): Heard {
  const common: string[] = [];
  const asides: string[][] = [];
  for (const { to, event } of told) {
    const text = JSON.stringify(event);
    if (to === null) common.push(text);
    else {
      asides[to] ??= [];
      asides[to].push(`[${common.length + asides[to].length},${text}]`);
    }
  }
  return { common: `[${common}]`, asides: Array.from(asides, mine => mine && `[${mine}]`) };
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

/** An update for one seat, or for a spectator. */
export const update = (telling: Telling, seat: Seat | null, now: Now = {}): Said => ({
  common: `{"t":"update",${changedForAll(telling)}`,
  own: `${changedForOne(telling, seat, now)}}`,
});

/** UpdateBody of the protocol. */
export const updateBody = (telling: Telling, seat: Seat | null, now: Now = {}): string =>
  `{${changedForAll(telling)}${changedForOne(telling, seat, now)}}`;

/** What was told of the step to one seat, or to a spectator. */
export const taleBody = (tale: Tale, seat: Seat | null): string => `{${toldToAll(tale)}${toldToOne(tale, seat)}}`;

function changedForAll(telling: Telling): string {
  const open = telling.open === 'null' ? '' : `,"open":${telling.open}`;
  return `${toldToAll(telling)}${open}`;
}

const NOTHING = { own: 'null', decision: null, mayTakeBack: false };

function changedForOne(telling: Telling, seat: Seat | null, now: Now): string {
  const mine = seat === null ? NOTHING : { ...telling.seats[seat]!, ...now };
  const from = telling.from === undefined ? '' : `,"from":${telling.from}`;
  const own = mine.own === 'null' ? '' : `,"own":${mine.own}`;
  const decision = mine.decision === null ? '' : `,"decision":${mine.decision}`;
  const mayTakeBack = mine.mayTakeBack ? ',"mayTakeBack":true' : '';
  return `${from}${toldToOne(telling, seat)}${own}${decision}${mayTakeBack}`;
}

function toldToAll({ by, back, to, heard }: Tale): string {
  const went = `${back ? '"back":true,' : ''}${to === null ? '' : `"to":${to},`}`;
  return `"by":${by},${went}"events":${heard.common}`;
}

function toldToOne({ ply, heard }: Tale, seat: Seat | null): string {
  const aside = seat === null ? undefined : heard.asides[seat];
  return `,"ply":${ply}${aside === undefined ? '' : `,"asides":${aside}`}`;
}
