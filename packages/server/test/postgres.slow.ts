// What PostgreSQL has to do beside what every store does: survive its connections, move its tables on, and say plainly
// why it cannot be used.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, type Postgres, skipWithout, startPostgres, startTcpProxy } from '@quayside/services';
import pg from 'pg';
import { CHANNEL } from '../src/store/clusterEvents.ts';
import { DatabaseError } from '../src/store/databaseError.ts';
import { type PostgresStore, postgresStore } from '../src/store/postgres.ts';
import { connectPostgres } from '../src/store/postgresClient.ts';
import { migratePostgres } from '../src/store/postgresMigrate.ts';
import { POSTGRES_STEPS } from '../src/store/postgresSchema.ts';
import { PostgresWriter } from '../src/store/postgresWriter.ts';
import { type Change, WriteError } from '../src/store/store.ts';
import { TransactionPooler } from './transactionPooler.ts';

const guest = (id: string, name = id): Change => ({ kind: 'guest', guest: { id, name } });
const entry = (ply: number): Change => ({
  kind: 'entry',
  table: 't',
  entry: { ply, entry: { seat: 0, move: {} }, told: [], intent: null, at: 0, digest: null },
});

describe('PostgreSQL', { skip: skipWithout('postgres') }, () => {
  let server: Postgres;
  let url: string;
  let store: PostgresStore;
  /** Runs a statement as somebody else. */
  const outside = async (sql: string, at = url): Promise<pg.QueryResult> => {
    const client = new pg.Client(at);
    await client.connect();
    try {
      return await client.query(sql);
    } finally {
      await client.end();
    }
  };
  before(async () => {
    server = await startPostgres({ fsync: false, password: 'right', settings: { deadlock_timeout: '20ms' } });
    url = await server.createDatabase('moved');
    store = await postgresStore(url, { poolSize: 4 });
  });
  after(async () => {
    await store.close();
    await server.stop();
  });

  /** A writer, and a way to end its connection from the server's side. */
  async function writerWithCut(): Promise<{ writer: PostgresWriter; cut(): Promise<unknown> }> {
    const client = await connectPostgres(url);
    const writer = new PostgresWriter(client);
    const pid = (await client.query('select pg_backend_pid() as pid')).rows[0].pid;
    return { writer, cut: () => outside(`select pg_terminate_backend(${pid})`) };
  }

  const isLost = (error: unknown) => error instanceof WriteError && error.isLost && !error.isConflict;

  describe('A connection that is lost', () => {
    test('rejects the write under way and every one after it, and nothing of them is stored', async () => {
      const { writer, cut } = await writerWithCut();
      const blocker = new pg.Client(url);
      await blocker.connect();
      await blocker.query('begin; lock table guests');
      const rejected = assert.rejects(writer.write([guest('pending')]), isLost);
      await cut();
      await rejected;
      await assert.rejects(writer.write([guest('later')]), isLost);
      await blocker.query('rollback');
      await blocker.end();
      assert.deepEqual([await store.guest('pending'), await store.guest('later')], [null, null]);
    });

    test('is noticed while nothing is written, too', async () => {
      const { writer, cut } = await writerWithCut();
      await writer.write([guest('first')]);
      await cut();
      await assert.rejects(writer.write([guest('second')]), isLost);
      assert.ok(writer.isLost);
      assert.deepEqual([(await store.guest('first'))?.id, await store.guest('second')], ['first', null]);
    });

    test('of the store itself rejects one write, and the next is made through a new one', async () => {
      await store.write([guest('before')]);
      await outside(`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'quayside'`);
      assert.equal((await store.guest('before'))?.id, 'before', 'reads go on');
      await store.write([guest('between')]).catch(() => {});
      await store.write([guest('after')]);
      assert.equal((await store.guest('after'))?.id, 'after');
    });
  });

  test('A write of the store whose answer never comes rejects, and the next is made through a new connection', async () => {
    const proxy = await startTcpProxy(Number(new URL(url).port));
    const behind = await postgresStore(url.replace(/:\d+\//, `:${proxy.port}/`), { poolSize: 1 });
    try {
      await behind.write([guest('heard')]);
      proxy.set('drop');
      const begun = performance.now();
      const tooLong = setTimeout(() => proxy.cut(), 20_000);
      const rejected = assert.rejects(behind.write([guest('unheard')]), isLost);
      await pause(100);
      proxy.set('pass'); // for new connections: what was lost stays lost
      await rejected;
      clearTimeout(tooLong);
      assert.ok(performance.now() - begun < 15_000, `${performance.now() - begun} ms`);
      await behind.write([guest('again')]);
      assert.deepEqual([await store.guest('unheard'), (await store.guest('again'))?.id], [null, 'again']);
    } finally {
      proxy.cut();
      await behind.close();
      await proxy.stop();
    }
  });

  describe('A write', () => {
    test('is told of by its transaction: once when it is committed, and not when it is rolled back', async () => {
      const { writer } = await writerWithCut();
      const listening = new pg.Client(url);
      await listening.connect();
      await listening.query(`listen ${CHANNEL}`);
      const told: unknown[] = [];
      listening.on('notification', ({ payload }) => told.push(JSON.parse(payload!)));
      const gone = (id: string): Change => ({ kind: 'device-gone', guest: 'told', id });
      await writer.write([{ ...entry(0), table: 'told' } as Change]);
      await assert.rejects(writer.write([gone('kept'), { ...entry(0), table: 'told' } as Change]));
      await writer.write([gone('phone'), { kind: 'renamed', guest: { id: 'told', name: 'Tolda' } }, guest('new')]);
      await listening.query('select');
      assert.deepEqual(told, [
        { kind: 'signed-out', device: 'phone' },
        { kind: 'renamed', guest: { id: 'told', name: 'Tolda' } },
      ]);
      await listening.end();
    });

    test('is acknowledged when it is on the disk, whatever the database is set to', async () => {
      const careless = await server.createDatabase('careless');
      await outside('alter database careless set synchronous_commit = off', careless);
      const client = await connectPostgres(careless);
      const setting = async () => (await client.query('show synchronous_commit')).rows[0].synchronous_commit;
      assert.equal(await setting(), 'off');
      const writer = new PostgresWriter(client);
      assert.equal(await setting(), 'on');
      assert.equal(writer.isLost, false);
      await client.end();
    });

    test('that meets a taken key is a conflict, after which the same connection goes on', async () => {
      const { writer } = await writerWithCut();
      const line = (n: number): Change => ({
        kind: 'line',
        table: 't',
        line: { n, at: n, guest: 'ann', name: 'Ann', seat: null, side: null, text: 'ahoy', intent: 'i' },
      });
      const due = (at: number): Change => ({ kind: 'due', table: 't', at });
      const isConflict = (error: unknown) => error instanceof WriteError && error.isConflict && !error.isLost;
      await writer.write([line(0)]);
      // The second statement is prepared inside a transaction that has failed already, and must not stay so.
      await assert.rejects(writer.write([line(0), due(1)]), isConflict);
      await writer.write([line(1), due(2)]);
      await writer.write([due(3)]);
      const { rows } = await outside(
        `select at, (select count(*)::int from lines where table_id = 't') as lines from due`,
      );
      assert.deepEqual(rows, [{ at: '3', lines: 2 }]);
    });

    test('of one statement, or of many entries, is all or nothing as well', async () => {
      const { writer } = await writerWithCut();
      const log = (from: number, length: number): Change[] =>
        Array.from({ length }, (_, n) => ({ ...entry(from + n), table: 'log' }) as Change);
      const isConflict = (error: unknown) => error instanceof WriteError && error.isConflict;
      for (const length of [1, 3, 32, 33, 100]) {
        const from = await store.logLength('log');
        await writer.write(log(from, length));
        assert.equal(await store.logLength('log'), from + length);
        await assert.rejects(writer.write([...log(from + length, length), ...log(0, 1)]), isConflict);
        await assert.rejects(writer.write(log(0, 1)), isConflict);
        assert.equal(await store.logLength('log'), from + length, `${length} entries`);
      }
      assert.equal(writer.isLost, false);
    });

    test('with a value the column cannot hold is its own fault, and no other’s', async () => {
      const { writer } = await writerWithCut();
      const bad: Change = { kind: 'due', table: 't', at: 1.5 };
      await assert.rejects(writer.write([bad]), error => error instanceof WriteError && error.isConflict);
      await writer.write([guest('fine')]);
    });

    test('of any text is stored, and asked for by it: a NUL becomes a mark that says something is missing', async () => {
      const odd = ['\0', 'a\0b', '\ud800', '\udfff\ud800x', '\u202e', '😀', "'; drop table guests; --", '$1', '\\'];
      for (const text of odd) {
        await store.write([guest(text, text)]);
        const found = await store.guest(text);
        assert.equal(found?.name, text.replaceAll('\0', '\ufffd').toWellFormed(), JSON.stringify(text));
      }
      assert.equal(await store.table('\0'), null);
      const talk: Change[] = odd.map((text, n) => ({
        kind: 'line',
        table: 'odd',
        line: { n, at: n, guest: text, name: text, seat: null, side: null, text, intent: text },
      }));
      await store.write(talk);
      assert.equal((await store.lines('odd', 99, 99)).length, odd.length);
    });

    test('is made again where two waited for each other', async () => {
      const [one, two] = [await writerWithCut(), await writerWithCut()];
      const many = (order: number[]) => order.map(n => guest(`deadlock-${n}`));
      const all = Array.from({ length: 300 }, (_, n) => n);
      for (let round = 0; round < 5; round++)
        await Promise.all([one.writer.write(many(all)), two.writer.write(many(all.toReversed()))]);
      assert.equal((await store.guest('deadlock-7'))?.id, 'deadlock-7');
    });
  });

  describe('Its tables', () => {
    test('are made once, however many nodes start at the same time', async () => {
      const fresh = await server.createDatabase('fresh');
      const stores = await Promise.all([1, 2, 3].map(() => postgresStore(fresh, { poolSize: 1 })));
      await Promise.all(stores.map(each => each.close()));
      const { rows } = await outside('select version, oldest from schema_version', fresh);
      assert.deepEqual(rows, [{ version: POSTGRES_STEPS.length, oldest: POSTGRES_STEPS.at(-1)!.oldest }]);
    });

    test('are moved on while somebody reads them: a step that has to wait lets others pass, and comes again', async () => {
      const busy = await server.createDatabase('busy');
      await (await postgresStore(busy, { poolSize: 1 })).close();
      const reader = new pg.Client(busy);
      await reader.connect();
      await reader.query('begin; select count(*) from guests');
      const client = await connectPostgres(busy);
      const steps = [...POSTGRES_STEPS, { oldest: 1, sql: `alter table guests add column mood text default 'fair';` }];
      const migrated = migratePostgres(client, busy, steps);
      await new Promise(resolve => setTimeout(resolve, 400));
      await outside('select count(*) from guests', busy);
      await reader.query('commit');
      await reader.end();
      await migrated;
      await client.end();
      const { rows } = await outside('select version, oldest from schema_version', busy);
      assert.deepEqual(rows, [{ version: steps.length, oldest: 1 }]);
      const store = await postgresStore(busy, { poolSize: 1 });
      await store.write([guest('old-program')]);
      await store.close();
    });
  });

  test('Tables that stay locked are given up with a sentence', async () => {
    const locked = await server.createDatabase('locked');
    await (await postgresStore(locked, { poolSize: 1 })).close();
    const reader = new pg.Client(locked);
    await reader.connect();
    await reader.query('begin; select count(*) from guests');
    const client = await connectPostgres(locked);
    const steps = [...POSTGRES_STEPS, { oldest: 1, sql: 'alter table guests add column mood text;' }];
    await assert.rejects(migratePostgres(client, locked, steps, 2), (error: Error) => {
      assert.ok(error instanceof DatabaseError);
      assert.match(error.message, /^The database "locked" cannot be brought from format \d+ to \d+: another program/);
      return true;
    });
    await reader.end();
    await client.end();
  });

  describe('An index that is made concurrently', () => {
    const INDEX = {
      oldest: 1,
      concurrently: { index: 'guests_name' },
      sql: 'create index concurrently guests_name on guests (name)',
    };
    const steps = [...POSTGRES_STEPS, INDEX];
    const validity = (at: string) =>
      outside(`select indisvalid from pg_index where indexrelid = 'guests_name'::regclass`, at);

    test('keeps nobody from writing, and nodes that start meanwhile do not stand in its way', async () => {
      const busy = await server.createDatabase('indexed');
      const store = await postgresStore(busy, { poolSize: 1 });
      // It waits for whoever has written before it began.
      const writer = new pg.Client(busy);
      await writer.connect();
      await writer.query(`begin; insert into guests (id, name, created_at) values ('slow', 'slow', 0)`);
      const clients = await Promise.all([connectPostgres(busy), connectPostgres(busy), connectPostgres(busy)]);
      const migrated = Promise.all(clients.map(client => migratePostgres(client, busy, steps)));
      await new Promise(resolve => setTimeout(resolve, 300));
      await store.write([guest('meanwhile')]);
      await writer.query('commit');
      await writer.end();
      await migrated;
      for (const client of clients) await client.end();
      assert.deepEqual((await validity(busy)).rows, [{ indisvalid: true }]);
      assert.deepEqual((await outside('select version from schema_version', busy)).rows, [{ version: steps.length }]);
      await store.close();
    });

    test('is made again where an attempt was interrupted', async () => {
      const broken = await server.createDatabase('broken_index');
      await (await postgresStore(broken, { poolSize: 1 })).close();
      await outside('create index guests_name on guests (name)', broken);
      await outside(`update pg_index set indisvalid = false where indexrelid = 'guests_name'::regclass`, broken);
      const client = await connectPostgres(broken);
      await migratePostgres(client, broken, steps);
      await client.end();
      assert.deepEqual((await validity(broken)).rows, [{ indisvalid: true }]);
    });
  });

  describe('One sentence says why not:', () => {
    const refused = async (address: string, pattern: RegExp) => {
      await assert.rejects(
        async () => (await postgresStore(address, { poolSize: 1 })).close(),
        (error: Error) => {
          assert.ok(error instanceof DatabaseError, String(error.stack));
          assert.match(error.message, pattern);
          assert.ok(!error.message.includes('right'), 'no password in it');
          assert.ok(!error.message.includes('\n'));
          return true;
        },
      );
    };
    const at = (change: (address: URL) => void): string => {
      const address = new URL(url);
      change(address);
      return address.href;
    };

    test('nothing there', async () => {
      const port = await freePort();
      await refused(
        at(address => {
          address.port = String(port);
        }),
        /127\.0\.0\.1:\d+ cannot be reached: nothing accepts connections there\.$/,
      );
      await refused(
        at(address => {
          address.hostname = 'no-such-host.invalid';
        }),
        /no-such-host\.invalid:\d+ cannot be reached: there is no such host\.$/,
      );
    });

    test('a wrong password, and none', async () => {
      for (const [password, pattern] of [
        ['wrong', /refuses the user "postgres": the password is wrong\.$/],
        ['', /asks the user "postgres" for a password/],
      ] as const)
        await refused(
          at(address => {
            address.password = password;
          }),
          pattern,
        );
    });

    test('no such database', () =>
      refused(
        at(address => {
          address.pathname = '/nowhere';
        }),
        /has no database "nowhere"; make it with: createdb nowhere$/,
      ));

    test('a database of another program', async () => {
      const other = await server.createDatabase('other');
      await outside('create table invoices (n int)', other);
      await refused(other, /"other" belongs to another program, not to Quayside: it has a table "invoices"\.$/);
    });

    test('tables of a newer version', async () => {
      const newer = await server.createDatabase('newer');
      await (await postgresStore(newer, { poolSize: 1 })).close();
      await outside('update schema_version set version = 98', newer);
      await (await postgresStore(newer, { poolSize: 1 })).close();
      await outside('update schema_version set version = 99, oldest = 99', newer);
      await refused(newer, /"newer" was brought to format 99 by a newer version of Quayside/);
    });

    test('tables of an older version that the user may not change', async () => {
      const older = await server.createDatabase('older');
      await outside(
        `create table schema_version (one int, version int, oldest int); insert into schema_version values (1, 0, 0);
         create role reader login password 'right'; grant select on schema_version to reader;
         revoke create on schema public from public`,
        older,
      );
      const asReader = new URL(older);
      asReader.username = 'reader';
      await refused(asReader.href, /"older" is empty, and the user "reader" may not change that: permission denied/);
    });

    test('tables of an older version that lack steps, and the user may not take these', async () => {
      const older = await server.createDatabase('lacking');
      const client = await connectPostgres(older);
      await migratePostgres(client, older, POSTGRES_STEPS.slice(0, -1));
      await client.end();
      await outside(
        `create role looker login password 'right'; grant select on all tables in schema public to looker;
         revoke create on schema public from public`,
        older,
      );
      const asLooker = new URL(older);
      asLooker.username = 'looker';
      const [has, known] = [POSTGRES_STEPS.length - 1, POSTGRES_STEPS.length];
      await refused(
        asLooker.href,
        new RegExp(
          `"lacking" has format ${has}, which is too old: this version of Quayside works on format ${known}, and`,
        ),
      );
    });

    test('text that is not Unicode', async () => {
      await outside(`create database latin encoding 'LATIN1' template template0`);
      const latin = at(address => {
        address.pathname = '/latin';
      });
      await refused(latin, /"latin" keeps text as LATIN1; make one with: createdb -E UTF8/);
    });

    test('a pooler that shares connections between transactions', async () => {
      const trusting = await startPostgres({ fsync: false });
      const pooler = await TransactionPooler.start(trusting.port);
      try {
        await refused(
          trusting.url.replace(`:${trusting.port}/`, `:${pooler.port}/`),
          /is a pooler that shares connections between transactions/,
        );
      } finally {
        await pooler.stop();
        await trusting.stop();
      }
    });
  });
});
