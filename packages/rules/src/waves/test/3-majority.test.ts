import { describe, test } from 'node:test';
import { openMajority } from '../facts.ts';
import { COUNCIL_CARDS } from '../tables.ts';
import type { Class } from '../types.ts';
import { after, deepEqual, EVERY_CARD, equal, follow, newGame, pile, rebel, table, told } from './builders.ts';

describe('3 Open Majority', () => {
  test('3.1 The class with the most Elders holds the majority', () => {
    equal(openMajority(table({ elders: [4, 4, 1, 2] }).open), 4);
  });

  test('3.1 Among equals the higher printed power holds it', () => {
    equal(openMajority(table({ elders: [1, 2, 3, 4] }).open), 4);
    equal(openMajority(table({ elders: [1, 1, 5, 5] }).open), 5);
  });

  test('1.4 The Elder that is nobody’s counts', () => {
    equal(openMajority(table({ card: 'all-vs-all-3', elders: [5, 2, 3], extra: 2 }).open), 2);
  });

  test('3.2 The Council card turns the majority into Shells: Seers bring 2', () => {
    const agents: Class[] = [4, 4, 1, 2];
    const sea = table({ hands: agents.map(card => [card]) });
    after(sea, agents.map(follow), ({ open, events }) => {
      equal(open.shells, 2);
      deepEqual(told(events, 'round'), [{ type: 'round', round: 4, majority: 4, shells: 2 }]);
    });
  });

  test('3.2 Every new game begins with the Shells of its Council', () => {
    for (const { card, seats, options } of EVERY_CARD.filter(({ card }) => card !== 'head-to-head-2'))
      for (let seed = 0; seed < 20; seed++) {
        const { open } = newGame(seats, options, seed);
        equal(open.shells, COUNCIL_CARDS[card].shells[openMajority(open) - 1]);
        equal(open.round, 1);
      }
  });

  test('3.2 No Council card asks for more Shells than there are, and the Seers always bring 2', () => {
    for (const { shells } of Object.values(COUNCIL_CARDS)) {
      equal(shells.length, 5);
      equal(Math.max(...shells) <= 5, true);
      equal(shells[3], 2);
    }
  });

  test('3.3 Shells are counted out anew: what was left does not stay', () => {
    const sea = table({ shells: 5, elders: [5, 5, 5, 5], hands: [[1], [1], [1], [1]] });
    after(sea, [follow(1), follow(1), follow(1), follow(1)], ({ open }) => equal(open.shells, 3));
  });
});

describe('5 True Majority', () => {
  const tablets = ['scholars-six', 'equal-or-lower', 'rebels-first', 'counterclockwise', 'no-duplicates'] as const;

  test('5.1 Rebels are turned up clockwise from the Wave token, Followers are not', () => {
    const sea = table({ token: 2, hands: [[1, 1], [5], [2, 2, 2], [4]] });
    after(sea, [rebel(2, 3), follow(4), rebel(1, 2), follow(5)], ({ events }) => {
      const shown = told(events, 'rebels-revealed').map(({ place, card, count }) => [place, card, count]);
      deepEqual(shown, [
        [2, 2, 3],
        [0, 1, 2],
      ]);
      const order = events.map(({ type }) => type);
      equal(order.indexOf('agent-revealed') > order.indexOf('tablet'), true);
    });
  });

  test('5.2 Elders and Rebels are counted together, Followers are not', () => {
    const sea = table({ tablets, elders: [4, 2, 4, 1], hands: [[1], [1], [4], [4]] });
    after(sea, [rebel(1), rebel(1), follow(4), follow(4)], ({ events }) =>
      deepEqual(told(events, 'tablet'), [{ type: 'tablet', majority: 1, tablet: 'scholars-six' }]),
    );
  });

  test('5.2 Every card of a stack counts', () => {
    const sea = table({ tablets, elders: [4, 4, 4, 5], hands: [[2, 2, 2, 2], [5], [5], [5]] });
    after(sea, [rebel(2, 4), follow(5), follow(5), follow(5)], ({ events }) =>
      equal(told(events, 'tablet')[0]?.majority, 2),
    );
  });

  test('5.2 A tie goes to the higher printed power, and changed powers change no majority', () => {
    const sea = table({ tablets, elders: [1, 1, 4, 3], hands: [[4], [3], [3], [5]] });
    after(sea, [rebel(4), follow(3), follow(3), follow(5)], ({ events }) =>
      equal(told(events, 'tablet')[0]?.majority, 4),
    );
  });

  test('1.4 The Elder that is nobody’s counts for the True Majority', () => {
    const sea = table({ card: 'all-vs-all-3', tablets, elders: [5, 2, 3], extra: 2 });
    after(sea, [follow(1), follow(1), follow(1)], ({ events }) => equal(told(events, 'tablet')[0]?.majority, 2));
  });

  test('5.3 The tablet holds for one round', () => {
    const elders: Class[] = [1, 1, 1, 1];
    const sea = table({ tablets, elders, hands: [[5], [5], [5], [5]] });
    after(sea, [follow(5), follow(5), follow(5), follow(5)], ({ events, open }) => {
      equal(told(events, 'tablet')[0]?.tablet, 'scholars-six');
      deepEqual(open.tablets, [...tablets]);
      deepEqual(
        told(events, 'kept').map(({ elderPower }) => elderPower),
        [6, 6, 6, 6],
      );
    });
  });

  test('5.4 Of a stack of Rebels one card stays, the others are discarded face up', () => {
    const sea = table({ hands: [[2, 2, 2, 1], [1], [1], [1]] });
    after(sea, [rebel(2, 3), follow(1), follow(1), follow(1)], ({ open, events }) => {
      deepEqual(told(events, 'surplus'), [{ type: 'surplus', seat: 0, place: 0, card: 2, count: 2 }]);
      deepEqual(open.discards, pile(2, 2));
      equal(open.elders[0], 2);
    });
  });

  test('5.4 A single Rebel and a Follower leave nothing to discard', () => {
    after(table({}), [rebel(1), follow(1), follow(1), follow(1)], ({ events }) =>
      deepEqual(told(events, 'surplus'), []),
    );
  });
});
