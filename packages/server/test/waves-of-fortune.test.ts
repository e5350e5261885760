// What is seen through the Spyglass, on real traffic: its owner alone is sent it, until all is over.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyGame } from '@quayside/rules';
import { type Face, type Tile, type WavesOfFortune, wavesOfFortune } from '@quayside/rules/waves-of-fortune';
import type { TestSocket } from './testClient.ts';
import { gamesOf, TestServer } from './testServer.ts';

/** Everybody begins with a Spyglass. */
const spying = {
  ...wavesOfFortune,
  setup(...args: Parameters<typeof wavesOfFortune.setup>) {
    const world = wavesOfFortune.setup(...args);
    for (const ship of world.open.ships) ship.upgrades.push('spyglass');
    return world;
  },
} as unknown as AnyGame;

const openOf = (socket: TestSocket) => socket.view!.open as WavesOfFortune['open'];
const seenBy = (socket: TestSocket) => (socket.view!.own as WavesOfFortune['own'] | null)?.seen ?? [];

test('Waves of Fortune: what one captain sees through the Spyglass reaches nobody else before the end', async () => {
  const server = await TestServer.open({ games: gamesOf(spying) });
  const [ann, ben] = [await server.guest('Ann'), await server.guest('Ben')];
  const options = { 'round-limit': '20' };
  const table = await server.table(ann, { game: spying.id, options });
  const sockets = [await ann.sitDown(table), await ben.sitDown(table, 1)];
  sockets[0]!.say({ t: 'start', id: 'go' });
  for (const socket of sockets) await socket.until('view');
  const watcher = await (await server.guest()).hello(table);
  const spy = sockets[0]!;

  /** What the spy has seen, by tile; ships stay at home, so that nobody turns anything over. */
  const seen = new Map<Tile, Face>();
  for (let turn = 0; openOf(spy).phase.kind !== 'over'; turn++) {
    const socket = sockets.find(({ decision }) => decision !== null)!;
    const { moves } = spying.menu(socket.view!);
    const peek = socket === spy && moves.find(move => 'kind' in move && move.kind === 'peek');
    const answer = await socket.ask({
      t: 'move',
      id: `${turn}`,
      decision: socket.decision!,
      move: peek || moves[0]!,
    });
    assert.equal(answer.t, 'accepted');
    const reached = (await server.store.entries(table, 0)).length;
    for (const one of [...sockets, watcher]) await one.untilPly(reached);
    for (const { tile, face } of seenBy(spy)) seen.set(tile, face);
  }
  assert.ok(seen.size >= 12, `only ${seen.size} tiles were looked at`);
  assert.ok(spy.frames.some(frame => frame.includes('"type":"spied"')));

  const late = await (await server.guest()).hello(table);
  await late.until('view');
  for (const socket of [sockets[1]!, watcher]) {
    const before = socket.frames.filter(frame => !frame.includes('"uncovered"'));
    assert.equal(before.length, socket.frames.length - 1, 'one frame turns the sea over');
    assert.ok(before.some(frame => frame.includes('"peeked"')));
    for (const frame of before) {
      assert.ok(!frame.includes('"type":"spied"'));
      assert.ok(!frame.replaceAll('"seen":[]', '').includes('"seen"'), frame);
      assert.doesNotMatch(frame, /"(ocean|island|reef|whirlpool|king)"/);
    }
  }
  for (const socket of [...sockets, watcher, late]) {
    for (const [tile, face] of seen) assert.equal(openOf(socket).faces[tile], face);
    assert.deepEqual(seenBy(socket), []);
  }
  await server.close();
});
