// Brings the tables of a PostgreSQL database up to date, while other nodes may be working on them.

import { setTimeout as pause } from 'node:timers/promises';
import type { Client } from 'pg';
import { DatabaseError } from './databaseError.ts';
import { addressOf, codeOf, isLockTimeout } from './postgresErrors.ts';
import { type Migration, POSTGRES_STEPS } from './postgresSchema.ts';

/** Whoever migrates holds it, so that of several nodes that start at once one does. */
const MIGRATION_LOCK = 5_914_081_127;

// A step that changes a table waits for everybody who reads it, and everybody after it waits for the step. So it gives
// up soon and comes again.
const LOCK_MS = 250;
const RETRY_MS = 500;
const LOCKED_MS = 100; // until the lock of whoever migrates is asked for again
const TRIES = 120;

const NOT_ALLOWED = '42501';

/** Nobody else changes the tables, and servers that start wait, until this connection ends. */
export async function lockMigrations(client: Client): Promise<void> {
  // Asked again and again: a statement that waits for the lock would keep an index that is made concurrently waiting.
  const take = `select pg_try_advisory_lock(${MIGRATION_LOCK}) as "isOurs"`;
  while (!(await client.query<{ isOurs: boolean }>(take)).rows[0]!.isOurs) await pause(LOCKED_MS);
}

type Schema = { version: number; oldest: number };

/** Throws a `DatabaseError` when the tables are not ones that this version can work on. */
export async function migratePostgres(
  client: Client,
  url: string,
  steps: readonly Migration[] = POSTGRES_STEPS,
  tries = TRIES,
): Promise<void> {
  await lockMigrations(client);
  try {
    const schema = await requireOurs(client, url, steps.length);
    for (let done = schema.version; done < steps.length; done++) await takeStep(client, url, { steps, done, tries });
  } finally {
    // A connection that is lost has freed it, and the error that came first tells more.
    await client.query(`select pg_advisory_unlock(${MIGRATION_LOCK})`).catch(() => {});
  }
}

/** For whoever only reads. Throws a `DatabaseError` unless the tables are as this version of the program knows them. */
export async function requireUpToDate(client: Client, url: string): Promise<void> {
  const { database } = addressOf(url);
  const { version } = await requireOurs(client, url, POSTGRES_STEPS.length);
  if (version === 0) throw new DatabaseError(`The database "${database}" is empty: no server has used it yet.`);
  if (version < POSTGRES_STEPS.length)
    throw new DatabaseError(
      `The database "${database}" was last used by an older version of Quayside; start this version on it once.`,
    );
}

async function requireOurs(client: Client, url: string, known: number): Promise<Schema> {
  const { database } = addressOf(url);
  const found = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p') order by relname`,
  );
  const names = found.rows.map(({ name }) => name);
  if (names.length === 0) return { version: 0, oldest: 0 };
  if (!names.includes('schema_version'))
    throw new DatabaseError(
      `The database "${database}" belongs to another program, not to Quayside: it has a table "${names[0]}".`,
    );
  const { rows } = await client.query<Schema>('select version, oldest from schema_version');
  const [schema] = rows;
  if (!schema) throw new DatabaseError(`The database "${database}" is unfinished: its format is not known.`);
  if (schema.oldest > known)
    throw new DatabaseError(
      `The database "${database}" was brought to format ${schema.version} by a newer version of Quayside, and programs must know ${schema.oldest} of its steps (this one knows ${known}): start that version.`,
    );
  return schema;
}

type MigrationProgress = { steps: readonly Migration[]; done: number; tries: number };

async function takeStep(client: Client, url: string, { steps, done, tries }: MigrationProgress): Promise<void> {
  const { sql, oldest, concurrently } = steps[done]!;
  const noted = `
    create table if not exists schema_version (one integer primary key check (one = 1), version integer not null, oldest integer not null);
    insert into schema_version (one, version, oldest) values (1, ${done + 1}, ${oldest})
      on conflict (one) do update set version = excluded.version, oldest = excluded.oldest;`;
  for (let left = tries; ; left--) {
    try {
      if (concurrently) await makeIndex(client, concurrently.index, sql);
      // One text is one transaction: all of the step, or nothing.
      await client.query(`set local lock_timeout = ${LOCK_MS}; ${concurrently ? '' : sql} ${noted}`);
      return;
    } catch (error) {
      if (codeOf(error) === NOT_ALLOWED) throw notAllowed(url, done, steps.length, error as Error);
      if (!isLockTimeout(error)) throw error;
      if (left === 1) throw isLocked(url, done, steps.length);
      await pause(RETRY_MS);
    }
  }
}

/** An index that an interrupted attempt has left is not valid: it would be written to, and never read. */
async function makeIndex(client: Client, index: string, sql: string): Promise<void> {
  const { rows } = await client.query<{ isValid: boolean }>(
    'select indisvalid as "isValid" from pg_index where indexrelid = to_regclass($1)',
    [index],
  );
  if (rows[0]?.isValid) return;
  if (rows[0]) await client.query(`drop index concurrently ${index}`);
  await client.query(sql);
}

function isLocked(url: string, done: number, known: number): DatabaseError {
  const { database } = addressOf(url);
  return new DatabaseError(
    `The database "${database}" cannot be brought from format ${done} to ${known}: another program keeps its tables locked, such as a dump or an open transaction. Start again when it is done.`,
  );
}

function notAllowed(url: string, done: number, known: number, error: Error): DatabaseError {
  const { database, user } = addressOf(url);
  const what =
    done === 0 ? 'is empty' : `has format ${done}, which is too old: this version of Quayside works on format ${known}`;
  return new DatabaseError(
    `The database "${database}" ${what}, and the user "${user}" may not change that: ${error.message}.`,
  );
}
