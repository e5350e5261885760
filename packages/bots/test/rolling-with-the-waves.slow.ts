// How strong the levels are in Rolling with the Waves. Iterations decide, not time, so the same games come out anywhere.

import { ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { contest } from '../src/arena/arena.ts';

const share = async (seats: string[], games: number): Promise<number> => {
  const terms = { game: 'rolling-with-the-waves', options: { 'ports-tie': 'all-tied' }, seed: 'strength' };
  const { standings } = await contest({ ...terms, seats, games, clock: false, threads: 2 });
  return standings[0]!.share;
};

describe('Rolling with the Waves', () => {
  for (const [seats, games] of [
    [['admiral:600', 'random'], 20],
    [['admiral:300', 'random', 'random', 'random'], 20],
  ] as const)
    test(`an admiral, even in a hurry, wins nine of ten against ${seats.length - 1} who play at random`, async () => {
      const won = await share([...seats], games);
      ok(won >= 0.9, `${won}`);
    });

  test('a deckhand beats one who plays at random', async () => {
    const won = await share(['deckhand', 'random'], 60);
    ok(won > 0.6, `${won}`);
  });

  test('a mate beats a deckhand', async () => {
    const won = await share(['mate', 'deckhand'], 40);
    ok(won > 0.6, `${won}`);
  });

  test('a captain beats a mate', async () => {
    const won = await share(['captain', 'mate'], 16);
    ok(won > 0.6, `${won}`);
  });
});
