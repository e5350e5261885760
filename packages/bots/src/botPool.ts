// Worker threads that search moves for all tables. An answer always comes in time: a busy pool searches each move for
// less time, threads are kept for short thoughts, and where a worker hangs, fails or answers with no legal move, a
// random legal one is played. Other machines may be asked first; what they do not answer in time, or not rightly, is
// thought about here.

import { setTimeout as sleep } from 'node:timers/promises';
import { rngAt, seedOf } from '@quayside/engine';
import type { Level, Temperament } from '@quayside/protocol';
import { type AnyGame, type AnyShape, loadGame, pick, type View, type World } from '@quayside/rules';
import { Piscina } from 'piscina';
import type { AdvisedMove } from './advice.ts';
import { LEVELS } from './levels.ts';
import type { ThinkingQuestion, TimedQuestion } from './worker.ts';

/**
 * `version` of the rules: left out, the newest. `temperament`: left out, none. `deadline`: the `performance.now()` by
 * which the caller must have the answer; left out, after LONGEST_PATIENCE_MS. `isAwaited`: whether a person waits for
 * the move now, looked at when it is decided what to think about next; left out, one always does.
 */
export type MoveRequest = {
  game: string;
  version?: number;
  view: View<AnyShape>;
  level: Level;
  temperament?: Temperament | null;
  seed: string;
  deadline?: number;
  isAwaited?(): boolean;
};

/** `fallback`: the move is a random one, because the search failed; `why` says how. */
export type ThoughtMove = { move: object; thoughtMs: number; fallback: boolean; why: string | null };

/**
 * `most`: milliseconds of thinking, if there is time. `soon`: when the answer should be there, so that thinking is cut
 * short; `due`: when nobody waits for it any more.
 */
type QueuedQuestion = {
  question: ThinkingQuestion;
  most: number;
  asked: number;
  soon: number;
  due: number;
  isAwaited(): boolean;
  answer(thought: RawAnswer): void;
};
type RawAnswer = { raw: unknown; why: string | null };

/**
 * Thinks about a question on another machine for so many ms; null when that cannot be, or took longer than
 * `patienceMs`. Never rejects.
 */
export type AskElsewhere = (
  question: ThinkingQuestion,
  ms: number,
  patienceMs: number,
) => Promise<{ raw: unknown } | null>;

const LONGEST_PATIENCE_MS = LEVELS.admiral.patienceMs; // after which a move is made without an answer
/**
 * For moves that take no longer to think about, in ms, a thread each is kept: mates do not wait for captains to
 * finish.
 */
const KEPT_FOR_MS = [100, 300];
const LEAST_MS = 4; // of thinking, also where the answer is late already
const ABSENT_PATIENCE_MS = 600_000; // where nobody waits for the answer
const GRACE_MS = 300; // of the time for an answer, kept for thread switches and garbage collection
const GRACE_PART = 0.3; // of it, and no more is kept
const KEPT_HERE_MS = 400; // of the time for an answer, for the case that nobody answers elsewhere
const SLOW_MS = 1000; // beyond the time to think, after which nobody waits for another machine
const ELSEWHERE_MS = 200; // beyond the time to think, for the way there and back
const ADVICE_MS = 1000;
const ADVICE_PATIENCE_MS = 6000;
const CHANCES_MS = 120;
const CHANCES_PATIENCE_MS = 60_000;
const STUCK_MS = 10_000; // beyond its time to think, after which a thread is ended
const LONGEST_CLOSE_MS = 500;
const LONGEST_QUEUE = 200; // of those a person waits for; more are answered with a random move at once
const LONGEST_ABSENT_QUEUE = 2000; // of the others

export class BotPool {
  readonly #threads: number;
  readonly #workers: Piscina<TimedQuestion, unknown>;
  readonly #queue: QueuedQuestion[] = [];
  /** Run only while the queue is empty. */
  readonly #later: QueuedQuestion[] = [];
  readonly #elsewhere: AskElsewhere | null;
  readonly #running = new Set<QueuedQuestion>();

