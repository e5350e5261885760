// Works on the jobs of a queue. Jobs of a killed worker stay locked for some seconds; then another worker does them.

import { Worker } from 'bullmq';
import { CLOSE_MS, endWithin, lasting } from './connection.ts';
import type { Job } from './jobQueue.ts';
import { QueueClock } from './queueClock.ts';

const LOCK_MS = 6000; // renewed while a job is worked on; after it a silent worker is taken for dead
const STALLED_MS = 3000; // how often workers look for jobs of dead ones
const STALLED_AT_MOST = 1000; // workers may be killed again and again, and no job is given up for it

type WorkerTerms = {
  /** How many jobs at the same time. */
  atOnce: number;
  /** Errors of the connection, which is restored by itself. */
  failed?(error: Error): void;
};

export class JobWorker<Data, Result> {
  readonly #worker: Worker<Job<Data>, Result, string>;
  readonly #clock: QueueClock;
  #isClosed = false;

  /**
   * `work` must leave the event loop free, or the lock is not renewed. It is given the milliseconds that are left until
   * nobody waits any more; null: somebody always does.
   */
  constructor(
    url: string,
    name: string,
    work: (data: Data, msLeft: number | null) => Promise<Result>,
    { atOnce, failed = () => {} }: WorkerTerms,
  ) {
    this.#worker = new Worker(
      name,
      async ({ data: { data, at, ms } }) => {
        const msLeft = ms === null ? null : at + ms - this.#clock.now();
        if (msLeft !== null && msLeft <= 0) throw new Error('nobody waits for it any more');
        return work(data, msLeft);
      },
      {
        connection: lasting(url, () => this.#isClosed),
        concurrency: atOnce,
        lockDuration: LOCK_MS,
        stalledInterval: STALLED_MS,
        maxStalledCount: STALLED_AT_MOST,
      },
    );
    this.#worker.on('error', failed);
    this.#clock = new QueueClock(url);
  }

  /** Leaves what it works on to others, who begin it anew once its lock has run out. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#clock.close();
    await endWithin(CLOSE_MS, this.#worker.close(true));
    await endWithin(CLOSE_MS, this.#worker.disconnect());
  }
}
