import { equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { pause } from '../src/games/waves-of-fortune/scene.ts';

describe('The scene of Waves of Fortune', () => {
  test('a card is read, a longer course takes longer', () => {
    equal(pause({ type: 'card', seat: 0, tile: 3, deck: 'SO', card: 'SO01' }) >= 1500, true);
    const moved = (path: number[]) => pause({ type: 'moved', seat: 0, how: 'sail', path });
    equal(moved([0, 1, 2]) > moved([0, 1]), true);
    equal(pause({ type: 'ready', seat: 0 }), 0);
  });
});
