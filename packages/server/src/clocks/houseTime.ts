// House time: the server's clock less all the time it was not running. Deadlines are kept in it, so whatever the server
// missed is credited to everybody at once; they are told in real time.

import type { FastifyBaseLogger } from 'fastify';
import type { Store } from '../store/store.ts';

const HEARTBEAT_MS = 5000;

export class HouseTime {
  readonly #store: Store;
  readonly #log: FastifyBaseLogger;
  readonly #lost: number;
  readonly #heart: NodeJS.Timeout;

  private constructor(store: Store, log: FastifyBaseLogger, lost: number) {
    this.#store = store;
    this.#log = log;
    this.#lost = lost;
    this.#heart = setInterval(() => void this.#beat(), HEARTBEAT_MS).unref();
  }

  static async begin(store: Store, log: FastifyBaseLogger): Promise<HouseTime> {
    const last = await store.watch();
    const missed = last ? Math.max(0, Date.now() - last.alive) : 0;
    const time = new HouseTime(store, log, (last?.lost ?? 0) + missed);
    await time.#beat();
    return time;
  }

  now(): number {
    return Date.now() - this.#lost;
  }

  /** A moment of house time by the clock on the wall. */
  real(time: number): number {
    return time + this.#lost;
  }

  async stop(): Promise<void> {
    clearInterval(this.#heart);
    await this.#beat();
  }

  /** A store that cannot be written just now is no reason to fall: the time is then credited twice at most. */
  async #beat(): Promise<void> {
    const watch = { alive: Date.now(), lost: this.#lost };
    await this.#store.write([{ kind: 'watch', watch }]).catch(error => {
      this.#log.error({ err: error }, 'the heartbeat could not be written');
    });
  }
}
