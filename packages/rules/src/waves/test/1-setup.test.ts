import { describe, test } from 'node:test';
import { settle } from '../../kit/options.ts';
import { ownerOf } from '../facts.ts';
import { waves } from '../game.ts';
import { total } from '../piles.ts';
import { CLASSES, COPIES, COUNCIL_CARDS, PRESETS, TABLETS, TABLETS_BY_CLASS } from '../tables.ts';
import { deepEqual, EVERY_CARD, EVERY_PRESET, equal, newGame } from './builders.ts';

describe('1 Before the game', () => {
  test('1.1 There are 100 cards, 20 of each of five classes', () => {
    equal(CLASSES.length * COPIES, 100);
    for (const { seats, options } of EVERY_CARD) equal(waves.audit(newGame(seats, options)), null);
  });

  test('1.2 Two play head to head, three all vs all, four to six as they choose', () => {
    deepEqual(
      EVERY_CARD.map(({ card }) => card),
      [
        'head-to-head-2',
        'all-vs-all-3',
        'all-vs-all-4',
        'all-vs-all-5',
        'all-vs-all-6',
        'teams-4',
        'teams-5',
        'teams-6',
      ],
    );
    for (const { card, seats, options } of EVERY_CARD) equal(newGame(seats, options).open.card, card);
    equal(settle(waves, 2, { mode: 'teams' }).refusal?.code, 'unfit-option');
    equal(settle(waves, 3, { mode: 'teams' }).refusal?.code, 'unfit-option');
    equal(settle(waves, 4, { mode: 'head-to-head' }).refusal?.code, 'unfit-option');
    equal(settle(waves, 2, { mode: 'all-vs-all' }).refusal?.code, 'unfit-option');
  });

  test('1.2 Without a choice two play head to head and more play all vs all', () => {
    deepEqual(
      [2, 3, 4, 5, 6].map(seats => newGame(seats).open.card),
      ['head-to-head-2', 'all-vs-all-3', 'all-vs-all-4', 'all-vs-all-5', 'all-vs-all-6'],
    );
  });

  test('1.3 Everybody is dealt five cards', () => {
    for (const { seats, options } of EVERY_CARD.filter(({ card }) => card !== 'teams-5' && card !== 'head-to-head-2')) {
      const { open, own } = newGame(seats, options);
      deepEqual(open.hands, Array(seats).fill(5));
      deepEqual(
        own.map(({ hand }) => total(hand)),
        open.hands,
      );
    }
  });

  test('1.3 The player alone in a team game of five is dealt six', () => {
    deepEqual(newGame(5, { mode: 'teams' }).open.hands, [5, 5, 5, 5, 6]);
  });

  test('1.4 Each player has one Elder; head to head has two each; three players have one more that is nobody’s', () => {
    for (const { card, seats, options } of EVERY_CARD) {
      const { open } = newGame(seats, options);
      equal(open.elders.length, card === 'head-to-head-2' ? 4 : seats);
      equal(
        open.elders.every(elder => elder >= 1 && elder <= 5),
        true,
      );
      equal(open.extra !== 0, card === 'all-vs-all-3');
    }
  });

  test('1.4, 9.1 Every place belongs to the seat its Council card names', () => {
    for (const { card, seats, options } of EVERY_CARD) {
      const { open } = newGame(seats, options);
      deepEqual(
        open.elders.map((_, place) => ownerOf(open, place)),
        COUNCIL_CARDS[card].owners,
      );
    }
  });

  test('1.5 Chance names the holder of the Wave token, who is the first to play', () => {
    const holders = new Set<number>();
    for (let seed = 0; seed < 60; seed++) {
      const { open } = newGame(4, {}, seed);
      holders.add(open.token);
      deepEqual(waves.deciding(open), [open.token]);
    }
    deepEqual([...holders].sort(), [0, 1, 2, 3]);
  });

  test('1.6 Each class has a tablet, 16 sides in all, and any mixture may be chosen', () => {
    equal(Object.keys(TABLETS).length, 16);
    deepEqual(
      CLASSES.map(c => TABLETS_BY_CLASS[c].length),
      [2, 2, 4, 4, 4],
    );
    const chosen = {
      tablets: 'custom',
      scholars: 'three-and-six',
      keepers: 'equal-or-lower',
      knights: 'agent-from-right',
      seers: 'lone-class',
      nobles: 'first-returns',
    } as const;
    const { open } = newGame(4, chosen);
    deepEqual(open.tablets, ['three-and-six', 'equal-or-lower', 'agent-from-right', 'lone-class', 'first-returns']);
  });

  test('1.6 A side of another class is refused, and so is a side that does not belong to the chosen set', () => {
    equal(settle(waves, 4, { tablets: 'custom', scholars: 'rotate' }).refusal?.code, 'bad-option');
    equal(settle(waves, 4, { tablets: 'first-game', scholars: 'three-and-six' }).refusal?.code, 'unfit-option');
  });

  test('7.18 Each of the five sets brings its sides', () => {
    equal(EVERY_PRESET.length, 5);
    for (const preset of EVERY_PRESET) {
      const { open } = newGame(4, { tablets: preset });
      deepEqual(open.tablets, [...PRESETS[preset]]);
      for (const c of CLASSES) equal((TABLETS_BY_CLASS[c] as readonly string[]).includes(open.tablets[c - 1]!), true);
    }
    deepEqual(newGame(4).open.tablets, [...PRESETS['first-game']]);
  });

  test('7.1 Only the Knights and the Nobles have a calm side, and each class has one advanced side', () => {
    const levels = CLASSES.map(c => TABLETS_BY_CLASS[c].map(side => TABLETS[side].level));
    deepEqual(
      levels.map(sides => sides.filter(level => level === 'calm').length),
      [0, 0, 1, 0, 1],
    );
    deepEqual(
      levels.map(sides => sides.filter(level => level === 'advanced').length),
      [1, 1, 1, 1, 1],
    );
  });

  test('5.5 Three sides are direct', () => {
    const direct = Object.entries(TABLETS).flatMap(([side, { direct }]) => (direct ? [side] : []));
    deepEqual(direct.sort(), ['elder-from-right', 'rotate', 'shells-are-followers']);
  });

  test('1.7 Everybody in a team game sits between two opponents', () => {
    for (const card of ['teams-4', 'teams-5', 'teams-6'] as const) {
      const sides: readonly number[] = COUNCIL_CARDS[card].sides;
      sides.forEach((side, seat) => {
        equal(side === sides[(seat + 1) % sides.length], false);
      });
    }
    deepEqual(COUNCIL_CARDS['teams-4'].sides, [0, 1, 0, 1]);
    deepEqual(COUNCIL_CARDS['teams-5'].sides, [0, 1, 0, 1, 2]);
    deepEqual(COUNCIL_CARDS['teams-6'].sides, [0, 1, 0, 1, 0, 1]);
  });
});
