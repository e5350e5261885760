import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { GAMES, loadGame } from '@quayside/rules';
import { collectSent, marked, secretOf } from './leaks.ts';

const TURNS = 30;

describe('Through every channel comes only what its receiver may see', () => {
  for (const [id, { meta }] of Object.entries(GAMES))
    test(meta.title, async () => {
      const game = marked(await loadGame(id));
      const seats = Math.max(2, meta.seats.min);
      const { leaks, given } = await collectSent(game, seats, TURNS);
      assert.deepEqual(leaks, []);
      for (let seat = 0; seat < seats; seat++)
        for (const channel of ['socket', 'history'])
          assert.ok(given.some(it => it.channel === channel && it.to === seat && it.text.includes(secretOf(seat))));
    });

  for (const [id, { meta }] of Object.entries(GAMES))
    test(`${meta.title}, with a planted leak that is caught`, async () => {
      const game = marked(await loadGame(id), ({ own, open }) => void Object.assign(open, { oops: own[1] }));
      const { leaks } = await collectSent(game, Math.max(2, meta.seats.min), 14);
      assert.ok(leaks.includes(`${secretOf(1)} to seat 0 by socket`));
      assert.ok(leaks.includes(`${secretOf(1)} to a spectator by history`));
    });
});
