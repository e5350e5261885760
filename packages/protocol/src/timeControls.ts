// How much time a table may give its people. Apart from the schemas, which the browser does without.

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
