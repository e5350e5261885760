// Waves of Fortune takes long to examine, so laws.slow.ts looks at few of its tables. Here are those on which everything
// is chosen that is not so by default.

import { deepEqual } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { examine } from '@quayside/engine';
import { loadGame, settle } from '@quayside/rules';

const game = await loadGame('waves-of-fortune');

const OTHERWISE = {
  'round-limit': '20',
  'king-vp': '3',
  'king-bounty': 'on',
  'score-gold': 'banked',
  'ram-hazards': 'reveal-only',
  purse: 'on',
  colours: 'chosen',
};

describe('Waves of Fortune, played otherwise', () => {
  for (const [seats, chosen] of [
    [2, { ...OTHERWISE, 'king-lights': '15' }],
    [3, { ...OTHERWISE, 'king-truce': '12', charting: 'stop' }],
  ] as const)
    test(`is lawful with ${seats} players`, () => {
      const { options } = settle(game, seats, chosen);
      deepEqual(examine({ game, seats, options: options! }, `otherwise, ${seats} players`), []);
    });
});
