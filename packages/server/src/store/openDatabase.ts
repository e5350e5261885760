// Opens the database, and names what is wrong with one that cannot be used: before anything is written to it.

import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DatabaseError } from './databaseError.ts';
import { createPrivate, keepPrivate, shmOf, syncFile, syncFolderOf, walOf } from './dataFolder.ts';
import { MIGRATIONS } from './schema.ts';
import { isDamage, reasonOf } from './sqliteErrors.ts';

/** Restoring a backup would help. */
class UnusableError extends DatabaseError {}

// Tables of the first step of the schema: every database of Quayside has them.
const OURS = ['guests', 'tables', 'entries', 'snapshots'];

// `pragma quick_check` reads every page: 0.5 s for 300 MB in memory, but a slow card reads 20-40 MB/s. Up to this size
// nobody waits long for it. A larger database is opened after the quick look SQLite itself takes (header, size,
// schema); every backup of it is checked in full.
const CHECKED_BYTES = 256 * 2 ** 20;

/** Makes it if there is none, and brings an older one up to date. Throws a `DatabaseError`. */
export function openDatabase(file: string): DatabaseSync {
  try {
    if (!existsSync(file)) createDatabase(file);
    keepPrivate(file, walOf(file), shmOf(file));
    return opened(file);
  } catch (error) {
    if (!(error instanceof UnusableError)) throw error;
    const how = `"quayside restore FILE --data-dir ${dirname(file)}"`;
    throw new DatabaseError(
      `${error.message} Put a backup in its place with ${how}, or move it away to begin with an empty one.`,
    );
  }
}

function opened(file: string): DatabaseSync {
  requireContent(file);
  return naming(file, () => {
    const db = new DatabaseSync(file, { timeout: 2000 });
    try {
      inspect(db, file);
      db.exec('pragma journal_mode = wal; pragma synchronous = full;');
      migrate(db);
      return db;
    } catch (error) {
      db.close();
      throw error;
    }
  });
}

/** Before SQLite opens it: of an empty database it would delete the write-ahead log. */
export function requireContent(file: string): void {
  if (statSync(file).size === 0) throw unusable(file, `it is empty (0 bytes)${beside(file)}`);
}

/**
 * Throws a `DatabaseError` unless this is a database of Quayside that this version can read. Changes nothing. `fully`:
 * checks every page, however many there are.
 */
export function inspect(db: DatabaseSync, file: string, { fully = false } = {}): void {
  naming(file, () => {
    const tables = db.prepare(`select name from sqlite_master where type = 'table'`).all();
    const names = tables.map(({ name }) => name);
    if (names.length === 0) throw unusable(file, 'it has been emptied: there is not a single table in it');
    if (!OURS.every(name => names.includes(name)))
      throw unusable(file, 'it belongs to another program, not to Quayside');
    const format = Number(db.prepare('pragma user_version').get()!['user_version']);
    if (format > MIGRATIONS.length)
      throw new DatabaseError(
        `The database ${file} was written by a newer version of Quayside (format ${format}; this version knows ${MIGRATIONS.length}): start that version again.`,
      );
    if (!fully && statSync(file).size > CHECKED_BYTES) return;
    const found = String(db.prepare('pragma quick_check(1)').get()!['quick_check']);
    if (found !== 'ok') throw unusable(file, `it is damaged (${found.replace(/\s+/g, ' ')})`);
  });
}

/**
 * Made under another name first: so a file of this name is never empty, unless something has emptied it. Until it gets
 * its name a crash loses nothing, so it is written without waiting for the disk, and flushed once when it is complete.
 */
function createDatabase(file: string): void {
  if (existsSync(walOf(file)) && statSync(walOf(file)).size > 0) throw unusable(file, `it is missing${beside(file)}`);
  const unfinished = `${file}.new`;
  naming(file, () => {
    rmSync(`${unfinished}-journal`, { force: true });
    createPrivate(unfinished);
    const db = new DatabaseSync(unfinished);
    db.exec('pragma synchronous = off; pragma journal_mode = memory;');
    migrate(db);
    db.close();
  });
  syncFile(unfinished);
  renameSync(unfinished, file);
  syncFolderOf(file);
}

function migrate(db: DatabaseSync): void {
  const done = Number(db.prepare('pragma user_version').get()!['user_version']);
  for (let step = done; step < MIGRATIONS.length; step++)
    db.exec(`begin immediate; ${MIGRATIONS[step]} pragma user_version = ${step + 1}; commit;`);
}

/** What SQLite says, as a sentence that names the file. */
function naming<T>(file: string, act: () => T): T {
  try {
    return act();
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === null) throw error;
    if (isDamage(error)) throw unusable(file, `${reason}${beside(file)}`);
    throw new DatabaseError(`The database ${file} cannot be opened: ${reason}.`);
  }
}

const unusable = (file: string, what: string): DatabaseError =>
  new UnusableError(`The database ${file} cannot be used: ${what}.`);

const beside = (file: string): string =>
  existsSync(walOf(file)) && statSync(walOf(file)).size > 0
    ? `, though its latest changes are still in ${walOf(file)}`
    : '';
