// Web push: told of one's turn though no page is open.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import type { PushState } from '@quayside/protocol';
import { PushService, Subscriber, vapidClaims } from '@quayside/protocol/pushService';
import type { FastifyBaseLogger } from 'fastify';
import { pushKeysOf } from '../src/push/keys.ts';
import type { Committer } from '../src/store/committer.ts';
import type { Store } from '../src/store/store.ts';
import type { TestClient, TestSocket } from './testClient.ts';
import { firstOnMenu, PEARLS, TestServer } from './testServer.ts';

const CONFIG = { privatePush: true, pushDelaySeconds: 0.1, publicUrl: 'https://quay.example' };
const LONG_ENOUGH_MS = 600; // for a notice that must not come

const statusOf = async (answer: Promise<{ status: number }>) => (await answer).status;
const codeOf = ({ body }: { body: unknown }) => (body as { code?: string }).code;

let moves = 0;
async function move(socket: TestSocket): Promise<void> {
  const ply = socket.ply!;
  const made = firstOnMenu(PEARLS, socket.view as never);
  const { t } = await socket.ask({ t: 'move', id: `m${moves++}`, decision: socket.decision!, move: made });
  assert.equal(t, 'accepted');
  await socket.untilPly(ply + 1);
}

/** Until the game waits for others alone. */
async function movesAll(socket: TestSocket): Promise<void> {
  for (;;) {
    if (socket.decision !== null) await move(socket);
    else if (PEARLS.deciding(socket.view!.open).some(seat => seat >= 0)) return;
    else await pause(10);
  }
}

