import { equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { pause } from '../src/games/rolling-seas/scene.ts';

describe('The scene of Rolling Seas', () => {
  test('steps are shown together, dice and cards by themselves', () => {
    equal(pause({ type: 'step', seat: 0, from: 0, to: 1, mp: 1, provisions: 0, bonus: false }), 0);
    equal(pause({ type: 'dice', turn: 2, values: [1, 2, 3], face: 1 }) >= 2000, true);
    equal(pause({ type: 'adventure', card: 0 }) > 0, true);
  });
});
