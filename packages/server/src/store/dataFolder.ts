// The data folder: which files are in it, and that nobody but their owner can read them.

import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync } from 'node:fs';
import { dirname, join } from 'node:path';

const PRIVATE_FOLDER = 0o700;
const PRIVATE_FILE = 0o600;

export const databaseIn = (folder: string): string => join(folder, 'quayside.db');

/** What SQLite keeps beside a database that is open, or that was not closed in good order. */
export const walOf = (database: string): string => `${database}-wal`;
export const shmOf = (database: string): string => `${database}-shm`;

/** A folder that exists already keeps its permissions: its owner has chosen them. */
export function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
}

/** An empty file that only its owner can read. SQLite gives its -wal and -shm the permissions of the database. */
export function createPrivate(file: string): void {
  closeSync(openSync(file, 'w', PRIVATE_FILE));
  chmodSync(file, PRIVATE_FILE);
}

/** Takes a file away from everybody but its owner. Never opens it: closing it would drop this process's locks on it. */
export function keepPrivate(...files: string[]): void {
  for (const file of files.filter(existsSync)) {
    try {
      chmodSync(file, PRIVATE_FILE);
    } catch {
      // It belongs to another account, which has given it to this one: that was on purpose.
    }
  }
}

/**
 * What was written to a file is on the disk. Not for one that a connection has open: closing it would drop its locks.
 */
export function syncFile(file: string): void {
  const opened = openSync(file, 'r+');
  fsyncSync(opened);
  closeSync(opened);
}

/** A file that was renamed is there after a power cut only once its folder has been flushed. */
export function syncFolderOf(file: string): void {
  // Windows cannot open a folder, and does not need it.
  if (process.platform === 'win32') return;
  const folder = openSync(dirname(file), 'r');
  fsyncSync(folder);
  closeSync(folder);
}
