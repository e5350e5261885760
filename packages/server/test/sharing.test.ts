import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { HistoryPage, TableList } from '@quayside/protocol';
import { playOut } from './play.ts';
import type { TestClient, TestSocket } from './testClient.ts';
import { TestServer } from './testServer.ts';

describe('several people at one device', () => {
  let server: TestServer;
  let ann: TestClient;
  let eve: TestClient;
  before(async () => {
    server = await TestServer.open();
    [ann, eve] = [await server.guest('Ann'), await server.guest('Eve')];
  });
  after(() => server.close());

  const shared = (start = true) => server.table(ann, { mates: { '1': 'Ben' }, start });
  /** The device in the hands of whoever sits there. */
  const held = (table: string, seat: number) => ann.hello(`${table}?seat=${seat}`);
  const greeted = async (table: string) => {
    const socket = await ann.connect(table);
    socket.say({ t: 'hello', since: null });
    return socket.until('table');
  };
  const seen = async (socket: TestSocket) => {
    await socket.until('view');
    return socket.view!;
  };
  const play = (socket: TestSocket, id: string) => {
    const { kind } = (socket.view!.open as { phase: { kind: string } }).phase;
    const value = (socket.view!.own as { hand: number[] }).hand[0];
    return socket.ask({ t: 'move', id, decision: socket.decision!, move: { kind, value } });
  };

  test('Each seat is seen and played from the device that keeps it, one at a time', async () => {
    const table = await shared();
    const asAnn = await ann.hello(table);
    const asBen = await held(table, 1);
    const [hers, his] = [await seen(asAnn), await seen(asBen)];
    assert.deepEqual([hers.seat, his.seat], [0, 1]);
    assert.notDeepEqual(hers.own, his.own);
    assert.ok(!asAnn.frames.some(frame => frame.includes(JSON.stringify(his.own))), 'not a word of the other hand');
    assert.equal((await play(asBen, 'ben')).t, 'accepted');
    assert.equal((await play(asAnn, 'ann')).t, 'accepted');
  });

  test('Nobody else speaks for a seat that is kept', async () => {
    const table = await shared();
    const socket = await eve.connect(`${table}?seat=1`);
    assert.equal((await socket.untilClosed()).reason, 'not-seated');
    const spied = await eve.get(`/api/tables/${table}/history?seat=1`);
    assert.equal((spied.body as HistoryPage).own, null);
    assert.equal((await eve.post(`/api/tables/${table}/hint?seat=1`, { decision: 0 })).status, 409);
  });

  test('A guest with a cookie of their own is not kept by the host', async () => {
    const { table, ann: host } = await server.pair();
    const socket = await host.connect(`${table}?seat=1`);
    assert.equal((await socket.untilClosed()).reason, 'not-seated');
  });

  test('Everybody at the device is here while it is, and its owner is told of their turns', async () => {
    const table = await shared();
    const socket = await ann.connect(`${table}?seat=1`);
    socket.say({ t: 'hello', since: null });
    const { you, table: info } = await socket.until('table');
    assert.deepEqual([you.seat, you.name, you.here, you.host], [1, 'Ben', [0, 1], false]);
    assert.deepEqual(
      info.seats.map(seat => seat.kind === 'person' && seat.online),
      [true, true],
    );
    await socket.until('view');
    const asAnn = await held(table, 0);
    await seen(asAnn);
    await play(asAnn, 'ann');
    const { mine } = (await ann.get('/api/tables')).body as TableList;
    assert.equal(mine.find(it => it.table.id === table)?.yourTurn, true, 'Ben has yet to decide');
  });

  test('Each looks back at what they could see', async () => {
    const table = await shared();
    const own = async (seat: number) =>
      ((await ann.get(`/api/tables/${table}/history?seat=${seat}`)).body as HistoryPage).own;
    const socket = await held(table, 1);
    assert.deepEqual(await own(1), (await seen(socket)).own);
    assert.notDeepEqual(await own(0), await own(1));
  });

  test('When the owner of the device leaves, bots play for all of them; before the start their seats open', async () => {
    const table = await shared();
    await (await ann.hello(table)).ask({ t: 'leave', id: 'bye' });
    const { seats } = (await server.store.table(table))!;
    assert.deepEqual(
      seats.map(seat => seat.kind === 'person' && seat.standIn),
      ['mate', 'mate'],
    );
    const gathering = await shared(false);
    await (await ann.hello(gathering)).ask({ t: 'leave', id: 'bye' });
    assert.deepEqual(
      (await server.store.table(gathering))!.seats.map(({ kind }) => kind),
      ['open', 'open'],
    );
  });

  test('A rematch asked for by one of them is hosted by whoever keeps their seats', async () => {
    const table = await shared();
    const sockets = [await ann.hello(table), await held(table, 1)];
    await playOut(sockets);
    await sockets[1]!.ask({ t: 'rematch', id: 'again' });
    const { rematch } = (await server.store.table(table))!;
    const { you } = await greeted(rematch!);
    assert.deepEqual([you.host, you.here.length], [true, 2]);
  });

  test('A name nobody could read is refused', async () => {
    const wanted = { game: 'pearls', seats: 2, options: {}, bots: {}, start: false, listed: false };
    assert.equal((await ann.post('/api/tables', { ...wanted, mates: { '1': ' ​ ' } })).status, 400);
    assert.equal((await ann.post('/api/tables', { ...wanted, mates: { '2': 'Ben' } })).status, 400);
  });
});
