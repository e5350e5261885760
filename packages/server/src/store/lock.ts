// One process at a time works on a data folder: two would overwrite each other's tables. The lock is an exclusive
// transaction on a database of its own. The operating system drops it when the process ends, however it ends, so there
// is never one to clean up. A file beside it says who holds it.

import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createPrivate, keepPrivate } from './dataFolder.ts';
import { isBusy } from './sqliteErrors.ts';

type Holder = {
  /** The command that runs. */
  command: string;
  pid: number;
  host: string;
  since: string;
  /** Where it listens, once it does. */
  address: string | null;
};

/** Another process works on the folder: one sentence that says which. */
export class FolderInUse extends Error {}

export class FolderLock {
  readonly #db: DatabaseSync;
  readonly #holderFile: string;
  #holder: Holder;

  private constructor(db: DatabaseSync, holderFile: string, command: string) {
    this.#db = db;
    this.#holderFile = holderFile;
    const since = new Date().toISOString();
    this.#holder = { command, pid: process.pid, host: hostname(), since, address: null };
    this.#writeHolder();
  }

  /** Throws `FolderInUse`. */
  static take(folder: string, command: string): FolderLock {
    const file = join(folder, 'quayside.lock');
    const holderFile = join(folder, 'quayside.lock.json');
    if (!existsSync(file)) createPrivate(file);
    else keepPrivate(file);
    const db = new DatabaseSync(file, { timeout: 0 });
    try {
      db.exec('pragma journal_mode = memory; begin exclusive');
    } catch (error) {
      db.close();
      if (!isBusy(error)) throw new Error(`${file} cannot be locked: ${(error as Error).message}`);
      throw new FolderInUse(`The data folder ${folder} is in use by ${described(holderFile)}`);
    }
    return new FolderLock(db, holderFile, command);
  }

  listensAt(address: string): void {
    this.#holder = { ...this.#holder, address };
    this.#writeHolder();
  }

  release(): void {
    rmSync(this.#holderFile, { force: true });
    this.#db.close();
  }

  #writeHolder(): void {
    const unfinished = `${this.#holderFile}.new`;
    writeFileSync(unfinished, `${JSON.stringify(this.#holder)}\n`, { mode: 0o600 });
    renameSync(unfinished, this.#holderFile);
  }
}

function described(holderFile: string): string {
  try {
    const { command, pid, host, since, address } = JSON.parse(readFileSync(holderFile, 'utf8')) as Holder;
    const where = address ? `, at ${address}` : '';
    return `"quayside ${command}" (process ${pid} on ${host}, since ${since}${where})`;
  } catch {
    return 'another Quayside process';
  }
}
