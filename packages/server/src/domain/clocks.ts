// The clocks of one table as data, and pure functions of them and the time. Times are in uptime (uptime.ts), which
// stands still while the server is down.

import type { Clock } from '@quayside/protocol';
import type { Seat } from '@quayside/rules';

export type SeatTime = {
  /** The decision this clock is for; null while its person has none to make. */
  decision: number | null;
  /** What was left when it last began to run, or is left while it stands; ms. */
  left: number;
  /** Since when it runs; null while it stands. */
  since: number | null;
  /** It has run out at this decision. */
  out: boolean;
  /** The others have agreed that a bot plays this decision. */
  lent: boolean;
  /**
   * How many decisions its person has made and not taken back, for how many the increment was given, and how many were
   * begun with all of their time: a decision made again after a take-back earns nothing a second time. Absent in clocks
   * stored by older servers: 0.
   */
  made?: number;
  rewarded?: number;
  begun?: number;
};

/**
 * `wanted`: who has agreed to pause or, when paused, to go on. `shownToOthers`: while commitments to a joint decision
 * are secret, the clocks shown to others, which run as if nobody had committed. They are stored because they cannot be
 * computed again after a restart.
 */
export type Clocks = { seats: SeatTime[]; paused: number | null; wanted: Seat[]; shownToOthers?: SeatTime[] | null };

/** By seat, the decision to be made; null for none. */
type DecisionBySeat = readonly (number | null)[];

export type RunningClock = Exclude<Clock, { kind: 'none' }>;

export function newClocks(clock: RunningClock, seats: number): Clocks {
  const seat: SeatTime = { decision: null, left: fullOf(clock), since: null, out: false, lent: false };
  return { seats: Array.from({ length: seats }, () => seat), paused: null, wanted: [] };
}

const fullOf = (clock: RunningClock): number => (clock.kind === 'live' ? clock.bank : clock.each);

export const deadlineOf = ({ since, left }: SeatTime): number | null => (since === null ? null : since + left);

/** When the first clock runs out. */
export function firstDeadline({ seats }: Clocks): number | null {
  const deadlines = seats.map(deadlineOf).filter(deadline => deadline !== null);
  return deadlines.length > 0 ? Math.min(...deadlines) : null;
}

/** The server was down for `ms`: running clocks are moved forward by that time, so that nobody loses it. */
export function withOutageCredited(clocks: Clocks, ms: number): Clocks {
  const later = (time: SeatTime): SeatTime => (time.since === null ? time : { ...time, since: time.since + ms });
  const { seats, shownToOthers } = clocks;
  return { ...clocks, seats: seats.map(later), ...(shownToOthers && { shownToOthers: shownToOthers.map(later) }) };
}

/** Who has just taken a move back; `all` when the table went back by agreement; null when neither happened. */
export type Returned = Seat | 'all' | null;

type Change = { asked: DecisionBySeat; byPeople: DecisionBySeat; now: number; returned?: Returned };

/**
 * The game moved on, or somebody came or left. `asked`: what the game asks; `byPeople`: the same without what bots
 * decide. Whoever has a bot as stand-in has not answered, and earns no increment.
 */
export function advanced(
  clocks: Clocks,
  clock: RunningClock,
  { asked, byPeople, now, returned = null }: Change,
): Clocks {
  const seats = clocks.seats.map((time, seat): SeatTime => {
    const decision = byPeople[seat] ?? null;
    if (decision === time.decision) return time;
    const { made: before = 0, rewarded = 0, begun = 0 } = time;
    const hasAnswered = returned === null && time.decision !== null && time.decision !== asked[seat];
    const made = hasAnswered ? before + 1 : returned === seat ? Math.max(0, before - 1) : before;
    const isRewarded = hasAnswered && made > rewarded;
    const left = leftNow(time, now) + (clock.kind === 'live' && isRewarded ? clock.increment : 0);
    const isBegunAnew = made >= begun || returned === 'all';
    const isReplaced = decision === null && (asked[seat] ?? null) !== null; // whoever comes back begins anew
    return {
      decision,
      left: decision !== null && isBegunAnew ? atLeast(clock, left) : left,
      since: decision === null || clocks.paused !== null ? null : now,
      out: false,
      lent: false,
      made,
      rewarded: Math.max(rewarded, made),
      begun: isReplaced ? made : decision === null ? begun : Math.max(begun, made + 1),
    };
  });
  return seats.every((time, seat) => time === clocks.seats[seat]) ? clocks : { ...clocks, seats };
}

