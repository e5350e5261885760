import { equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { rollingWithTheWaves as game } from '@quayside/rules/rolling-with-the-waves';
import { pause, still } from '../src/games/rolling-with-the-waves/scene.ts';
import { randomSteps, viewFor } from './sceneLaws.ts';

describe('The scene of Rolling with the Waves', () => {
  test('what is not shown by itself belongs to the next', () => {
    equal(pause({ type: 'round', round: 1, first: 0 }), 0);
    equal(pause({ type: 'rolled', seat: 0, dice: [] }) > 0, true);
  });

  test('no position has a volley: it is shown by its events alone', () => {
    for (const step of randomSteps(game, { seats: 2, seed: 'neap' }))
      equal(still(viewFor(game, step.after, 0)).volley, null);
  });
});
