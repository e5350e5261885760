// How strong the levels are in Rolling Seas. Iterations decide, not time, so the same games come out anywhere.

import { ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { loadGame, settle } from '@quayside/rules';
import { contest } from '../src/arena/arena.ts';

const share = async (seats: string[], games: number): Promise<number> => {
  const { options } = settle(await loadGame('rolling-seas'), seats.length, {});
  const terms = { game: 'rolling-seas', options: options!, seed: 'strength' };
  const { standings } = await contest({ ...terms, seats, games, clock: false, threads: 2 });
  return standings[0]!.share;
};

describe('Rolling Seas', () => {
  test('an admiral, even in a hurry, wins nine of ten against one who plays at random', async () => {
    const won = await share(['admiral:30', 'random'], 20);
    ok(won >= 0.9, `${won}`);
  });

  test('a deckhand beats one who plays at random', async () => {
    const won = await share(['deckhand', 'random'], 40);
    ok(won > 0.6, `${won}`);
  });

  test('a mate beats a deckhand', async () => {
    const won = await share(['mate:4', 'deckhand'], 30);
    ok(won > 0.6, `${won}`);
  });
});
