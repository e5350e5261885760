// Every database a store can be on, for the tests that all of them must pass.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { skipWithout, startPostgres } from '@quayside/services';
import { postgresStore } from '../src/store/postgres.ts';
import { sqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';

/** An empty one; `open` may be called again after the store was closed. */
export type Database = { open(): Promise<Store>; end(): Promise<void> };

type Kind = { skip: string | false; begin(): Promise<Database> };

export const DATABASES: Record<'SQLite' | 'PostgreSQL', Kind> = {
  SQLite: { skip: false, begin: beginSqlite },
  PostgreSQL: { skip: skipWithout('postgres'), begin: beginPostgres },
};

async function beginSqlite(): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-store-'));
  return { open: async () => sqliteStore(folder), end: async () => rmSync(folder, { recursive: true }) };
}

async function beginPostgres(): Promise<Database> {
  const server = await startPostgres({ fsync: false });
  return { open: () => postgresStore(server.url, { poolSize: 4 }), end: () => server.stop() };
}
