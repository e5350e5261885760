// Time on the clocks: what is left, how it is said, and when it is short.

import type { SeatClock } from '@quayside/protocol';
import { CLOCKS, type ClockName } from '@quayside/protocol/limits';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Milliseconds left on a clock at a moment of the server's time. */
export const leftAt = ({ left, deadline }: SeatClock, now: number): number =>
  deadline === null ? left : Math.max(0, deadline - now);

/** As short as a plate needs it: 2 d 4 h, 5 h 07 min, 9:03. */
export function shortTime(ms: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  if (ms >= DAY) return `${Math.floor(ms / DAY)} d ${Math.floor((ms % DAY) / HOUR)} h`;
  if (ms >= HOUR) return `${Math.floor(ms / HOUR)} h ${two(Math.floor((ms % HOUR) / MINUTE))} min`;
  const seconds = Math.ceil(ms / SECOND);
  return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
}

/** As it is read aloud: the two greatest units. */
export function longTime(ms: number): string {
  const units = [
    [DAY, 'day'],
    [HOUR, 'hour'],
    [MINUTE, 'minute'],
    [SECOND, 'second'],
  ] as const;
  const first = units.findIndex(([unit]) => ms >= unit);
  if (first < 0) return 'no time';
  const [unit] = units[first]!;
  const counts = [
    [Math.floor(ms / unit), units[first]![1]],
    [units[first + 1] ? Math.floor((ms % unit) / units[first + 1]![0]) : 0, units[first + 1]?.[1] ?? ''],
  ] as const;
  return counts.flatMap(([n, word]) => (n === 0 ? [] : [`${n} ${word}${n === 1 ? '' : 's'}`])).join(' ');
}

/** How long ago, for lists: just now, 5 minutes ago. */
export const ago = (ms: number): string => (ms < MINUTE ? 'just now' : `${longTime(ms).replace(/ \d+ \w+$/, '')} ago`);

const LOW = { live: 30 * SECOND, days: 3 * HOUR };

/** Whether the owner of such a clock should hurry. */
export function isLow(name: ClockName, left: number): boolean {
  const clock = CLOCKS[name];
  return clock.kind !== 'none' && left <= LOW[clock.kind];
}

/** A clock as the host chooses it. */
export function clockInWords(name: ClockName): string {
  const clock = CLOCKS[name];
  if (clock.kind === 'none') return 'No clock';
  if (clock.kind === 'days') return `${longTime(clock.each)} for every decision`;
  return `${longTime(clock.bank)}, and ${longTime(clock.increment)} more for every decision`;
}
