import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { rattleBattle as game } from '@quayside/rules/rattle-battle';
import { pause, stage, still } from '../src/games/rattle-battle/scene.ts';
import { eventsFor, randomSteps, viewFor } from './sceneLaws.ts';

describe('The scene of Rattle, Battle', () => {
  test('ships that go down are still seen while their battle is shown', () => {
    let battles = 0;
    for (const step of randomSteps(game, { seats: 3, seed: 'smoke', chosen: { scenario: 'introductory' } })) {
      let scene = still(viewFor(game, step.before, null));
      for (const event of eventsFor(game, step, null)) {
        scene = stage(scene, event);
        if (event.type !== 'clash') continue;
        battles += 1;
        deepEqual(scene.gone.map(({ die }) => die).sort(), [...event.sunk].sort());
      }
    }
    ok(battles > 3);
  });

  test('a battle is read, a small payment passes, what has no fall does not wait for one', () => {
    ok(pause({ type: 'clash', why: 'battle', gap: 0, pairs: [], sunk: [] }) >= 1500);
    ok(pause({ type: 'coins', seat: 0, coins: 1, why: 'ships' }) < 1000);
    equal(pause({ type: 'landed', how: 'drop', dice: [], fall: '' }), 500);
    equal(pause({ type: 'ready', seat: 0 }), 0);
  });
});
