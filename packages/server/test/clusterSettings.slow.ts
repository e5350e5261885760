// What keeps `serve --database` from starting is told in one sentence, with exit code 2.

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, type Postgres, skipWithout, startPostgres } from '@quayside/services';
import pg from 'pg';
import { connectPostgres } from '../src/store/postgresClient.ts';
import { migratePostgres } from '../src/store/postgresMigrate.ts';
import { POSTGRES_STEPS } from '../src/store/postgresSchema.ts';
import { quayside, ServerProcess, serveFlags } from './serverProcess.ts';
import { TransactionPooler } from './transactionPooler.ts';

const SECRET = ['--cluster-secret', 'the-secret-of-the-tests'];

describe('serve --database', { skip: skipWithout('postgres') }, () => {
  let server: Postgres;
  const folder = mkdtempSync(join(tmpdir(), 'quayside-settings-'));
  before(async () => {
    server = await startPostgres({ fsync: false });
  });
  after(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  const outside = async (at: string, sql: string): Promise<void> => {
    const client = new pg.Client(at);
    await client.connect();
    await client.query(sql);
    await client.end();
  };

  async function refused(database: string, says: RegExp, flags: string[] = SECRET): Promise<void> {
    const { code, out, err } = await quayside(...serveFlags(folder, '--database', database, ...flags));
    assert.equal(code, 2, err);
    assert.equal(out, '');
    assert.match(err.trim(), says);
    assert.equal(err.trim().split('\n').length, 1, err);
  }

  test('a wrong address', async () => {
    const port = await freePort();
    await refused(`postgres://127.0.0.1:${port}/x`, /cannot be reached: nothing accepts connections there/);
    await refused(`postgres://%zz@127.0.0.1:${port}/x`, /cannot be reached: nothing accepts connections there/);
    await refused('postgres://127.0.0.1:1/x?sslrootcert=/nope', /the file \/nope cannot be read/);
    await refused('mysql://127.0.0.1/x', /--database takes/);
  });

  test('a missing secret', () => refused(server.url, /a secret is needed too, the same for every node/, []));

  test('tables that are too new', async () => {
    const database = await server.createDatabase('newer');
    const client = await connectPostgres(database);
    await migratePostgres(client, database);
    await client.query('update schema_version set version = 99, oldest = 99');
    await client.end();
    await refused(database, /was brought to format 99 by a newer version of Quayside/);
  });

  test('tables that are too old, and may not be changed by the user', async () => {
    const database = await server.createDatabase('older');
    const client = await connectPostgres(database);
    await migratePostgres(client, database, POSTGRES_STEPS.slice(0, -1));
    await client.end();
    await outside(
      database,
      `create role looker login; grant select on all tables in schema public to looker;
       revoke create on schema public from public`,
    );
    const asLooker = new URL(database);
    asLooker.username = 'looker';
    await refused(asLooker.href, /has format \d+, which is too old/);
  });

  test('a pooler that shares connections between transactions', async () => {
    const pooler = await TransactionPooler.start(server.port);
    try {
      await refused(server.url.replace(`:${server.port}/`, `:${pooler.port}/`), /is a pooler/);
    } finally {
      await pooler.stop();
    }
  });

  test('no connection that is left, at any point of the start', async () => {
    const database = await server.createDatabase('crowded');
    const role = async (name: string, connections: number) => {
      await outside(database, `create role ${name} login connection limit ${connections}`);
      await outside(database, `grant all on schema public to ${name}`);
      const url = new URL(database);
      url.username = name;
      return url.href;
    };
    const first = await ServerProcess.start(folder, { flags: ['--database', await role('owner', -1), ...SECRET] });
    assert.equal(await first.end(), 0);
    await outside(database, 'grant all on all tables in schema public to public; grant all on session_no to public');
    for (const connections of [1, 3]) {
      const at = await role(`crowd${connections}`, connections);
      await refused(at, /cannot be reached: it has too many connections already\.$/);
    }
  });

  test('a database that fails when the first is read or written', async () => {
    const database = await server.createDatabase('torn');
    const first = await ServerProcess.start(folder, { flags: ['--database', database, ...SECRET] });
    assert.equal(await first.end(), 0);
    await outside(database, 'alter table push_keys rename to keys');
    await refused(database, /The database "torn" cannot be used: relation "push_keys" does not exist\.$/);
    await outside(database, 'alter table keys rename to push_keys; alter table watch rename to watched');
    await refused(database, /The database "torn" cannot be used: relation "watch" does not exist\.$/);
  });

  test('a database that is killed in the middle of a step of its tables, which is taken at the next start', async () => {
    const database = await server.createDatabase('killed');
    const client = await connectPostgres(database);
    client.on('error', () => {});
    await migratePostgres(client, database, POSTGRES_STEPS.slice(0, -1));
    await client.query('begin; lock table tables in access exclusive mode');
    const isRefused = refused(
      database,
      /^quayside: PostgreSQL at 127\.0\.0\.1:\d+ cannot be reached: the connection broke\.$/,
    );
    const waiting = `select 1 from pg_locks join pg_database on pg_database.oid = database
      where datname = 'killed' and locktype = 'relation' and not granted`;
    while ((await client.query(waiting)).rowCount === 0) await sleep(20);
    await server.kill();
    await server.start();
    await isRefused;
    const next = await ServerProcess.start(folder, { flags: ['--database', database, ...SECRET] });
    assert.equal(await next.end(), 0);
  });

  test('the address of another node', async () => {
    const database = await server.createDatabase('shared');
    const flags = ['--database', database, '--address', 'http://127.0.0.1:9', ...SECRET];
    const first = await ServerProcess.start(folder, { flags });
    try {
      await refused(database, /Another node is running at the address http:\/\/127\.0\.0\.1:9/, flags.slice(2));
    } finally {
      assert.equal(await first.end(), 0);
    }
  });
});
