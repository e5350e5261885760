// Gives this process its time and its random numbers, so that two servers run one after the other send the same bytes
// wherever nothing but chance and time would make them differ.

import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import { mock } from 'node:test';

// Before the real time, by which the database stamps guests and tables: after it, they would be swept as stale.
const START = Date.UTC(2020, 0, 1);
const STEP_MS = 1000;
const { randomBytes, randomInt, randomUUID } = crypto;
const { now } = performance;
const { setTimeout: realTimeout, clearTimeout: realClear } = globalThis;
const SHORT_MS = 100; // what the server puts off for a moment: such timers run when the test says so

type Timer = { run(): void; unref(): Timer };

export class FixedChance {
  #moment = 0;
  #drawn = 0;
  readonly #timers = new Set<Timer>();

  private constructor() {
    mock.timers.enable({ apis: ['Date'], now: START });
    const replaced = { randomBytes: this.#bytes, randomInt: this.#int, randomUUID: this.#uuid };
    Object.assign(crypto, replaced);
    syncBuiltinESMExports();
    performance.now = () => this.#moment * STEP_MS;
    globalThis.setTimeout = this.#setTimeout as typeof setTimeout;
    globalThis.clearTimeout = this.#clearTimeout as typeof clearTimeout;
  }

  /** Real time and real chance come back when `run` has ended. */
  static async during<T>(run: (chance: FixedChance) => Promise<T>): Promise<T> {
    const chance = new FixedChance();
    try {
      return await run(chance);
    } finally {
      mock.timers.reset();
      Object.assign(crypto, { randomBytes, randomInt, randomUUID });
      syncBuiltinESMExports();
      performance.now = now;
      globalThis.setTimeout = realTimeout;
      globalThis.clearTimeout = realClear;
    }
  }

  /** From now on it is this moment; whatever was drawn before has no influence on what is drawn next. */
  set(moment: number): void {
    this.#moment = moment;
    this.#drawn = 0;
    mock.timers.setTime(START + moment * STEP_MS);
  }

  /** Everything that was put off for a moment happens now. */
  runTimers(): void {
    for (const timer of this.#timers) {
      this.#timers.delete(timer);
      timer.run();
    }
  }

  readonly #setTimeout = (run: () => void, ms = 0, ...rest: []) => {
    if (ms > SHORT_MS) return realTimeout(run, ms, ...rest);
    const timer: Timer = { run, unref: () => timer };
    this.#timers.add(timer);
    return timer;
  };

  readonly #clearTimeout = (timer: Timer & NodeJS.Timeout): void => {
    if (!this.#timers.delete(timer)) realClear(timer);
  };

  readonly #bytes = (count: number): Buffer => {
    const blocks = Array.from({ length: Math.ceil(count / 32) }, () => this.#block());
    return Buffer.concat(blocks).subarray(0, count);
  };

  readonly #int = (max: number): number => this.#block().readUInt32BE() % max;

  readonly #uuid = (): string => {
    const hex = this.#block().toString('hex');
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  };

  #block(): Buffer {
    this.#drawn += 1;
    return crypto.createHash('sha256').update(`${this.#moment} ${this.#drawn}`).digest();
  }
}
