// A PostgreSQL database as one side of a move. Everything happens in one transaction.

import type { Client, QueryResult, QueryResultRow } from 'pg';
import { DatabaseError } from '../databaseError.ts';
import { connectPostgres, requireUsable } from '../postgresClient.ts';
import { addressOf, cannotUse, isConflict, isLostConnection } from '../postgresErrors.ts';
import { lockMigrations, migratePostgres } from '../postgresMigrate.ts';
import { type Row, withoutNul } from '../sql.ts';
import { type MovableDatabase, NOT_MOVED, ROWS_AT_ONCE } from './movableDatabase.ts';

export const postgresSource = (url: string): Promise<MovableDatabase> =>
  opened(url, client => client.query('begin isolation level repeatable read read only'));

export const postgresTarget = (url: string): Promise<MovableDatabase> =>
  opened(url, async (client, database) => {
    await client.query('begin');
    for (const table of (await database.columns()).keys())
      if ((await database.count(table)) > 0)
        throw new DatabaseError(`The database ${database.name} is not empty: it has rows of "${table}".`);
  });

/** Throws a `DatabaseError`. While it is open, servers that start on it wait. */
async function opened(
  url: string,
  begin: (client: Client, database: MovableDatabase) => Promise<unknown>,
): Promise<MovableDatabase> {
  const client = await connectPostgres(url);
  client.on('error', () => {}); // the statement under way rejects
  try {
    await requireUsable(client, url);
    await migratePostgres(client, url);
    await lockMigrations(client);
    const database = new MovablePostgres(client, url);
    await requireNoNodes(client, database.name);
    await begin(client, database);
    return database;
  } catch (error) {
    await client.end().catch(() => {});
    throw cannotUse(error, url);
  }
}

async function requireNoNodes(client: Client, name: string): Promise<void> {
  const { rows } = await client.query<{ address: string }>(
    `select address from sessions join pg_stat_activity on pg_stat_activity.pid = sessions.pid limit 1`,
  );
  if (rows[0]) throw new DatabaseError(`The database ${name} is in use by the server at ${rows[0].address}.`);
}

class MovablePostgres implements MovableDatabase {
  readonly name: string;
  readonly #client: Client;
  readonly #url: string;

  constructor(client: Client, url: string) {
    this.#client = client;
    this.#url = url;
    const { host, port, database } = addressOf(url);
    this.name = `postgres://${host}:${port}/${database}`;
  }

  /** Tables that are not logged are empty after a crash anyway. */
  async columns(): Promise<Map<string, string[]>> {
    const { rows } = await this.#ask<{ table: string; columns: string[] }>(
      `select relname as table, array_agg(attname::text order by attname::text collate "C") as columns
       from pg_class join pg_attribute on attrelid = pg_class.oid
       where relnamespace = current_schema()::regnamespace and relkind = 'r' and relpersistence = 'p'
         and attnum > 0 and not attisdropped
       group by relname order by relname`,
    );
    return new Map(
      rows.filter(({ table }) => !NOT_MOVED.includes(table)).map(({ table, columns }) => [table, columns]),
    );
  }

  async count(table: string): Promise<number> {
    const { rows } = await this.#ask<{ count: number }>(`select count(*) as count from ${table}`);
    return rows[0]!.count;
  }

  async *rows(table: string, columns: string[]): AsyncIterable<Row[]> {
    await this.#ask(`declare moved cursor for select ${columns.join(', ')} from ${table}`);
    for (;;) {
      const { rows } = await this.#ask<Row>(`fetch ${ROWS_AT_ONCE} from moved`);
      if (rows.length > 0) yield rows;
      if (rows.length < ROWS_AT_ONCE) break;
    }
    await this.#ask('close moved');
  }

  async insert(table: string, columns: string[], rows: Row[]): Promise<void> {
    const names = columns.join(', ');
    const harmless = rows.map(row =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, withoutNul(value)])),
    );
    await this.#ask(
      `insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, $1::json)`,
      [JSON.stringify(harmless)],
    );
  }

  async keep(): Promise<void> {
    // Numbers that the database gives out itself go on after the last.
    await this.#ask(`select setval(pg_get_serial_sequence('notes', 'n'), coalesce(max(n), 0) + 1, false) from notes`);
    try {
      await this.#client.query('commit');
    } catch (error) {
      if (!isLostConnection(error)) throw cannotUse(error, this.#url);
      throw new DatabaseError(
        `The connection to ${this.name} was lost in the last step: if it is said not to be empty when you try again, everything has arrived.`,
      );
    }
  }

  async close(): Promise<void> {
    await this.#client.end().catch(() => {});
  }

  /** An error that is not about a row becomes a sentence: a lost connection, a table that may not be read. */
  async #ask<R extends QueryResultRow>(text: string, values: unknown[] = []): Promise<QueryResult<R>> {
    try {
      return await this.#client.query<R>(text, values);
    } catch (error) {
      throw isConflict(error) ? error : cannotUse(error, this.#url);
    }
  }
}
