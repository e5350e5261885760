// A backup is a copy of the whole database in one file; restoring puts it back in place.

import { copyFileSync, existsSync, linkSync, realpathSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Copied, copyDatabase, type OnProgress } from './copyDatabase.ts';
import { DatabaseError } from './databaseError.ts';
import { databaseIn, makeFolder, shmOf, syncFolderOf, walOf } from './dataFolder.ts';
import { FolderLock } from './lock.ts';
import { openDatabase } from './openDatabase.ts';

type BackupOptions = { force: boolean; progress: OnProgress };

/** Whether a server runs on the folder or not. */
export async function writeBackup(folder: string, target: string, { force, progress }: BackupOptions): Promise<Copied> {
  const source = databaseIn(folder);
  if (!existsSync(source)) throw new DatabaseError(`There is no database in ${folder}.`);
  if (!existsSync(dirname(resolve(target)))) throw new DatabaseError(`There is no folder ${dirname(target)}.`);
  if ([source, walOf(source), shmOf(source)].some(file => isSame(file, target)))
    throw new DatabaseError(`${target} is the database itself.`);
  if (existsSync(target) && !force) throw new DatabaseError(`${target} exists already; --force replaces it.`);
  const unfinished = `${target}.unfinished`;
  const copied = await copyDatabase(source, unfinished, progress);
  renameSync(unfinished, target);
  syncFolderOf(target);
  return copied;
}

/** `setAside`: where the database that was there before is now. */
export type RestoredBackup = Copied & { setAside: string | null };

/**
 * Throws `FolderInUse` while a server runs on the folder. Until the backup is copied and checked nothing is changed.
 */
export async function restoreBackup(backup: string, folder: string, progress: OnProgress): Promise<RestoredBackup> {
  if (!existsSync(backup)) throw new DatabaseError(`There is no file ${backup}.`);
  makeFolder(folder);
  const lock = FolderLock.take(folder, 'restore');
  try {
    const file = databaseIn(folder);
    if (isSame(file, backup)) throw new DatabaseError(`${backup} is the database itself.`);
    const unfinished = `${file}.restoring`;
    const copied = await copyDatabase(backup, unfinished, progress);
    noteRestored(unfinished);
    const setAside = putAside(file);
    renameSync(unfinished, file);
    syncFolderOf(file);
    return { ...copied, setAside };
  } finally {
    lock.release();
  }
}

/** Pages that saw more of a game than the backup has must be shown all of it anew. */
function noteRestored(file: string): void {
  const db = openDatabase(file);
  db.prepare('insert into restores (at) values (?)').run(Date.now());
  db.exec('pragma journal_mode = delete');
  db.close();
}

/**
 * The database stays in its place until the next one is renamed over it, so at no moment is there none; its name
 * beside it is a second link to the same file. The write-ahead log must be gone by then: SQLite would apply it to
 * whatever database it finds.
 */
function putAside(file: string): string | null {
  if (!existsSync(file) && !existsSync(walOf(file))) return null;
  const aside = `${file}.before-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  emptyWal(file);
  if (existsSync(walOf(file))) renameSync(walOf(file), walOf(aside));
  rmSync(shmOf(file), { force: true });
  if (existsSync(file)) linkOrCopy(file, aside);
  return aside;
}

function linkOrCopy(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch {
    // Not every file system has links.
    copyFileSync(file, name);
  }
}

/** Moves the write-ahead log into the database. A damaged one keeps it. */
function emptyWal(file: string): void {
  // SQLite deletes the log of an empty database.
  if (!existsSync(file) || statSync(file).size === 0) return;
  try {
    const db = new DatabaseSync(file);
    db.exec('pragma wal_checkpoint(truncate)');
    db.close();
  } catch {
    // The log goes aside with the database.
  }
}

const isSame = (one: string, other: string): boolean =>
  existsSync(one) && existsSync(other) && realpathSync(one) === realpathSync(other);
