// The clock of Redis, by which jobs have deadlines: the clocks of machines that add jobs and work on them may differ.

import { Redis } from 'ioredis';

const ASKED_EVERY_MS = 60_000;

export class QueueClock {
  readonly #url: string;
  readonly #timer: NodeJS.Timeout;
  #ahead = 0;

  constructor(url: string) {
    this.#url = url;
    const set = () => void this.#set().catch(() => {}); // the queue says so itself when it cannot be reached
    this.#timer = setInterval(set, ASKED_EVERY_MS).unref();
    set();
  }

  /** In ms since 1970. Until Redis has answered for the first time, by this machine. */
  now(): number {
    return Date.now() + this.#ahead;
  }

  close(): void {
    clearInterval(this.#timer);
  }

  async #set(): Promise<void> {
    const redis = new Redis(this.#url, { lazyConnect: true, retryStrategy: () => null });
    redis.on('error', () => {});
    try {
      await redis.connect();
      const sentAt = Date.now();
      const [seconds, microseconds] = (await redis.time()).map(Number) as [number, number];
      this.#ahead = seconds * 1000 + microseconds / 1000 - (sentAt + Date.now()) / 2;
    } finally {
      redis.disconnect();
    }
  }
}
