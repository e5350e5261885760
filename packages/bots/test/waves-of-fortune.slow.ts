// How strong the levels are in Waves of Fortune. Iterations decide, not time, so the same games come out anywhere.

import { ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { loadGame, settle } from '@quayside/rules';
import { contest } from '../src/arena/arena.ts';

/**
 * Short games where much is thought; who hardly thinks plays whole ones, in which a slip has time to cost something.
 */
const share = async (seats: string[], games: number, limit = '20'): Promise<number> => {
  const { options } = settle(await loadGame('waves-of-fortune'), seats.length, { 'round-limit': limit });
  const terms = { game: 'waves-of-fortune', options: options!, seed: 'strength' };
  const { standings } = await contest({ ...terms, seats, games, clock: false, threads: 2 });
  return standings[0]!.share;
};

const WHOLE = 'none';

describe('Waves of Fortune', () => {
  for (const [seats, games] of [
    [['admiral:100', 'random'], 20],
    [['admiral:100', 'random', 'random', 'random'], 20],
  ] as const)
    test(`an admiral, even in a hurry, wins nine of ten against ${seats.length - 1} who play at random`, async () => {
      const won = await share([...seats], games);
      ok(won >= 0.9, `${won}`);
    });

  test('a deckhand beats one who plays at random', async () => {
    const won = await share(['deckhand', 'random'], 40);
    ok(won > 0.6, `${won}`);
  });

  test('a mate beats a deckhand', async () => {
    const won = await share(['mate', 'deckhand'], 80, WHOLE);
    ok(won > 0.6, `${won}`);
  });

  test('a captain beats a mate', async () => {
    const won = await share(['captain', 'mate'], 30);
    ok(won > 0.6, `${won}`);
  });

  test('an admiral beats a captain', async () => {
    const won = await share(['admiral:400', 'captain'], 48);
    ok(won > 0.5, `${won}`);
  });
});
