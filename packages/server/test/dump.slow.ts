// A database that is played is dumped with PostgreSQL's own programs, as docs/scale.md says, and restored into an empty
// one: a node that is started there has all tables, and games go on where they were at that moment.

import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { findProgram, skipWithout } from '@quayside/services';
import pg from 'pg';
import { playOut } from './play.ts';
import type { TestClient } from './testClient.ts';
import { TestCluster, TestNode } from './testNode.ts';

const run = promisify(execFile);
const program = (name: string, ...args: string[]) => run(findProgram(name)!, args);
const NEW_TABLE = { game: 'pearls', seats: 2, options: {}, bots: {}, start: false, listed: false };

describe('A dump of a database that is played', { skip: skipWithout('postgres') }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-dump-'));
  const [custom, plain] = [join(folder, 'quayside.dump'), join(folder, 'quayside.sql')];
  let cluster: TestCluster;
  let people: TestClient[];
  let table: string;
  let over: string;
  /** At the moment of the dump. */
  let views: unknown[];
  const restored: TestNode[] = [];

  before(async () => {
    cluster = await TestCluster.open();
    const node = await cluster.node();
    people = [await node.guest('Ann'), await node.guest('Ben')];
    const begin = async () => {
      const { body } = await people[0]!.post('/api/tables', NEW_TABLE);
      const { id } = body as { id: string };
      const sockets = [await people[0]!.sitDown(id), await people[1]!.sitDown(id, 1)];
      sockets[0]!.say({ t: 'start', id: 'go' });
      await Promise.all(sockets.map(socket => socket.until('view')));
      return { id, sockets };
    };
    const [first, second] = [await begin(), await begin()];
    [over, table] = [first.id, second.id];
    await playOut(first.sockets);
    await playOut(second.sockets, 3);
    await second.sockets[0]!.ask({ t: 'say', id: 'line', to: 'table', text: 'before the dump' });
    views = second.sockets.map(({ view }) => structuredClone(view));
    // The node goes on meanwhile: its session and its homes are in the dump.
    await program('pg_dump', '--format=custom', `--file=${custom}`, cluster.postgres.url);
    await program('pg_dump', `--file=${plain}`, cluster.postgres.url);
    await playOut(second.sockets, 1);
    const { rows } = await cluster.pool.query('select count(*)::int as n from homes');
    assert.ok(rows[0].n > 0, 'a table was at home somewhere');
  });
  after(async () => {
    for (const node of restored) await node.close();
    await cluster.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const WAYS = [
    { by: 'pg_restore', args: (url: string) => [`--dbname=${url}`, '--exit-on-error', custom] },
    { by: 'psql', args: (url: string) => [url, '--quiet', '-v', 'ON_ERROR_STOP=1', '-f', plain] },
  ];
  for (const { by, args } of WAYS)
    test(`is restored with ${by}: the game goes on where it was then, a game that is over is there`, async () => {
      const url = await cluster.postgres.createDatabase(`by_${by}`);
      await program(by, ...args(url));
      const node = await TestNode.open(url, {});
      restored.push(node);
      const here = people.map(person => node.as(person));
      const sockets = await Promise.all(here.map(person => person.hello(table)));
      await Promise.all(sockets.map(socket => socket.untilPly(0)));
      assert.deepEqual(
        sockets.map(({ view }) => view),
        views,
      );
      const { body } = await here[0]!.get('/api/tables');
      const listed = JSON.stringify(body);
      assert.ok(listed.includes(table) && listed.includes(over), listed);
      await playOut(sockets);
      const result = await here[1]!.get(`/api/tables/${over}/record`);
      assert.equal(result.status, 200);
      const pool = new pg.Pool({ connectionString: url, max: 1 });
      const ask = async (sql: string, ...values: string[]) => (await pool.query(sql, values)).rows;
      assert.deepEqual(await ask('select text from lines where table_id = $1', table), [{ text: 'before the dump' }]);
      assert.deepEqual(await ask('select id, status from tables where status <> $1', 'over'), [], 'played to its end');
      assert.deepEqual(await ask('select address from sessions'), [{ address: node.url }], 'the old session is gone');
      await pool.end();
    });
});
