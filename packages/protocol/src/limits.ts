// Lists and limits every side knows. Apart from the schemas, which the browser does without.

import type { Terms } from './terms.ts';

export const LEVELS = ['deckhand', 'mate', 'captain', 'admiral'] as const;
export type Level = (typeof LEVELS)[number];

export const LIMITS = {
  nameLength: 24, // characters
  frameBytes: 16 * 1024,
  framesPerSecond: 30, // sustained, per socket
  tablesPerGuest: 50, // not yet over
  spectators: 100, // per table
  lineLength: 500, // characters of one line of talk
  linesPerPage: 100,
  gamesPerPage: 30,
  lateByEntries: 50,
  lateByMinutes: 60,
  webhookLength: 500, // characters
};

/** How much time people have. `bank` is filled up by `increment` after every decision; `each` is for one decision. */
export type Clock =
  | { kind: 'none' }
  | { kind: 'live'; bank: number; increment: number } // ms
  | { kind: 'days'; each: number }; // ms

const [SECOND, MINUTE, DAY] = [1000, 60_000, 86_400_000];

export const CLOCK_NAMES = ['none', 'brisk', 'steady', 'long', 'day', 'three-days', 'week'] as const;
export type ClockName = (typeof CLOCK_NAMES)[number];
export const CLOCKS: Record<ClockName, Clock> = {
  none: { kind: 'none' },
  brisk: { kind: 'live', bank: 3 * MINUTE, increment: 5 * SECOND },
  steady: { kind: 'live', bank: 10 * MINUTE, increment: 15 * SECOND },
  long: { kind: 'live', bank: 30 * MINUTE, increment: 30 * SECOND },
  day: { kind: 'days', each: DAY },
  'three-days': { kind: 'days', each: 3 * DAY },
  week: { kind: 'days', each: 7 * DAY },
};

/** What holds at a table unless its host says otherwise. */
export const TERMS: Terms = {
  clock: 'none',
  runOut: 'bot',
  standIn: 'mate',
  watching: 'open',
  lateBy: { entries: 10, minutes: 0 },
  readyMarks: true,
  spectatorsTalk: false,
};

/** Whom one played against: people, nobody, or only bots, of whom the strongest counts. */
export const OPPONENTS = ['people', 'admiral', 'captain', 'mate', 'deckhand', 'nobody'] as const;
export type Opponents = (typeof OPPONENTS)[number];
