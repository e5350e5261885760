import type { Terms } from './terms.ts';

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