/** For each decision in days-long play all of its time; in live play, however late it is, one increment. */
const atLeast = (clock: RunningClock, left: number): number =>
  clock.kind === 'days' ? clock.each : Math.max(left, clock.increment);

const leftNow = ({ left, since }: SeatTime, now: number): number =>
  since === null ? left : Math.max(0, left - (now - since));

/** The clocks with those shown to others; null: the real ones are shown. */
export const withShownToOthers = (clocks: Clocks, shownToOthers: SeatTime[] | null): Clocks =>
  shownToOthers === (clocks.shownToOthers ?? null) ? clocks : { ...clocks, shownToOthers: shownToOthers };

/**
 * The clocks shown to others while commitments are secret: they run on for all of `deciding`, whom everybody knows to
 * be asked, unless a bot decides there. A decision that begins is counted from `ply`.
 */
export function nextShownToOthers(
  { seats, shownToOthers, ...clocks }: Clocks,
  clock: RunningClock,
  { deciding, byPeople, ply, now }: { deciding: readonly Seat[]; byPeople: readonly Seat[]; ply: number; now: number },
): SeatTime[] {
  const before = shownToOthers ?? seats;
  const asked = before.map(({ decision }, seat) => (deciding.includes(seat) ? (decision ?? ply) : null));
  const askedOfPeople = asked.map((decision, seat) => (byPeople.includes(seat) ? decision : null));
  return advanced({ ...clocks, seats: before }, clock, { asked, byPeople: askedOfPeople, now }).seats;
}

/** The clock of a seat as another seat, or a spectator, may know it. */
export const timeShownToOthers = ({ seats, shownToOthers }: Clocks, seat: Seat): SeatTime | undefined =>
  shownToOthers?.[seat] ?? seats[seat];

/** Stops the clocks that have just run out, and says whose. That is shown to others even in a secret joint decision. */
export function runOut(clocks: Clocks, now: number): { clocks: Clocks; out: Seat[] } {
  const out = [...clocks.seats.keys()].filter(seat => {
    const deadline = deadlineOf(clocks.seats[seat]!);
    return deadline !== null && deadline <= now;
  });
  const stopped = (time: SeatTime, seat: Seat) =>
    out.includes(seat) ? { ...time, left: 0, since: null, out: true } : time;
  return { clocks: out.length > 0 ? changed(clocks, stopped) : clocks, out };
}

/** Changes the real clocks and those shown to others in the same way. */
const changed = (clocks: Clocks, change: (time: SeatTime, seat: Seat) => SeatTime): Clocks => ({
  ...clocks,
  seats: clocks.seats.map(change),
  ...(clocks.shownToOthers && { shownToOthers: clocks.shownToOthers.map(change) }),
});

export const lentToBot = (clocks: Clocks, seat: Seat): Clocks => ({
  ...clocks,
  seats: clocks.seats.with(seat, { ...clocks.seats[seat]!, lent: true }),
});

export const paused = (clocks: Clocks, now: number): Clocks => ({
  ...changed(clocks, time => ({ ...time, left: leftNow(time, now), since: null })),
  paused: now,
  wanted: [],
});

export const resumed = (clocks: Clocks, now: number): Clocks => ({
  ...changed(clocks, time => (time.decision === null || time.out ? time : { ...time, since: now })),
  paused: null,
  wanted: [],
});
