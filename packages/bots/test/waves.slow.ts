// How strong the levels are at W·A·V·E·S: few games, but always the same ones, since iterations count and time does
// not.

import { ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { GAMES, settle } from '@quayside/rules';
import { contest } from '../src/arena/arena.ts';

async function shareOfFirst(seats: string[], games: number, tablets: string): Promise<number> {
  const options = settle(GAMES['waves']!.meta, seats.length, { tablets }).options!;
  const terms = { game: 'waves', options, seats, games, seed: 'strength', clock: false, threads: 2 };
  return (await contest(terms)).standings[0]!.share;
}

describe('W·A·V·E·S, how strong the levels are', () => {
  for (const tablets of ['first-game', 'all-vs-all']) {
    test(`an admiral beats three random players, ${tablets} tablets`, async () => {
      const share = await shareOfFirst(['admiral:400', 'random', 'random', 'random'], 40, tablets);
      ok(share >= 0.75, `${share}`);
    });
  }

  for (const [better, worse] of [
    ['deckhand', 'random'],
    ['mate', 'deckhand'],
    ['captain', 'mate'],
    ['admiral:2000', 'captain'],
  ] as const) {
    test(`${better} beats ${worse} head to head`, async () => {
      const share = await shareOfFirst([better, worse], 40, 'first-game');
      ok(share >= 0.6, `${share}`);
    });
  }

  for (const script of ['rebel', 'follow', 'playout'])
    test(`a captain loses no more than a quarter of the games to one idea: ${script}`, async () => {
      const share = await shareOfFirst([script, 'captain'], 40, 'first-game');
      ok(share <= 0.25, `${share}`);
    });
});
