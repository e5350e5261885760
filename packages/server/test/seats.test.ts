import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ToServer } from '@quayside/protocol';
import type { TestClient, TestSocket } from './testClient.ts';
import { TestServer } from './testServer.ts';

type Intent = Extract<ToServer, { id: string }>;

describe('seats', () => {
  let server: TestServer;
  let ann: TestClient;
  let ben: TestClient;
  before(async () => {
    server = await TestServer.open();
    [ann, ben] = [await server.guest('Ann'), await server.guest('Ben')];
  });
  after(() => server.close());

  const refuses = async (socket: TestSocket, intent: Intent, code: string) => {
    const answer = await socket.ask(intent);
    assert.equal(answer.t === 'refused' && answer.code, code);
  };
  const kinds = async (socket: TestSocket) =>
    (await socket.until('table')).table.seats.map(({ kind }) => kind).join(' ');

  test('Anybody with the link sits down on an open seat, and everybody hears of it', async () => {
    const table = await server.table(ann);
    const [annAt, benAt] = [await ann.hello(table), await ben.hello(table)];
    assert.equal((await benAt.ask({ t: 'sit', id: 's', seat: 1 })).t, 'accepted');
    while ((await kinds(annAt)) !== 'person person');
    await refuses(await (await server.guest()).hello(table), { t: 'sit', id: 'x', seat: 1 }, 'seat-taken');
    await refuses(benAt, { t: 'sit', id: 's2', seat: 7 }, 'no-such-seat');
  });

  test('Sitting down elsewhere leaves the seat one had', async () => {
    const table = await server.table(ann, { seats: 3 });
    const annAt = await ann.hello(table);
    await annAt.ask({ t: 'sit', id: 's', seat: 2 });
    assert.equal(await kinds(annAt), 'open open person');
  });

  describe('changing places before the start', () => {
    const names = async (table: string): Promise<string> =>
      (await server.store.table(table))!.seats.map(there => (there.kind === 'open' ? '-' : there.name)).join(' ');
    const bots = { 2: 'mate' as const };

    test('The host swaps any two seats, and stays host', async () => {
      const table = await server.table(ann, { seats: 3, bots });
      const [annAt, benAt] = [await ann.hello(table), await ben.sitDown(table, 1)];
      const bot = (await names(table)).split(' ')[2];
      await annAt.ask({ t: 'swap', id: 'a', seats: [0, 1] });
      assert.equal(await names(table), `Ben Ann ${bot}`);
      await annAt.ask({ t: 'swap', id: 'b', seats: [2, 0] });
      assert.equal(await names(table), `${bot} Ann Ben`);
      await refuses(benAt, { t: 'start', id: 's' }, 'host-only');
      assert.equal((await annAt.ask({ t: 'start', id: 'go' })).t, 'accepted');
    });

    test('Others move to an open seat or change with a bot, never with a person', async () => {
      const table = await server.table(ann, { seats: 3, bots });
      const [annAt, benAt] = [await ann.hello(table), await ben.sitDown(table, 1)];
      const bot = (await names(table)).split(' ')[2];
      await benAt.ask({ t: 'swap', id: 'a', seats: [1, 2] });
      assert.equal(await names(table), `Ann ${bot} Ben`);
      await refuses(benAt, { t: 'swap', id: 'c', seats: [2, 0] }, 'seat-taken');
      await refuses(benAt, { t: 'swap', id: 'd', seats: [1, 0] }, 'host-only');
      await refuses(benAt, { t: 'swap', id: 'e', seats: [2, 3] }, 'no-such-seat');
      await annAt.ask({ t: 'bot', id: 'o', seat: 1, level: null });
      await benAt.ask({ t: 'swap', id: 'f', seats: [1, 2] });
      assert.equal(await names(table), 'Ann Ben -');
    });

    test('Whoever opens a table may choose their own seat', async () => {
      const table = await server.table(ann, { seats: 3, bots, seat: 1 });
      assert.match(await names(table), /^- Ann [^-]/);
      const taken = await ann.post('/api/tables', {
        game: 'pearls',
        seats: 3,
        options: {},
        bots,
        seat: 2,
        start: false,
        listed: false,
      });
      assert.equal((taken.body as { code: string }).code, 'seat-taken');
    });

    test('Not once the game has begun, and not away from a shared device', async () => {
      const begun = await ann.hello(await server.table(ann, { bots: { 1: 'mate' }, start: true }));
      await refuses(begun, { t: 'swap', id: 'a', seats: [0, 1] }, 'already-started');
      const shared = await ann.hello(await server.table(ann, { seats: 3, mates: { 1: 'Cleo' } }));
      await refuses(shared, { t: 'swap', id: 'b', seats: [1, 2] }, 'seat-shared');
      await refuses(shared, { t: 'swap', id: 'c', seats: [0, 2] }, 'seat-shared');
    });
  });

  test('An intent sent twice is done once', async () => {
    const table = await server.table(ann);
    const benAt = await ben.hello(table);
    const sit: Intent = { t: 'sit', id: 'once', seat: 1 };
    assert.equal((await benAt.ask(sit)).t, 'accepted');
    assert.equal((await benAt.ask({ t: 'leave', id: 'up' })).t, 'accepted');
    assert.equal((await benAt.ask(sit)).t, 'duplicate');
    assert.equal((await server.store.table(table))!.seats[1]!.kind, 'open');
  });

  test('An intent sent again after a restart is known as done', async () => {
    const table = await server.table(ann);
    const benAt = await ben.hello(table);
    await benAt.ask({ t: 'sit', id: 'kept', seat: 1 });
    await server.restart();
    assert.equal((await (await ben.hello(table)).ask({ t: 'sit', id: 'kept', seat: 1 })).t, 'duplicate');
  });

  test('An intent sent again is known as done, however much another has changed meanwhile', async () => {
    const table = await server.table(ann);
    const [annAt, benAt] = [await ann.hello(table), await ben.hello(table)];
    await benAt.ask({ t: 'sit', id: 'down', seat: 1 });
    await benAt.ask({ t: 'leave', id: 'up' });
    for (let n = 1; n <= 40; n++)
      await annAt.ask({ t: 'terms', id: `t${n}`, terms: { lateBy: { entries: n, minutes: 0 } } });
    assert.equal((await benAt.ask({ t: 'leave', id: 'up' })).t, 'duplicate');
    assert.ok((await server.store.table(table))!.intents.length < 15);
  });

  test('When the host leaves a gathering table, the next person is host', async () => {
    const table = await server.table(ann);
    const [annAt, benAt] = [await ann.hello(table), await ben.sitDown(table, 1)];
    await annAt.ask({ t: 'leave', id: 'bye' });
    let told = await benAt.until('table');
    while (!told.you.host) told = await benAt.until('table');
    assert.equal(told.table.host, 1);
    await refuses(annAt, { t: 'bot', id: 'b', seat: 0, level: 'mate' }, 'host-only');
    assert.equal((await benAt.ask({ t: 'bot', id: 'b2', seat: 0, level: 'mate' })).t, 'accepted');
    await refuses(annAt, { t: 'leave', id: 'again' }, 'not-seated');
  });

  test('Bots come, change their level and go as the host says', async () => {
    const table = await server.table(ann);
    const annAt = await ann.hello(table);
    await annAt.ask({ t: 'bot', id: '1', seat: 1, level: 'mate' });
    let { table: told } = await annAt.until('table');
    const bot = told.seats[1]!;
    assert.equal(bot.kind === 'bot' && bot.level, 'mate');
    await annAt.ask({ t: 'bot', id: '2', seat: 1, level: 'admiral' });
    ({ table: told } = await annAt.until('table'));
    assert.deepEqual(told.seats[1], { ...bot, level: 'admiral' });
    await annAt.ask({ t: 'bot', id: '3', seat: 1, level: null });
    assert.equal(await kinds(annAt), 'person open');
    await refuses(annAt, { t: 'bot', id: '4', seat: 0, level: 'mate' }, 'seat-taken');
    await refuses(annAt, { t: 'bot', id: '5', seat: 9, level: 'mate' }, 'no-such-seat');
  });

  test('The host changes options and seats; people keep theirs', async () => {
    const table = await server.table(ann, { seats: 3, bots: { 1: 'mate' } });
    const [annAt, benAt] = [await ann.hello(table), await ben.sitDown(table, 2)];
    await refuses(benAt, { t: 'configure', id: '0', seats: 2, options: {} }, 'host-only');
    await annAt.ask({ t: 'configure', id: '1', seats: 2, options: { rounds: '1' } });
    let told = (await annAt.until('table')).table;
    while (told.seats.length > 2) told = (await annAt.until('table')).table;
    assert.deepEqual(
      told.seats.map(it => it.kind === 'person' && it.name),
      ['Ann', 'Ben'],
    );
    assert.deepEqual(told.options, { rounds: '1' });
    await refuses(annAt, { t: 'configure', id: '2', seats: 8, options: {} }, 'bad-seats');
    await refuses(annAt, { t: 'configure', id: '3', seats: 2, options: { rounds: '9' } }, 'bad-option');
  });

  test('Seats of people are not taken away', async () => {
    const cid = await server.guest('Cid');
    const table = await server.table(ann, { seats: 3 });
    const annAt = await ann.hello(table);
    await ben.sitDown(table, 1);
    await cid.sitDown(table, 2);
    await refuses(annAt, { t: 'configure', id: '1', seats: 2, options: {} }, 'seats-in-use');
  });

  test('The host starts when every seat is taken, and nothing of it can be changed after', async () => {
    const table = await server.table(ann);
    const annAt = await ann.hello(table);
    await refuses(annAt, { t: 'start', id: '1' }, 'seats-open');
    await refuses(annAt, { t: 'move', id: 'm', decision: 0, move: {} }, 'not-started');
    await refuses(annAt, { t: 'back', id: 'k' }, 'not-started');
    await refuses(annAt, { t: 'takeover', id: 't', seat: 0, level: 'mate' }, 'not-started');
    await refuses(annAt, { t: 'rematch', id: 'r' }, 'not-over');
    const benAt = await ben.sitDown(table, 1);
    await refuses(benAt, { t: 'start', id: '2' }, 'host-only');
    assert.equal((await annAt.ask({ t: 'start', id: '3' })).t, 'accepted');
    assert.equal((await benAt.until('view')).seat, 1);
    await refuses(annAt, { t: 'start', id: '4' }, 'already-started');
    await refuses(annAt, { t: 'configure', id: '5', seats: 2, options: {} }, 'already-started');
    await refuses(annAt, { t: 'sit', id: '6', seat: 1 }, 'already-started');
  });

  test('Spectators are counted, see no hand, and may do nothing', async () => {
    const { table, annAt } = await server.pair();
    const cid = await server.guest('Cid');
    const cidAt = await cid.hello(table);
    const view = await cidAt.until('view');
    assert.deepEqual([view.seat, view.own, view.decision], [null, null, null]);
    let told = await annAt.until('table');
    while (told.table.spectators === 0) told = await annAt.until('table');
    await refuses(cidAt, { t: 'move', id: '1', decision: 1, move: {} }, 'not-seated');
    await refuses(cidAt, { t: 'back', id: '2' }, 'not-seated');
    await refuses(cidAt, { t: 'rematch', id: '3' }, 'not-seated');
    cidAt.cut();
    while (told.table.spectators > 0) told = await annAt.until('table');
  });
});
