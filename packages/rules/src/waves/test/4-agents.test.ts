import { describe, test } from 'node:test';
import { waves } from '../game.ts';
import { REBEL } from '../moves.ts';
import {
  after,
  deepEqual,
  discard,
  equal,
  follow,
  menuOf,
  pile,
  played,
  rebel,
  refuses,
  table,
  token,
  viewFrom,
} from './builders.ts';

describe('4 Playing Agents', () => {
  test('4.1 Agents are played clockwise from the Wave token', () => {
    const sea = table({ token: 2 });
    const order = [2, 3, 0, 1].map(() => {
      const [seat] = waves.deciding(sea.open);
      played(sea, follow(1));
      return seat;
    });
    deepEqual(order, [2, 3, 0, 1]);
  });

  test('4.2 A Follower is one card', () => {
    const sea = table({ hands: [[2, 2, 3], [1], [1], [1]] });
    after(sea, [follow(2)], ({ open, own }) => {
      deepEqual(own[0]!.hand, pile(2, 3));
      deepEqual(own[0]!.agents, [2]);
      deepEqual([open.stances[0], open.stacks[0], open.hands[0]], ['follower', 1, 2]);
    });
  });

  test('4.3 Rebels are any number of cards of one class', () => {
    const sea = table({ hands: [[2, 2, 3], [1], [1], [1]] });
    after(sea, [rebel(2, 2)], ({ open, own }) => {
      deepEqual(own[0]!.hand, pile(3));
      deepEqual(own[0]!.agents, [2]);
      deepEqual([open.stances[0], open.stacks[0], open.hands[0]], ['rebel', 2, 1]);
    });
  });

  test('4.2, 4.3 The menu lists each class once as Follower, and as Rebels in every number held', () => {
    const sea = table({ hands: [[2, 2, 3], [1], [1], [1]] });
    deepEqual(menuOf(sea, 0), [follow(2), rebel(2), rebel(2, 2), follow(3), rebel(3)]);
  });

  test('4.2, 4.3 Cards that are not in the hand cannot be played', () => {
    const sea = table({ hands: [[2, 2, 3], [1], [1], [1]] });
    refuses(sea, 0, follow(5), 'not-in-hand');
    refuses(sea, 0, rebel(2, 3), 'not-in-hand');
  });

  test('4.3 There is no stack of none', () => {
    equal(waves.parse({ kind: 'rebel', card: 2, count: 0 }), null);
    equal(REBEL[2].length, 7);
  });

  test('4.4 The others see how the Agent was played and how many cards, never the class', () => {
    const open = [4, 5].map(card => {
      const { open, events } = played(table({ hands: [[4, 4, 5, 5], [1], [1], [1]] }), rebel(card as 4 | 5, 2));
      return { open, events };
    });
    deepEqual(open[0], open[1]);
    deepEqual(open[0]?.events, [{ type: 'rebelled', seat: 0, place: 0, count: 2 }]);
  });

  test('4.4 The player alone is told which cards left the hand', () => {
    after(table({}), [follow(4)], ({ secrets }) =>
      deepEqual(secrets, [{ seat: 0, event: { type: 'agent-placed', seat: 0, place: 0, card: 4, count: 1 } }]),
    );
  });

  test('4.5 Nobody plays at another player’s Elder', () => {
    refuses(table({ token: 1 }), 0, follow(1), 'not-your-elder');
    deepEqual(menuOf(table({ token: 1 }), 0), []);
  });

  test('4.5 Nothing else can be done while Agents are played', () => {
    refuses(table({}), 0, discard(1), 'not-now');
    refuses(table({}), 0, token(0), 'not-now');
  });

  test('A spectator has nothing to choose from', () => {
    deepEqual(waves.menu(viewFrom(table({}), null)).moves, []);
  });

  test('4.6 Partners talk until they have played; who has played says nothing more until the last Agent lies', () => {
    const sea = table({ card: 'teams-4', token: 1 });
    deepEqual(waves.talk!(sea.open), {
      sides: [
        [0, 2],
        [1, 3],
      ],
      hushed: [],
    });
    played(sea, follow(1));
    played(sea, rebel(2));
    deepEqual(waves.talk!(sea.open).hushed, [1, 2]);
    played(sea, follow(1));
    played(sea, follow(1));
    deepEqual(waves.talk!(sea.open).hushed, []);
  });

  test('4.6 Without partners nobody is silenced', () => {
    const sea = table({});
    played(sea, follow(1));
    deepEqual(waves.talk!(sea.open), { sides: [[0], [1], [2], [3]], hushed: [] });
    equal(waves.talk!(sea.open), waves.talk!(table({}).open), 'the same object: asked after every move');
  });
});
