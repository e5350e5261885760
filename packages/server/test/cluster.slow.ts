// Several nodes on one database: who is home to a table, what is passed on to it, and what happens when it dies.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net';
import { after, before, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { TableList } from '@quayside/protocol';
import { PushService, Subscriber } from '@quayside/protocol/pushService';
import { GAMES } from '@quayside/rules';
import { skipWithout, startTcpProxy } from '@quayside/services';
import pg from 'pg';
import { HOP, PEER } from '../src/cluster/hop.ts';
import { ClusterNode } from '../src/cluster/node.ts';
import { DatabaseSession, LOCK_CLASS } from '../src/cluster/session.ts';
import type { Attached } from '../src/room/deployment.ts';
import { TableClaims } from '../src/room/tableClaims.ts';
import { CHANNEL } from '../src/store/clusterEvents.ts';
import { WriteHealth } from '../src/store/writeHealth.ts';
import { playOut } from './play.ts';
import { TestClient, type TestSocket } from './testClient.ts';
import { SECRET, TestCluster, type TestNode } from './testNode.ts';
import { firstOnMenu, gamesOf, PEARLS } from './testServer.ts';

const NEW_TABLE = { game: 'pearls', seats: 2, options: {}, bots: {}, start: false, listed: true };

async function tableOf(host: TestClient, wanted: object = {}): Promise<string> {
  const { status, body } = await host.post('/api/tables', { ...NEW_TABLE, ...wanted });
  assert.equal(status, 200);
  return (body as { id: string }).id;
}

/** Moves until the game waits for others alone. */
async function movesAll(socket: TestSocket): Promise<void> {
  for (let n = 0; ; n++) {
    if (socket.decision !== null) {
      const ply = socket.ply!;
      const move = firstOnMenu(PEARLS, socket.view as never);
      await socket.ask({ t: 'move', id: `all-${ply}-${n}`, decision: socket.decision, move });
      await socket.untilPly(ply + 1);
    } else if (PEARLS.deciding(socket.view!.open).some(seat => seat >= 0)) return;
    else await pause(10);
  }
}

/** Holds a table of the database, so that whoever writes to it waits, until the client is ended. */
async function locked(database: string, table: string): Promise<pg.Client> {
  const client = new pg.Client(database);
  await client.connect();
  await client.query(`begin; lock table ${table} in exclusive mode`);
  return client;
}

/** Comes back until the table answers, as a page does. */
async function helloAgain(client: TestClient, table: string): Promise<TestSocket> {
  for (const until = performance.now() + 15_000; performance.now() < until; await pause(50)) {
    try {
      return await client.hello(table);
    } catch {}
  }
  throw new Error('the table did not come back');
}

describe('Several nodes', { skip: skipWithout('postgres') }, () => {
  let cluster: TestCluster;
  let [one, two] = [] as unknown as [TestNode, TestNode];
  before(async () => {
    cluster = await TestCluster.open();
    one = await cluster.node();
    two = await cluster.node();
  });
  after(() => cluster.close());

  /** Ann at the first node, Ben at the second, at a game that lives at the first. */
  async function pair(first = one, second = two) {
    const [ann, ben] = [await first.guest('Ann'), await second.guest('Ben')];
    const table = await tableOf(ann);
    const annAt = await ann.sitDown(table);
    const benAt = await ben.sitDown(table, 1);
    annAt.say({ t: 'start', id: 'go' });
    await Promise.all([annAt.until('view'), benAt.until('view')]);
    return { table, ann, ben, annAt, benAt };
  }

  test('A socket that comes to another node is passed on to the home', async () => {
    const { table, annAt, benAt } = await pair();
    assert.equal((await cluster.homeOf(table))!.address, one.url);
    assert.equal(await two.metric('quayside_piped_sockets'), 1);
    assert.equal(await one.metric('quayside_piped_sockets'), 0);
    assert.equal(annAt.ply, benAt.ply);
  });

  test('Requests too, with their bodies; and each node answers for every table', async () => {
    const { table, ann, ben } = await pair();
    for (const path of ['history', 'talk?before=1']) {
      const [here, there] = [
        await one.as(ben).get(`/api/tables/${table}/${path}`),
        await ben.get(`/api/tables/${table}/${path}`),
      ];
      assert.equal(there.status, 200, path);
      assert.deepEqual(there.body, here.body);
    }
    const refused = await two.as(ann).post(`/api/tables/${table}/hint`, { decision: 99 });
    assert.equal((refused.body as { code: string }).code, 'stale-decision');
    assert.equal((await cluster.homeOf(table))!.address, one.url);
  });

  test('A hint, a what-if and a record are given by a node that is not home to the table', async () => {
    const { table, ann, annAt, benAt } = await pair();
    const there = two.as(ann);
    const hint = await there.post(`/api/tables/${table}/hint`, { decision: annAt.decision });
    assert.equal(hint.status, 200);
    assert.equal((hint.body as { decision: number }).decision, annAt.decision);
    const branch = await there.post(`/api/tables/${table}/what-if`, { ply: 1, level: 'deckhand' });
    assert.equal(branch.status, 200);
    assert.ok(await one.store.table((branch.body as { id: string }).id));
    await playOut([annAt, benAt]);
    const path = `/api/tables/${table}/record`;
    const records = [await there.get(path), await one.as(ann).get(path)];
    assert.equal(records[0]!.status, 200);
    assert.deepEqual(records[0]!.body, records[1]!.body);
    assert.equal((await cluster.homeOf(table))!.address, one.url);
  });

  test('Limits of the home count the visitor, not the node that passes a request on', async () => {
    const config = { trustProxy: 1 as const, requestsPerMinute: 6 };
    const three = await cluster.node({ config });
    const four = await cluster.node({ config: { trustProxy: 1 } });
    const ann = await four.guest('Ann');
    const table = await tableOf(ann);
    await three.as(ann).hello(table);
    assert.equal((await cluster.homeOf(table))!.address, three.url);
    const from = async (address: string) =>
      (await four.as(ann).ask('GET', `/api/tables/${table}/talk?before=1`, undefined, { 'x-forwarded-for': address }))
        .status;
    const statuses = [];
    for (let i = 0; i < 8; i++) statuses.push(await from('203.0.113.1'));
    assert.deepEqual(statuses, [200, 200, 200, 200, 200, 200, 429, 429]);
    assert.equal(await from('203.0.113.2'), 200);
    await three.close();
    await four.close();
  });

  test('A name that no table has is answered, and makes no home', async () => {
    const ann = await one.guest('Ann');
    for (let i = 0; i < 5; i++) {
      const table = `zzzzzzzzzzz${i + 2}`;
      assert.equal((await ann.get(`/api/tables/${table}/history`)).status, 404);
      assert.equal(await cluster.homeOf(table), null);
    }
  });

  test('Tables that live at a node are counted, and those of a dead session where they were freed', async () => {
    const own = await TestCluster.open();
    try {
      const [here, there] = [await own.node({ config: { idleMinutes: 0.001 } }), await own.node()];
      const counts = async () => ({
        homes: [await here.metric('quayside_homes'), await there.metric('quayside_homes')],
        takeovers: (await here.metric('quayside_takeovers_total')) + (await there.metric('quayside_takeovers_total')),
      });
      const ann = await here.guest('Ann');
      assert.deepEqual(await counts(), { homes: [0, 0], takeovers: 0 });
      const tables = [await tableOf(ann), await tableOf(ann), await tableOf(ann)];
      const [first] = [await ann.hello(tables[0]!), await ann.hello(tables[1]!), await ann.hello(tables[2]!)];
      assert.equal((await ann.get('/api/tables/zzzzzzzzzzzz/history')).status, 404);
      assert.deepEqual(await counts(), { homes: [3, 0], takeovers: 0 });
      await first.leave();
      while (await own.homeOf(tables[0]!)) await pause(20);
      assert.deepEqual(await counts(), { homes: [2, 0], takeovers: 0 });
      await own.pool.query('select pg_terminate_backend(pid) from sessions where address = $1', [here.url]);
      while ((await counts()).takeovers === 0) await pause(20);
      assert.deepEqual(await counts(), { homes: [0, 0], takeovers: 2 });
      await helloAgain(there.as(ann), tables[1]!);
      assert.deepEqual(await counts(), { homes: [0, 1], takeovers: 2 });
    } finally {
      await own.close();
    }
  });

  test('Lists of every node show whose turn it is, who is there and what can be joined, wherever a table lives', async () => {
    const { table, ann, annAt } = await pair();
    const gathering = await tableOf(ann);
    await ann.hello(gathering);
    const asked = async (node: TestNode) => {
      const { open, mine } = (await node.as(ann).get('/api/tables')).body as TableList;
      return { open: open.map(({ id }) => id), mine: mine.find(it => it.table.id === table)! };
    };
    let there = await asked(two);
    while (!there.open.includes(gathering) || there.mine.table.seats.some(seat => 'online' in seat && !seat.online)) {
      await pause(20);
      there = await asked(two);
    }
    const { mine } = await asked(one);
    assert.deepEqual(there.mine, mine);
    assert.equal(mine.yourTurn, annAt.decision !== null);
    assert.equal((await cluster.homeOf(table))!.address, one.url);
  });

  test('Of two nodes that claim a table at once one is its home, and both serve it', async () => {
    const ann = await one.guest('Ann');
    for (let round = 0; round < 5; round++) {
      const table = await tableOf(ann);
      const [here, there] = await Promise.all([ann.hello(table), two.as(ann).hello(table)]);
      assert.ok(here && there);
      assert.equal(
        (await one.metric('quayside_piped_sockets')) + (await two.metric('quayside_piped_sockets')) > 0,
        true,
      );
      here.cut();
      there.cut();
    }
  });

  test('A session that is cut loses its tables at once; they come back, and nothing is lost or doubled', async () => {
    const { table, ann, annAt, benAt } = await pair();
    const { pid, no } = (await cluster.homeOf(table))!;
    const { ply } = annAt;
    await cluster.pool.query('select pg_terminate_backend($1)', [pid]);
    const bye = await annAt.until('bye');
    assert.deepEqual({ code: bye.code, retry: bye.retry }, { code: 'moving', retry: true });
    await benAt.untilClosed();
    const again = await helloAgain(two.as(ann), table);
    await again.until('view');
    assert.equal(again.ply, ply);
    assert.notEqual((await cluster.homeOf(table))!.no, no);
  });

  test('An orderly stop gives the tables up before the clients are sent away', async () => {
    const three = await cluster.node();
    const ann = await three.guest('Ann');
    const table = await tableOf(ann);
    const at = await ann.hello(table);
    assert.equal((await cluster.homeOf(table))!.address, three.url);
    const closing = three.close();
    // Whoever comes now is refused, so that the balancer asks the next node at once; no table is begun here either.
    const status = (request: Promise<{ status: number }>) => request.then(answer => answer.status).catch(() => 503);
    const coming = [three.as(ann).get(`/api/tables/${table}/history`), ann.post('/api/tables', NEW_TABLE)].map(status);
    assert.equal((await at.until('bye')).code, 'stopping');
    assert.deepEqual(await Promise.all(coming), [503, 503]);
    const started = performance.now();
    await two.as(ann).hello(table);
    assert.ok(performance.now() - started < 2000);
    assert.equal((await cluster.homeOf(table))!.address, two.url);
    await closing;
  });

  test('A node that stops closes at once what it passes on', async () => {
    const three = await cluster.node();
    const { table, ben } = await pair();
    const at = await three.as(ben).hello(table);
    const started = performance.now();
    await three.close();
    assert.ok(performance.now() - started < 3000);
    await at.untilClosed();
    assert.equal((await cluster.homeOf(table))!.address, one.url);
  });

  /** A node that froze while it was home to this table: it holds its lock, and has been silent for so long. */
  async function frozenHome(table: string, silentMs: number): Promise<pg.Client> {
    const client = new pg.Client({ connectionString: cluster.postgres.url });
    client.on('error', () => {});
    await client.connect();
    const no = Number((await client.query(`select nextval('session_no') as no`)).rows[0].no);
    await client.query('select pg_advisory_lock($1, $2)', [LOCK_CLASS, no]);
    await client.query(
      `with frozen as (
         insert into sessions (no, address, pid, alive, uptime, games)
         select $1, 'http://127.0.0.1:1', pg_backend_pid(), clock_timestamp() - $2 * interval '1 ms', alive - lost - $2, '{}'
         from watch returning no)
       insert into homes (table_id, home) select $3, no from frozen`,
      [no, silentMs, table],
    );
    return client;
  }

  /** A game with clocks that lives nowhere: begun at a node that has stopped. Ann decides. */
  async function homelessGame() {
    const three = await cluster.node();
    const [ann, ben] = [await three.guest('Ann'), await three.guest('Ben')];
    const table = await tableOf(ann, { terms: { clock: 'brisk' } });
    const annAt = await ann.sitDown(table);
    const benAt = await ben.sitDown(table, 1);
    annAt.say({ t: 'start', id: 'go' });
    await Promise.all([annAt.until('view'), benAt.until('view')]);
    await three.close();
    return { table, ann };
  }

  test('A node that is silent is ended; whoever takes a table over credits its clocks with the silence', async () => {
    const { table, ann } = await homelessGame();
    const before = (await one.store.clocks(table))!.seats.map(({ since }) => since);
    const frozen = await frozenHome(table, 10_000);
    const ended = new Promise(resolve => frozen.once('end', resolve));
    await helloAgain(two.as(ann), table);
    await ended;
    const after = (await one.store.clocks(table))!.seats.map(({ since }) => since);
    for (const [seat, since] of before.entries())
      if (since !== null) assert.ok(after[seat]! - since >= 10_000 && after[seat]! - since < 20_000, `seat ${seat}`);
    assert.ok(after.some(since => since !== null));
    assert.equal(await one.store.lostHome(table), null);
  });

  test('A table that is loaded long after its home died, or lost again before that, is credited with the silences alone', async () => {
    const { table, ann } = await homelessGame();
    const before = (await one.store.clocks(table))!.seats.map(({ since }) => since);
    const lost = async (silentMs: number) => {
      const frozen = await frozenHome(table, silentMs);
      await new Promise(resolve => frozen.once('end', resolve));
      while (await cluster.homeOf(table)) await pause(20);
      return (await one.store.lostHome(table))!.ms;
    };
    const first = await lost(4000);
    assert.ok(first >= 4000 && first < 6000, `${first} ms`);
    await cluster.pool.query('update lost_homes set since = since - 10000 where table_id = $1', [table]);
    const both = await lost(3000);
    assert.ok(both >= first + 3000 && both < first + 5000, `${both} ms`);
    await helloAgain(two.as(ann), table);
    const after = (await one.store.clocks(table))!.seats.map(({ since }) => since);
    assert.deepEqual(
      after,
      before.map(since => since && since + both),
    );
  });

  test('A node cut off from the database without a word gives up, and is whole again when it is reached', async () => {
    const proxy = await startTcpProxy(cluster.postgres.port);
    const three = await cluster.node({}, cluster.postgres.url.replace(`:${cluster.postgres.port}/`, `:${proxy.port}/`));
    const ann = await three.guest('Ann');
    const table = await tableOf(ann);
    const at = await ann.hello(table);
    proxy.set('drop');
    const silent = performance.now();
    assert.equal((await at.until('bye')).code, 'moving');
    assert.ok(performance.now() - silent < 5000);
    assert.equal((await fetch(`${three.url}/healthz`)).status, 503);
    await helloAgain(two.as(ann), table);
    proxy.set('pass');
    while ((await fetch(`${three.url}/healthz`)).status !== 200) await pause(50);
    const whole = performance.now();
    assert.equal((await ann.put('/api/me', { name: 'Anna' })).status, 200);
    await ann.hello(table);
    assert.ok(performance.now() - whole < 4000, 'no connection from before is waited for');
    await three.close();
    await proxy.stop();
  });

  test('A table lives only where its version of the rules can be played; whoever asks elsewhere is passed on', async () => {
    const games = gamesOf({ ...PEARLS, version: PEARLS.version + 1 });
    const newer = await cluster.node({ games });
    const ann = await newer.guest('Ann');
    const table = await tableOf(ann, { bots: { 1: 'deckhand' }, start: true });
    await one.as(ann).hello(table);
    assert.equal((await cluster.homeOf(table))!.address, newer.url);
    const stored = async () => {
      const [row, notes] = await Promise.all([one.store.table(table), one.store.notes(table)]);
      return { version: row!.version, status: row!.status, notes };
    };
    const before = await stored();
    await newer.close();
    await one.store.write([{ kind: 'due', table, at: 0 }]);
    // An older node would write the game back to its own version, and the newer one comes back a moment later.
    const { status, body } = await one.as(ann).get(`/api/tables/${table}/history`);
    assert.deepEqual([status, (body as { code: string }).code], [503, 'moving']);
    assert.equal(await cluster.homeOf(table), null);
    assert.deepEqual(await stored(), before);
    const again = await cluster.node({ games });
    await helloAgain(one.as(ann), table);
    assert.equal((await cluster.homeOf(table))!.address, again.url);
    assert.deepEqual(await stored(), before);
    await again.close();
  });

  test('A game whose rules nobody has any more goes on at a newer node; others pass requests on to that one', async () => {
    const own = await TestCluster.open();
    try {
      const older = await own.node({ games: gamesOf(PEARLS) });
      const ann = await older.guest('Ann');
      const table = await tableOf(ann, { bots: { 1: 'deckhand' }, start: true });
      await older.close();
      const without = await own.node({ games: GAMES });
      const newer = await own.node({ games: gamesOf({ ...PEARLS, version: PEARLS.version + 1 }) });
      await helloAgain(without.as(ann), table);
      assert.equal((await own.homeOf(table))!.address, newer.url);
      assert.equal((await newer.store.table(table))!.version, PEARLS.version + 1);
    } finally {
      await own.close();
    }
  });

  test('A clock runs out once at a table nobody looks at, whichever node it lives at', async () => {
    const { table } = await homelessGame();
    const clocks = (await one.store.clocks(table))!;
    const seats = clocks.seats.map(time => (time.since === null ? time : { ...time, left: 100 }));
    await one.store.write([
      { kind: 'clocks', table, clocks: { ...clocks, seats } },
      { kind: 'due', table, at: 1 },
    ]);
    const ranOut = async () => (await one.store.notes(table)).filter(({ note }) => note.kind === 'ran-out').length;
    for (let tries = 0; tries < 400 && (await ranOut()) === 0; tries++) await pause(50);
    await pause(200);
    assert.equal(await ranOut(), seats.filter(({ since }) => since !== null).length);
  });

  test('Only a node can say who is connected to it: from anybody else the headers of a hop are taken away', async () => {
    const metrics = (headers: Record<string, string>) => fetch(`${one.url}/metrics`, { headers });
    assert.equal((await metrics({ [PEER]: '203.0.113.9' })).status, 200);
    assert.equal((await metrics({ [HOP]: 'a wrong secret, as long', [PEER]: '203.0.113.9' })).status, 200);
    assert.equal((await metrics({ [HOP]: SECRET, [PEER]: '203.0.113.9' })).status, 404);
  });

  test('A new name is told at every node; a device that is signed out is closed at every node', async () => {
    const { ann, annAt, benAt, ben } = await pair();
    await two.as(ann).put('/api/me', { name: 'Anna' });
    for (;;) if ((await benAt.until('table')).table.seats.some(seat => 'name' in seat && seat.name === 'Anna')) break;
    const { body } = await two.as(ann).get('/api/me/identity');
    const [device] = (body as { devices: { id: string }[] }).devices;
    await two.as(ann).ask('DELETE', `/api/me/devices/${device!.id}`);
    assert.equal((await annAt.until('bye')).code, 'signed-out');
    assert.ok(ben);
  });

  test('A sign-out is told to every node by the write itself, though its node can ask the database nothing more', async () => {
    const { ann, annAt } = await pair();
    const { body } = await two.as(ann).get('/api/me/identity');
    const [device] = (body as { devices: { id: string }[] }).devices;
    const deleting = await locked(cluster.postgres.url, 'devices');
    const answer = two.as(ann).ask('DELETE', `/api/me/devices/${device!.id}`);
    const waiting = `select from pg_locks where relation = 'devices'::regclass and not granted`;
    while ((await cluster.pool.query(waiting)).rowCount === 0) await pause(10);
    const taken = await locked(cluster.postgres.url, 'curves');
    const { pool } = two.store;
    const most = Array.from({ length: pool.options.max! });
    const reads = Promise.allSettled(most.map(() => pool.query('select from curves for share')));
    await deleting.end();
    try {
      assert.equal((await answer).status, 200);
      assert.equal((await annAt.until('bye')).code, 'signed-out');
    } finally {
      await taken.end();
      await reads;
    }
  });

  test('A bot whose token is revoked at one node plays on at none', async () => {
    const { table, ann } = await pair();
    const bot = (await ann.post('/api/me/bots', { name: 'Robo' })).body as { id: string; token: string };
    const at = await new TestClient(() => one.url, '').connect(table, { authorization: `Bearer ${bot.token}` });
    at.say({ t: 'hello', since: null });
    await at.until('table');
    assert.equal((await two.as(ann).ask('DELETE', `/api/me/bots/${bot.id}`)).status, 200);
    assert.equal((await at.until('bye')).code, 'signed-out');
  });

  test('Whoever subscribes to push at one node is told, once, of a turn at a table that lives at another', async () => {
    const service = await PushService.open();
    // Long enough for lists of the other node to know who is there (presences).
    const config = { privatePush: true, pushDelaySeconds: 0.5, publicUrl: 'https://quay.example' };
    const three = await cluster.node({ config });
    const four = await cluster.node({ config });
    const { table, ben, annAt, benAt } = await pair(three, four);
    assert.equal((await cluster.homeOf(table))!.address, three.url);
    const device = new Subscriber(service);
    assert.equal((await ben.put('/api/me/push', device.subscription)).status, 200);
    await pause(1000); // what waits for him now is looked at by the node he asked, and he is at the table
    await movesAll(benAt);
    await benAt.leave();
    await annAt.untilPly(benAt.ply!);
    await movesAll(annAt);
    while (device.messages.length === 0) await service.until(service.received.length + 1);
    await pause(1000);
    assert.deepEqual(device.messages, [{ count: 1, game: PEARLS.title, link: `/t/${table}`, ring: true }]);
    await three.close();
    await four.close();
    service.close();
  });

  test('A notification that is not ours, or no JSON, is passed over', async () => {
    for (const payload of ['', 'hello', 'null', '{"kind":"nonsense"}', '{"kind":7}'])
      await cluster.pool.query('select pg_notify($1, $2)', ['quayside_news', payload]);
    const { annAt, ben } = await pair();
    await two.as(ben).put('/api/me', { name: 'Benno' });
    for (;;) if ((await annAt.until('table')).table.seats.some(seat => 'name' in seat && seat.name === 'Benno')) break;
  });

  test('A database that accepts the connection and then says nothing is given up after seconds', async () => {
    const client = await cluster.pool.connect();
    try {
      const next = Number((await client.query('select last_value from session_no')).rows[0].last_value) + 1;
      await client.query('select pg_advisory_lock($1, $2)', [LOCK_CLASS, next]);
      const started = performance.now();
      const { database } = one.settings;
      await assert.rejects(DatabaseSession.begin(database, { address: 'http://127.0.0.1:3', games: {} }));
      const took = performance.now() - started;
      assert.ok(took > 4000 && took < 15_000, `${took} ms`);
    } finally {
      client.release(true);
    }
  });

  test('A session that is lost while what follows its beginning is under way is followed by one, not by two', async () => {
    const own = await TestCluster.open();
    try {
      const node = await own.node();
      const sessions = async (): Promise<{ no: number; pid: number }[]> => {
        const { rows } = await own.pool.query(
          `select objid::int as no, pid from pg_locks where locktype = 'advisory' and classid = ${LOCK_CLASS} and granted order by 1`,
        );
        return rows;
      };
      const endSession = async () => {
        const [{ no, pid }] = (await sessions()) as [{ no: number; pid: number }];
        await own.pool.query('select pg_terminate_backend($1)', [pid]);
        return no;
      };
      const begunAfter = async (no: number) => {
        while (!(await own.pool.query('select from sessions where no > $1', [no])).rowCount) await pause(10);
      };
      const reaping = await locked(own.postgres.url, 'lost_homes'); // a new session first looks which others are gone
      await begunAfter(await endSession());
      await pause(100);
      const beginning = await locked(own.postgres.url, 'watch'); // written when a session begins
      await endSession();
      await pause(300);
      await reaping.end();
      await pause(300);
      await beginning.end();
      await pause(1000);
      assert.equal((await sessions()).length, 1);
      // Every further loss is followed by one as well, and the node serves.
      const last = await endSession();
      await begunAfter(last);
      await pause(500);
      assert.equal((await sessions()).length, 1);
      assert.equal((await fetch(`${node.url}/healthz`)).status, 200);
    } finally {
      await own.close();
    }
  });

  test('A session that ends in the moment in which it has begun is followed by another, the first of a node too', async () => {
    const endSession = async () => {
      const listening = `select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen ${CHANNEL}'
        and state = 'idle' and pid not in (select pid from sessions where address in ($1, $2))`;
      while ((await cluster.pool.query(listening, [one.url, two.url])).rowCount === 0) await pause(5);
    };
    // The answer to the last statement of the beginning, and that the session has ended, arrive at once.
    let wasEnded = false;
    const proxy = createTcpServer(client => {
      const server = connect(cluster.postgres.port, '127.0.0.1');
      let held: Buffer[] | null = null;
      client.on('data', bytes => {
        server.write(bytes);
        if (wasEnded || !bytes.includes(`listen ${CHANNEL}`)) return;
        wasEnded = true;
        held = [];
        void endSession();
      });
      server.on('data', bytes => {
        if (!held) return client.write(bytes);
        held.push(bytes);
        if (bytes.includes('administrator command')) client.end(Buffer.concat(held));
      });
      client.on('error', () => {}).on('close', () => server.destroy());
      server.on('error', () => {}).on('close', () => held || client.destroy());
    });
    proxy.listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    const { port } = proxy.address() as AddressInfo;
    const three = await cluster.node({}, cluster.postgres.url.replace(`:${cluster.postgres.port}/`, `:${port}/`));
    assert.ok(wasEnded);
    const begun = performance.now();
    while ((await fetch(`${three.url}/healthz`)).status !== 200) {
      assert.ok(performance.now() - begun < 5000, 'it stays without a session');
      await pause(50);
    }
    await three.guest('Ann');
    await three.close();
    proxy.close();
  });

  test('A session that is ended while it begins is followed by another: a node starts all the same', async () => {
    const own = await TestCluster.open();
    try {
      await (await own.node()).close(); // which has made the tables
      const beginning = await locked(own.postgres.url, 'watch'); // written when a session begins
      const starting = own.node();
      const waiting = `select pg_terminate_backend(pid) from pg_locks
        where not granted and relation = 'watch'::regclass and database = (select oid from pg_database where datname = current_database())`;
      while ((await own.pool.query(waiting)).rowCount === 0) await pause(20);
      await beginning.end();
      const node = await starting;
      assert.equal((await fetch(`${node.url}/healthz`)).status, 200);
    } finally {
      await own.close();
    }
  });

  test('A session is over, and another begins, whatever fails while what rests on it is dropped', async () => {
    const three = await cluster.node();
    const own = `select pid from sessions where address = $1`;
    const [{ pid }] = (await cluster.pool.query(own, [three.url])).rows as [{ pid: number }];
    three.node.homes.lost(() => {
      throw new Error('this cannot be dropped');
    });
    await cluster.pool.query('select pg_terminate_backend($1)', [pid]);
    const ended = performance.now();
    for (;;) {
      const { rows } = await cluster.pool.query(own, [three.url]);
      if (rows.some(row => row.pid !== pid) && (await fetch(`${three.url}/healthz`)).status === 200) break;
      assert.ok(performance.now() - ended < 5000, 'it stays without a session');
      await pause(20);
    }
    await three.close();
  });

  test('A dead session is found while every connection for reading is taken', async () => {
    const own = await TestCluster.open();
    try {
      const node = await own.node();
      const reads = Array.from({ length: 8 }, () => node.store.pool.query('select pg_sleep(1.5)'));
      await own.pool.query(
        `insert into sessions (no, address, pid, alive, games) values (1000, 'http://127.0.0.1:1', 1, now(), '{}')`,
      );
      const isThere = async () => (await own.pool.query('select from sessions where no = 1000')).rowCount === 1;
      const started = performance.now();
      while (await isThere()) await pause(20);
      assert.ok(performance.now() - started < 1200, `${performance.now() - started} ms`);
      await Promise.all(reads);
    } finally {
      await own.close();
    }
  });

  test('A node in the middle of deleting a silent session is not ended by the others', async () => {
    const no = Number((await cluster.pool.query(`select nextval('session_no') as no`)).rows[0].no);
    const deleting = new pg.Client(cluster.postgres.url);
    deleting.on('error', () => {});
    await deleting.connect();
    await deleting.query('begin');
    await deleting.query('select pg_advisory_xact_lock_shared($1, $2)', [LOCK_CLASS, no]);
    await cluster.pool.query(
      `insert into sessions (no, address, pid, alive, games)
       values ($1, 'http://127.0.0.1:1', 1, clock_timestamp() - interval '10 s', '{}')`,
      [no],
    );
    while ((await cluster.pool.query('select from sessions where no = $1', [no])).rowCount) await pause(20);
    await deleting.query('commit');
    await deleting.end();
  });

  test('A stop gives back a home that is being claimed', async () => {
    const three = await cluster.node();
    const ann = await one.guest('Ann');
    const table = await tableOf(ann);
    const { pool } = three.store;
    const query = pool.query.bind(pool) as (config: { name?: string }) => Promise<unknown>;
    let [ask, answer] = [() => {}, () => {}];
    const asked = new Promise<void>(resolve => {
      ask = resolve;
    });
    const held = new Promise<void>(resolve => {
      answer = resolve;
    });
    pool.query = (async (config: { name?: string }) => {
      const found = await query(config);
      if (config.name === 'look') {
        ask();
        await held;
      }
      return found;
    }) as typeof pool.query;
    const claims = new TableClaims(three.node.homes, async () => {});
    const isHere = claims.claim(table);
    await asked;
    void claims.releaseAll();
    answer();
    assert.equal(await isHere, false);
    while (await cluster.homeOf(table)) await pause(10);
    await three.close();
  });

  test('A node wakes tables of its own versions, and of older ones that nobody else has', async () => {
    const games = gamesOf({ ...PEARLS, version: 7 });
    games['pearls']!.kept = [3];
    const newer = await cluster.node({ games });
    const pearls = (node: TestNode) => node.node.claimable().filter(version => version.startsWith('pearls@'));
    const others = [0, 1, 2, 4, 5, 6].filter(version => version !== PEARLS.version);
    assert.deepEqual(pearls(newer), ['pearls@3', 'pearls@7', ...others.map(version => `pearls@${version}`)]);
    assert.ok(pearls(one).includes(`pearls@${PEARLS.version}`));
    assert.ok(!pearls(one).includes('pearls@7'));
    await newer.close();
  });

  test('Of two nodes that begin with one address at the same time one does not', async () => {
    const begin = async () => {
      const node = new ClusterNode({ ...one.settings });
      const nothing = () => {};
      node.attach({
        server: createServer(),
        tables: { games: {}, observe: nothing, wakeDue: nothing, claimed: 0 },
        metrics: { gauge: nothing, counter: nothing },
        health: { succeeded: nothing },
        visitors: { addressOf: () => '', perMinute: 1 },
        log: { info: nothing, warn: nothing, error: nothing },
      } as unknown as Attached);
      await node.begin('http://127.0.0.1:4');
      return node;
    };
    const begun = await Promise.allSettled([begin(), begin(), begin()]);
    const nodes = begun.flatMap(it => (it.status === 'fulfilled' ? [it.value] : []));
    for (const node of nodes) await node.stop();
    assert.equal(nodes.length, 1);
    for (const it of begun) if (it.status === 'rejected') assert.match(String(it.reason), /Another node is running/);
  });

  test('With a session that begins, writes that failed before it are past: what is due is woken at once', async () => {
    const node = new ClusterNode({ ...one.settings });
    const health = new WriteHealth();
    health.failed('the database was away');
    const nothing = () => {};
    const woken: (string | null)[] = [];
    const wakeDue = () => woken.push(health.failure?.reason ?? null);
    node.attach({
      server: createServer(),
      tables: { games: {}, observe: nothing, wakeDue, claimed: 0 },
      metrics: { gauge: nothing, counter: nothing },
      health,
      visitors: { addressOf: () => '', perMinute: 1 },
      log: { info: nothing, warn: nothing, error: nothing },
    } as unknown as Attached);
    await node.begin('http://127.0.0.1:5');
    assert.deepEqual(woken, [null]);
    await node.stop();
  });

  test('The age of the session and the time of commits are told', async () => {
    const three = await cluster.node();
    const age = await three.metric('quayside_session_seconds');
    await pause(1000);
    const later = await three.metric('quayside_session_seconds');
    assert.ok(age >= 0 && later >= age + 1 && later < age + 3, `${age} s, ${later} s`);
    const ann = await three.guest('Ann');
    const before = await three.metric('quayside_commit_ms_count');
    await tableOf(ann);
    assert.ok((await three.metric('quayside_commit_ms_count')) > before);
    assert.ok((await three.metric('quayside_commit_ms_sum')) > 0);
    await cluster.pool.query('select pg_terminate_backend(pid) from sessions where address = $1', [three.url]);
    const begun = performance.now();
    while ((await three.metric('quayside_session_seconds')) > 0.9) await pause(10);
    assert.ok(performance.now() - begun < 3000, 'it begins anew with the next session');
    await three.close();
  });

  test('Totals are counters, and sessions are counted when they begin', async () => {
    const text = await (await fetch(`${two.url}/metrics`)).text();
    for (const name of ['quayside_takeovers_total', 'quayside_sessions_total'])
      assert.ok(text.includes(`# TYPE ${name} counter`), name);
    assert.ok((await two.metric('quayside_sessions_total')) >= 1);
  });

  test('A node whose address is another’s does not begin', async () => {
    const other = new ClusterNode({ ...one.settings });
    await assert.rejects(other.begin(one.url), /Another node is running at the address/);
  });

  test('A database that is killed costs a pause: nodes say so, and go on when it is back', async () => {
    const { table, ann, annAt } = await pair();
    await cluster.postgres.kill();
    assert.equal((await annAt.until('bye')).code, 'moving');
    const health = await fetch(`${one.url}/healthz`);
    assert.equal(health.status, 503);
    await cluster.postgres.start();
    const again = await helloAgain(two.as(ann), table);
    await again.until('view');
    assert.equal(again.ply, annAt.ply);
    for (const node of [one, two]) {
      while ((await fetch(`${node.url}/healthz`)).status !== 200) await pause(50);
    }
  });
});
