// The store in one file beside the server: SQLite, write-ahead log, every commit flushed to the disk before it counts.

import type { SQLOutputValue } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { TERMS } from '@quayside/protocol';
import type { LogEntry } from '../domain/log.ts';
import type { Status, StoredTable } from '../domain/tableRow.ts';
import { databaseIn, makeFolder } from './dataFolder.ts';
import { openDatabase } from './openDatabase.ts';
import { sqliteIdentity } from './sqliteIdentity.ts';
import { sqlitePush } from './sqlitePush.ts';
import { sqliteRecords } from './sqliteRecords.ts';
import { sqliteResults } from './sqliteResults.ts';
import { sqliteSweep } from './sqliteSweep.ts';
import { sqliteTalk } from './sqliteTalk.ts';
import { sqliteTime } from './sqliteTime.ts';
import type { Failed } from './sqliteWriter.ts';
import { rowsOf, type Written } from './sqliteWrites.ts';
import { type Store, WriteError } from './store.ts';
import { seatsIn } from './storedSeats.ts';

type Row = Record<string, SQLOutputValue>;

export function sqliteStore(folder: string): Store {
  makeFolder(folder);
  const file = databaseIn(folder);
  const db = openDatabase(file);
  const writer = new Writer(file);

  const table = db.prepare('select * from tables where id = ?');
  const entries = db.prepare('select * from entries where table_id = ? and ply >= ? order by ply');
  const entryTexts = db.prepare(
    'select entry, digest, at from entries where table_id = ? and ply >= ? order by ply limit ?',
  );
  const logLength = db.prepare('select count(*) as entries from entries where table_id = ?');
  const plyOfIntent = db.prepare('select ply from entries where table_id = ? and seat = ? and intent = ?');
  const snapshot = db.prepare('select snapshot from snapshots where table_id = ?');
  const seatedAt = db.prepare(
    `select tables.* from tables join sitters on sitters.table_id = tables.id
     where sitters.guest = ? and status in ('gathering', 'playing') and not exists
       (select 1 from dismissed where dismissed.guest = sitters.guest and dismissed.table_id = tables.id)
     order by created_at desc limit ?`,
  );
  const hostedBy = db.prepare(
    `select count(*) as tables from tables where host = ? and status in ('gathering', 'playing')`,
  );

  const finishedBy = db.prepare(
    `select tables.* from tables join sitters on sitters.table_id = tables.id
     where sitters.guest = ? and ended_at >= ? order by ended_at desc limit ?`,
  );

  return {
    async write(changes) {
      await writer.write(changes.flatMap(rowsOf));
    },
    async table(id) {
      const row = table.get(id);
      return row ? tableOf(row) : null;
    },
    async entries(id, from) {
      return entries.all(id, from).map(entryOf);
    },
    async entryTexts(id, from, limit) {
      return entryTexts.all(id, from, limit).map(({ entry, digest, at }) => ({
        entry: String(entry),
        digest: digest === null ? null : String(digest),
        at: Number(at),
      }));
    },
    async logLength(id) {
      return Number(logLength.get(id)!['entries']);
    },
    async plyOfIntent(id, seat, intent) {
      const row = plyOfIntent.get(id, seat, intent);
      return row ? Number(row['ply']) : null;
    },
    async snapshot(id) {
      const row = snapshot.get(id);
      return row ? JSON.parse(String(row['snapshot'])) : null;
    },
    async seatedAt(guest, limit) {
      return seatedAt.all(guest, limit).map(tableOf);
    },
    async hostedBy(guest) {
      return Number(hostedBy.get(guest)!['tables']);
    },
    async finishedBy(guest, since, limit) {
      return finishedBy.all(guest, since, limit).map(tableOf);
    },
    ...sqliteIdentity(db),
    ...sqlitePush(db),
    ...sqliteTime(db),
    ...sqliteSweep(db),
    ...sqliteTalk(db),
    ...sqliteRecords(db),
    ...sqliteResults(db),
    async close() {
      await writer.close();
      db.close();
    },
  };
}

/** Hands changes to the thread that writes, which answers them in order. */
class Writer {
  readonly #thread: Worker;
  readonly #unanswered: ((failed: Failed | null) => void)[] = [];

  constructor(file: string) {
    this.#thread = new Worker(new URL('sqliteWriter.ts', import.meta.url), { workerData: { file }, execArgv: [] });
    this.#thread.on('message', (failed: Failed | null) => this.#answered(failed));
    this.#thread.unref();
  }

  write(rows: Written[]): Promise<void> {
    this.#thread.ref();
    this.#thread.postMessage(rows);
    return new Promise((resolve, reject) => {
      this.#unanswered.push(failed => (failed ? reject(new WriteError(failed.reason, failed)) : resolve()));
    });
  }

  async close(): Promise<void> {
    const ended = new Promise(resolve => this.#thread.once('exit', resolve));
    this.#thread.ref();
    this.#thread.postMessage('close');
    await ended;
  }

  #answered(failed: Failed | null): void {
    this.#unanswered.shift()!(failed);
    if (this.#unanswered.length === 0) this.#thread.unref();
  }
}

const tableOf = (row: Row): StoredTable => ({
  id: String(row['id']),
  game: String(row['game']),
  version: Number(row['version']),
  options: JSON.parse(String(row['options'])),
  seats: seatsIn(String(row['seats'])),
  status: String(row['status']) as Status,
  host: String(row['host']),
  listed: row['listed'] === 1,
  rematch: row['rematch'] === null ? null : String(row['rematch']),
  seed: row['seed'] === null ? null : String(row['seed']),
  createdAt: Number(row['created_at']),
  intents: JSON.parse(String(row['intents'])),
  terms: { ...TERMS, ...JSON.parse(String(row['terms'])) },
  webhook: row['webhook'] === null ? null : String(row['webhook']),
  fault: row['fault'] === null ? null : String(row['fault']),
  endedAt: row['ended_at'] === null ? null : Number(row['ended_at']),
  silenced: JSON.parse(String(row['silenced'])),
  honest: row['honest'] === null ? null : JSON.parse(String(row['honest'])),
  hints: row['hints'] === 1,
  // Requests of older versions are all for going back.
  asking: row['asking'] === null ? null : { what: 'back', ...JSON.parse(String(row['asking'])) },
  origin: row['origin'] === null ? null : JSON.parse(String(row['origin'])),
});

const entryOf = (row: Row): LogEntry => ({
  ply: Number(row['ply']),
  entry: JSON.parse(String(row['entry'])),
  told: JSON.parse(String(row['told'])),
  intent: row['intent'] === null ? null : String(row['intent']),
  at: Number(row['at']),
  digest: row['digest'] === null ? null : String(row['digest']),
});
