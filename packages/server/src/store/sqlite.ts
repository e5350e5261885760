// The store in one file beside the server: SQLite, write-ahead log, every commit flushed to the disk before it counts.

import type { DatabaseSync } from 'node:sqlite';
import { Worker } from 'node:worker_threads';
import { databaseIn, makeFolder } from './dataFolder.ts';
import { openDatabase } from './openDatabase.ts';
import { readsOf } from './reads.ts';
import type { Prepare, Row } from './sql.ts';
import type { Failed } from './sqliteWriter.ts';
import { type Store, WriteError } from './store.ts';
import { type BoundStatement, rowsOf } from './writes.ts';

export function sqliteStore(folder: string): Store {
  makeFolder(folder);
  const file = databaseIn(folder);
  const db = openDatabase(file);
  const writer = new Writer(file);
  return {
    ...readsOf(preparing(db)),
    async write(changes) {
      await writer.write(changes.flatMap(rowsOf));
    },
    async close() {
      await writer.close();
      db.close();
    },
  };
}

const preparing = (db: DatabaseSync): Prepare => {
  return sql => {
    const statement = db.prepare(sql);
    return async (...values) => statement.all(...values) as Row[];
  };
};

/** Hands changes to the thread that writes, which answers them in order. */
class Writer {
  readonly #thread: Worker;
  readonly #unanswered: ((failed: Failed | null) => void)[] = [];

  constructor(file: string) {
    this.#thread = new Worker(new URL('sqliteWriter.ts', import.meta.url), { workerData: { file }, execArgv: [] });
    this.#thread.on('message', (failed: Failed | null) => this.#answered(failed));
    this.#thread.unref();
  }

  write(rows: BoundStatement[]): Promise<void> {
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
