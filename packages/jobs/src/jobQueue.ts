// Work for other processes, through a queue on Redis (BullMQ). A job has an id of its own and is answered once, even if
// workers are killed, Redis loses its data, or a restarted process adds the same job again.

import { Queue, QueueEvents } from 'bullmq';
import { CLOSE_MS, endWithin, lasting } from './connection.ts';
import { QueueClock } from './queueClock.ts';

const ATTEMPTS = 5; // until a job that throws is given up
const RETRY_MS = 500;
const KEPT_SECONDS = 24 * 3600; // an answer that nobody has fetched
const KEPT_AFTER_DEADLINE_SECONDS = 60; // one that nobody waits for any more
const LOOK_AGAIN_MS = 2000; // at all open jobs, in case an event was missed or Redis has lost them

/** `at`: when it was added, by the clock of Redis. After `ms` nobody waits for the answer any more. */
export type Job<Data> = { data: Data; at: number; ms: number | null };

/**
 * `ms`: how long to wait for the answer. `beginMs`: how long until a worker has begun, so that nobody waits long when
 * no worker is running. Left out: no limit.
 */
type Deadlines = { ms?: number | null; beginMs?: number | null };

type Waiting<Data, Result> = {
  job: Job<Data>;
  resolve(result: Result): void;
  reject(error: Error): void;
  begun?: () => void;
};

export class JobQueue<Data, Result> {
  readonly #queue: Queue<Job<Data>, Result, string>;
  readonly #events: QueueEvents;
  readonly #waiting = new Map<string, Waiting<Data, Result>>();
  readonly #timer: NodeJS.Timeout;
  readonly #clock: QueueClock;
  #isLooking = false;
  #isClosed = false;

  /** `failed`: told of errors of the connection, which is restored by itself. */
  constructor(url: string, name: string, failed: (error: Error) => void = () => {}) {
    const connection = lasting(url, () => this.#isClosed);
    this.#queue = new Queue(name, { connection });
    this.#events = new QueueEvents(name, { connection });
    this.#queue.on('error', failed);
    this.#events.on('error', failed);
    const settle = ({ jobId }: { jobId: string }) => void this.#settle(jobId).catch(failed);
    this.#events.on('completed', settle);
    this.#events.on('failed', settle);
    this.#events.on('active', ({ jobId }) => this.#waiting.get(jobId)?.begun?.());
    this.#clock = new QueueClock(url);
    this.#timer = setInterval(() => void this.#lookAgain().catch(failed), LOOK_AGAIN_MS);
    this.#timer.unref();
  }

  /**
   * Resolves with what a worker answered. A job that throws is tried again, unless it has a deadline; then its last
   * error is thrown. When nobody waits any more it is taken out of the queue and an error is thrown. The same id is the
   * same job.
   */
  run(id: string, data: Data, { ms = null, beginMs = null }: Deadlines = {}): Promise<Result> {
    const job = { data, at: this.#clock.now(), ms };
    const timers = [
      ms === null ? undefined : setTimeout(() => this.#giveUp(id, `no answer within ${ms} ms`), ms),
      beginMs === null ? undefined : setTimeout(() => this.#giveUp(id, `not begun within ${beginMs} ms`), beginMs),
    ];
    const begun = () => clearTimeout(timers[1]);
    const answer = new Promise<Result>((resolve, reject) => this.#waiting.set(id, { job, resolve, reject, begun }));
    void this.#add(id, job).catch((error: Error) => this.#reject(id, error));
    return answer.finally(() => {
      for (const timer of timers) clearTimeout(timer);
    });
  }

  /** Jobs nobody has begun yet. */
  waitingJobs(): Promise<number> {
    return this.#queue.getWaitingCount();
  }

  /** Jobs wait, and no worker is busy with any. */
  async isUnattended(): Promise<boolean> {
    const { waiting = 0, active = 0 } = await this.#queue.getJobCounts('waiting', 'active');
    return waiting > 0 && active === 0;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    this.#clock.close();
    for (const id of this.#waiting.keys()) this.#reject(id, new Error('the queue was closed'));
    await endWithin(CLOSE_MS, Promise.all([this.#queue.close(), this.#events.close()]));
    await endWithin(CLOSE_MS, Promise.all([this.#queue.disconnect(), this.#events.disconnect()]));
  }

  /** A job of an earlier process that has this id is taken over; one that had failed is tried anew. */
  async #add(id: string, job: Job<Data>): Promise<void> {
    const earlier = job.ms === null ? await this.#queue.getJob(id) : null;
    if (earlier && (await earlier.isFailed())) await earlier.remove();
    const age = job.ms === null ? KEPT_SECONDS : KEPT_AFTER_DEADLINE_SECONDS;
    await this.#queue.add('job', job, {
      jobId: id,
      attempts: job.ms === null ? ATTEMPTS : 1,
      backoff: { type: 'fixed', delay: RETRY_MS },
      removeOnComplete: { age },
      removeOnFail: { age },
    });
    // Redis may have been away until after the deadline.
    if (job.ms === null) await this.#settle(id);
    else if (!this.#waiting.has(id)) await this.#queue.remove(id);
  }

  async #settle(id: string): Promise<void> {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    // The state first: a job that was read before it was completed has no answer.
    const state = await this.#queue.getJobState(id);
    if (state !== 'completed' && state !== 'failed') return;
    const job = await this.#queue.getJob(id);
    if (!job || !this.#waiting.delete(id)) return;
    if (state === 'failed') return waiting.reject(new Error(job.failedReason));
    waiting.resolve(job.returnvalue);
    await job.remove();
  }

  /** Settles what has ended, and adds again the jobs that Redis has lost. */
  async #lookAgain(): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    try {
      for (const [id, { job }] of [...this.#waiting]) {
        if (await this.#queue.getJob(id)) await this.#settle(id);
        else if (this.#waiting.has(id) && this.#clock.now() - job.at > LOOK_AGAIN_MS) await this.#add(id, job);
      }
    } finally {
      this.#isLooking = false;
    }
  }

  #giveUp(id: string, why: string): void {
    this.#reject(id, new Error(why));
    // One that a worker has begun cannot be taken out; its answer is deleted with age.
    void this.#queue.remove(id).catch(() => {});
  }

  #reject(id: string, error: Error): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.reject(error);
  }
}
