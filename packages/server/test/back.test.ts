// Taking back: freely where nobody learnt anything, by consent where somebody did.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Past } from '@quayside/engine';
import type { TableInfo } from '@quayside/protocol';
import { beginningOf } from '../src/replay/pasts.ts';
import type { Replayer } from '../src/replay/tasks.ts';
import { playOut } from './play.ts';
import type { TestSocket } from './testClient.ts';
import { PEARLS, TestServer } from './testServer.ts';

/** The next news of the table for which this holds. */
async function news(socket: TestSocket, holds: (table: TableInfo) => boolean): Promise<TableInfo> {
  for (;;) {
    const { table } = await socket.until('table');
    if (holds(table)) return table;
  }
}

let count = 0;
const dive = (socket: TestSocket, which = 0) =>
  socket.ask({
    t: 'move',
    id: `dive-${count++}`,
    decision: socket.decision!,
    move: { kind: 'dive', value: (socket.view!.own as { hand: number[] }).hand[which] },
  });

describe('going back', () => {
  let server: TestServer;
  before(async () => {
    server = await TestServer.open();
  });
  after(() => server.close());

  test('What one asks for is done when everybody else has said yes, and chance falls anew', async () => {
    const { table, annAt, benAt } = await server.pair();
    const before = JSON.stringify(annAt.view);
    const from = annAt.ply!;
    await dive(annAt);
    await dive(benAt);
    await Promise.all([annAt.untilPly(from + 2), benAt.untilPly(from + 2)]);
    assert.equal((await annAt.ask({ t: 'ask-back', id: 'please', to: from })).t, 'accepted');
    const { asking } = await news(benAt, ({ asking }) => asking !== null);
    assert.deepEqual(asking, { request: 'please', what: 'back', by: 0, to: from, yes: [0], waiting: [1] });
    assert.equal((await benAt.ask({ t: 'answer', id: 'yes', request: 'please', yes: true })).t, 'accepted');
    await Promise.all([annAt.untilPly(from + 3), benAt.untilPly(from + 3)]);
    assert.equal(JSON.stringify(annAt.view), before);
    assert.equal(annAt.decision, from + 3);
    await news(benAt, ({ asking }) => asking === null);
    const [entry] = await server.store.entries(table, from + 2);
    assert.deepEqual(entry!.entry, { seat: 0, back: from, agreed: true });
    const update = annAt.frames.map(frame => JSON.parse(frame)).find(({ t, to }) => t === 'update' && to === from);
    assert.equal(update.back, true);
    assert.equal((await dive(annAt, 1)).t, 'accepted');
  });

  test('In a very long log nothing is taken back any more, and the game goes on', async () => {
    const { table, ann, ben } = await server.pair();
    await server.restart(async store => {
      const { log, ...record } = await beginningOf(store, (await store.table(table))!);
      for (const { entry } of await store.entries(table, 0)) log.push(entry);
      const snapshot = new Past(PEARLS, { ...record, log }).at(log.length).snapshot();
      const asked = snapshot.asked.map(it => (it === null ? null : 10_000));
      await store.write([{ kind: 'snapshot', table, snapshot: { ...snapshot, ply: 10_000, asked } }]);
    });
    const [annAt, benAt] = [await ann.hello(table), await ben.hello(table)];
    await Promise.all([annAt.untilPly(10_000), benAt.untilPly(10_000)]);
    const code = async (answer: Promise<object>) => ((await answer) as { code?: string }).code;
    assert.equal(await code(annAt.ask({ t: 'ask-back', id: 'far', to: 1 })), 'too-many-returns');
    assert.equal((await dive(annAt)).t, 'accepted');
    assert.equal(await code(annAt.ask({ t: 'back', id: 'near' })), 'too-many-returns');
    assert.equal((await dive(benAt)).t, 'accepted');
  });

  test('A no ends it, and so does the asker’s own; what was asked before is asked no more', async () => {
    const { annAt, benAt } = await server.pair();
    await dive(annAt);
    for (const [socket, id] of [
      [benAt, 'no-1'],
      [annAt, 'no-2'],
    ] as const) {
      await annAt.ask({ t: 'ask-back', id: `ask-${id}`, to: 0 });
      assert.equal((await benAt.ask({ t: 'ask-back', id: `also-${id}`, to: 0 })).t, 'refused');
      assert.equal((await socket.ask({ t: 'answer', id, request: `ask-${id}`, yes: false })).t, 'accepted');
      await news(annAt, ({ asking }) => asking === null);
      const late = await benAt.ask({ t: 'answer', id: `late-${id}`, request: `ask-${id}`, yes: true });
      assert.equal(late.t === 'refused' && late.code, 'nothing-asked');
    }
    assert.equal(annAt.ply, 2);
  });

  test('A move lets the request lapse', async () => {
    const { annAt, benAt } = await server.pair();
    await dive(annAt);
    await benAt.ask({ t: 'ask-back', id: 'ask', to: 1 });
    const twice = await annAt.ask({ t: 'ask-back', id: 'ask-too', to: 1 });
    assert.equal(twice.t === 'refused' && twice.code, 'already-asked');
    await dive(benAt);
    await news(annAt, ({ asking }) => asking === null);
    const late = await annAt.ask({ t: 'answer', id: 'late', request: 'ask', yes: true });
    assert.equal(late.t === 'refused' && late.code, 'nothing-asked');
  });

  test('Whoever was away is asked on return, also after a restart', async () => {
    const { table, ann, ben, annAt, benAt } = await server.pair();
    await dive(annAt);
    benAt.cut();
    await annAt.ask({ t: 'ask-back', id: 'ask', to: 1 });
    await server.restart();
    const benAgain = await ben.connect(table);
    benAgain.say({ t: 'hello', since: null });
    const { asking } = await news(benAgain, () => true);
    assert.deepEqual(asking?.waiting, [1]);
    const annAgain = await ann.hello(table);
    await benAgain.ask({ t: 'answer', id: 'yes', request: 'ask', yes: true });
    await annAgain.untilPly(3);
    // The log goes on from the snapshot that was taken then.
    await server.restart();
    const annLast = await ann.hello(table);
    await annLast.untilPly(3);
    assert.equal(annLast.decision, 3);
  });

  test('At a table with bots alone it is done at once, and the bots wait for it', async () => {
    const ann = await server.guest('Ann');
    const table = await server.table(ann, { bots: { 1: 'mate' }, start: true });
    const socket = await ann.hello(table);
    await socket.untilPly(1);
    await dive(socket);
    await socket.untilPly(2);
    while (socket.decision === null) await socket.untilPly(socket.ply! + 1);
    await socket.ask({ t: 'ask-back', id: 'ask', to: 1 });
    let update = await socket.until('update');
    while (!update.back) update = await socket.until('update');
    assert.deepEqual([update.to, update.by, update.decision], [1, 0, update.ply]);
  });

  test('When the one whose answer is missing leaves, the others decide', async () => {
    const { annAt, benAt } = await server.pair();
    await dive(annAt);
    await annAt.ask({ t: 'ask-back', id: 'ask', to: 1 });
    await benAt.ask({ t: 'leave', id: 'bye' });
    await annAt.untilPly(3);
    assert.equal(JSON.parse(annAt.frames.findLast(frame => frame.includes('"to":1'))!).back, true);
  });

  test('Nobody goes back before the start, after the end, from outside, or to what has not been', async () => {
    const [ann, ben] = [await server.guest(), await server.guest()];
    const table = await server.table(ann);
    const [annAt, benAt] = [await ann.sitDown(table), await ben.sitDown(table, 1)];
    const refusal = async (socket: TestSocket, to: number) => {
      const answer = await socket.ask({ t: 'ask-back', id: `no-${count++}`, to });
      return answer.t === 'refused' ? answer.code : answer.t;
    };
    assert.equal(await refusal(annAt, 0), 'not-started');
    annAt.say({ t: 'start', id: 'go' });
    await Promise.all([annAt.until('view'), benAt.until('view')]);
    assert.equal(await refusal(annAt, annAt.ply!), 'no-such-moment');
    const watcher = await (await server.guest()).hello(table);
    assert.equal(await refusal(watcher, 0), 'not-seated');
    const answer = await watcher.ask({ t: 'answer', id: 'me-too', request: 'x', yes: true });
    assert.equal(answer.t === 'refused' && answer.code, 'not-seated');
    await playOut([annAt, benAt]);
    assert.equal(await refusal(annAt, 0), 'game-over');
  });
});

test('Where a moment cannot be replayed now, the request is dropped and whoever asked is told why', async () => {
  const replayer: Replayer = { run: async () => ({ refused: 'replay-busy' }) };
  const server = await TestServer.open({ replayer });
  const ann = await server.guest('Ann');
  const socket = await ann.hello(await server.table(ann, { bots: { 1: 'mate' }, start: true }));
  await socket.untilPly(1);
  await socket.ask({ t: 'ask-back', id: 'please', to: 0 });
  assert.equal((await socket.until('error')).code, 'replay-busy');
  await socket.ask({ t: 'ask-back', id: 'again', to: 0 });
  await news(socket, ({ asking }) => asking === null);
  await server.close();
});
