// The thread that writes. A commit waits for the disk, and nobody else has to meanwhile.

import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { isConflict, reasonOf } from './sqliteErrors.ts';
import { type BoundStatement, STATEMENTS } from './writes.ts';

// The log of writes is copied into the database when it is this long.
const CHECKPOINT_PAGES = 4000;

const db = new DatabaseSync((workerData as { file: string }).file, { timeout: 2000 });
db.exec(`pragma synchronous = full; pragma wal_autocheckpoint = ${CHECKPOINT_PAGES};`);

const prepared = new Map<BoundStatement[0], StatementSync>();
const begin = db.prepare('begin immediate');
const commit = db.prepare('commit');
const rollback = db.prepare('rollback');

function run([name, ...values]: BoundStatement): void {
  let statement = prepared.get(name);
  if (!statement) {
    statement = db.prepare(STATEMENTS[name]);
    prepared.set(name, statement);
  }
  statement.run(...values);
}

/** Why nothing was written. */
export type Failed = { reason: string; isConflict: boolean };

/** All or nothing; the answer is why not, or null. */
function write(rows: BoundStatement[]): Failed | null {
  try {
    begin.run();
    for (const row of rows) run(row);
    commit.run();
    return null;
  } catch (error) {
    // Where the disk is full, SQLite has rolled back by itself.
    if (db.isTransaction) rollback.run();
    return { reason: reasonOf(error) ?? (error as Error).message, isConflict: isConflict(error) };
  }
}

parentPort!.on('message', (rows: BoundStatement[] | 'close') => {
  if (rows !== 'close') return parentPort!.postMessage(write(rows));
  db.close();
  parentPort!.close();
});
