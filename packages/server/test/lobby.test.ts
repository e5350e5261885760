import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { CreateTable, HttpError, TableList } from '@quayside/protocol';
import { singleProcess } from '../src/room/deployment.ts';
import type { StoredGlance } from '../src/store/store.ts';
import { playOut } from './play.ts';
import type { TestClient } from './testClient.ts';
import { TestServer } from './testServer.ts';

const NEW: CreateTable = { game: 'pearls', seats: 2, options: {}, bots: {}, start: false, listed: false };

describe('/api/tables', () => {
  let server: TestServer;
  before(async () => {
    server = await TestServer.open({ config: { tablesPerGuest: 3 } });
  });
  after(() => server.close());

  const refusals: [string, Partial<CreateTable> & Record<string, unknown>, number, string][] = [
    ['an unknown game', { game: 'chess' }, 404, 'unknown-game'],
    ['too many seats', { seats: 9 }, 400, 'bad-seats'],
    ['an unknown option', { options: { wind: 'south' } }, 400, 'unknown-option'],
    ['an unknown choice', { options: { rounds: '17' } }, 400, 'bad-option'],
    ['choices that do not go together', { game: 'waves', seats: 2, options: { mode: 'teams' } }, 400, 'unfit-option'],
    ['a bot on a seat that is not there', { bots: { 5: 'mate' } }, 400, 'no-such-seat'],
    ['a start with an open seat', { start: true }, 409, 'seats-open'],
    ['an unknown level', { bots: { 1: 'god' as 'mate' } }, 400, 'bad-message'],
    ['an unknown field', { cheat: true }, 400, 'bad-message'],
  ];
  for (const [what, fields, status, code] of refusals)
    test(`${what} is refused`, async () => {
      const ann = await server.guest();
      const answer = await ann.post('/api/tables', { ...NEW, ...fields });
      assert.equal(answer.status, status);
      assert.equal((answer.body as HttpError).code, code);
      assert.ok((answer.body as HttpError).sentence.endsWith('.'));
      assert.deepEqual(((await ann.get('/api/tables')).body as TableList).mine, []);
    });

  test('Without a cookie nobody opens a table', async () => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(`${server.url}/api/tables`, { method: 'POST', headers, body: JSON.stringify(NEW) });
    assert.equal(answer.status, 401);
  });

  test('The host sits on the first seat without a bot', async () => {
    const ann = await server.guest('Ann');
    const table = await server.table(ann, { seats: 3, bots: { 0: 'mate' } });
    const socket = await ann.connect(table);
    socket.say({ t: 'hello', since: null });
    const told = await socket.until('table');
    assert.deepEqual(
      told.table.seats.map(({ kind }) => kind),
      ['bot', 'person', 'open'],
    );
    assert.deepEqual([told.you.seat, told.you.host, told.table.host], [1, true, 1]);
  });

  test('"Play now": one request, and the game runs', async () => {
    const ann = await server.guest('Ann');
    const table = await server.table(ann, { bots: { 1: 'deckhand' }, start: true });
    const socket = await ann.hello(table);
    const view = await socket.until('view');
    assert.equal(view.seat, 0);
    assert.notEqual(socket.decision, null);
  });

  test('Listed tables with room and with their host there are shown to everybody, others to nobody', async () => {
    const [ann, ben] = [await server.guest('Ann'), await server.guest('Ben')];
    const listed = await server.table(ann, { listed: true });
    const secret = await server.table(ann);
    const shown = async () => ((await ben.get('/api/tables')).body as TableList).open.map(({ id }) => id);
    assert.ok(!(await shown()).includes(listed), 'the host is not there');
    const [annAt] = [await ann.hello(listed), await ann.hello(secret)];
    assert.ok((await shown()).includes(listed));
    assert.ok(!(await shown()).includes(secret));
    annAt.cut();
    while ((await shown()).includes(listed));
    await ann.hello(listed);
    assert.ok((await shown()).includes(listed));
    await ben.sitDown(listed, 1);
    assert.ok(!(await shown()).includes(listed), 'it is full');
  });

  test('A guest sees the own tables, and where it is their turn', async () => {
    const { table, ann, ben, annAt } = await server.pair();
    const turns = async (who: typeof ann) => {
      const { mine } = (await who.get('/api/tables')).body as TableList;
      return mine.map(it => [it.table.id, it.yourTurn]);
    };
    assert.deepEqual([await turns(ann), await turns(ben)], [[[table, true]], [[table, true]]]);
    const [pearl] = (annAt.view!.own as { hand: number[] }).hand;
    await annAt.ask({ t: 'move', id: 'm', decision: annAt.decision!, move: { kind: 'dive', value: pearl } });
    assert.deepEqual([await turns(ann), await turns(ben)], [[[table, false]], [[table, true]]]);
  });

  test('A guest hosts only so many unfinished tables', async () => {
    const ann = await server.guest('Ann');
    for (let i = 0; i < 3; i++) await server.table(ann);
    const { status, body } = await ann.post('/api/tables', NEW);
    assert.deepEqual([status, (body as HttpError).code], [429, 'too-many-tables']);
  });
});

