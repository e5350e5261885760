// Connections to PostgreSQL: how each is set up, and whether the server behind them can be used at all.

import pg from 'pg';
import { DatabaseError } from './databaseError.ts';
import { addressOf, cannotConnect } from './postgresErrors.ts';

const CONNECT_MS = 5000;
const OLDEST_SERVER = 13;
const POOLER_MS = 3000; // a pooler whose connections are all taken lets the question wait

const INT8 = 20;

/** Numbers of 64 bits come as JavaScript's: times and counts stay far below what these hold exactly. */
const types = {
  getTypeParser: ((oid: number, format: 'text') =>
    oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
};

export const clientSettings = (url: string) => ({
  connectionString: url,
  application_name: 'quayside',
  connectionTimeoutMillis: CONNECT_MS,
  keepAlive: true,
  keepAliveInitialDelayMillis: 5000,
  types,
});

/**
 * A connection of its own, on which statements are sent without waiting for the answers of those before. Whoever gets
 * it must listen to `error`: it comes when the connection is lost. Throws a `DatabaseError`.
 */
export async function connectPostgres(url: string): Promise<pg.Client> {
  const client = newClient(url);
  const ignored = () => {};
  client.on('error', ignored);
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw cannotConnect(error, url);
  } finally {
    // An error that comes before anybody listens is found by the next statement.
    setImmediate(() => client.off('error', ignored));
  }
}

/** What the address asks for is read here already, such as the files of certificates. */
function newClient(url: string): pg.Client {
  try {
    return new pg.Client({ ...clientSettings(url), pipeline: true });
  } catch (error) {
    throw cannotConnect(error, url);
  }
}

/** Ends a connection at once: in good order it would wait for an answer. */
export const cut = (client: pg.ClientBase): void =>
  void (client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();

/** Throws a `DatabaseError` unless this is a PostgreSQL that Quayside can work with. */
export async function requireUsable(client: pg.Client, url: string): Promise<void> {
  const { host, port, database } = addressOf(url);
  const { rows } = await client.query(
    `select current_setting('server_version_num')::int as version, current_setting('server_version') as name,
       current_setting('server_encoding') as encoding`,
  );
  const { version, name, encoding } = rows[0] as { version: number; name: string; encoding: string };
  if (version < OLDEST_SERVER * 10_000)
    throw new DatabaseError(
      `PostgreSQL at ${host}:${port} is version ${name}; Quayside needs ${OLDEST_SERVER} or newer.`,
    );
  if (encoding !== 'UTF8')
    throw new DatabaseError(
      `The database "${database}" keeps text as ${encoding}; make one with: createdb -E UTF8 -T template0 NAME`,
    );
  await requireNoPooler(client, url);
}

/**
 * A pooler that lends a connection for one transaction at a time would let the locks of one node end up with another.
 * While a second connection is inside a transaction, the first one asks which process serves it: behind such a pooler
 * that is another one than before, or none is left.
 */
async function requireNoPooler(client: pg.Client, url: string): Promise<void> {
  const other = await connectPostgres(url);
  other.on('error', () => {});
  try {
    const before = await backendOf(client);
    await other.query('begin');
    await backendOf(other);
    const now = await Promise.race([backendOf(client), after(POOLER_MS)]);
    if (now === before) return;
  } finally {
    void other.end().catch(() => {});
  }
  const { host, port } = addressOf(url);
  throw new DatabaseError(
    `What answers at ${host}:${port} is a pooler that shares connections between transactions; give the address of PostgreSQL itself, or a pooler in session mode.`,
  );
}

async function backendOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query('select pg_backend_pid() as pid');
  return (rows[0] as { pid: number }).pid;
}

const after = (milliseconds: number): Promise<null> =>
  new Promise(resolve => setTimeout(() => resolve(null), milliseconds).unref());
