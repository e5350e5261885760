// The time where several nodes share a database: by the clock of the database, so that all of them agree.
// Between two beats it follows the node's own monotonic clock; setting the clock of a node changes nothing.

import type { ServerTime } from '../room/serverTime.ts';
import type { Beat } from './session.ts';

const LATE_MS = 1000;
const TRIES = 4;
const STEP_MS = 250; // a beat that differs by more than this, and than it took, corrects the time

export class SharedTime implements ServerTime {
  readonly isHeld = false; // what cannot be saved ends the session, and with it everything that is timed
  /** How far the clock of the database is ahead of this process's monotonic clock. */
  #ahead: number | null = null;
  /** How long no node has been running, in all. */
  #lost = 0;

  /** Before anything is timed by it: an answer that came late tells little, so one is asked for again. */
  async measure(beat: () => Promise<Beat>): Promise<void> {
    for (let tries = 0; tries < TRIES; tries++) {
      const measured = await beat();
      this.measured(measured);
      if (measured.answeredAt - measured.sentAt < LATE_MS) return;
    }
  }

  measured({ now, lost, sentAt, answeredAt }: Beat): void {
    const ahead = now - (sentAt + answeredAt) / 2;
    const isOff = this.#ahead === null || Math.abs(ahead - this.#ahead) > STEP_MS + (answeredAt - sentAt);
    if (isOff) this.#ahead = ahead;
    this.#lost = lost;
  }

  now(): number {
    return this.wallClock() - this.#lost;
  }

  wallClock(): number {
    return this.#ahead === null ? Date.now() : Math.floor(performance.now() + this.#ahead);
  }

  toWallClock(time: number): number {
    return time + this.#lost;
  }

  fromWallClock(real: number): number {
    return real - this.#lost;
  }

  async stop(): Promise<void> {}
}
