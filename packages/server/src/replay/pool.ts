// Worker threads for replays: one for the tables of this server and one for records that people send, so that records
// cannot delay tables. A thread starts with its first task, and is terminated when a task takes too long.

import { Worker } from 'node:worker_threads';
import type { TaskResult } from './taskResult.ts';
import type { Replayer, ReplayTask, Results } from './tasks.ts';
import type { ReplayAnswer } from './thread.ts';

const PATIENCE_MS = 10_000; // for one task; then its thread is terminated
const LONGEST_QUEUE = { tables: 200, files: 10 };
const MEMORY_MB = 512; // of one thread

type QueuedTask = { task: ReplayTask; resolve(done: TaskResult<unknown>): void; reject(error: Error): void };

export class ReplayPool implements Replayer {
  readonly #tables: ReplayThread;
  readonly #files: ReplayThread;

  /** `thread`: the file the threads run. Tests give another file and a shorter time limit. */
  constructor({ thread = new URL('thread.ts', import.meta.url), patienceMs = PATIENCE_MS } = {}) {
    this.#tables = new ReplayThread(thread, LONGEST_QUEUE.tables, patienceMs);
    this.#files = new ReplayThread(thread, LONGEST_QUEUE.files, patienceMs);
  }

  run<K extends ReplayTask['kind']>(task: Extract<ReplayTask, { kind: K }>): Promise<TaskResult<Results[K]>> {
    const thread = task.kind === 'what-if' ? this.#files : this.#tables;
    return thread.run(task) as Promise<TaskResult<Results[K]>>;
  }

  async close(): Promise<void> {
    await Promise.all([this.#tables.close(), this.#files.close()]);
  }
}

class ReplayThread {
  readonly #file: URL;
  readonly #longestQueue: number;
  readonly #patienceMs: number;
  readonly #queue: QueuedTask[] = [];
  #worker: Worker | null = null;
  #running: QueuedTask | null = null;
  #timer: NodeJS.Timeout | undefined;

  constructor(file: URL, longestQueue: number, patienceMs: number) {
    this.#file = file;
    this.#longestQueue = longestQueue;
    this.#patienceMs = patienceMs;
  }

  run(task: ReplayTask): Promise<TaskResult<unknown>> {
    if (this.#queue.length >= this.#longestQueue) return Promise.resolve({ refused: 'replay-busy' });
    return new Promise((resolve, reject) => {
      this.#queue.push({ task, resolve, reject });
      this.#next();
    });
  }

  async close(): Promise<void> {
    for (const { resolve } of this.#queue.splice(0)) resolve({ refused: 'stopping' });
    this.#finish()?.resolve({ refused: 'stopping' });
    await this.#worker?.terminate();
  }

  #next(): void {
    if (this.#running) return;
    this.#running = this.#queue.shift() ?? null;
    if (!this.#running) return;
    this.#worker ??= this.#started();
    this.#worker.ref();
    this.#timer = setTimeout(() => this.#end('replay-too-long'), this.#patienceMs);
    this.#worker.postMessage(this.#running.task);
  }

  #started(): Worker {
    const worker = new Worker(this.#file, { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB } });
    worker.on('message', (answer: ReplayAnswer) => this.#answered(answer));
    // It ran out of memory, or could not be started.
    worker.on('error', error => {
      if (this.#worker !== worker) return;
      if ((error as { code?: string }).code === 'ERR_WORKER_OUT_OF_MEMORY') return this.#end('replay-too-long');
      this.#worker = null;
      this.#finish()?.reject(error as Error);
      this.#next();
    });
    return worker;
  }

  #answered(answer: ReplayAnswer): void {
    const running = this.#finish();
    this.#worker?.unref();
    if ('failed' in answer) running?.reject(new Error(answer.failed));
    else running?.resolve(answer.done);
    this.#next();
  }

  /** Terminates the thread and fails its task; the next task starts a new thread. */
  #end(refused: 'replay-too-long'): void {
    const worker = this.#worker;
    this.#worker = null;
    worker?.terminate().catch(() => {});
    this.#finish()?.resolve({ refused });
    this.#next();
  }

  #finish(): QueuedTask | null {
    clearTimeout(this.#timer);
    const running = this.#running;
    this.#running = null;
    return running;
  }
}
