// Limits that both sides know. Apart from the schemas, which the browser does without.

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
