// How strong the levels are in Rolling Seas. Iterations decide, not time, so the same games come out anywhere.

import { ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { loadGame, settle } from '@quayside/rules';
import { contest } from '../src/arena/arena.ts';

const shares = async (seats: string[], games: number): Promise<number[]> => {
  const { options } = settle(await loadGame('rolling-seas'), seats.length, {});
  const terms = { game: 'rolling-seas', options: options!, seed: 'strength' };
  const { standings } = await contest({ ...terms, seats, games, clock: false, threads: 2 });
  return standings.map(standing => standing.share);
};
const share = async (seats: string[], games: number): Promise<number> => (await shares(seats, games))[0]!;

describe('Rolling Seas', () => {
  for (const seats of [
    ['admiral:1', 'random'],
    ['admiral:1', 'random', 'random', 'random'],
  ])
    test(`an admiral, even in a hurry, wins nine of ten against ${seats.length - 1} who play at random`, async () => {
      const won = await share(seats, 20);
      ok(won >= 0.9, `${won}`);
    });

  for (const [better, worse, games] of [
    ['deckhand', 'random', 20],
    ['mate', 'deckhand', 20],
    ['captain', 'mate', 24],
    ['admiral:6', 'captain', 24],
  ] as const)
    test(`${better} beats ${worse}`, async () => {
      const won = await share([better, worse], games);
      ok(won > 0.6, `${won}`);
    });

  test('of one of each level at a table the higher one wins more often', async () => {
    const [admiral, captain, mate, deckhand] = await shares(['admiral:6', 'captain', 'mate', 'deckhand'], 32);
    ok(admiral! > captain! && captain! > mate! && mate! >= deckhand!, `${[admiral, captain, mate, deckhand]}`);
  });

  for (const script of ['hoard', 'rush', 'turtle', 'playout'])
    test(`a captain loses no more than a quarter of the games to one idea: ${script}`, async () => {
      const won = await share([script, 'captain'], 24);
      ok(won <= 0.25, `${won}`);
    });
});
