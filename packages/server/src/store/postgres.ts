// The store on PostgreSQL: reads through a pool of connections, writes through one.

import pg from 'pg';
import { clientSettings, connectPostgres, cut, requireUsable } from './postgresClient.ts';
import { isLostConnection } from './postgresErrors.ts';
import { migratePostgres } from './postgresMigrate.ts';
import { PostgresWriter } from './postgresWriter.ts';
import { readsOf } from './reads.ts';
import { type Prepare, type Row, toPostgres, type Value, withoutNul } from './sql.ts';
import { type Change, type ChangeWriter, type Store, WriteError } from './store.ts';

const ANSWER_MS = 10_000; // a read or write that is not answered by then is given up, and its connection with it
const IDLE_MS = 30_000;

type Options = {
  /** Connections for reading, at most. */
  poolSize: number;
};

export type PostgresStore = Store & {
  /** For statements of others, such as who is home to a table. */
  pool: pg.Pool;
  /** One connection for looking after other nodes, which must not wait while everybody reads. */
  watchPool: pg.Pool;
  /**
   * The database has not answered for long: what was sent may never arrive. Every connection is cut, so that nobody
   * waits for it; reads are made again through new ones.
   */
  dropConnections(): void;
};

/** Brings the tables up to date first. Throws a `DatabaseError`. */
export async function postgresStore(url: string, { poolSize }: Options): Promise<PostgresStore> {
  const client = await connectPostgres(url);
  client.on('error', () => {});
  try {
    await requireUsable(client, url);
    await migratePostgres(client, url);
  } finally {
    await client.end().catch(() => {});
  }
  const connected = new Set<pg.PoolClient>();
  const pool = poolOf(url, poolSize, connected);
  const watchPool = poolOf(url, 1, connected);
  const writer = new ReconnectingWriter(url);
  return {
    ...readsOf(preparing(pool)),
    pool,
    watchPool,
    dropConnections() {
      for (const client of connected) cut(client);
      writer.drop();
    },
    write: changes => writer.write(changes),
    async close() {
      await writer.close();
      await Promise.all([pool.end(), watchPool.end()]);
    },
  };
}

/** `connected`: where its connections are noted while they exist. */
function poolOf(url: string, max: number, connected: Set<pg.PoolClient>): pg.Pool {
  const pool = new pg.Pool({ ...clientSettings(url), max, query_timeout: ANSWER_MS, idleTimeoutMillis: IDLE_MS });
  // A connection that breaks while nobody uses it leaves the pool by itself.
  pool.on('error', () => {});
  pool.on('connect', client => connected.add(client));
  pool.on('remove', client => connected.delete(client));
  return pool;
}

let statements = 0;

const preparing = (pool: pg.Pool): Prepare => {
  return sql => {
    const statement = { name: `read${++statements}`, text: toPostgres(sql) };
    const run = async (values: Value[]) => (await pool.query({ ...statement, values })).rows as Row[];
    return async (...values) => {
      const harmless = values.map(withoutNul);
      try {
        return await run(harmless);
      } catch (error) {
        // Reading twice does no harm, and the pool has other connections, or makes one.
        if (!isLostConnection(error)) throw error;
        return await run(harmless);
      }
    };
  };
};

/**
 * For what belongs to no table, such as guests: after a connection is lost the next write is made through a new one.
 * The write that was under way rejects all the same: it may have been made. So does one that is not answered in time: a
 * firewall may have forgotten this connection alone.
 */
class ReconnectingWriter implements ChangeWriter {
  readonly #url: string;
  #writer: Promise<PostgresWriter> | null = null;
  #client: pg.Client | null = null;

  constructor(url: string) {
    this.#url = url;
  }

  async write(changes: Change[]): Promise<void> {
    if ((await this.#writer?.catch(() => null))?.isLost !== false) this.#writer = null;
    this.#writer ??= this.#connected();
    const writer = await this.#writer;
    const tooLong = setTimeout(() => this.drop(), ANSWER_MS);
    try {
      await writer.write(changes);
    } finally {
      clearTimeout(tooLong);
    }
  }

  /** The write that is under way rejects; the next one is made through a new connection. */
  drop(): void {
    if (this.#client) cut(this.#client);
  }

  async close(): Promise<void> {
    await this.#writer?.catch(() => null);
    await this.#client?.end().catch(() => {});
  }

  async #connected(): Promise<PostgresWriter> {
    try {
      this.#client = await connectPostgres(this.#url);
      return new PostgresWriter(this.#client);
    } catch (error) {
      throw new WriteError((error as Error).message, { isConflict: false, isLost: true });
    }
  }
}
