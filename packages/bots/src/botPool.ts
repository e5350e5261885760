// Worker threads that search moves for all tables. An answer always comes in time: a busy pool searches each move for
// less time, and where a worker hangs, fails or answers with no legal move, a random legal one is played.

import { rngAt, seedOf } from '@quayside/engine';
import type { Level } from '@quayside/protocol';
import { type AnyGame, type AnyShape, loadGame, pick, type View, type World } from '@quayside/rules';
import { Piscina } from 'piscina';
import type { AdvisedMove } from './advice.ts';
import { LEVELS } from './levels.ts';
import type { Question, Task } from './worker.ts';

/**
 * `version` of the rules: left out, the newest. `deadline`: the `performance.now()` by which the caller must have the
 * answer; left out, after PATIENCE_MS. `isAwaited`: whether a person waits for the move now, looked at when it is
 * decided what to think about next; left out, one always does.
 */
export type Job = {
  game: string;
  version?: number;
  view: View<AnyShape>;
  level: Level;
  seed: string;
  deadline?: number;
  isAwaited?(): boolean;
};

/** `fallback`: the move is a random one, because the search failed; `why` says how. */
export type BotMove = { move: object; thoughtMs: number; fallback: boolean; why: string | null };

/** `most`: milliseconds of thinking, if there is time. */
type QueuedQuestion = {
  question: Question;
  most: number;
  asked: number;
  due: number;
  isAwaited(): boolean;
  answer(thought: RawAnswer): void;
};
type RawAnswer = { raw: unknown; why: string | null };

const PATIENCE_MS = 1800; // from the question to the answer, at most
const ABSENT_PATIENCE_MS = 600_000; // where nobody waits for the answer
const GRACE_MS = 300; // of these, kept for thread switches and garbage collection
const ADVICE_MS = 1000;
const ADVICE_PATIENCE_MS = 6000;
const CHANCES_MS = 120;
const CHANCES_PATIENCE_MS = 60_000;
const STUCK_MS = 10_000; // beyond its time to think, after which a thread is ended
const LONGEST_QUEUE = 200; // of those a person waits for; more are answered with a random move at once
const LONGEST_ABSENT_QUEUE = 2000; // of the others

export class BotPool {
  readonly #threads: number;
  readonly #workers: Piscina<Task, unknown>;
  readonly #queue: QueuedQuestion[] = [];
  /** Run only while the queue is empty. */
  readonly #later: QueuedQuestion[] = [];
  #running = 0;

  /** `worker`: the file the threads run; another than our own is for tests. `failed`: a thread ended while nobody waited for it. */
  constructor({
    threads = 1,
    worker = new URL('./worker.ts', import.meta.url),
    failed = (_error: Error): void => {},
  } = {}) {
    this.#threads = threads;
    this.#workers = new Piscina({ filename: worker.href, minThreads: threads, maxThreads: threads });
    // Without a listener this event would end the process.
    this.#workers.on('error', failed);
  }

  async think(job: Job): Promise<BotMove> {
    const asked = performance.now();
    const { view, level, seed, isAwaited = always } = job;
    const patience = isAwaited() ? PATIENCE_MS : ABSENT_PATIENCE_MS;
    const game = await loadGame(job.game, job.version);
    const { raw, why } = await this.#answer({
      question: { kind: 'move', ...rulesOf(job), view, level, seed },
      most: LEVELS[level].ms,
      asked,
      due: job.deadline ?? asked + patience,
      isAwaited,
    });
    const move = why === null ? game.parse(raw) : null;
    const legal = move !== null && game.check(job.view, move) === null;
    return {
      move: legal ? move : randomMove(game, job),
      thoughtMs: performance.now() - asked,
      fallback: !legal,
      why: legal ? null : (why ?? `no legal move: ${JSON.stringify(raw)}`),
    };
  }

  /** What to consider here, best first; null when there was no time for it. */
  async advise(job: {
    game: string;
    version?: number;
    view: View<AnyShape>;
    seed: string;
  }): Promise<AdvisedMove[] | null> {
    const asked = performance.now();
    const { raw, why } = await this.#answer({
      question: { kind: 'advice', ...job },
      most: ADVICE_MS,
      asked,
      due: asked + ADVICE_PATIENCE_MS,
      isAwaited: always,
    });
    return why === null ? (raw as AdvisedMove[]) : null;
  }

  /** How likely each seat is to win, when there is nothing else to do; null when that took too long. */
  async chances(job: {
    game: string;
    version?: number;
    world: World<AnyShape>;
    seed: string;
  }): Promise<number[] | null> {
    const { raw, why } = await new Promise<RawAnswer>(answer => {
      const asked = performance.now();
      const due = asked + CHANCES_PATIENCE_MS;
      const question: Question = { kind: 'chances', ...job };
      this.#later.push({ question, most: CHANCES_MS, asked, due, isAwaited: () => false, answer });
      this.#next();
    });
    return why === null ? (raw as number[]) : null;
  }

  async close(): Promise<void> {
    for (const { answer } of [...this.#queue.splice(0), ...this.#later.splice(0)])
      answer({ raw: null, why: 'the pool was closed' });
    await this.#workers.destroy();
  }

  #answer(asking: Omit<QueuedQuestion, 'answer'>): Promise<RawAnswer> {
    return new Promise(answer => {
      const isFull = asking.isAwaited()
        ? this.#awaited >= LONGEST_QUEUE
        : this.#queue.length - this.#awaited >= LONGEST_ABSENT_QUEUE;
      if (isFull) return answer({ raw: null, why: 'too many are waiting' });
      this.#queue.push({ ...asking, answer });
      // Short searches go first, unless a long one was asked for so much earlier.
      this.#queue.sort((a, b) => a.asked + a.most - (b.asked + b.most));
      this.#next();
    });
  }

  /** How many of those in the queue a person waits for. */
  get #awaited(): number {
    return this.#queue.filter(({ isAwaited }) => isAwaited()).length;
  }

  /** What a person waits for goes first; the rest of the queue after it; then what can wait. */
  #nextOfAll(): QueuedQuestion | undefined {
    const awaited = this.#queue.findIndex(({ isAwaited }) => isAwaited());
    return awaited >= 0 ? this.#queue.splice(awaited, 1)[0] : (this.#queue.shift() ?? this.#later.shift());
  }

  #next(): void {
    if (this.#running >= this.#threads) return;
    const waiting = this.#nextOfAll();
    if (!waiting) return;
    this.#running += 1;
    void this.#run(waiting).then(raw => {
      this.#running -= 1;
      waiting.answer(raw);
      this.#next();
    });
  }

  async #run({ question, most, due }: QueuedQuestion): Promise<RawAnswer> {
    const left = Math.floor(due - performance.now());
    if (left <= 0) return { raw: null, why: 'its turn came too late' };
    const task: Task = { ...question, ms: Math.min(most, share(left, this.#threads, this.#awaited)) };
    const signal = AbortSignal.timeout(Math.min(left, Math.ceil(task.ms) + STUCK_MS)); // ends the thread; the pool starts another
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

const always = () => true;

const rulesOf = ({ game, version }: Job) => (version === undefined ? { game } : { game, version });

const randomMove = (game: AnyGame, { view, seed }: Job): object => pick(rngAt(seedOf(seed), 1), game.menu(view).moves);
