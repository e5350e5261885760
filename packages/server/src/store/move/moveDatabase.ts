// Moves everything a server keeps from one database to another, and checks that all of it has arrived.

import { DatabaseError } from '../databaseError.ts';
import { RowsDigest } from './digest.ts';
import type { MovableDatabase } from './movableDatabase.ts';

/** `done`: rows so far, of `all`. The rows are gone through twice: once to move them, once to check them. */
type OnProgress = (what: 'moved' | 'checked', done: number, all: number) => void;
type Moved = { tables: number; rows: number };

/**
 * `sqlite:FOLDER` or `postgres://...`. Throws a `DatabaseError` or `FolderInUse`; the target is then as empty as
 * before.
 */
export async function moveDatabase(from: string, to: string, progress: OnProgress): Promise<Moved> {
  const source = await openDatabase(from, 'source');
  try {
    const target = await openDatabase(to, 'target');
    try {
      return await moveRows(source, target, progress);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

async function openDatabase(address: string, side: 'source' | 'target'): Promise<MovableDatabase> {
  if (address.startsWith('sqlite:')) {
    const { sqliteSource, sqliteTarget } = await import('./movableSqlite.ts');
    return (side === 'source' ? sqliteSource : sqliteTarget)(address.slice('sqlite:'.length));
  }
  const { postgresSource, postgresTarget } = await import('./movablePostgres.ts');
  return (side === 'source' ? postgresSource : postgresTarget)(address);
}

async function moveRows(source: MovableDatabase, target: MovableDatabase, progress: OnProgress): Promise<Moved> {
  const columns = await source.columns();
  requireSame(columns, await target.columns());
  let all = 0;
  for (const table of columns.keys()) all += await source.count(table);

  const digests = new Map<string, RowsDigest>();
  let done = 0;
  for (const [table, names] of columns) {
    const digest = new RowsDigest();
    digests.set(table, digest);
    for await (const rows of source.rows(table, names)) {
      for (const row of rows) digest.add(row, names);
      await naming(table, () => target.insert(table, names, rows));
      done += rows.length;
      progress('moved', done, all);
    }
  }

  done = 0;
  for (const [table, names] of columns) {
    const arrived = new RowsDigest();
    for await (const rows of target.rows(table, names)) {
      for (const row of rows) arrived.add(row, names);
      done += rows.length;
      progress('checked', done, all);
    }
    requireEqual(table, digests.get(table)!, arrived);
  }
  await target.keep();
  return { tables: columns.size, rows: all };
}

/** Both were brought up to date when they were opened, so this is a mistake of ours. */
function requireSame(source: Map<string, string[]>, target: Map<string, string[]>): void {
  const shape = (columns: Map<string, string[]>) => JSON.stringify([...columns].sort());
  if (shape(source) !== shape(target)) throw new DatabaseError('The two databases do not have the same tables.');
}

function requireEqual(table: string, sent: RowsDigest, arrived: RowsDigest): void {
  if (String(sent) === String(arrived) && sent.rows === arrived.rows) return;
  throw new DatabaseError(
    `The rows of "${table}" did not arrive as they are: ${sent.rows} were sent, ${arrived.rows} are there, or they differ.`,
  );
}

async function naming(table: string, insert: () => Promise<void>): Promise<void> {
  try {
    await insert();
  } catch (error) {
    if (error instanceof DatabaseError) throw error;
    throw new DatabaseError(`A row of "${table}" cannot be moved: ${(error as Error).message}.`);
  }
}
