// Everything a client can do wrong, and everything that can go wrong around a table. Each gets a clear answer or a
// clean end, and nothing changes.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { CLOCKS, LIMITS } from '@quayside/protocol';
import type { AnyGame } from '@quayside/rules';
import { rawRequest } from './raw.ts';
import type { Line } from './testClient.ts';
import { gamesOf, House, PEARLS } from './testServer.ts';

const handOf = (line: Line): number[] => (line.view!.own as { hand: number[] }).hand;
const dive = (line: Line, id: string) =>
  ({ t: 'move', id, decision: line.decision!, move: { kind: 'dive', value: handOf(line)[0] } }) as const;

describe('bad messages', () => {
  let house: House;
  let line: Line;
  before(async () => {
    house = await House.open();
    const ann = await house.guest();
    line = await ann.hello(await house.table(ann));
  });
  after(() => house.close());

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
      line.sayRaw(frame);
      const answer = await line.until('error');
      assert.equal(answer.code, code);
      assert.ok(answer.sentence.endsWith('.'));
    });

  test('A bad message with an id is refused by that id', async () => {
    line.sayRaw('{"t":"sit","id":"me","seat":"one"}');
    const answer = await line.until('refused');
    assert.deepEqual([answer.id, answer.code], ['me', 'bad-message']);
  });

  test('Ping is answered, before hello too', async () => {
    line.say({ t: 'ping' });
    await line.until('pong');
  });

  test('Anything else before hello is turned down', async () => {
    const ann = await house.guest();
    const silent = await ann.connect(await house.table(ann));
    const answer = await silent.ask({ t: 'leave', id: 'x' });
    assert.equal(answer.t === 'refused' && answer.code, 'hello-first');
    silent.say({ t: 'ping' });
    await silent.until('pong');
  });

  test('A frame above 16 kB ends the socket with 1009', async () => {
    const ann = await house.guest();
    const long = await ann.hello(await house.table(ann));
    long.sayRaw(JSON.stringify({ t: 'ping', x: 'x'.repeat(LIMITS.frameBytes) }));
    assert.equal((await long.untilClosed()).code, 1009);
  });

  test('An unknown table, and a stranger without a cookie, are told so', async () => {
    const ann = await house.guest();
    const lost = await ann.connect('nowhere');
    const bye = await lost.until('bye');
    assert.deepEqual([bye.code, bye.retry], ['unknown-table', false]);
    assert.deepEqual(await lost.untilClosed(), { code: 4000, reason: 'unknown-table' });
    const forged = await ann.connect(await house.table(ann), { cookie: 'quayside=forged' });
    assert.equal((await forged.until('bye')).code, 'no-guest');
  });

  test('HTTP answers carry a code and a sentence too', async () => {
    const ann = await house.guest();
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

async function watchersAt(house: House, table: string, count: number): Promise<Line[]> {
  const guests = await Promise.all(Array.from({ length: count }, () => house.guest()));
  const lines: Line[] = [];
  for (const guest of guests) lines.push(await guest.hello(table));
  return lines;
}

const upgradeRefusal = (house: House, table: string, cookie: string) =>
  rawRequest(
    house.url,
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

describe('limits', () => {
  test('Too many frames are turned down; who goes on is sent away', async () => {
    const house = await House.open({ config: { framesPerSecond: 5 } });
    const ann = await house.guest();
    const line = await ann.hello(await house.table(ann));
    for (let i = 0; i < 30; i++) line.say({ t: 'ping' });
    assert.equal((await line.until('error')).code, 'too-fast');
    for (let i = 0; i < 200; i++) line.say({ t: 'ping' });
    const bye = await line.until('bye');
    assert.deepEqual([bye.code, bye.retry], ['too-fast', false]);
    await line.untilClosed();
    await house.close();
  });

  test('Too many requests are turned down', async () => {
    const house = await House.open({ config: { requestsPerMinute: 10 } });
    const statuses = [];
    for (let i = 0; i < 12; i++) statuses.push((await fetch(`${house.url}/api/me`)).status);
    assert.deepEqual(statuses.slice(9), [200, 429, 429]);
    const answer = (await (await fetch(`${house.url}/api/me`)).json()) as { code: string };
    assert.equal(answer.code, 'too-fast');
    assert.equal((await fetch(`${house.url}/healthz`)).status, 200);
    await house.close();
  });

  test('A table takes only so many onlookers, and a guest only so many windows', async () => {
    const house = await House.open();
    const ann = await house.guest();
    const table = await house.table(ann);
    const annAt = await ann.hello(table);
    const windows = [annAt];
    for (let i = 0; i < 6; i++) windows.push(await ann.hello(table));
    assert.equal((await annAt.until('bye')).code, 'opened-elsewhere');
    const lines = await watchersAt(house, table, LIMITS.spectators);
    assert.equal((await windows.at(-1)!.ask({ t: 'bot', id: 'b', seat: 1, level: 'mate' })).t, 'accepted');
    const late = await (await house.guest()).connect(table);
    late.say({ t: 'hello', since: null });
    assert.equal((await late.until('bye')).code, 'too-many-watching');
    assert.ok(lines.every(line => line.closed === null));
    await house.close();
  });

  test('Who can still sit down is let in, however many watch', async () => {
    const house = await House.open();
    const ann = await house.guest();
    const table = await house.table(ann);
    const annAt = await ann.hello(table);
    const lines = await watchersAt(house, table, LIMITS.spectators + 20);
    const friend = await (await house.guest()).sitDown(table, 1);
    assert.equal((await lines[LIMITS.spectators]!.until('bye')).code, 'too-many-watching');
    assert.ok(
      lines.slice(0, LIMITS.spectators).every(line => line.closed === null),
      'the others watch on',
    );
    annAt.say({ t: 'start', id: 'go' });
    await friend.until('view');
    const late = await (await house.guest()).connect(table);
    late.say({ t: 'hello', since: null });
    assert.equal((await late.until('bye')).code, 'too-many-watching', 'no seat is open any more');
    await (await ann.hello(table)).until('view');
    await house.close();
  });

  test('A socket that never says hello is closed, and only so many wait for it', async () => {
    const house = await House.open({ config: { helloSeconds: 0.3, pendingPerGuest: 3, pendingPerAddress: 5 } });
    const [ann, ben] = [await house.guest(), await house.guest()];
    const table = await house.table(ann);
    const silent = [];
    for (let i = 0; i < 3; i++) silent.push(await ann.connect(table));
    await assert.rejects(ann.connect(table), /429/);
    for (let i = 0; i < 2; i++) silent.push(await ben.connect(table));
    await assert.rejects(ben.connect(table), /429/, 'both come from one address');
    const refusal = await upgradeRefusal(house, table, ben.cookie);
    assert.deepEqual([refusal.status, JSON.parse(refusal.body).code], [429, 'too-many-pending']);
    silent[0]!.say({ t: 'ping' }); // which is no hello
    for (const line of silent) {
      const bye = await line.until('bye');
      assert.deepEqual([bye.code, bye.retry], ['no-hello', true]);
      await line.untilClosed();
    }
    const heard = [];
    for (let i = 0; i < 5; i++) heard.push(await ann.hello(table), await ben.hello(table));
    await new Promise(resolve => setTimeout(resolve, 500));
    assert.ok(heard.every(line => line.closed === null));
    await house.close();
  });

  test('Sockets that are refused, or lead nowhere, count until they are closed', async () => {
    const house = await House.open({ config: { pendingPerAddress: 2 } });
    const ann = await house.guest();
    for (let i = 0; i < 10; i++) await (await ann.connect('nowhere')).untilClosed();
    const table = await house.table(ann);
    for (let i = 0; i < 10; i++) await assert.rejects(ann.connect(table, { origin: 'https://evil.example' }), /403/);
    await ann.hello(table);
    await house.close();
  });

  test('An intent above the limit is refused by its name', async () => {
    const house = await House.open({ config: { framesPerSecond: 5 } });
    const ann = await house.guest();
    const line = await ann.hello(await house.table(ann));
    for (let i = 0; i < 20; i++) line.say({ t: 'ping' });
    const answer = await line.ask({ t: 'leave', id: 'x' });
    assert.equal(answer.t === 'refused' && answer.code, 'too-fast');
    await house.close();
  });
});

describe('other pages', () => {
  let house: House;
  before(async () => {
    house = await House.open({ config: { publicUrl: 'https://quay.example' } });
  });
  after(() => house.close());

  test('May not change anything', async () => {
    const ann = await house.guest('Ann');
    const rename = (origin: string) => ann.ask('PUT', '/api/me', { name: 'Evil' }, { origin });
    for (const origin of ['https://evil.example', 'null', `${house.url}.evil.example`]) {
      const { status, body } = await rename(origin);
      assert.deepEqual([status, (body as { code: string }).code], [403, 'wrong-origin']);
    }
    assert.deepEqual((await ann.get('/api/me')).body, { name: 'Ann' });
    assert.equal((await rename(house.url)).status, 200);
    assert.equal((await rename('https://quay.example')).status, 200);
  });

  test('May not open a socket', async () => {
    const ann = await house.guest();
    const table = await house.table(ann);
    await assert.rejects(ann.connect(table, { origin: 'https://evil.example' }), /403/);
    await ann.connect(table, { origin: house.url });
  });

  test('Nothing is loaded from elsewhere, no script or style stands in the page, nobody frames us', async () => {
    const { headers } = await fetch(`${house.url}/api/me`);
    const policy = headers.get('content-security-policy')!;
    for (const part of ["default-src 'none'", "script-src 'self'", "style-src 'self'", "frame-ancestors 'none'"])
      assert.ok(policy.includes(part), part);
    assert.ok(!policy.includes('unsafe'));
    assert.equal(headers.get('x-content-type-options'), 'nosniff');
  });
});

describe('the inside of the server', () => {
  test('is shown to this machine alone, or to whoever has the token', async () => {
    const house = await House.open({ config: { metricsToken: 'harbour-master' } });
    try {
      const ask = async (headers: Record<string, string>) => (await fetch(`${house.url}/metrics`, { headers })).status;
      assert.equal(await ask({}), 200);
      assert.equal(await ask({ 'x-forwarded-for': '203.0.113.7' }), 404);
      assert.equal(await ask({ 'x-forwarded-for': '203.0.113.7', authorization: 'Bearer wrong' }), 404);
      assert.equal(await ask({ 'x-forwarded-for': '203.0.113.7', authorization: 'Bearer harbour-master' }), 200);
    } finally {
      await house.close();
    }
  });

  test('Behind a proxy that is believed, its word counts', async () => {
    const house = await House.open({ config: { trustProxy: 1 } });
    try {
      const ask = async (from: string) =>
        (await fetch(`${house.url}/metrics`, { headers: { 'x-forwarded-for': from } })).status;
      assert.deepEqual([await ask('203.0.113.7'), await ask('127.0.0.1')], [404, 200]);
    } finally {
      await house.close();
    }
  });
});

describe('when it goes wrong inside', () => {
  const buggy = {
    ...PEARLS,
    play: (...args: Parameters<AnyGame['play']>) => {
      if ((args[2] as { kind: string }).kind === 'bury') throw new Error('a bug in the rules');
      PEARLS.play(...args);
    },
  };

  test('A bug in the rules freezes the table as it stood, and not the server', async () => {
    const house = await House.open({ games: gamesOf(buggy) });
    const { table, ann, annAt, benAt } = await house.pair();
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
    assert.equal((await house.store.entries(table, 0)).length, 3);
    await house.pair();
    await house.close();
  });

  test('A set-up that fails freezes the table', async () => {
    const failing = { ...PEARLS, setup: () => assert.fail('no set-up') };
    const house = await House.open({ games: gamesOf(failing) });
    const ann = await house.guest();
    const table = await house.table(ann, { bots: { 1: 'mate' } });
    const line = await ann.hello(table);
    const answer = await line.ask({ t: 'start', id: 's' });
    assert.equal(answer.t === 'refused' && answer.code, 'frozen');
    await line.until('bye');
    assert.equal((await house.store.table(table))!.status, 'frozen');
    await house.close();
  });

  test('What cannot be saved is not acknowledged; the table comes back as it was', async () => {
    let failures = 0;
    const house = await House.open({
      store: store => ({
        ...store,
        async write(changes) {
          if (failures > 0 && changes.some(({ kind }) => kind === 'entry')) throw new Error('the disk is full');
          return store.write(changes);
        },
      }),
    });
    const { table, ann, annAt, benAt } = await house.pair();
    failures = 1;
    const move = dive(annAt, 'lost');
    annAt.say(move);
    for (const line of [annAt, benAt]) {
      const bye = await line.until('bye');
      assert.deepEqual([bye.code, bye.retry], ['not-saved', true]);
      assert.ok(!line.frames.some(frame => frame.includes('"accepted","id":"lost"') || frame.includes('"update"')));
    }
    failures = 0;
    const back = await ann.hello(table);
    await back.until('view');
    assert.equal((await back.ask(move)).t, 'accepted');
    assert.equal((await back.ask(move)).t, 'duplicate');
    await house.close();
  });

  test('While nothing can be saved, requests and /healthz say so, clocks stand still, and it goes on by itself', async () => {
    let isFull = false;
    const house = await House.open({
      store: store => ({
        ...store,
        write: changes => (isFull ? Promise.reject(new Error('the disk is full')) : store.write(changes)),
      }),
    });
    const [ann, ben] = [await house.guest('Ann'), await house.guest('Ben')];
    const table = await house.table(ann, { terms: { clock: 'brisk' } });
    const [annAt, benAt] = [await ann.sitDown(table), await ben.sitDown(table, 1)];
    annAt.say({ t: 'start', id: 'go' });
    await Promise.all([annAt.until('clock'), benAt.until('view')]);
    isFull = true;
    const renamed = await ann.put('/api/me', { name: 'Anna' });
    assert.deepEqual([renamed.status, (renamed.body as { code: string }).code], [503, 'not-saved']);
    assert.equal((await fetch(`${house.url}/api/me`)).status, 503);
    const health = await fetch(`${house.url}/healthz`);
    const { ok, code, reason } = (await health.json()) as { ok: boolean; code: string; reason: string };
    assert.deepEqual([health.status, ok, code, reason], [503, false, 'not-saved', 'the disk is full']);
    await sleep(1500);
    isFull = false;
    while (!(await fetch(`${house.url}/healthz`)).ok) await sleep(50);
    assert.equal((await ann.put('/api/me', { name: 'Anna' })).status, 200);
    const clock = await (await ann.hello(table)).until('clock');
    const { bank } = CLOCKS.brisk as { bank: number };
    const left = clock.seats[0]!.deadline! - clock.now;
    assert.ok(left <= bank && left > bank - 20_000);
    await house.close();
  });

  test('A request that fails is answered, and says nothing of the inside', async () => {
    const broken = () => Promise.reject(new Error('secret detail'));
    const house = await House.open({ store: store => ({ ...store, seatedAt: broken }) });
    const { status, body } = await (await house.guest()).get('/api/tables');
    assert.equal(status, 500);
    assert.deepEqual(body, { code: 'broken', sentence: 'The server made a mistake. It was written down.' });
    await house.close();
  });
});
