// Uptime: the time clocks and absences are counted in. It follows the monotonic clock, so setting the wall clock
// changes nobody's time; and it stands still while the server is down or can save nothing, so that costs nobody any
// time. Deadlines are stored in uptime and sent in wall-clock time.

import type { FastifyBaseLogger } from 'fastify';
import type { Committer } from '../store/committer.ts';
import type { Store } from '../store/store.ts';
import type { ServerTime } from './serverTime.ts';

const HEARTBEAT_MS = 5000;
const STEP_MS = 1000; // a wall clock that is off by more has been set

export class UptimeClock implements ServerTime {
  readonly #committer: Committer;
  readonly #log: FastifyBaseLogger;
  readonly #heart: NodeJS.Timeout;
  /** Uptime, and the machine's monotonic clock at that moment. */
  #base: number;
  #since = performance.now();
  #isHeld = false;
  /** How far the wall clock is ahead of uptime. */
  #ahead: number;

  private constructor(committer: Committer, log: FastifyBaseLogger, base: number) {
    this.#committer = committer;
    this.#log = log;
    this.#base = base;
    this.#ahead = Date.now() - base;
    this.#heart = setInterval(() => void this.#beat(), HEARTBEAT_MS).unref();
    committer.health.observe(failure => (failure ? this.#hold() : this.#goOn()));
  }

  /**
   * Goes on from where it was when the server was last known to be alive, however long ago that is by the wall clock.
   */
  static async begin(store: Store, committer: Committer, log: FastifyBaseLogger): Promise<UptimeClock> {
    const last = await store.heartbeat();
    const time = new UptimeClock(committer, log, last ? last.alive - last.lost : Date.now());
    await time.#beat();
    return time;
  }

  now(): number {
    return this.#isHeld ? this.#base : Math.floor(this.#base + performance.now() - this.#since);
  }

  /** It stands still, because nothing can be saved. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  wallClock(): number {
    return Date.now();
  }

  /** A moment of uptime by the wall clock. */
  toWallClock(time: number): number {
    return time + this.#aheadNow();
  }

  /** A moment by the wall clock in uptime; off by as much as that clock was set since. */
  fromWallClock(real: number): number {
    return real - this.#aheadNow();
  }

  async stop(): Promise<void> {
    clearInterval(this.#heart);
    await this.#beat();
  }

  /** Constant until the wall clock is set, so that a deadline sent twice is the same number twice. */
  #aheadNow(): number {
    const ahead = Date.now() - this.now();
    const step = ahead - this.#ahead;
    if (Math.abs(step) <= STEP_MS) return this.#ahead;
    if (!this.#isHeld) this.#log.info({ step }, 'the wall clock was set, or the machine slept');
    this.#ahead = ahead;
    return ahead;
  }

  #hold(): void {
    this.#base = this.now();
    this.#isHeld = true;
  }

  #goOn(): void {
    this.#since = performance.now();
    this.#isHeld = false;
  }

  /** A heartbeat that cannot be written does not stop the server: time is then credited from the last one on. */
  async #beat(): Promise<void> {
    const alive = Date.now();
    const heartbeat = { alive, lost: alive - this.now() };
    await this.#committer.save([{ kind: 'heartbeat', heartbeat }]).catch(() => {});
  }
}