test('A list loads no game', async () => {
  const server = await TestServer.open({ config: { idleMinutes: 0.001 } });
  const { ann, annAt, benAt } = await server.pair();
  const { decision } = annAt;
  await Promise.all([annAt.leave(), benAt.leave()]);
  const inMemory = async () => ((await ann.get('/healthz')).body as { tables: number }).tables;
  while ((await inMemory()) > 0) await pause(20);
  const { mine } = (await ann.get('/api/tables')).body as TableList;
  assert.equal(mine[0]!.yourTurn, decision !== null);
  assert.equal(mine[0]!.table.status, 'playing');
  assert.equal(await inMemory(), 0);
  await server.close();
});

test('However many tables can be joined at other nodes, their rows are read by one statement', async () => {
  const joinable: string[] = [];
  const hosts = new Set<string>();
  const counts = { rows: 0, tables: 0 };
  const server = await TestServer.open({
    store: store => ({
      ...store,
      table: id => {
        counts.rows += 1;
        return store.table(id);
      },
      tables: ids => {
        counts.tables += 1;
        return store.tables(ids);
      },
    }),
    deployment: store => ({
      ...singleProcess(store),
      joinable: async () => joinable,
      presences: async tables => new Map(tables.map(id => [id, { online: hosts, spectators: 0 }])),
    }),
  });
  const ann = await server.guest('Ann');
  for (let n = 0; n < 12; n++) joinable.unshift(await server.table(ann, { listed: true }));
  joinable.push('gone');
  hosts.add((await server.store.table(joinable[0]!))!.host);
  counts.rows = 0;
  const { open } = (await (await server.guest('Ben')).get('/api/tables')).body as TableList;
  assert.deepEqual(open.map(({ id }) => id).toSorted(), joinable.slice(0, -1).toSorted());
  assert.deepEqual(counts, { rows: 0, tables: 1 });
  await server.close();
});

describe('What is stored for lists after several quick moves', () => {
  /** Two people play on for some moves, the last ones less than a second ago. */
  async function played(server: TestServer) {
    const { table, ann, ben, annAt, benAt } = await server.pair();
    await playOut([annAt, benAt], 3);
    return { table, ann, ben, annAt, benAt };
  }
  const listed = async (guest: TestClient) => ((await guest.get('/api/tables')).body as TableList).mine[0]!;
  const inMemory = async (guest: TestClient) => ((await guest.get('/healthz')).body as { tables: number }).tables;

  test('is written when the table leaves memory', async () => {
    const server = await TestServer.open({ config: { idleMinutes: 0.001 } });
    const { ann, ben, annAt, benAt } = await played(server);
    const turns = [annAt, benAt].map(({ decision }) => decision !== null);
    await Promise.all([annAt.leave(), benAt.leave()]);
    while ((await inMemory(ann)) > 0) await pause(20);
    assert.deepEqual([(await listed(ann)).yourTurn, (await listed(ben)).yourTurn], turns);
    assert.equal(await inMemory(ann), 0);
    await server.close();
  });

  test('is not believed where a crash left it behind the log: the table is loaded', async () => {
    const server = await TestServer.open();
    const { table, ann, ben, annAt, benAt } = await played(server);
    const atStart: StoredGlance = (await server.store.glances([table])).get(table)!;
    assert.notEqual(JSON.parse(atStart.text).length, atStart.logLength, 'quick moves share one write');
    const turns = [annAt, benAt].map(({ decision }) => decision !== null);
    // As it was while the game ran: a crash writes nothing more.
    await server.restart(store => store.write([{ kind: 'glance', table, glance: atStart.text }]));
    assert.deepEqual([(await listed(ann)).yourTurn, (await listed(ben)).yourTurn], turns);
    assert.equal(await inMemory(ann), 1);
    await server.close();
  });
});
