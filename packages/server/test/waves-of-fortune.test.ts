// What is seen through the Spyglass, on real traffic: its owner alone is sent it, until all is over.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyGame } from '@quayside/rules';
import { type Face, type Tile, type WavesOfFortune, wavesOfFortune } from '@quayside/rules/waves-of-fortune';
import type { Line } from './testClient.ts';
import { gamesOf, House } from './testServer.ts';

/** Everybody begins with a Spyglass. */
const spying = {
  ...wavesOfFortune,
  setup(...args: Parameters<typeof wavesOfFortune.setup>) {
    const world = wavesOfFortune.setup(...args);
    for (const ship of world.open.ships) ship.upgrades.push('spyglass');
    return world;
  },
} as unknown as AnyGame;

const openOf = (line: Line) => line.view!.open as WavesOfFortune['open'];
const seenBy = (line: Line) => (line.view!.own as WavesOfFortune['own'] | null)?.seen ?? [];

test('Waves of Fortune: what one captain sees through the Spyglass reaches nobody else before the end', async () => {
  const house = await House.open({ games: gamesOf(spying) });
  const [ann, ben] = [await house.guest('Ann'), await house.guest('Ben')];
  const options = { 'round-limit': '20' };
  const table = await house.table(ann, { game: spying.id, options });
  const lines = [await ann.sitDown(table), await ben.sitDown(table, 1)];
  lines[0]!.say({ t: 'start', id: 'go' });
  for (const line of lines) await line.until('view');
  const watcher = await (await house.guest()).hello(table);
  const spy = lines[0]!;

  /** What the spy has seen, by tile; ships stay at home, so that nobody turns anything over. */
  const seen = new Map<Tile, Face>();
  for (let turn = 0; openOf(spy).phase.kind !== 'over'; turn++) {
    const line = lines.find(({ decision }) => decision !== null)!;
    const { moves } = spying.menu(line.view!);
    const peek = line === spy && moves.find(move => 'kind' in move && move.kind === 'peek');
    const answer = await line.ask({
      t: 'move',
      id: `${turn}`,
      decision: line.decision!,
      move: peek || moves[0]!,
    });
    assert.equal(answer.t, 'accepted');
    const reached = (await house.store.entries(table, 0)).length;
    for (const one of [...lines, watcher]) await one.untilPly(reached);
    for (const { tile, face } of seenBy(spy)) seen.set(tile, face);
  }
  assert.ok(seen.size >= 12, `only ${seen.size} tiles were looked at`);
  assert.ok(spy.frames.some(frame => frame.includes('"type":"spied"')));

  const late = await (await house.guest()).hello(table);
  await late.until('view');
  for (const line of [lines[1]!, watcher]) {
    const before = line.frames.filter(frame => !frame.includes('"uncovered"'));
    assert.equal(before.length, line.frames.length - 1, 'one frame turns the sea over');
    assert.ok(before.some(frame => frame.includes('"peeked"')));
    for (const frame of before) {
      assert.ok(!frame.includes('"type":"spied"'));
      assert.ok(!frame.replaceAll('"seen":[]', '').includes('"seen"'), frame);
      assert.doesNotMatch(frame, /"(ocean|island|reef|whirlpool|king)"/);
    }
  }
  for (const line of [...lines, watcher, late]) {
    for (const [tile, face] of seen) assert.equal(openOf(line).faces[tile], face);
    assert.deepEqual(seenBy(line), []);
  }
  await house.close();
});
