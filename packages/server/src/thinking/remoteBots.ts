// Thinking on other machines: questions go to a queue on Redis, and whoever runs `worker --queue` answers them. A
// question holds no more than the threads here are given: the view of the seat that decides, or a game that is over.
// Without an answer in time one thinks here, so machines that are gone cost strength or a moment, never a game.

import { randomUUID } from 'node:crypto';
import type { AskElsewhere, ThinkingQuestion } from '@quayside/bots';
import { JobQueue } from '@quayside/jobs';
import { type QueuedQuestion, questionsQueue } from './queue.ts';

const BEGIN_MS = 200; // until a worker has begun; else all are busy, or there is none
const REST_MS = 1000; // after a question without an answer nobody is asked; twice as long after the next one
const LONGEST_REST_MS = 30_000;

/** For tests; `build`: as if this were another one. */
type RemoteBotOptions = { now?: () => number; build?: string };

export class RemoteBots {
  readonly #queue: JobQueue<QueuedQuestion, unknown>;
  readonly #now: () => number;
  #failures = 0;
  #restsUntil = Number.NEGATIVE_INFINITY;
  /** Questions so far: answered by other machines, not answered by them in time, and not put to them after that. */
  readonly counts = { elsewhere: 0, fellBack: 0, notAsked: 0 };

  /** `failed`: told of errors of the connection, which is restored by itself. */
  constructor(
    url: string,
    failed: (error: Error) => void,
    { now = () => performance.now(), build }: RemoteBotOptions = {},
  ) {
    this.#queue = new JobQueue(url, questionsQueue(build), failed);
    this.#now = now;
  }

  readonly ask: AskElsewhere = async (question: ThinkingQuestion, ms: number, patienceMs: number) => {
    if (this.#now() < this.#restsUntil) {
      this.counts.notAsked += 1;
      return null;
    }
    try {
      const patience = { ms: patienceMs, beginMs: Math.min(BEGIN_MS, patienceMs) };
      const raw = await this.#queue.run(randomUUID(), { question, ms }, patience);
      this.#failures = 0;
      this.counts.elsewhere += 1;
      return { raw };
    } catch {
      this.#rest();
      this.counts.fellBack += 1;
      return null;
    }
  };

  close(): Promise<void> {
    return this.#queue.close();
  }

  /** Those that were asked at the same time fail together, and count once. */
  #rest(): void {
    if (this.#now() < this.#restsUntil) return;
    this.#restsUntil = this.#now() + Math.min(LONGEST_REST_MS, REST_MS * 2 ** this.#failures);
    this.#failures += 1;
  }
}
