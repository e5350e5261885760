// How strong the levels are in Rattle, Battle, Grab the Loot, and that their games end. Iterations decide, not time, so
// the same games come out anywhere.

import { ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { loadGame, settle } from '@quayside/rules';
import { contest } from '../src/arena/arena.ts';

const game = await loadGame('rattle-battle');

const played = (seats: string[], games: number, chosen: Record<string, string> = {}) => {
  const { options } = settle(game, seats.length, chosen);
  return contest({ game: game.id, options: options!, seed: 'strength', seats, games, clock: false, threads: 2 });
};

describe('Rattle, Battle, Grab the Loot', () => {
  for (const [seats, games, least] of [
    [['deckhand', 'random'], 20, 0.9],
    [['mate', 'deckhand'], 40, 0.5],
    [['captain', 'mate'], 30, 0.5],
    [['admiral:150', 'captain'], 30, 0.55],
    [['admiral:20', 'random', 'random', 'random'], 8, 0.9],
  ] as const)
    test(`${seats[0]} beats ${seats.slice(1).join(', ')}`, async () => {
      const { standings } = await played([...seats], games);
      ok(standings[0]!.share >= least, `${standings[0]!.share}`);
    });

  const all = { 'crew-pack': 'on', 'loot-pack': 'on', 'wild-market': 'on', 'board-by-fire': 'on' };
  for (const seats of [2, 3, 4, 5])
    for (const scenario of ['introductory', 'norrington', 'pirate-wars'])
      test(`${seats} deckhands come to the end of the ${scenario} scenario, whatever the table has chosen`, async () => {
        const port = { 'simultaneous-port': seats % 2 === 0 ? 'on' : 'off', latecomer: seats === 5 ? 'on' : 'off' };
        const crew = Array.from({ length: seats }, () => 'deckhand');
        const { games, meanRounds } = await played(crew, 1, { scenario, ...all, ...port });
        ok(games === 1 && meanRounds === (scenario === 'introductory' ? 7 : 12), `${meanRounds} rounds`);
      });
});
