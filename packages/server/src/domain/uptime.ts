// The time by which clocks and absences are counted (room/uptimeClock.ts).

/** `now` counts only while the server runs and can save; ms. */
export type Uptime = {
  now(): number;
  /** Uptime stands still, because nothing can be saved. */
  readonly isHeld: boolean;
  /** The wall clock; where several nodes share a database, that of the database. */
  wallClock(): number;
  /** A moment of uptime by the wall clock. */
  toWallClock(time: number): number;
};
