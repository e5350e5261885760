// Spectators: open information only, or where the host allows it through the view of a seat, but late.

import assert from 'node:assert/strict';
import { after, before, describe, mock, test } from 'node:test';
import type { Terms } from '@quayside/protocol';
import { playOut } from './play.ts';
import type { TestSocket } from './testClient.ts';
import { firstOnMenu, PEARLS, TestServer } from './testServer.ts';

const commit = (socket: TestSocket, id: string) =>
  socket.ask({ t: 'move', id, decision: socket.decision!, move: firstOnMenu(PEARLS, socket.view as never) });
const handOf = (socket: TestSocket): number[] | undefined => (socket.view!.own as { hand: number[] } | null)?.hand;
const settled = async (socket: TestSocket) => {
  socket.say({ t: 'ping' });
  await socket.until('pong');
};

describe('spectators', () => {
  let server: TestServer;
  before(async () => {
    server = await TestServer.open();
  });
  after(() => server.close());

  async function watched(terms: Partial<Terms>, viewSeat?: number) {
    const [ann, ben] = [await server.guest('Ann'), await server.guest('Ben')];
    const table = await server.table(ann, { terms });
    const [annAt, benAt] = [await ann.hello(table), await ben.sitDown(table, 1)];
    annAt.say({ t: 'start', id: 'go' });
    await Promise.all([annAt.untilPly(1), benAt.untilPly(1)]);
    const cid = await server.guest('Cid');
    const cidAt = await cid.hello(table, null, viewSeat);
    await cidAt.until('view');
    return { table, ann, cid, annAt, benAt, cidAt };
  }

  test('see open information only, whatever seat’s view they ask for', async () => {
    const { cidAt } = await watched({}, 0);
    assert.deepEqual([cidAt.view!.seat, cidAt.view!.own], [null, null]);
  });

  test('A seated person sees nobody’s view but their own', async () => {
    const { table, ann } = await watched({ watching: 'late' });
    const again = await ann.hello(table, null, 1);
    assert.equal((await again.until('view')).seat, 0);
  });

  test('look through the view of a seat, so many entries late, and at the end all of it', async () => {
    const { annAt, benAt, cidAt } = await watched({ watching: 'late', lateBy: { entries: 3, minutes: 0 } }, 0);
    assert.deepEqual([cidAt.view!.seat, cidAt.view!.own, cidAt.ply], [null, null, 0], 'not even the hands as dealt');
    const hands: (number[] | undefined)[] = [];
    for (let turn = 0; turn < 30 && (annAt.decision !== null || benAt.decision !== null); turn++) {
      const socket = annAt.decision !== null ? annAt : benAt;
      const ply = socket.ply!;
      await commit(socket, `m${turn}`);
      await Promise.all([annAt, benAt].map(it => it.untilPly(ply + 1)));
      for (const it of [annAt, benAt, cidAt]) await settled(it);
      hands[annAt.ply!] = handOf(annAt);
      const isOver = annAt.decision === null && benAt.decision === null;
      if (!isOver) assert.ok(cidAt.ply! <= Math.max(0, annAt.ply! - 3), `${cidAt.ply} at ${annAt.ply}`);
      if (annAt.ply! >= 3) assert.equal(cidAt.view!.seat, 0);
      if (hands[cidAt.ply!] && cidAt.view!.own) assert.deepEqual(handOf(cidAt), hands[cidAt.ply!]);
    }
    await cidAt.untilPly(annAt.ply!);
    assert.deepEqual(cidAt.view, annAt.view);
  });

  test('never look into a joint decision that is open', async () => {
    const { annAt, cidAt } = await watched({ watching: 'late', lateBy: { entries: 1, minutes: 0 } }, 0);
    await commit(annAt, 'a');
    await settled(annAt);
    await settled(cidAt);
    assert.ok(cidAt.ply! <= 1);
    assert.ok(!cidAt.frames.some(text => /"dive":\d/.test(text)));
  });

  test('wait for minutes too', async () => {
    const { annAt, benAt, cidAt } = await watched({ watching: 'late', lateBy: { entries: 1, minutes: 5 } }, 1);
    await commit(annAt, 'a');
    await commit(benAt, 'b');
    await settled(cidAt);
    assert.deepEqual([cidAt.ply, cidAt.view!.own], [0, null]);
  });

  test('wait for minutes though the wall clock is set forward', async () => {
    const { annAt, benAt, cidAt } = await watched({ watching: 'late', lateBy: { entries: 1, minutes: 5 } }, 1);
    await commit(annAt, 'a');
    const now = Date.now;
    mock.method(Date, 'now', () => now() + 3_600_000);
    try {
      await commit(benAt, 'b');
      await settled(cidAt);
      assert.equal(cidAt.ply, 0);
    } finally {
      mock.restoreAll();
    }
  });

  test('change the seat they look through on the same socket, and keep it through a restart', async () => {
    const { table, cid, annAt, benAt, cidAt } = await watched(
      { watching: 'late', lateBy: { entries: 2, minutes: 0 } },
      0,
    );
    await commit(annAt, 'a');
    await commit(benAt, 'b');
    assert.equal((await cidAt.until('view')).seat, 0, 'old enough now');
    cidAt.say({ t: 'hello', since: null, viewSeat: 1 });
    assert.equal((await cidAt.until('view')).seat, 1);
    cidAt.say({ t: 'hello', since: null });
    const open = await cidAt.until('view');
    assert.deepEqual([open.seat, open.own, open.ply], [null, null, annAt.ply]);
    await server.restart();
    const again = await (await cid.hello(table, null, 1)).until('view');
    assert.equal(again.seat, 1);
    assert.ok(again.ply <= annAt.ply! - 2);
  });

  test('after the end look through any seat', async () => {
    const { table, cid, annAt, benAt } = await watched({});
    await playOut([annAt, benAt]);
    const socket = await cid.hello(table, null, 1);
    await socket.untilPly(benAt.ply!);
    assert.deepEqual(socket.view, benAt.view);
  });
});