  /**
   * `threads`: for long thoughts; those kept for short ones come on top, and are idle most of the time. `worker`: the
   * file the threads run; another than our own is for tests. `failed`: a thread ended while nobody waited for it.
   * `elsewhere`: asked first, where thinking takes long.
   */
  constructor({
    threads = 1,
    worker = new URL('./worker.ts', import.meta.url),
    failed = (_error: Error): void => {},
    elsewhere = null as AskElsewhere | null,
  } = {}) {
    this.#elsewhere = elsewhere;
    this.#threads = threads;
    const all = threads + KEPT_FOR_MS.length;
    this.#workers = new Piscina({ filename: worker.href, minThreads: all, maxThreads: all });
    // Without a listener this event would end the process.
    this.#workers.on('error', failed);
  }

  async think(job: MoveRequest): Promise<ThoughtMove> {
    const asked = performance.now();
    const { view, level, temperament = null, seed, isAwaited = always } = job;
    const isWaitedFor = isAwaited();
    const due = job.deadline ?? asked + (isWaitedFor ? LONGEST_PATIENCE_MS : ABSENT_PATIENCE_MS);
    const game = await loadGame(job.game, job.version);
    const asking = {
      question: { kind: 'move', ...rulesOf(job), view, level, temperament, seed } as const,
      most: LEVELS[level].ms,
      asked,
      soon: isWaitedFor ? Math.min(due, asked + LEVELS[level].patienceMs) : due,
      due,
      isAwaited,
    };
    // For a short thought the way elsewhere and back takes too long.
    const there = this.#elsewhere && isLong(asking) ? await this.#askElsewhere(asking) : null;
    const moveThere = there && legalMove(game, view, there.raw);
    if (moveThere) return { move: moveThere, thoughtMs: performance.now() - asked, fallback: false, why: null };
    const { raw, why } = await this.#answer(asking);
    const move = why === null ? legalMove(game, view, raw) : null;
    return {
      move: move ?? randomMove(game, job),
      thoughtMs: performance.now() - asked,
      fallback: move === null,
      why: move ? null : (why ?? `no legal move: ${JSON.stringify(raw)}`),
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
    const due = asked + ADVICE_PATIENCE_MS;
    const question: ThinkingQuestion = { kind: 'advice', ...job };
    const asking = { question, most: ADVICE_MS, asked, soon: due, due, isAwaited: always };
    const there = this.#elsewhere && (await this.#askElsewhere(asking));
    if (there && areLegal(await loadGame(job.game, job.version), job.view, there.raw)) return there.raw;
    const { raw, why } = await this.#answer(asking);
    return why === null ? (raw as AdvisedMove[]) : null;
  }

  /** How likely each seat is to win, when there is nothing else to do; null when that took too long. */
  async chances(job: {
    game: string;
    version?: number;
    world: World<AnyShape>;
    seed: string;
  }): Promise<number[] | null> {
    const asked = performance.now();
    const question: ThinkingQuestion = { kind: 'chances', ...job };
    const due = asked + CHANCES_PATIENCE_MS;
    const asking = { question, most: CHANCES_MS, asked, soon: due, due, isAwaited: () => false };
    const there = this.#elsewhere && (await this.#askElsewhere(asking));
    if (there && areChances(there.raw, job.world.own.length)) return there.raw;
    const { raw, why } = await new Promise<RawAnswer>(answer => {
      this.#later.push({ ...asking, answer });
      this.#next();
    });
    return why === null ? (raw as number[]) : null;
  }

  /** For another machine: what its threads answer within `ms` of thinking. Rejects when there is no answer. */
  async answer(question: ThinkingQuestion, ms: number, patienceMs: number): Promise<unknown> {
    const asked = performance.now();
    const due = asked + patienceMs;
    const { raw, why } = await this.#answer({ question, most: ms, asked, soon: due, due, isAwaited: always });
    if (why !== null) throw new Error(why);
    return raw;
  }

  async close(): Promise<void> {
    for (const { answer } of [...this.#queue.splice(0), ...this.#later.splice(0)])
      answer({ raw: null, why: 'the pool was closed' });
    // Threads that get no processor end late; a process that stops does not wait for them.
    await Promise.race([this.#workers.destroy(), sleep(LONGEST_CLOSE_MS, undefined, { ref: false })]);
  }

  async #askElsewhere({ question, most, due }: Omit<QueuedQuestion, 'answer'>): Promise<{ raw: unknown } | null> {
    const patience = Math.min(most + SLOW_MS, due - performance.now() - KEPT_HERE_MS);
    const ms = Math.min(most, patience - ELSEWHERE_MS);
    return ms > 0 ? this.#elsewhere!(question, ms, patience) : null;
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
    const awaited = this.#queue.findIndex(waiting => waiting.isAwaited() && this.#hasThreadFor(waiting));
    const first = awaited >= 0 ? awaited : this.#queue.findIndex(waiting => this.#hasThreadFor(waiting));
    if (first >= 0) return this.#queue.splice(first, 1)[0];
    const [later] = this.#later;
    return this.#queue.length === 0 && later && this.#hasThreadFor(later) ? this.#later.shift() : undefined;
  }

  /** Whether a thread is idle that is not kept for something shorter. */
  #hasThreadFor(waiting: QueuedQuestion): boolean {
    const lane = laneOf(waiting);
    for (let at = 0; at <= lane; at++) {
      const longer = [...this.#running].filter(other => laneOf(other) >= at).length;
      if (longer >= this.#threads + KEPT_FOR_MS.length - at) return false;
    }
    return true;
  }

  #next(): void {
    const waiting = this.#nextOfAll();
    if (!waiting) return;
    this.#running.add(waiting);
    void this.#run(waiting).then(raw => {
      this.#running.delete(waiting);
      waiting.answer(raw);
      this.#next();
    });
  }

  async #run(waiting: QueuedQuestion): Promise<RawAnswer> {
    const { question, due } = waiting;
    const left = Math.floor(due - performance.now());
    if (left <= 0) return { raw: null, why: 'its turn came too late' };
    const task: TimedQuestion = { ...question, ms: this.#thinkingMs(waiting) };
    // Ends the thread; the pool starts another.
    const signal = AbortSignal.timeout(Math.min(left, Math.ceil(task.ms) + STUCK_MS));
    try {
      return { raw: await this.#workers.run(task, { signal }), why: null };
    } catch (error) {
      return { raw: null, why: signal.aborted ? 'no answer in time' : (error as Error).message };
    }
  }

  /** The time until the answer should be there, shared with those that wait for the same threads. */
  #thinkingMs(thinking: QueuedQuestion): number {
    const lane = laneOf(thinking);
    const waiting = this.#queue.filter(other => laneOf(other) === lane && other.isAwaited()).length;
    const threads = lane < KEPT_FOR_MS.length ? 1 : this.#threads;
    const part = share(thinking.soon - performance.now(), threads, waiting);
    return Math.min(thinking.most, Math.max(LEAST_MS, part));
  }
}

/**
 * 0 for the shortest thoughts. Nobody waits for a move while advice or chances are thought about: they count as long.
 */
function laneOf({ question, most }: Pick<QueuedQuestion, 'question' | 'most'>): number {
  const lane = question.kind === 'move' ? KEPT_FOR_MS.findIndex(ms => most <= ms) : -1;
  return lane >= 0 ? lane : KEPT_FOR_MS.length;
}

const isLong = (waiting: Pick<QueuedQuestion, 'question' | 'most'>): boolean => laneOf(waiting) === KEPT_FOR_MS.length;

/** Milliseconds for one of `waiting + 1` thinkers, so that the last of them is answered in time too. */
export const share = (left: number, threads: number, waiting: number): number =>
  (Math.max(left - GRACE_MS, (1 - GRACE_PART) * left) * threads) / (threads + waiting);

const always = () => true;

function legalMove(game: AnyGame, view: View<AnyShape>, raw: unknown): object | null {
  const move = game.parse(raw);
  return move !== null && game.check(view, move) === null ? move : null;
}

const areLegal = (game: AnyGame, view: View<AnyShape>, raw: unknown): raw is AdvisedMove[] =>
  Array.isArray(raw) && raw.every(line => Array.isArray(line?.gains) && legalMove(game, view, line.move) !== null);

const areChances = (raw: unknown, seats: number): raw is number[] =>
  Array.isArray(raw) && raw.length === seats && raw.every(Number.isFinite);

const rulesOf = ({ game, version }: MoveRequest) => (version === undefined ? { game } : { game, version });

const randomMove = (game: AnyGame, { view, seed }: MoveRequest): object =>
  pick(rngAt(seedOf(seed), 1), game.menu(view).moves);
