// Replays games of this server. Logs are read from the store here and replayed in a thread, which keeps recently
// replayed games; only entries that the thread lacks are sent to it.

import { setImmediate as nextTurn } from 'node:timers/promises';
import { type GameRecord, Match, ReplayError, type Snapshot } from '@quayside/engine';
import type { HistoryPage } from '@quayside/protocol';
import type { Seat } from '@quayside/rules';
import { toldNote } from '../domain/notes.ts';
import type { StoredTable } from '../domain/tableRow.ts';
import { type ErrorCode, HttpRefusal } from '../errors.ts';
import type { Table } from '../room/table.ts';
import type { EntryText, Store } from '../store/store.ts';
import type { ReplayDifference } from './compare.ts';
import type { TaskResult } from './taskResult.ts';
import type { Replayer, TableLog } from './tasks.ts';

const ENTRIES_AT_ONCE = 500; // read in one go, after which other events are handled

type WithRow = { row: StoredTable };

export class Pasts {
  readonly #store: Store;
  readonly #replayer: Replayer;
  readonly #written: () => Promise<void>;

  /** `written` resolves when everything done so far is in the store. */
  constructor(store: Store, replayer: Replayer, written: () => Promise<void>) {
    this.#store = store;
    this.#replayer = replayer;
    this.#written = written;
  }

  /** The game as it stood when its log had so many entries. */
  moment(of: WithRow, ply: number): Promise<Snapshot> {
    return this.#ask(of, ply, source => this.#replayer.run({ kind: 'moment', source, ply }));
  }

  /** The same as a Match that the caller may change. */
  async at(table: Table, ply: number): Promise<Match> {
    const { game, row } = table;
    return Match.resume(game, row.options, row.seed!, await this.moment(table, ply));
  }

  /** A page of the history one seat saw, as JSON; `to`: the last of its entries. */
  history(of: WithRow, page: Omit<HistoryPage, 'open' | 'own' | 'updates'>, to: number): Promise<string> {
    return this.#ask(of, to, source => this.#replayer.run({ kind: 'history', source, page, to }));
  }

  /** Whether this seat may take back its last move; `code` says why that could not be found out. */
  async judgeTakeBack({ game, match }: Table, seat: Seat): Promise<{ isFree: boolean; code?: ErrorCode }> {
    const { options, seed } = match!;
    const rules = { game: game.id, version: game.version };
    const snapshot = match!.snapshot();
    const done = await this.#replayer.run({ kind: 'take-back', ...rules, options, seed, snapshot, seat });
    return 'refused' in done ? { isFree: false, code: done.refused } : { isFree: resultOf(done) };
  }

  /** How a game that is stored would come out under another version of its rules; null where it is the same. */
  async compare(row: StoredTable, version: number): Promise<ReplayDifference | null> {
    const { log: _, ...beginning } = await beginningOf(this.#store, row);
    const texts = await entriesOf(this.#store, row.id, 0);
    const digests = [row.honest?.setUp ?? '', ...texts.map(({ digest }) => digest ?? '')];
    const snapshot = await this.#store.snapshot(row.id);
    const entries = texts.map(({ entry }) => entry);
    const record = { ...beginning, version, digests };
    return resultOf(await this.#replayer.run({ kind: 'compare', record, entries, snapshot }));
  }

  /** First asks without entries; the thread answers `need` when it lacks some, and these are sent. */
  async #ask<T>({ row }: WithRow, length: number, run: (source: TableLog) => Promise<TaskResult<T>>): Promise<T> {
    const { log: _, ...beginning } = await beginningOf(this.#store, row);
    let source: TableLog = { table: row.id, beginning, from: 0, entries: [] };
    for (;;) {
      const done = await run(source);
      // The entries were legal when they were stored. If they are not now, the rules have changed.
      if ('wrong' in done) throw new HttpRefusal('moment-lost');
      if (!('need' in done)) return resultOf(done);
      let missing = await entriesOf(this.#store, row.id, done.need, length);
      // A live table counts entries that are still being written.
      if (done.need + missing.length < length) {
        await this.#written();
        missing = await entriesOf(this.#store, row.id, done.need, length);
      }
      if (missing.length === 0) throw new HttpRefusal('not-saved');
      source = { ...source, from: done.need, entries: missing.map(({ entry }) => entry) };
    }
  }
}

/** Throws what went wrong: a ReplayError about the log, or a refusal. */
export function resultOf<T>(done: TaskResult<T>): T {
  if ('value' in done) return done.value;
  if ('wrong' in done) throw new ReplayError(done.wrong.ply, done.wrong.fault);
  if ('refused' in done) throw new HttpRefusal(done.refused, done.args);
  throw new Error('a log was asked for where there is none');
}

/** The entries from one place to before another, as they are stored; all there are where `to` is left out. */
export async function entriesOf(
  store: Store,
  table: string,
  from: number,
  to = Number.MAX_SAFE_INTEGER,
): Promise<EntryText[]> {
  const entries: EntryText[] = [];
  for (;;) {
    const wanted = Math.min(ENTRIES_AT_ONCE, to - from - entries.length);
    const read = await store.entryTexts(table, from + entries.length, wanted);
    entries.push(...read);
    if (read.length < ENTRIES_AT_ONCE) return entries;
    await nextTurn();
  }
}

/** A record without its moves. `notes`: only where its rules changed while it was played. */
export async function beginningOf(store: Store, row: StoredTable): Promise<GameRecord> {
  if (row.seed === null) throw new Error(`table ${row.id} has no seed`);
  const origin = row.origin ? await store.origin(row.id) : null;
  const changed = (await store.notes(row.id)).filter(({ note }) => note.kind === 'rules-changed').map(toldNote);
  const { game, version, options, seed, seats } = row;
  const extraChanges = { ...(origin ? { origin } : {}), ...(changed.length > 0 ? { notes: changed } : {}) };
  return { game, version, seats: seats.length, options, seed, log: [], ...extraChanges };
}
