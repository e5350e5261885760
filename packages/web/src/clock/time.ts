// Time on the clocks: what is left, how it is said, and when it is short.

import type { SeatClock } from '@quayside/protocol';
import { CLOCKS, type ClockName } from '@quayside/protocol/timeControls';
import { words } from './words.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MANY_HOURS = 10 * HOUR; // minutes say nothing any more

/** Milliseconds left on a clock at a moment of the server's time. */
export const leftAt = ({ left, deadline }: SeatClock, now: number): number =>
  deadline === null ? left : Math.max(0, deadline - now);

/** As short as a plate needs it: 2 d 4 h, 23 h, 5 h 07 min, 9:03. */
export function shortTime(ms: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  if (ms >= DAY) return words.daysAndHours(Math.floor(ms / DAY), Math.floor((ms % DAY) / HOUR));
  if (ms >= MANY_HOURS) return words.hours(Math.floor(ms / HOUR));
  if (ms >= HOUR) return words.hoursAndMinutes(Math.floor(ms / HOUR), two(Math.floor((ms % HOUR) / MINUTE)));
  const seconds = Math.ceil(ms / SECOND);
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

const UNITS = [
  [DAY, words.unit.day],
  [HOUR, words.unit.hour],
  [MINUTE, words.unit.minute],
  [SECOND, words.unit.second],
] as const;

/** As it is read aloud: the greatest units, two of them unless told otherwise. */
export function longTime(ms: number, units = 2): string {
  const first = UNITS.findIndex(([unit]) => ms >= unit);
  if (first < 0) return words.noTime;
  let left = ms;
  const parts: string[] = [];
  for (const [unit, inWords] of UNITS.slice(first, first + units)) {
    const n = Math.floor(left / unit);
    left %= unit;
    if (n > 0) parts.push(inWords(n));
  }
  return parts.join(' ');
}

/** How long ago, for lists: just now, 5 minutes ago. */
export const ago = (ms: number): string => (ms < MINUTE ? words.justNow : words.ago(longTime(ms, 1)));

const LOW = { live: 30 * SECOND, days: 3 * HOUR };

/** Whether the owner of such a clock should hurry. */
export function isLow(name: ClockName, left: number): boolean {
  const clock = CLOCKS[name];
  return clock.kind !== 'none' && left <= LOW[clock.kind];
}

/** A clock as the host chooses it. */
export function clockInWords(name: ClockName): string {
  const clock = CLOCKS[name];
  if (clock.kind === 'none') return words.noClock;
  if (clock.kind === 'days') return words.forEach(longTime(clock.each));
  return words.bankAndMore(longTime(clock.bank), longTime(clock.increment));
}
