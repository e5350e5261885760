// Waves of Fortune takes long to examine, so laws.slow.ts looks at few of its tables. Here is one on which everything
// is chosen that is not so by default.

import { deepEqual } from 'node:assert/strict';
import { test } from 'node:test';
import { examine } from '@quayside/engine';
import { loadGame, settle } from '@quayside/rules';

const OTHERWISE = {
  'round-limit': '20',
  charting: 'stop',
  'king-vp': '3',
  'king-bounty': 'on',
  'king-truce': '12',
  'king-lights': '15',
  'score-gold': 'banked',
  'ram-hazards': 'reveal-only',
  purse: 'on',
  colours: 'chosen',
  odds: 'hidden',
};

test('Waves of Fortune, played otherwise, is lawful', async () => {
  const game = await loadGame('waves-of-fortune');
  const { options } = settle(game, 2, OTHERWISE);
  deepEqual(examine({ game, seats: 2, options: options! }, 'otherwise'), []);
});
