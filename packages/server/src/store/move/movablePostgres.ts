// A PostgreSQL database as one side of a move. Everything happens in one transaction.

import type { Client } from 'pg';
import { DatabaseError } from '../databaseError.ts';
import { connectPostgres, requireUsable } from '../postgresClient.ts';
import { addressOf } from '../postgresErrors.ts';
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
    throw error;
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

  constructor(client: Client, url: string) {
    this.#client = client;
    const { host, port, database } = addressOf(url);
    this.name = `postgres://${host}:${port}/${database}`;
  }

  /** Tables that are not logged are empty after a crash anyway. */
  async columns(): Promise<Map<string, string[]>> {
    const { rows } = await this.#client.query<{ table: string; columns: string[] }>(
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
    const { rows } = await this.#client.query<{ count: number }>(`select count(*) as count from ${table}`);
    return rows[0]!.count;
  }

  async *rows(table: string, columns: string[]): AsyncIterable<Row[]> {
    await this.#client.query(`declare moved cursor for select ${columns.join(', ')} from ${table}`);
    for (;;) {
      const { rows } = await this.#client.query<Row>(`fetch ${ROWS_AT_ONCE} from moved`);
      if (rows.length > 0) yield rows;
      if (rows.length < ROWS_AT_ONCE) break;
    }
    await this.#client.query('close moved');
  }

  async insert(table: string, columns: string[], rows: Row[]): Promise<void> {
    const names = columns.join(', ');
    const harmless = rows.map(row =>
      Object.fromEntries(Object.entries(row).map(([name, value]) => [name, withoutNul(value)])),
    );
    await this.#client.query(
      `insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, $1::json)`,
      [JSON.stringify(harmless)],
    );
  }

  async keep(): Promise<void> {
    // Numbers that the database gives out itself go on after the last.
    await this.#client.query(
      `select setval(pg_get_serial_sequence('notes', 'n'), coalesce(max(n), 0) + 1, false) from notes`,
    );
    await this.#client.query('commit');
  }

  async close(): Promise<void> {
    await this.#client.end().catch(() => {});
  }
}
