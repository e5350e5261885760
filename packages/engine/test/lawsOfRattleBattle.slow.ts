// Rattle, Battle, Grab the Loot takes long to examine, so laws.slow.ts looks at few of its tables. Here every scenario
// is examined once with everything chosen that is not so by default.

import { deepEqual } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { examine } from '@quayside/engine';
import { loadGame, settle } from '@quayside/rules';

const game = await loadGame('rattle-battle');

const PACKS = { 'crew-pack': 'on', 'loot-pack': 'on' };
const TOGETHER = { ...PACKS, 'simultaneous-port': 'on', 'wild-market': 'on', 'board-by-fire': 'on' };

describe('Rattle, Battle, Grab the Loot, played otherwise', () => {
  for (const [seats, chosen] of [
    [2, { ...TOGETHER, scenario: 'introductory' }],
    [3, { ...TOGETHER, scenario: 'pirate-wars', 'tie-tolerance': '2.0' }],
    [4, { ...TOGETHER, scenario: 'norrington' }],
    [5, { ...PACKS, scenario: 'pirate-wars', latecomer: 'on', 'wild-market': 'on', 'tie-tolerance': '0.5' }],
  ] as const)
    test(`is lawful with ${seats} players: ${chosen.scenario}`, () => {
      const { options } = settle(game, seats, chosen);
      deepEqual(examine({ game, seats, options: options! }, `otherwise, ${seats} players`), []);
    });
});