describe('web push', { concurrency: true }, () => {
  let server: TestServer;
  let service: PushService;
  before(async () => {
    service = await PushService.open();
    server = await TestServer.open({ config: CONFIG });
  });
  after(async () => {
    await server.close();
    service.close();
  });

  async function subscribe(guest: TestClient): Promise<Subscriber> {
    const device = new Subscriber(service);
    assert.equal(await statusOf(guest.put('/api/me/push', device.subscription)), 200);
    return device;
  }
  const until = async (device: Subscriber, count: number) => {
    while (device.messages.length < count) await service.until(service.received.length + 1);
  };

  /** Ben has subscribed, made his move and gone; with Ann's, it is his turn again. */
  async function benGone() {
    const { table, ann, ben, annAt, benAt } = await server.pair();
    const device = await subscribe(ben);
    await movesAll(benAt);
    await benAt.leave();
    await annAt.untilPly(benAt.ply!);
    return { table, ann, ben, annAt, device };
  }

  test('tells whoever is gone that it is their turn, encrypted for their device and signed by the server', async () => {
    const { table, ben, annAt, device } = await benGone();
    await movesAll(annAt);
    await until(device, 1);
    assert.deepEqual(device.messages, [{ count: 1, game: PEARLS.title, link: `/t/${table}`, ring: true }]);
    const { headers } = service.received.find(({ path }) => path === device.path)!;
    assert.deepEqual([headers['topic'], headers['urgency']], ['turns', 'high']);
    assert.ok(Number(headers['ttl']) > 3600);
    const { key, aud, sub, exp } = vapidClaims(String(headers['authorization']));
    const state = (await ben.get('/api/me/push')).body as PushState;
    assert.equal(key, state.key);
    assert.equal(state.endpoint, service.url + device.path);
    assert.deepEqual([aud, sub], [service.url, 'https://quay.example']);
    assert.ok(exp * 1000 > Date.now());
  });

  test('withdraws the notice once the guest is at the table, on any device', async () => {
    const { table, ben, annAt, device } = await benGone();
    await movesAll(annAt);
    await until(device, 1);
    const again = await ben.hello(table);
    assert.notEqual((await again.until('view')).decision, null);
    await until(device, 2);
    assert.deepEqual(device.messages[1], { count: 0, game: null, link: '/mine', ring: false });
  });

  test('counts all tables in one notice, and corrects it without ringing', async () => {
    const { ann, ben, annAt, device } = await benGone();
    const second = await server.table(ann);
    const annThere = await ann.sitDown(second);
    const benThere = await ben.sitDown(second, 1);
    annThere.say({ t: 'start', id: 'go' });
    await Promise.all([annThere.until('view'), benThere.until('view')]);
    await movesAll(benThere);
    await benThere.leave();
    await annThere.untilPly(benThere.ply!);
    await movesAll(annAt);
    await until(device, 1);
    await movesAll(annThere);
    await until(device, 2);
    assert.deepEqual(device.messages[1], { count: 2, game: null, link: '/mine', ring: true });
    const back = await ben.hello(second);
    await until(device, 3);
    const { count, ring } = device.messages[2]!;
    assert.deepEqual([count, ring], [1, false]);
    await back.leave();
  });

  test('tells nobody who has the table open, or who has just seen it and gone', async () => {
    const { ann, ben, annAt, benAt } = await server.pair();
    const device = await subscribe(ben);
    const annsDevice = await subscribe(ann);
    await movesAll(benAt);
    await annAt.untilPly(benAt.ply!);
    await movesAll(annAt);
    await benAt.untilPly(annAt.ply!);
    assert.notEqual(benAt.decision, null);
    await pause(LONG_ENOUGH_MS);
    await benAt.leave();
    await pause(LONG_ENOUGH_MS);
    assert.deepEqual([device.messages, annsDevice.messages], [[], []]);
  });

  test('tells those whose connection was lost while they were asked', async () => {
    const { benAt, annAt, ben } = await server.pair();
    const device = await subscribe(ben);
    await movesAll(benAt);
    await annAt.untilPly(benAt.ply!);
    await movesAll(annAt);
    await benAt.untilPly(annAt.ply!);
    benAt.cut();
    await until(device, 1);
    assert.equal(device.messages[0]!.count, 1);
  });

  test('a commitment kept from the others sends nothing, and takes nothing back', async () => {
    const [ann, ben, cat] = [await server.guest('Ann'), await server.guest('Ben'), await server.guest('Cat')];
    const table = await server.table(ann, { seats: 3, terms: { readyMarks: false } });
    const sockets = [await ann.sitDown(table), await ben.sitDown(table, 1), await cat.sitDown(table, 2)];
    sockets[0]!.say({ t: 'start', id: 'go' });
    await Promise.all(sockets.map(socket => socket.until('view')));
    const device = await subscribe(cat);
    sockets[2]!.cut();
    await until(device, 1);
    await move(sockets[0]!);
    assert.equal((await sockets[0]!.ask({ t: 'back', id: 'b' })).t, 'accepted');
    await move(sockets[0]!);
    await pause(LONG_ENOUGH_MS);
    assert.equal(device.messages.length, 1);
  });

  test('a device the push service no longer knows is forgotten', async () => {
    const { ben, annAt, device } = await benGone();
    service.statuses.set(device.path, 410);
    await movesAll(annAt);
    await until(device, 1);
    const endpoint = async () => ((await ben.get('/api/me/push')).body as PushState).endpoint;
    while ((await endpoint()) !== null) await pause(20);
  });

  test('a push service in trouble is tried again, later', async () => {
    const { annAt, device } = await benGone();
    service.statuses.set(device.path, 503);
    await movesAll(annAt);
    await until(device, 1);
    service.statuses.delete(device.path);
    await until(device, 2);
    assert.deepEqual(device.messages[0], device.messages[1]);
  });

  test('the subscription of a device that is signed out or becomes somebody else is gone', async () => {
    const ben = await server.guest('Ben');
    const id = (await server.store.deviceBySecret(await secretHash(ben)))!;
    await subscribe(ben);
    assert.equal((await server.store.subscriptionsOf(id.guest.id)).length, 1);
    await ben.ask('DELETE', `/api/me/devices/${id.device.id}`);
    assert.deepEqual(await server.store.subscriptionsOf(id.guest.id), []);

    const [cat, dan] = [await server.guest('Cat'), await server.guest('Dan')];
    const was = (await server.store.deviceBySecret(await secretHash(cat)))!;
    await subscribe(cat);
    const { code } = (await dan.post('/api/me/recovery', {})).body as { code: string };
    assert.equal(await statusOf(cat.post('/api/recovery', { code })), 200);
    assert.deepEqual(await server.store.subscriptionsOf(was.guest.id), []);
    assert.ok(!(await server.store.subscribedGuests()).includes(was.guest.id));
  });

  test('a subscription is ended by its device; another of the same address takes its place', async () => {
    const [ann, ben] = [await server.guest(), await server.guest()];
    const device = await subscribe(ann);
    assert.equal(await statusOf(ben.put('/api/me/push', device.subscription)), 200);
    assert.equal(((await ann.get('/api/me/push')).body as PushState).endpoint, null);
    assert.equal(await statusOf(ben.ask('DELETE', '/api/me/push')), 200);
    assert.equal(((await ben.get('/api/me/push')).body as PushState).endpoint, null);
  });

  test('the keys outlive the server, and what was not told before is told after', async () => {
    const server = await TestServer.open({ config: { ...CONFIG, pushDelaySeconds: 2 } });
    const { annAt, benAt, ben } = await server.pair();
    const device = await subscribe(ben);
    const { key } = (await ben.get('/api/me/push')).body as PushState;
    await movesAll(benAt);
    await benAt.leave();
    await annAt.untilPly(benAt.ply!);
    await movesAll(annAt);
    await server.restart();
    assert.deepEqual(device.messages, []);
    await until(device, 1);
    assert.equal(((await ben.get('/api/me/push')).body as PushState).key, key);
    await server.restart();
    await pause(3000);
    assert.equal(device.messages.length, 1, 'and told once');
    await server.close();
  });
});

