// Tables that sleep and wake, and a server that stops and comes back.

import assert from 'node:assert/strict';
import { once } from 'node:events';
import { describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Match } from '@quayside/engine';
import { socketPath } from '@quayside/protocol';
import { playOut } from './play.ts';
import { rawSocket } from './rawRequest.ts';
import type { TestSocket } from './testClient.ts';
import { PEARLS, TestServer } from './testServer.ts';

const handOf = (socket: TestSocket): number[] => (socket.view!.own as { hand: number[] }).hand;
const dive = (socket: TestSocket, id: string) =>
  ({ t: 'move', id, decision: socket.decision!, move: { kind: 'dive', value: handOf(socket)[0] } }) as const;
const tablesInMemory = async (server: TestServer) =>
  ((await (await fetch(`${server.url}/healthz`)).json()) as { tables: number }).tables;

describe('a sleeping table', { concurrency: true }, () => {
  for (const snapshotEvery of [1, 2, 1000])
    test(`leaves memory when nobody is there and comes back as it was (snapshot every ${snapshotEvery})`, async () => {
      const server = await TestServer.open({ config: { idleMinutes: 0.002, snapshotEvery } });
      const { table, ann, ben, annAt, benAt } = await server.pair();
      await annAt.ask(dive(annAt, 'a'));
      await Promise.all([annAt.untilPly(2), benAt.untilPly(2)]);
      const open = annAt.view!.open;
      const hand = handOf(annAt);
      for (const socket of [annAt, benAt]) socket.cut();
      while ((await tablesInMemory(server)) > 0) await sleep(20);
      const back = await ann.hello(table);
      const view = await back.until('view');
      assert.deepEqual([view.open, handOf(back)], [open, hand]);
      assert.deepEqual(
        view.history.map(({ ply }) => ply),
        [1, 2],
      );
      await playOut([back, await ben.hello(table)]);
      await server.close();
    });

  test('stays while somebody looks', async () => {
    const server = await TestServer.open({ config: { idleMinutes: 0.001 } });
    const ann = await server.guest();
    await ann.hello(await server.table(ann));
    await sleep(200);
    assert.equal(await tablesInMemory(server), 1);
    await server.close();
  });
});

describe('a restart', () => {
  test('does not wait for a client that is asleep and never answers that it closes', async () => {
    const server = await TestServer.open();
    const ann = await server.guest();
    const table = await server.table(ann);
    const asleep = rawSocket(server.url);
    asleep.write(
      [
        `GET ${socketPath(table)} HTTP/1.1`,
        `Host: ${new URL(server.url).host}`,
        ...['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13'],
        ...[`Sec-WebSocket-Key: ${'A'.repeat(22)}==`, `Cookie: ${ann.cookie}`, '', ''],
      ].join('\r\n'),
    );
    const answer = String((await once(asleep, 'data'))[0]);
    assert.match(answer, /^HTTP\/1.1 101 /);
    const started = performance.now();
    await server.stop();
    assert.ok(performance.now() - started < 3000);
    asleep.destroy();
    await server.restart();
    await server.close();
  });

  test('in the middle of a game loses nothing: the gap or the view, duplicates, take-back', async () => {
    const server = await TestServer.open();
    const { table, ann, ben, annAt } = await server.pair();
    const move = dive(annAt, 'a');
    await annAt.ask(move);
    await annAt.untilPly(2);
    const seen = annAt.view!;
    await server.restart();
    const back = await ann.connect(table);
    Object.assign(back, { view: seen, ply: 1 });
    back.say({ t: 'hello', since: 2 });
    assert.deepEqual((await back.until('gap')).updates, []);
    assert.deepEqual(await back.ask(move), { t: 'duplicate', id: 'a', ply: 2 });
    Object.assign(back, { ply: 2 });
    assert.equal((await back.ask({ t: 'back', id: 'b' })).t, 'accepted');
    const benAt = await ben.hello(table);
    await benAt.until('view');
    assert.equal(benAt.ply, 3);
    await back.untilPly(3);
    await playOut([back, benAt]);
    assert.equal((await server.store.table(table))!.status, 'over');
    await server.close();
  });

  test('Everybody is told that the server stops, and to come back', async () => {
    const server = await TestServer.open();
    const { annAt, benAt } = await server.pair();
    const stopped = server.stop();
    for (const socket of [annAt, benAt]) {
      const bye = await socket.until('bye');
      assert.deepEqual([bye.code, bye.retry], ['stopping', true]);
      await socket.untilClosed();
    }
    await stopped;
    await server.close();
  });
});

test('The cost of loading does not grow with the game: only what came after the snapshot is played again', async () => {
  const server = await TestServer.open({ config: { snapshotEvery: 2 } });
  const { table, annAt, benAt, ann } = await server.pair();
  await playOut([annAt, benAt]);
  const snapshot = (await server.store.snapshot(table))!;
  assert.equal(snapshot.ply, annAt.ply);
  const row = (await server.store.table(table))!;
  const resumed = Match.resume(PEARLS, row.options, row.seed!, snapshot);
  await server.restart();
  const view = await (await ann.hello(table)).until('view');
  assert.deepEqual(view.open, resumed.state.open);
  await server.close();
});
