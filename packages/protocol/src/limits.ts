// Lists and limits every side knows. Apart from the schemas, which the browser does without.

export const LEVELS = ['deckhand', 'mate', 'captain', 'admiral'] as const;
export type Level = (typeof LEVELS)[number];

export const LIMITS = {
  nameLength: 24, // characters
  frameBytes: 16 * 1024,
  framesPerSecond: 30, // sustained, per socket
  tablesPerGuest: 50, // not yet over
  spectators: 100, // per table
};
