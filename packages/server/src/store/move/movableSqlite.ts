// A data folder as one side of a move.

import { existsSync, renameSync, rmSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { DatabaseError } from '../databaseError.ts';
import { databaseIn, makeFolder, shmOf, syncFolderOf, walOf } from '../dataFolder.ts';
import { FolderLock } from '../lock.ts';
import { openDatabase } from '../openDatabase.ts';
import type { Row } from '../sql.ts';
import { type MovableDatabase, NOT_MOVED, ROWS_AT_ONCE } from './movableDatabase.ts';

/** Throws `FolderInUse` while a server runs on it, and a `DatabaseError` when there is nothing to move. */
export function sqliteSource(folder: string): MovableDatabase {
  const file = databaseIn(folder);
  if (!existsSync(file)) throw new DatabaseError(`There is no database in ${folder}.`);
  const lock = FolderLock.take(folder, 'migrate');
  return opened(lock, () => new MovableSqlite(folder, lock, openDatabase(file), null));
}

/** Its file gets its name when everything is there. */
export function sqliteTarget(folder: string): MovableDatabase {
  makeFolder(folder);
  const file = databaseIn(folder);
  const lock = FolderLock.take(folder, 'migrate');
  return opened(lock, () => {
    if (existsSync(file)) throw new DatabaseError(`There is a database in ${folder} already.`);
    const unfinished = `${file}.moving`;
    removeDatabase(unfinished);
    const db = openDatabase(unfinished);
    db.exec('pragma synchronous = off; begin immediate');
    return new MovableSqlite(folder, lock, db, unfinished);
  });
}

function opened(lock: FolderLock, open: () => MovableDatabase): MovableDatabase {
  try {
    return open();
  } catch (error) {
    lock.release();
    throw error;
  }
}

const removeDatabase = (file: string): void => {
  for (const path of [file, walOf(file), shmOf(file)]) rmSync(path, { force: true });
};

class MovableSqlite implements MovableDatabase {
  readonly name: string;
  readonly #folder: string;
  readonly #lock: FolderLock;
  readonly #db: DatabaseSync;
  /** The file that is being written; null: it is read, or kept by now. */
  #unfinished: string | null;

  constructor(folder: string, lock: FolderLock, db: DatabaseSync, unfinished: string | null) {
    this.name = folder;
    this.#folder = folder;
    this.#lock = lock;
    this.#db = db;
    this.#unfinished = unfinished;
  }

  async columns(): Promise<Map<string, string[]>> {
    const tables = this.#db.prepare(
      `select name from sqlite_master where type = 'table' and name not like 'sqlite_%' order by name`,
    );
    const columns = this.#db.prepare('select name from pragma_table_info(?) order by name');
    const names = tables.all().map(({ name }) => String(name));
    return new Map(
      names
        .filter(table => !NOT_MOVED.includes(table))
        .map(table => [table, columns.all(table).map(({ name }) => String(name))]),
    );
  }

  async count(table: string): Promise<number> {
    return Number(this.#db.prepare(`select count(*) as count from ${table}`).get()!['count']);
  }

  async *rows(table: string, columns: string[]): AsyncIterable<Row[]> {
    let batch: Row[] = [];
    for (const row of this.#db.prepare(`select ${columns.join(', ')} from ${table}`).iterate()) {
      batch.push(row as Row);
      if (batch.length < ROWS_AT_ONCE) continue;
      yield batch;
      batch = [];
    }
    if (batch.length > 0) yield batch;
  }

  async insert(table: string, columns: string[], rows: Row[]): Promise<void> {
    const values = columns.map(() => '?').join(', ');
    const statement = this.#db.prepare(`insert into ${table} (${columns.join(', ')}) values (${values})`);
    for (const row of rows) statement.run(...columns.map(column => row[column]!));
  }

  async keep(): Promise<void> {
    const file = databaseIn(this.#folder);
    // Into one file, and flushed: the log beside it would not follow the new name.
    this.#db.exec('commit; pragma synchronous = full; pragma wal_checkpoint(truncate); pragma journal_mode = delete');
    renameSync(this.#unfinished!, file);
    syncFolderOf(file);
    this.#unfinished = null;
  }

  async close(): Promise<void> {
    this.#db.close();
    if (this.#unfinished) removeDatabase(this.#unfinished);
    this.#lock.release();
  }
}
