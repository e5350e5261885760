// Requests that are refused: bad messages, too many of them, other pages, metrics from elsewhere, and a table whose
// rules throw. Each gets a clear answer or a clean end, and nothing changes.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { CLOCKS, LIMITS } from '@quayside/protocol';
import type { AnyGame } from '@quayside/rules';
import { rawRequest } from './rawRequest.ts';
import type { TestSocket } from './testClient.ts';
import { gamesOf, PEARLS, TestServer } from './testServer.ts';

const handOf = (socket: TestSocket): number[] => (socket.view!.own as { hand: number[] }).hand;
const dive = (socket: TestSocket, id: string) =>
  ({ t: 'move', id, decision: socket.decision!, move: { kind: 'dive', value: handOf(socket)[0] } }) as const;

describe('bad messages', () => {
  let server: TestServer;
  let socket: TestSocket;
  before(async () => {
    server = await TestServer.open();
    const ann = await server.guest();
    socket = await ann.hello(await server.table(ann));
  });
  after(() => server.close());

  const errors: [string, string | Buffer, string][] = [
    ['malformed JSON', '{"t":', 'bad-json'],
    ['an empty text', '', 'bad-json'],
    ['JSON that is no object', '[1]', 'unknown-message'],
    ['null', 'null', 'unknown-message'],
    ['an unknown type', '{"t":"cheat"}', 'unknown-message'],
    ['a type inherited from objects', '{"t":"constructor"}', 'unknown-message'],
    ['a missing field', '{"t":"hello"}', 'bad-message'],
    ['an unknown field', '{"t":"ping","x":1}', 'bad-message'],
    ['a wrong kind of field', '{"t":"hello","since":-1}', 'bad-message'],
    ['an id with strange characters', '{"t":"start","id":"a b"}', 'bad-message'],
    ['a binary frame', Buffer.from('{"t":"ping"}'), 'text-only'],
  ];
  for (const [what, frame, code] of errors)
    test(`${what}: ${code}`, async () => {
      socket.sayRaw(frame);
      const answer = await socket.until('error');
      assert.equal(answer.code, code);
    });

  test('A bad message with an id is refused by that id', async () => {
    socket.sayRaw('{"t":"sit","id":"me","seat":"one"}');
    const answer = await socket.until('refused');
    assert.deepEqual([answer.id, answer.code], ['me', 'bad-message']);
  });

  test('Ping is answered, before hello too', async () => {
    socket.say({ t: 'ping' });
    await socket.until('pong');
  });

  test('Anything else before hello is turned down', async () => {
    const ann = await server.guest();
    const silent = await ann.connect(await server.table(ann));
    const answer = await silent.ask({ t: 'leave', id: 'x' });
    assert.equal(answer.t === 'refused' && answer.code, 'hello-first');
    silent.say({ t: 'ping' });
    await silent.until('pong');
  });

  test('A frame above 16 kB ends the socket with 1009', async () => {
    const ann = await server.guest();
    const long = await ann.hello(await server.table(ann));
    long.sayRaw(JSON.stringify({ t: 'ping', x: 'x'.repeat(LIMITS.frameBytes) }));
    assert.equal((await long.untilClosed()).code, 1009);
  });

  test('An unknown table, and a stranger without a cookie, are told so', async () => {
    const ann = await server.guest();
    const lost = await ann.connect('nowhere');
    const bye = await lost.until('bye');
    assert.deepEqual([bye.code, bye.retry], ['unknown-table', false]);
    assert.deepEqual(await lost.untilClosed(), { code: 4000, reason: 'unknown-table' });
    const forged = await ann.connect(await server.table(ann), { cookie: 'quayside=forged' });
    assert.equal((await forged.until('bye')).code, 'no-guest');
  });

  test('HTTP answers carry a code and a sentence too', async () => {
    const ann = await server.guest();
    const asked = async (...args: Parameters<typeof ann.ask>) => {
      const { status, body } = await ann.ask(...args);
      assert.ok((body as { sentence: string }).sentence.endsWith('.'));
      return [status, (body as { code: string }).code];
    };
    assert.deepEqual(await asked('GET', '/api/nothing'), [404, 'not-found']);
    assert.deepEqual(await asked('PUT', '/api/me', '{"name"'), [400, 'bad-json']);
    assert.deepEqual(await asked('PUT', '/api/me', { name: 1 }), [400, 'bad-message']);
    assert.deepEqual(await asked('PUT', '/api/me', { name: 'x'.repeat(20_000) }), [413, 'too-long']);
  });
});

async function watchersAt(server: TestServer, table: string, count: number): Promise<TestSocket[]> {
  const guests = await Promise.all(Array.from({ length: count }, () => server.guest()));
  const sockets: TestSocket[] = [];
  for (const guest of guests) sockets.push(await guest.hello(table));
  return sockets;
}

