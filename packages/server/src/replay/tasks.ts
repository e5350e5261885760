// Tasks on logs and records that run in replay threads, so that no log can block the main thread. A task has a budget
// of entries and of time, and is refused when it is used up.

import {
  type Entry,
  type GameRecord,
  Match,
  Past,
  ReplayError,
  type Snapshot,
  sealOf,
  updateFor,
} from '@quayside/engine';
import type { HistoryPage } from '@quayside/protocol';
import type { Options, Seat } from '@quayside/rules';
import { firstDifference, type ReplayDifference } from './compare.ts';
import { type FileBranch, readWhatIf } from './file.ts';
import { type LoadGame, rulesFor, type TaskResult } from './taskResult.ts';

/** The log of a table: how its game began, and entries as JSON, those from place `from` on. */
export type TableLog = { table: string; beginning: Omit<GameRecord, 'log'>; from: number; entries: string[] };

export type ReplayTask =
  /** The body of a what-if request, as text. */
  | { kind: 'what-if'; text: string }
  /** The game as it stood when its log had so many entries. */
  | { kind: 'moment'; source: TableLog; ply: number }
  /** A page of the history one seat saw, as JSON. */
  | { kind: 'history'; source: TableLog; page: Omit<HistoryPage, 'open' | 'own' | 'updates'>; to: number }
  /** A record with its seal, as JSON. */
  | { kind: 'record'; record: Omit<GameRecord, 'log'>; entries: string[] }
  /** Whether a game is the same under the version of the rules that `record` names. */
  | { kind: 'compare'; record: Omit<GameRecord, 'log'>; entries: string[]; snapshot: Snapshot | null }
  /** Whether a seat may take its last move back, with the thorough check (500 sampled worlds). */
  | {
      kind: 'take-back';
      game: string;
      options: Options;
      version: number;
      seed: string;
      snapshot: Snapshot;
      seat: Seat;
    };

export type Results = {
  'what-if': FileBranch;
  moment: Snapshot;
  history: string;
  record: string;
  compare: ReplayDifference | null;
  'take-back': boolean;
};

/** Where tasks are done: threads, or in tests the main thread. */
export type Replayer = {
  run<K extends ReplayTask['kind']>(task: Extract<ReplayTask, { kind: K }>): Promise<TaskResult<Results[K]>>;
};

const BUDGET_ENTRIES = 30_000; // replayed in one task
const BUDGET_MS = 3000;
const PASTS_KEPT = 16; // tables whose past was asked for last

class TooLong extends Error {}

type CachedPast = { past: Past | null; log: Entry[] };

export class ReplayTasks implements Replayer {
  readonly #load: LoadGame;
  /** By table and version of its rules, the latest last. */
  readonly #kept = new Map<string, CachedPast>();

  constructor(load: LoadGame) {
    this.#load = load;
  }

  async run<K extends ReplayTask['kind']>(task: Extract<ReplayTask, { kind: K }>): Promise<TaskResult<Results[K]>> {
    try {
      return (await this.#do(task)) as TaskResult<Results[K]>;
    } catch (error) {
      if (error instanceof TooLong) return { refused: 'replay-too-long' };
      if (error instanceof ReplayError) return { wrong: { ply: error.ply, fault: error.fault } };
      throw error;
    }
  }

  async #do(task: ReplayTask): Promise<TaskResult<Results[ReplayTask['kind']]>> {
    switch (task.kind) {
      case 'what-if':
        return readWhatIf(task.text, this.#load, budget());
      case 'moment':
        return this.#withPast(task.source, task.ply, past => past.at(task.ply).snapshot());
      case 'history':
        return this.#withPast(task.source, task.to, past => historyText(past, task));
      case 'record': {
        const { digests, hints, notes, ...record } = task.record;
        const whole = { ...record, log: parsed(task.entries), digests, hints, notes } as GameRecord;
        return { value: JSON.stringify({ ...whole, seal: sealOf(whole) }) };
      }
      case 'compare': {
        const { record, entries, snapshot } = task;
        const game = await rulesFor(this.#load, record.game, record.version);
        return { value: firstDifference(game, { ...record, log: parsed(entries) }, snapshot, budget()) };
      }
      case 'take-back': {
        const { options, seed, snapshot, seat } = task;
        const game = await rulesFor(this.#load, task.game, task.version);
        const match = Match.resume(game, options, seed, snapshot);
        return { value: match.takeBack(seat).refusal === null };
      }
    }
  }

  /** Logs are append-only, so kept snapshots stay valid; new entries are appended. */
  async #withPast<T>(source: TableLog, length: number, use: (past: Past) => T): Promise<TaskResult<T>> {
    const { table, beginning, from, entries } = source;
    const key = `${table} ${beginning.version}`;
    const game = await rulesFor(this.#load, beginning.game, beginning.version);
    const kept: CachedPast = this.#kept.get(key) ?? { past: null, log: [] };
    if (from <= kept.log.length) kept.log.push(...parsed(entries.slice(kept.log.length - from)));
    if (kept.log.length < length) return { need: kept.log.length };
    const spend = budget();
    const past = kept.past ?? new Past(game, { ...beginning, log: kept.log }, () => this.#spend());
    this.#spend = spend;
    this.#kept.delete(key);
    this.#kept.set(key, { past, log: kept.log });
    if (this.#kept.size > PASTS_KEPT) this.#kept.delete(this.#kept.keys().next().value!);
    return { value: use(past) };
  }

  #spend: () => void = () => {};
}

/** To be called for every entry that is replayed: throws when the budget is spent. */
function budget(): () => void {
  const until = performance.now() + BUDGET_MS;
  let left = BUDGET_ENTRIES;
  return () => {
    left -= 1;
    if (left < 0 || performance.now() > until) throw new TooLong();
  };
}

const parsed = (entries: readonly string[]): Entry[] => entries.map(entry => JSON.parse(entry) as Entry);

function historyText(past: Past, { page, to }: Extract<ReplayTask, { kind: 'history' }>): string {
  const { open, own } = past.at(page.from).view(page.seat);
  const updates: HistoryPage['updates'] = [];
  for (const { step } of past.steps(page.from, to)) {
    const { entry } = step;
    const back = 'back' in entry ? { back: true as const, ...(entry.agreed ? { to: entry.back } : {}) } : {};
    updates.push({ ...updateFor(step, page.seat), ...back });
  }
  const whole: HistoryPage = { ...page, open, own, updates };
  return JSON.stringify(whole);
}
