// A database is moved from SQLite to PostgreSQL and back: all of it or nothing, and the games go on.

import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { after, before, describe, test } from 'node:test';
import { gunzipSync } from 'node:zlib';
import { type Postgres, skipWithout, startPostgres } from '@quayside/services';
import pg from 'pg';
import { writeBackup } from '../src/store/backup.ts';
import { DatabaseError } from '../src/store/databaseError.ts';
import { FolderInUse, FolderLock } from '../src/store/lock.ts';
import { RowsDigest } from '../src/store/move/digest.ts';
import { NOT_MOVED } from '../src/store/move/movableDatabase.ts';
import { moveDatabase } from '../src/store/move/moveDatabase.ts';
import { postgresStore } from '../src/store/postgres.ts';
import { sqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { type Expected, RELEASED, seenBy } from './fixtures/released.ts';
import { firstOnMenu, PEARLS, TestServer } from './testServer.ts';

const quietly = () => {};

/** A server for tests opens a folder of its own first, which it deletes when the store is closed. */
const insteadOf =
  (store: Store) =>
  (unused: Store): Store => ({
    ...store,
    async close() {
      await unused.close();
      await store.close();
    },
  });

describe('A digest of rows', () => {
  const digestOf = (...rows: [number, string | null][]): string => {
    const digest = new RowsDigest();
    for (const [n, text] of rows) digest.add({ n, text }, ['n', 'text']);
    return String(digest);
  };
  test('is the same in any order, and differs when a row is changed, missing or twice', () => {
    assert.equal(digestOf([1, 'a'], [2, 'b']), digestOf([2, 'b'], [1, 'a']));
    const others = [digestOf([1, 'b'], [2, 'a']), digestOf([1, 'a']), digestOf([1, 'a'], [2, 'b'], [2, 'b'])];
    for (const other of [...others, digestOf([1, 'a'], [2, null])])
      assert.notEqual(other, digestOf([1, 'a'], [2, 'b']));
  });
});

describe('Moving a database', { skip: skipWithout('postgres') }, () => {
  let server: Postgres;
  const folders: string[] = [];
  before(async () => {
    server = await startPostgres({ fsync: false });
  });
  after(async () => {
    await server.stop();
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  });

  function newFolder(): string {
    const folder = mkdtempSync(join(tmpdir(), 'quayside-move-'));
    folders.push(folder);
    return folder;
  }

  function releasedFolder(name: string): string {
    const folder = newFolder();
    writeFileSync(join(folder, 'quayside.db'), gunzipSync(readFileSync(join(RELEASED, name, 'quayside.db.gz'))));
    return folder;
  }

  /** Everything in a data folder, in an order of its own. */
  function contentOf(folder: string): Record<string, string[]> {
    const db = new DatabaseSync(join(folder, 'quayside.db'));
    const tables = db.prepare(`select name from sqlite_master where type = 'table' order by name`).all();
    const content = Object.fromEntries(
      tables.map(({ name }) => {
        const rows = db.prepare(`select * from ${name}`).all();
        return [String(name), rows.map(row => JSON.stringify(Object.entries(row).sort())).sort()];
      }),
    );
    db.close();
    return content;
  }

  const tryOut = async (url: string, sql: string) => {
    const client = new pg.Client(url);
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  };

  test('There and back again it is the same, row by row', async () => {
    const [name] = readdirSync(RELEASED).sort().reverse();
    const from = releasedFolder(name!);
    const [url, back] = [await server.createDatabase('there'), newFolder()];
    const there = await moveDatabase(`sqlite:${from}`, url, quietly);
    assert.ok(there.rows > 1000, `${there.rows} rows`);
    assert.deepEqual(await moveDatabase(url, `sqlite:${back}`, quietly), there);
    assert.deepEqual(contentOf(back), contentOf(from));
  });

  test('In a released database that was moved everybody sees what they saw', async () => {
    const [name] = readdirSync(RELEASED).sort().reverse();
    const expected: Expected = JSON.parse(readFileSync(join(RELEASED, name!, 'expected.json'), 'utf8'));
    const url = await server.createDatabase('released');
    await moveDatabase(`sqlite:${releasedFolder(name!)}`, url, quietly);
    const store = await postgresStore(url, { poolSize: 4 });
    const moved = await TestServer.open({ store: insteadOf(store) });
    for (const table of expected.tables)
      for (const [guest, seen] of Object.entries(table.views))
        assert.deepEqual(await seenBy(moved.known(expected.guests[guest]!), table.id), seen, table.about);
    await moved.close();
  });

  test('A game goes on where it was: there, and back again', async () => {
    const first = await TestServer.open();
    const { table, ann, ben } = await first.pair();
    const cookies = [ann, ben].map(guest => guest.cookie);
    /** Whoever is asked decides something. */
    const decide = async (server: TestServer, id: string) => {
      const sockets = await Promise.all(cookies.map(cookie => server.known(cookie).hello(table)));
      for (const socket of sockets) await socket.untilPly(0);
      const at = sockets.find(({ decision }) => decision !== null)!;
      const answer = await at.ask({ t: 'move', id, decision: at.decision!, move: firstOnMenu(PEARLS, at.view!) });
      assert.equal(answer.t, 'accepted', JSON.stringify(answer));
    };
    await decide(first, 'one');
    const entries = await first.store.entries(table, 0);
    const from = newFolder();
    await writeBackup(first.folder, join(from, 'quayside.db'), { force: false, progress: quietly });
    await first.close();
    const [url, back] = [await server.createDatabase('played'), newFolder()];
    await moveDatabase(`sqlite:${from}`, url, quietly);

    const store = await postgresStore(url, { poolSize: 4 });
    assert.deepEqual(await store.entries(table, 0), entries);
    const second = await TestServer.open({ store: insteadOf(store) });
    await decide(second, 'two');
    assert.ok((await second.store.entries(table, 0)).length > entries.length);
    await second.close();

    await moveDatabase(url, `sqlite:${back}`, quietly);
    const third = await TestServer.open({ folder: back });
    await decide(third, 'three');
    await third.close();
  });

  const isPlain = (pattern: RegExp) => (error: Error) => error instanceof DatabaseError && pattern.test(error.message);

  test('A target that is not empty is refused, on both sides', async () => {
    const folder = releasedFolder('0.1.0');
    const url = await server.createDatabase('taken');
    const store = await postgresStore(url, { poolSize: 1 });
    await store.write([{ kind: 'guest', guest: { id: 'ann', name: 'Ann' } }]);
    await store.close();
    await assert.rejects(
      moveDatabase(`sqlite:${folder}`, url, quietly),
      isPlain(/is not empty: it has rows of "guests"/),
    );
    await assert.rejects(
      moveDatabase(url, `sqlite:${folder}`, quietly),
      isPlain(/There is a database in .* already\.$/),
    );
    assert.equal(readdirSync(folder).filter(name => name.includes('moving')).length, 0);
  });

  test('A database in use is refused, on both sides', async () => {
    const folder = releasedFolder('0.1.0');
    const lock = FolderLock.take(folder, 'serve');
    const url = await server.createDatabase('in_use');
    await assert.rejects(moveDatabase(`sqlite:${folder}`, url, quietly), FolderInUse);
    lock.release();
    await (await postgresStore(url, { poolSize: 1 })).close();
    const node = new pg.Client(url);
    await node.connect();
    await node.query(
      `insert into sessions (no, address, pid, alive, games) values (1, 'http://here', pg_backend_pid(), now(), '{}')`,
    );
    await assert.rejects(
      moveDatabase(`sqlite:${folder}`, url, quietly),
      isPlain(/in use by the server at http:\/\/here/),
    );
    await node.end();
  });

  test('A database that is not there is refused', async () => {
    const url = await server.createDatabase('empty');
    await assert.rejects(moveDatabase(`sqlite:${newFolder()}`, url, quietly), isPlain(/There is no database in/));
  });

  for (const side of ['target', 'source'] as const)
    test(`A database that is killed while it is the ${side} is told of in a sentence; the target stays empty`, async () => {
      const [name] = readdirSync(RELEASED).sort().reverse();
      const [from, back, url] = [releasedFolder(name!), newFolder(), await server.createDatabase(`killed_${side}`)];
      if (side === 'source') await moveDatabase(`sqlite:${from}`, url, quietly);
      let killed: Promise<void> | null = null;
      const kill = () => {
        killed ??= server.kill();
      };
      const moving =
        side === 'target' ? moveDatabase(`sqlite:${from}`, url, kill) : moveDatabase(url, `sqlite:${back}`, kill);
      try {
        await assert.rejects(
          moving,
          isPlain(/^PostgreSQL at 127\.0\.0\.1:\d+ cannot be reached: the connection broke\.$/),
        );
      } finally {
        await killed;
        await server.start();
      }
      if (side === 'source')
        return assert.deepEqual(
          readdirSync(back).filter(name => name.includes('.db')),
          [],
        );
      assert.deepEqual(await tryOut(url, 'select count(*)::int as n from guests'), [{ n: 0 }]);
      await moveDatabase(`sqlite:${from}`, url, quietly);
    });

  test('A connection that is lost in the last step is told of: nobody knows whether the rows were kept', async () => {
    const [name] = readdirSync(RELEASED).sort().reverse();
    const url = await server.createDatabase('unknown');
    await (await postgresStore(url, { poolSize: 1 })).close();
    await tryOut(
      url,
      `create function ends() returns trigger language plpgsql as
         'begin perform pg_terminate_backend(pg_backend_pid()); return null; end';
       create constraint trigger ends after insert on guests deferrable initially deferred
         for each row execute function ends()`,
    );
    await assert.rejects(
      moveDatabase(`sqlite:${releasedFolder(name!)}`, url, quietly),
      isPlain(/was lost in the last step: if it is said not to be empty when you try again, everything has arrived\.$/),
    );
  });

  test('A row that cannot be moved leaves the target empty', async () => {
    const folder = releasedFolder('0.1.0');
    const store = sqliteStore(folder);
    await store.write([{ kind: 'due', table: 'odd', at: 1.5 }]);
    await store.close();
    const url = await server.createDatabase('half');
    await assert.rejects(moveDatabase(`sqlite:${folder}`, url, quietly), isPlain(/A row of "due" cannot be moved/));
    assert.deepEqual(await tryOut(url, 'select count(*)::int as n from entries'), [{ n: 0 }]);
  });

  test('Both databases have the same tables, and what is not moved is named', async () => {
    const url = await server.createDatabase('shape');
    await (await postgresStore(url, { poolSize: 1 })).close();
    const folder = newFolder();
    await sqliteStore(folder).close();
    const known = Object.keys(contentOf(folder));
    const tables = await tryOut(
      url,
      `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'`,
    );
    const moved = tables.map(({ name }) => name).filter(name => !NOT_MOVED.includes(name));
    assert.deepEqual(moved.sort(), known.filter(name => !NOT_MOVED.includes(name)).sort());
    assert.ok(existsSync(join(folder, 'quayside.db')));
  });
});