const upgradeRefusal = (server: TestServer, table: string, cookie: string) =>
  rawRequest(
    server.url,
    [
      `GET /socket/${table} HTTP/1.1`,
      'Host: quay',
      `Cookie: ${cookie}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      '',
      '',
    ].join('\r\n'),
  );

describe('limits', { concurrency: true }, () => {
  test('Too many frames are turned down; who goes on is sent away', async () => {
    const server = await TestServer.open({ config: { framesPerSecond: 5 } });
    const ann = await server.guest();
    const socket = await ann.hello(await server.table(ann));
    for (let i = 0; i < 30; i++) socket.say({ t: 'ping' });
    assert.equal((await socket.until('error')).code, 'too-fast');
    for (let i = 0; i < 200; i++) socket.say({ t: 'ping' });
    const bye = await socket.until('bye');
    assert.deepEqual([bye.code, bye.retry], ['too-fast', false]);
    await socket.untilClosed();
    await server.close();
  });

  test('Too many requests are turned down', async () => {
    const server = await TestServer.open({ config: { requestsPerMinute: 10 } });
    const statuses = [];
    for (let i = 0; i < 12; i++) statuses.push((await fetch(`${server.url}/api/me`)).status);
    assert.deepEqual(statuses.slice(9), [200, 429, 429]);
    const answer = (await (await fetch(`${server.url}/api/me`)).json()) as { code: string };
    assert.equal(answer.code, 'too-fast');
    assert.equal((await fetch(`${server.url}/healthz`)).status, 200);
    await server.close();
  });

  test('A table takes only so many spectators, and a guest only so many windows', async () => {
    const server = await TestServer.open();
    const ann = await server.guest();
    const table = await server.table(ann);
    const annAt = await ann.hello(table);
    const windows = [annAt];
    for (let i = 0; i < 6; i++) windows.push(await ann.hello(table));
    assert.equal((await annAt.until('bye')).code, 'opened-elsewhere');
    const sockets = await watchersAt(server, table, LIMITS.spectators);
    assert.equal((await windows.at(-1)!.ask({ t: 'bot', id: 'b', seat: 1, level: 'mate' })).t, 'accepted');
    const late = await (await server.guest()).connect(table);
    late.say({ t: 'hello', since: null });
    assert.equal((await late.until('bye')).code, 'too-many-watching');
    assert.ok(sockets.every(socket => socket.closed === null));
    await server.close();
  });

  test('Who can still sit down is let in, however many watch', async () => {
    const server = await TestServer.open();
    const ann = await server.guest();
    const table = await server.table(ann);
    const annAt = await ann.hello(table);
    const sockets = await watchersAt(server, table, LIMITS.spectators + 20);
    const friend = await (await server.guest()).sitDown(table, 1);
    assert.equal((await sockets[LIMITS.spectators]!.until('bye')).code, 'too-many-watching');
    assert.ok(
      sockets.slice(0, LIMITS.spectators).every(socket => socket.closed === null),
      'the others watch on',
    );
    annAt.say({ t: 'start', id: 'go' });
    await friend.until('view');
    const late = await (await server.guest()).connect(table);
    late.say({ t: 'hello', since: null });
    assert.equal((await late.until('bye')).code, 'too-many-watching', 'no seat is open any more');
    await (await ann.hello(table)).until('view');
    await server.close();
  });

  test('Only so many sockets wait for their hello', async () => {
    const server = await TestServer.open({ config: { helloSeconds: 60, pendingPerGuest: 3, pendingPerAddress: 5 } });
    const [ann, ben] = [await server.guest(), await server.guest()];
    const table = await server.table(ann);
    const silent = [];
    for (let i = 0; i < 3; i++) silent.push(await ann.connect(table));
    await assert.rejects(ann.connect(table), /429/);
    for (let i = 0; i < 2; i++) silent.push(await ben.connect(table));
    await assert.rejects(ben.connect(table), /429/, 'both come from one address');
    const refusal = await upgradeRefusal(server, table, ben.cookie);
    assert.deepEqual([refusal.status, JSON.parse(refusal.body).code], [429, 'too-many-pending']);
    for (const socket of silent) await socket.leave();
    for (let i = 0; i < 5; i++) for (const guest of [ann, ben]) await guest.hello(table);
    await server.close();
  });

  test('A socket that never says hello is closed', async () => {
    const server = await TestServer.open({ config: { helloSeconds: 2 } });
    const ann = await server.guest();
    const table = await server.table(ann);
    const sockets = [];
    for (let i = 0; i < 5; i++) sockets.push(await ann.hello(table));
    const silent = [await ann.connect(table), await ann.connect(table)];
    silent[0]!.say({ t: 'ping' }); // which is no hello
    for (const socket of silent) {
      const bye = await socket.until('bye');
      assert.deepEqual([bye.code, bye.retry], ['no-hello', true]);
      await socket.untilClosed();
    }
    assert.ok(sockets.every(socket => socket.closed === null));
    await server.close();
  });

  test('Sockets that are refused, or lead nowhere, count until they are closed', async () => {
    const server = await TestServer.open({ config: { pendingPerAddress: 2 } });
    const ann = await server.guest();
    for (let i = 0; i < 10; i++) await (await ann.connect('nowhere')).untilClosed();
    const table = await server.table(ann);
    for (let i = 0; i < 10; i++) await assert.rejects(ann.connect(table, { origin: 'https://evil.example' }), /403/);
    await ann.hello(table);
    await server.close();
  });

  test('An intent above the limit is refused by its name', async () => {
    const server = await TestServer.open({ config: { framesPerSecond: 5 } });
    const ann = await server.guest();
    const socket = await ann.hello(await server.table(ann));
    for (let i = 0; i < 20; i++) socket.say({ t: 'ping' });
    const answer = await socket.ask({ t: 'leave', id: 'x' });
    assert.equal(answer.t === 'refused' && answer.code, 'too-fast');
    await server.close();
  });
});

describe('other pages', () => {
  let server: TestServer;
  before(async () => {
    server = await TestServer.open({ config: { publicUrl: 'https://quay.example' } });
  });
  after(() => server.close());

  test('May not change anything', async () => {
    const ann = await server.guest('Ann');
    const rename = (origin: string) => ann.ask('PUT', '/api/me', { name: 'Evil' }, { origin });
    for (const origin of ['https://evil.example', 'null', `${server.url}.evil.example`]) {
      const { status, body } = await rename(origin);
      assert.deepEqual([status, (body as { code: string }).code], [403, 'wrong-origin']);
    }
    assert.deepEqual((await ann.get('/api/me')).body, { name: 'Ann' });
    assert.equal((await rename(server.url)).status, 200);
    assert.equal((await rename('https://quay.example')).status, 200);
  });

  test('May not open a socket', async () => {
    const ann = await server.guest();
    const table = await server.table(ann);
    await assert.rejects(ann.connect(table, { origin: 'https://evil.example' }), /403/);
    await ann.connect(table, { origin: server.url });
  });

  test('Nothing is loaded from elsewhere, no script or style stands in the page, nobody frames us', async () => {
    const { headers } = await fetch(`${server.url}/api/me`);
    const policy = headers.get('content-security-policy')!;
    for (const part of ["default-src 'none'", "script-src 'self'", "style-src 'self'", "frame-ancestors 'none'"])
      assert.ok(policy.includes(part), part);
    assert.ok(!policy.includes('unsafe'));
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
  });
});

describe('the inside of the server', () => {
  test('is shown to this machine alone, or to whoever has the token', async () => {
    const server = await TestServer.open({ config: { metricsToken: 'harbour-master' } });
    try {
      const ask = async (headers: Record<string, string>) => (await fetch(`${server.url}/metrics`, { headers })).status;
      assert.equal(await ask({}), 200);
      assert.equal(await ask({ 'x-forwarded-for': '203.0.113.7' }), 404);
      assert.equal(await ask({ 'x-forwarded-for': '203.0.113.7', authorization: 'Bearer wrong' }), 404);
      assert.equal(await ask({ 'x-forwarded-for': '203.0.113.7', authorization: 'Bearer harbour-master' }), 200);
    } finally {
      await server.close();
    }
  });

  test('Behind a proxy that is believed, its word counts', async () => {
    const server = await TestServer.open({ config: { trustProxy: 1 } });
    try {
      const ask = async (from: string) =>
        (await fetch(`${server.url}/metrics`, { headers: { 'x-forwarded-for': from } })).status;
      assert.deepEqual([await ask('203.0.113.7'), await ask('127.0.0.1')], [404, 200]);
    } finally {
      await server.close();
    }
  });
});

describe('when it goes wrong inside', { concurrency: true }, () => {
  const buggy = {
    ...PEARLS,
    play: (...args: Parameters<AnyGame['play']>) => {
      if ((args[2] as { kind: string }).kind === 'bury') throw new Error('a bug in the rules');
      PEARLS.play(...args);
    },
  };

  test('A bug in the rules freezes the table as it stood, and not the server', async () => {
    const server = await TestServer.open({ games: gamesOf(buggy) });
    const { table, ann, annAt, benAt } = await server.pair();
    await annAt.ask(dive(annAt, 'a'));
    await benAt.ask(dive(benAt, 'b'));
    await Promise.all([annAt.untilPly(3), benAt.untilPly(3)]);
    const winner = annAt.decision === null ? benAt : annAt;
    const before = annAt.view!.open;
    const move = { kind: 'bury', value: handOf(winner)[0] };
    const answer = await winner.ask({ t: 'move', id: 'boom', decision: winner.decision!, move });
    assert.equal(answer.t === 'refused' && answer.code, 'frozen');
    const bye = await annAt.until('bye');
    assert.deepEqual([bye.code, bye.retry], ['frozen', true]);
    const again = await ann.connect(table);
    again.say({ t: 'hello', since: null });
    assert.equal((await again.until('table')).table.status, 'frozen');
    assert.deepEqual((await again.until('view')).open, before);
    const more = await again.ask({ t: 'move', id: 'more', decision: 3, move });
    assert.equal(more.t === 'refused' && more.code, 'frozen');
    assert.equal((await server.store.entries(table, 0)).length, 3);
    await server.pair();
    await server.close();
  });

  test('A set-up that fails freezes the table', async () => {
    const failing = { ...PEARLS, setup: () => assert.fail('no set-up') };
    const server = await TestServer.open({ games: gamesOf(failing) });
    const ann = await server.guest();
    const table = await server.table(ann, { bots: { 1: 'mate' } });
    const socket = await ann.hello(table);
    const answer = await socket.ask({ t: 'start', id: 's' });
    assert.equal(answer.t === 'refused' && answer.code, 'frozen');
    await socket.until('bye');
    assert.equal((await server.store.table(table))!.status, 'frozen');
    await server.close();
  });

  test('What cannot be saved is not acknowledged; the table comes back as it was', async () => {
    let failures = 0;
    const server = await TestServer.open({
      store: store => ({
        ...store,
        async write(changes) {
          if (failures > 0 && changes.some(({ kind }) => kind === 'entry')) throw new Error('the disk is full');
          return store.write(changes);
        },
      }),
    });
    const { table, ann, annAt, benAt } = await server.pair();
    failures = 1;
    const move = dive(annAt, 'lost');
    annAt.say(move);
    for (const socket of [annAt, benAt]) {
      const bye = await socket.until('bye');
      assert.deepEqual([bye.code, bye.retry], ['not-saved', true]);
      assert.ok(!socket.frames.some(frame => frame.includes('"accepted","id":"lost"') || frame.includes('"update"')));
    }
    failures = 0;
    const back = await ann.hello(table);
    await back.until('view');
    assert.equal((await back.ask(move)).t, 'accepted');
    assert.equal((await back.ask(move)).t, 'duplicate');
    await server.close();
  });

  test('While nothing can be saved, requests and /healthz say so, clocks stand still, and it goes on by itself', async () => {
    let isFull = false;
    const server = await TestServer.open({
      store: store => ({
        ...store,
        write: changes => (isFull ? Promise.reject(new Error('the disk is full')) : store.write(changes)),
      }),
    });
    const [ann, ben] = [await server.guest('Ann'), await server.guest('Ben')];
    const table = await server.table(ann, { terms: { clock: 'brisk' } });
    const [annAt, benAt] = [await ann.sitDown(table), await ben.sitDown(table, 1)];
    annAt.say({ t: 'start', id: 'go' });
    await Promise.all([annAt.until('clock'), benAt.until('view')]);
    isFull = true;
    const renamed = await ann.put('/api/me', { name: 'Anna' });
    assert.deepEqual([renamed.status, (renamed.body as { code: string }).code], [503, 'not-saved']);
    assert.equal((await fetch(`${server.url}/api/me`)).status, 503);
    const health = await fetch(`${server.url}/healthz`);
    const { ok, code, reason } = (await health.json()) as { ok: boolean; code: string; reason: string };
    assert.deepEqual([health.status, ok, code, reason], [503, false, 'not-saved', 'the disk is full']);
    await sleep(1500);
    isFull = false;
    while (!(await fetch(`${server.url}/healthz`)).ok) await sleep(50);
    assert.equal((await ann.put('/api/me', { name: 'Anna' })).status, 200);
    const clock = await (await ann.hello(table)).until('clock');
    const { bank } = CLOCKS.brisk as { bank: number };
    const left = clock.seats[0]!.deadline! - clock.now;
    assert.ok(left <= bank && left > bank - 20_000);
    await server.close();
  });

  test('A request that fails is answered, and says nothing of the inside', async () => {
    const broken = () => Promise.reject(new Error('secret detail'));
    const server = await TestServer.open({ store: store => ({ ...store, seatedAt: broken }) });
    const { status, body } = await (await server.guest()).get('/api/tables');
    assert.equal(status, 500);
    assert.deepEqual(body, { code: 'broken', sentence: 'The server made a mistake. It was written down.' });
    await server.close();
  });
});
