// How strong the levels are in Rolling with the Waves. Iterations decide, not time, so the same games come out
// anywhere.

import { ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { contest } from '../src/arena/arena.ts';

const share = async (seats: string[], games: number): Promise<number> => {
  const terms = { game: 'rolling-with-the-waves', options: { 'ports-tie': 'all-tied' }, seed: 'strength' };
  const { standings } = await contest({ ...terms, seats, games, clock: false, threads: 2 });
  return standings[0]!.share;
};

describe('Rolling with the Waves', () => {
  for (const seats of [
    ['admiral:100', 'random'],
    ['admiral:60', 'random', 'random', 'random'],
  ])
    test(`an admiral, even in a hurry, wins nine of ten against ${seats.length - 1} who play at random`, async () => {
      const won = await share(seats, 20);
      ok(won >= 0.9, `${won}`);
    });

  for (const [better, worse, games] of [
    ['deckhand', 'random', 40],
    ['mate', 'deckhand', 40],
    ['captain', 'mate', 30],
    ['admiral:500', 'captain', 16],
  ] as const)
    test(`${better} beats ${worse}`, async () => {
      const won = await share([better, worse], games);
      ok(won > 0.6, `${won}`);
    });
});