test('a guest whose notice is being made does not keep a server that stops from giving its tables up', async () => {
  let [ask, answer] = [() => {}, () => {}];
  const asked = new Promise<void>(resolve => {
    ask = resolve;
  });
  const held = new Promise<void>(resolve => {
    answer = resolve;
  });
  const service = await PushService.open();
  const server = await TestServer.open({
    config: CONFIG,
    store: store => ({
      ...store,
      async subscriptionsOf(guest) {
        ask();
        await held;
        return store.subscriptionsOf(guest);
      },
    }),
  });
  const { ann, annAt } = await server.pair();
  await ann.put('/api/me/push', new Subscriber(service).subscription);
  await asked;
  const bye = annAt.until('bye');
  const stopped = server.stop();
  assert.equal((await bye).code, 'stopping');
  answer();
  await stopped;
  await server.close();
  service.close();
});

test('a push service must be public and spoken to by https, and keys must be keys', async () => {
  const server = await TestServer.open();
  try {
    const ann = await server.guest();
    const service = await PushService.open();
    const { keys } = new Subscriber(service).subscription;
    service.close();
    const put = (endpoint: string, theirs = keys) => ann.put('/api/me/push', { endpoint, keys: theirs });
    for (const endpoint of [
      'http://push.example.org/x',
      'https://127.0.0.1/x',
      'https://localhost/x',
      'https://[::1]/x',
      'https://169.254.169.254/x',
      'ftp://push.example.org/x',
      'nonsense',
    ])
      assert.equal(codeOf(await put(endpoint)), 'bad-subscription', endpoint);
    const noPoint = { ...keys, p256dh: 'B'.repeat(87) };
    assert.equal(codeOf(await put('https://push.example.org/x', noPoint)), 'bad-subscription');
    assert.equal(codeOf(await put('https://push.example.org/x', { ...keys, auth: 'x' })), 'bad-message');
    assert.equal(await statusOf(put('https://push.example.org/x')), 200);
  } finally {
    await server.close();
  }
});

async function secretHash({ cookie }: TestClient): Promise<string> {
  const { hashOf } = await import('../src/people/secrets.ts');
  return hashOf(cookie.slice(cookie.indexOf('=') + 1));
}

test('Of two nodes that make keys at once both use those that were saved first', async () => {
  const theirs = { publicKey: 'theirs', privateKey: 'secret' };
  let isSaved = false;
  const store = { pushKeys: async () => (isSaved ? theirs : null) } as unknown as Store;
  const save = async () => {
    isSaved = true; // the other node was a moment earlier: nothing of ours is written
  };
  assert.deepEqual(await pushKeysOf(store, { save } as unknown as Committer, {} as FastifyBaseLogger), theirs);
});
