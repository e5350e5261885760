// The table of odds, worked out by another program.

import { describe, test } from 'node:test';
import { krakenChances, odds, oddsAgainst, oddsIn, roundChances } from '../facts/odds.ts';
import type { Enemy } from '../types.ts';
import { deepEqual, equal, sea } from './builders.ts';

const rounded = (enemy: Enemy, hp: number, crew: number): string => {
  const { win, crew: left } = odds(enemy, hp, crew, 0);
  return `${Math.round(win * 100)}/${left.toFixed(1)}`;
};
const percent = (enemy: Enemy, hp: number, crew: number): number => Math.round(odds(enemy, hp, crew, 0).win * 100);

/** By HP, for crews of 2, 3, 4, 5, 6, 8 and 10: the chance in percent, and the crew left on average. */
const PIRATES: Record<number, string> = {
  1: '89/1.6 98/2.8 100/3.8 100/4.8 100/5.8 100/7.8 100/9.8',
  2: '64/1.1 88/2.3 95/3.3 98/4.4 99/5.4 100/7.4 100/9.4',
  3: '34/0.6 67/1.6 79/2.5 88/3.5 94/4.5 98/6.5 100/8.5',
  4: '21/0.3 56/1.4 69/2.2 81/3.1 89/4.1 96/6.1 99/8.1',
  5: '11/0.2 43/1.0 59/1.8 72/2.6 82/3.6 93/5.5 97/7.5',
  6: '7/0.1 32/0.7 48/1.4 62/2.2 75/3.0 88/4.9 95/6.8',
  8: '2/0.0 18/0.4 32/0.9 46/1.5 59/2.2 78/3.9 89/5.8',
};

/** For crews of 6 to 15. */
const BIG: [Enemy, number, number[]][] = [
  ['king', 15, [19, 28, 37, 46, 55, 63, 71, 77, 82, 86]],
  ['king', 13, [27, 37, 48, 57, 66, 73, 80, 84, 89, 92]],
  ['kraken', 4, [35, 44, 53, 61, 68, 74, 79, 83, 87, 90]],
  ['kraken', 2, [74, 80, 86, 90, 92, 95, 96, 97, 98, 99]],
];

describe('6 The odds of a battle', () => {
  for (const [hp, row] of Object.entries(PIRATES))
    test(`against pirates with ${hp} HP`, () =>
      equal([2, 3, 4, 5, 6, 8, 10].map(crew => rounded('pirate', Number(hp), crew)).join(' '), row));

  for (const [enemy, hp, row] of BIG)
    test(`against the ${enemy} with ${hp} HP`, () =>
      deepEqual(
        row.map((_, i) => percent(enemy, hp, 6 + i)),
        row,
      ));

  test('of one die against one: a tie is the ship’s', () => {
    deepEqual(
      roundChances(1, 1).map(it => Math.round(it * 36)),
      [15, 21],
    );
    deepEqual(
      krakenChances(1).map(it => Math.round(it * 3)),
      [2, 1],
    );
  });

  test('add up', () => {
    for (const fighters of [1, 2, 3])
      for (const enemies of [1, 2, 3])
        equal(Math.abs(roundChances(fighters, enemies).reduce((a, b) => a + b) - 1) < 1e-12, true);
  });

  test('take Bow Cannons and what has happened into account', () => {
    const { open } = sea({
      ships: [
        { crew: 6, food: 6, upgrades: ['cannons'] },
        { crew: 6, food: 6 },
      ],
    });
    deepEqual(oddsAgainst(open.ships[0]!, 'pirate', 5), oddsAgainst(open.ships[1]!, 'pirate', 3));
    deepEqual(oddsAgainst(open.ships[0]!, 'pirate', 2), { win: 1, crew: 6 });
    deepEqual(oddsIn({ enemy: 'king', hp: 15, left: 4, front: 2 }, 5), odds('king', 4, 5, 0));
  });

  test('against the Kraken: fewest sent wins as often as most, and leaves more', () => {
    const always3 = (left: number, crew: number): { win: number; crew: number } => {
      if (crew <= 0) return { win: 0, crew: 0 };
      if (left <= 0) return { win: 1, crew };
      const sent = Math.min(3, crew);
      return krakenChances(sent).reduce(
        (sum, chance, won) => {
          const then = always3(left - won, crew - (sent - won));
          return { win: sum.win + chance * then.win, crew: sum.crew + chance * then.crew };
        },
        { win: 0, crew: 0 },
      );
    };
    for (const crew of [3, 6, 10]) {
      const fewest = odds('kraken', 4, crew, 0);
      const most = always3(4, crew);
      equal(Math.abs(fewest.win - most.win) < 1e-12, true);
      equal(fewest.crew > most.crew, true);
    }
  });
});
