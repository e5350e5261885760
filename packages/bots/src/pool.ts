// Worker threads that think for all tables. An answer always comes in time: a busy pool thinks less about each move,
// and where a worker is stuck, fails or talks nonsense, a move off the menu stands in.

import { rngAt, seedOf } from '@quayside/engine';
import { type AnyGame, type AnyShape, loadGame, pick, type View } from '@quayside/rules';
import { Piscina } from 'piscina';
import { LEVELS, type Level } from './levels.ts';
import type { Task } from './worker.ts';

/** `deadline`: the `performance.now()` by which the caller must have the answer; left out, it is our own patience. */
export type Job = { game: string; view: View<AnyShape>; level: Level; seed: string; deadline?: number };

/** `fallback`: nobody thought about this move; `why` says what went wrong. */
export type Thought = { move: object; thoughtMs: number; fallback: boolean; why: string | null };

type Waiting = { job: Job; asked: number; due: number; answer(thought: Raw): void };
type Raw = { raw: unknown; why: string | null };

const PATIENCE_MS = 1800; // from the question to the answer, whatever happens
const GRACE_MS = 300; // of these, what a thinker does not get: thread switches, garbage collection
const LONGEST_QUEUE = 200; // more are answered off the menu at once

export class Pool {
  readonly #threads: number;
  readonly #workers: Piscina<Task, unknown>;
  readonly #queue: Waiting[] = [];
  #running = 0;

  /** `worker`: the file the threads run; another than our own is for tests. */
  constructor({ threads = 1, worker = new URL('./worker.ts', import.meta.url) } = {}) {
    this.#threads = threads;
    this.#workers = new Piscina({ filename: worker.href, minThreads: threads, maxThreads: threads });
  }

  async think(job: Job): Promise<Thought> {
    const asked = performance.now();
    const game = await loadGame(job.game);
    const { raw, why } = await this.#answer(job, asked);
    const move = why === null ? game.parse(raw) : null;
    const legal = move !== null && game.check(job.view, move) === null;
    return {
      move: legal ? move : offTheMenu(game, job),
      thoughtMs: performance.now() - asked,
      fallback: !legal,
      why: legal ? null : (why ?? `no legal move: ${JSON.stringify(raw)}`),
    };
  }

  async close(): Promise<void> {
    for (const { answer } of this.#queue.splice(0)) answer({ raw: null, why: 'the pool was closed' });
    await this.#workers.destroy();
  }

  #answer(job: Job, asked: number): Promise<Raw> {
    const due = job.deadline ?? asked + PATIENCE_MS;
    return new Promise(answer => {
      if (this.#queue.length >= LONGEST_QUEUE) return answer({ raw: null, why: 'too many are waiting' });
      this.#queue.push({ job, asked, due, answer });
      // Quick thinkers go before slow ones who were not asked long before them.
      this.#queue.sort((a, b) => a.asked + LEVELS[a.job.level].ms - (b.asked + LEVELS[b.job.level].ms));
      this.#next();
    });
  }

  #next(): void {
    if (this.#running >= this.#threads) return;
    const waiting = this.#queue.shift();
    if (!waiting) return;
    this.#running += 1;
    void this.#run(waiting).then(raw => {
      this.#running -= 1;
      waiting.answer(raw);
      this.#next();
    });
  }

  async #run({ job, due }: Waiting): Promise<Raw> {
    const left = Math.floor(due - performance.now());
    if (left <= 0) return { raw: null, why: 'its turn came too late' };
    const { game, view, level, seed } = job;
    const task: Task = {
      game,
      view,
      level,
      seed,
      ms: Math.min(LEVELS[level].ms, share(left, this.#threads, this.#queue.length)),
    };
    const signal = AbortSignal.timeout(left); // ends the thread; the pool starts another
    try {
      return { raw: await this.#workers.run(task, { signal }), why: null };
    } catch (error) {
      return { raw: null, why: signal.aborted ? 'no answer in time' : (error as Error).message };
    }
  }
}

/** Milliseconds for one of `waiting + 1` thinkers, so that the last of them is answered in time too. */
export const share = (left: number, threads: number, waiting: number): number =>
  (Math.max(left - GRACE_MS, left / 2) * threads) / (threads + waiting);

const offTheMenu = (game: AnyGame, { view, seed }: Job): object => pick(rngAt(seedOf(seed), 1), game.menu(view).moves);
