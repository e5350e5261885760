// How strong the levels are in Rattle, Battle, Grab the Loot. Iterations decide, not time, so the same games come out
// anywhere.

import { ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { loadGame, settle } from '@quayside/rules';
import { contest } from '../src/arena/arena.ts';

const share = async (seats: string[], games: number, scenario = 'norrington'): Promise<number> => {
  const { options } = settle(await loadGame('rattle-battle'), seats.length, { scenario });
  const terms = { game: 'rattle-battle', options: options!, seed: 'strength' };
  const { standings } = await contest({ ...terms, seats, games, clock: false, threads: 2 });
  return standings[0]!.share;
};

describe('Rattle, Battle, Grab the Loot', () => {
  test('a deckhand wins nine of ten against one who plays at random', async () => {
    const won = await share(['deckhand', 'random'], 20);
    ok(won >= 0.9, `${won}`);
  });

  test('a mate beats a deckhand', async () => {
    const won = await share(['mate:4', 'deckhand'], 20);
    ok(won > 0.6, `${won}`);
  });

  test('a captain beats a mate in the introductory scenario', async () => {
    const won = await share(['captain:40', 'mate:4'], 10, 'introductory');
    ok(won > 0.5, `${won}`);
  });
});
