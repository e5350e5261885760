// Copies a database as it stands at one moment, though a server may go on writing to it, and checks the copy.

import { closeSync, fsyncSync, openSync, rmSync, statSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { DatabaseError } from './databaseError.ts';
import { createPrivate, shmOf, walOf } from './dataFolder.ts';
import { inspect, requireContent } from './openDatabase.ts';
import { reasonOf } from './sqliteErrors.ts';

const PAGES_AT_ONCE = 1000;

/** `done`: from 0 to 1. */
export type OnProgress = (done: number) => void;
export type Copied = { bytes: number; rows: number };

/**
 * The copy is one file, readable by its owner alone. Throws a `DatabaseError` and leaves nothing when it cannot be
 * made.
 */
export async function copyDatabase(source: string, file: string, progress: OnProgress): Promise<Copied> {
  requireContent(source);
  const from = new DatabaseSync(source, { timeout: 5000 });
  try {
    inspect(from, source);
    createPrivate(file);
    // One read transaction around it all: what is written meanwhile is not seen, and does not make the copy start
    // again.
    from.exec('begin');
    const rows = countRows(from);
    await backup(from, file, {
      rate: PAGES_AT_ONCE,
      progress: ({ totalPages, remainingPages }) => progress(1 - remainingPages / totalPages),
    });
    from.exec('commit');
    check(file, source, rows);
    flush(file);
    return { bytes: statSync(file).size, rows: Object.values(rows).reduce((sum, count) => sum + count, 0) };
  } catch (error) {
    for (const path of [file, `${file}-journal`, walOf(file), shmOf(file)]) rmSync(path, { force: true });
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(`${file} cannot be written: ${reasonOf(error) ?? (error as Error).message}.`);
  } finally {
    from.close();
  }
}

/**
 * A page of the source that is damaged is found in the copy. Also takes the copy out of the mode in which it would need
 * files beside it.
 */
function check(file: string, source: string, expected: Record<string, number>): void {
  const copy = new DatabaseSync(file);
  try {
    copy.exec('pragma journal_mode = delete');
    inspect(copy, source, { fully: true });
    for (const [table, count] of Object.entries(countRows(copy)))
      if (count !== expected[table])
        throw new DatabaseError(`The copy ${file} has ${count} rows of "${table}" where there are ${expected[table]}.`);
  } finally {
    copy.close();
  }
}

function countRows(db: DatabaseSync): Record<string, number> {
  const tables = db.prepare(`select name from sqlite_master where type = 'table' and name not like 'sqlite_%'`).all();
  return Object.fromEntries(
    tables.map(({ name }) => [name, Number(db.prepare(`select count(*) as count from "${name}"`).get()!['count'])]),
  );
}

function flush(file: string): void {
  const opened = openSync(file, 'r+');
  fsyncSync(opened);
  closeSync(opened);
}
