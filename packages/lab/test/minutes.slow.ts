// The minutes the front page promises are those the lab estimates: a promise that no longer holds fails here.

import { ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { seedOf } from '@quayside/engine';
import { settle } from '@quayside/rules';
import { loadForLab } from '../src/chunk.ts';
import { playGame } from '../src/playGame.ts';

const GAMES = 40;

/** Minutes of so many games of these players, the shortest first. */
async function minutesOf(id: string, players: string[]): Promise<number[]> {
  const loaded = await loadForLab(id);
  const { options } = settle(loaded.game, players.length, {});
  const minutes: number[] = [];
  for (let index = 0; index < GAMES; index++) {
    const terms = { index, seed: seedOf(`minutes/${players.length}/${index}`), options: options!, players };
    minutes.push((await playGame(loaded, terms)).seconds / 60);
  }
  return minutes.sort((a, b) => a - b);
}

describe('Waves of Fortune lasts as long as its meta promises', () => {
  const longest: number[] = [];
  const shortest: number[] = [];
  for (const level of ['deckhand', 'mate'])
    for (const seats of [2, 3, 4])
      test(`nine of ten games of ${seats} bots of the level ${level}`, async () => {
        const { game } = await loadForLab('waves-of-fortune');
        const minutes = await minutesOf('waves-of-fortune', Array<string>(seats).fill(level));
        const nineOfTen = minutes[Math.ceil(0.9 * GAMES) - 1]!;
        longest.push(nineOfTen);
        shortest.push(minutes[Math.floor(GAMES / 4)]!);
        ok(nineOfTen <= game.minutes.max, `${nineOfTen.toFixed(0)} minutes, promised ${game.minutes.max}`);
      });

  test('the promise is no longer than it has to be', async () => {
    const { game } = await loadForLab('waves-of-fortune');
    ok(Math.max(...longest) > game.minutes.max - 20, `${longest}`);
    ok(Math.min(...shortest) < game.minutes.min + 10, `${shortest}`);
  });
});
