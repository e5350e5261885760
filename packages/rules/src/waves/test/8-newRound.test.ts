import { describe, test } from 'node:test';
import { waves } from '../game.ts';
import { total } from '../piles.ts';
import type { Class } from '../types.ts';
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
  told,
  viewFrom,
} from './builders.ts';

const ALL_FOLLOW = [follow(1), follow(1), follow(1), follow(1)];

/** Everybody keeps the Elder, so hands of five grow to six: all four have to discard. */
const discarding = () => played(table({ elders: [5, 5, 5, 5], deck: [4, 4, 4, 4, 4, 4] }), ...ALL_FOLLOW);

describe('8 Preparing a new round', () => {
  test('8.1 The Wave token moves clockwise, and its new holder begins', () => {
    const sea = table({ token: 3, hands: [[1], [1], [1], [1]] });
    after(sea, ALL_FOLLOW, ({ open }) => {
      equal(open.token, 0);
      deepEqual(waves.deciding(open), [0]);
    });
  });

  test('8.2 Everybody draws one card, clockwise from the new holder of the token', () => {
    const sea = table({ token: 1, hands: [[1], [1], [1], [1]] });
    after(sea, ALL_FOLLOW, ({ events }) =>
      deepEqual(
        told(events, 'drew').map(({ seat, count }) => [seat, count]),
        [
          [2, 1],
          [3, 1],
          [0, 1],
          [1, 1],
        ],
      ),
    );
  });

  test('8.2 Only the drawer is told which card it was', () => {
    const sea = table({ hands: [[1], [1], [1], [1]], deck: [4, 4, 4, 4, 4] });
    after(sea, ALL_FOLLOW, ({ events, secrets }) => {
      deepEqual(told(events, 'drew-cards'), []);
      for (const { seat, event } of secrets) equal('seat' in event && event.seat, seat);
      equal(secrets.filter(({ event }) => event.type === 'drew-cards').length, 4);
    });
  });

  test('8.3 Hands over five are discarded down, all players choosing at once', () => {
    const sea = discarding();
    deepEqual(sea.open.phase, { kind: 'discard', waiting: [0, 1, 2, 3] });
    deepEqual(sea.open.hands, [6, 6, 6, 6]);
    deepEqual(menuOf(sea, 0), [discard(2), discard(3), discard(4), discard(5)]);
  });

  test('8.3 Nothing is laid down before the last has chosen, and nobody sees what was chosen', () => {
    const sea = played(discarding(), discard(2), discard(3), discard(4));
    deepEqual(sea.open.hands, [6, 6, 6, 6]);
    deepEqual(
      sea.events.map(({ type }) => type),
      ['chose-discard', 'chose-discard', 'chose-discard'],
    );
    after(sea, [discard(5)], ({ open, own, events }) => {
      deepEqual(open.hands, [5, 5, 5, 5]);
      deepEqual(
        told(events, 'discarded').map(({ seat, cards }) => [seat, cards]),
        [
          [0, pile(2)],
          [1, pile(3)],
          [2, pile(4)],
          [3, pile(5)],
        ],
      );
      for (const { drop } of own) equal(drop, null);
    });
  });

  test('8.3 The order in which the choices come in makes no difference', () => {
    const choices = [2, 3, 4, 5] as const;
    const ends = [
      [0, 1, 2, 3],
      [3, 2, 1, 0],
      [2, 0, 3, 1],
    ].map(order => {
      const { open, own, shut, rng } = discarding();
      const state = { open, own, shut, rng };
      for (const seat of order) waves.play(state, seat, discard(choices[seat]!), { all() {}, only() {} });
      return state;
    });
    deepEqual(ends[1], ends[0]);
    deepEqual(ends[2], ends[0]);
  });

  test('8.3 Who holds five or fewer is not asked', () => {
    const sea = table({ elders: [5, 5, 5, 5], hands: [[1, 2, 3, 4, 5], [1, 2, 3, 4], [1], [1]] });
    after(sea, ALL_FOLLOW, ({ open }) => {
      deepEqual(open.phase, { kind: 'discard', waiting: [0] });
    });
    refuses(sea, 1, discard(2), 'nothing-to-discard');
    deepEqual(menuOf(sea, 1), []);
  });

  test('8.3 Who holds one class only is asked like everybody, and nothing tells of such a hand', () => {
    const alike: Class[] = [4, 4, 4, 4, 4];
    const other: Class[] = [4, 4, 4, 4, 5];
    const asked = (hand: Class[]) => {
      const sea = table({ elders: [4, 5, 5, 5], hands: [hand, [1, 2, 3, 4, 5], [1], [1]], deck: [4, 4, 4, 4] });
      return played(sea, follow(4), follow(1), follow(1), follow(1));
    };
    const [one, two] = [asked(alike), asked(other)];
    deepEqual([one.open.phase, one.open.hands], [two.open.phase, two.open.hands]);
    deepEqual(one.events, two.events);
    deepEqual(one.open.phase, { kind: 'discard', waiting: [0, 1] });
    deepEqual(menuOf(one, 0), [discard(4)]);
    after(one, [discard(4), discard(2)], ({ own, events }) => {
      deepEqual(own[0]!.hand, pile(...alike));
      equal(told(events, 'discarded').length, 2);
    });
  });

  test('8.3 Exactly the surplus is discarded, and from the hand', () => {
    const sea = discarding();
    refuses(sea, 0, discard(2, 3), 'wrong-count');
    refuses(sea, 0, discard(1), 'not-in-hand');
    refuses(sea, 0, follow(2), 'not-now');
  });

  test('8.3 Who has chosen may not choose again', () => {
    const sea = played(discarding(), discard(2));
    refuses(sea, 0, discard(3), 'nothing-to-discard');
  });

  test('8.3 The player alone keeps six', () => {
    const hands: Class[][] = [[1], [1], [1], [1], [1, 2, 3, 4, 5, 5]];
    const sea = table({ card: 'teams-5', elders: [5, 5, 5, 5, 5], hands });
    after(sea, [...ALL_FOLLOW, follow(1)], asked => {
      deepEqual(asked.open.phase, { kind: 'discard', waiting: [4] });
      equal(asked.open.hands[4], 7);
      after(asked, [discard(5)], ({ open }) => equal(open.hands[4], 6));
    });
  });

  test('8.4 The Agents are the Elders of the next round', () => {
    const sea = table({ hands: [[2], [4, 4, 4], [1], [5]] });
    after(sea, [follow(2), rebel(4, 3), rebel(1), follow(5)], ({ open }) => {
      deepEqual(open.elders, [2, 4, 1, 5]);
      deepEqual(open.stances, ['none', 'none', 'none', 'none']);
      deepEqual(open.stacks, [0, 0, 0, 0]);
      deepEqual(open.revealed, [0, 0, 0, 0]);
      equal(open.round, 4);
    });
  });

  test('8.5 The Elder that is nobody’s is discarded and replaced, and nobody can collect it', () => {
    const sea = table({ card: 'all-vs-all-3', elders: [5, 5, 5], extra: 1, shells: 5, hands: [[2], [2], [2]] });
    const { deck } = sea.open;
    after(sea, [follow(2), follow(2), follow(2)], ({ open, events }) => {
      deepEqual(open.discards, pile(1));
      equal(open.deck, deck - 4);
      deepEqual(told(events, 'extra-replaced'), [{ type: 'extra-replaced', card: open.extra as Class }]);
      deepEqual(open.collected.map(total), [0, 0, 0]);
    });
  });

  test('8.5 It is replaced after the discards', () => {
    const sea = table({ card: 'all-vs-all-3', elders: [5, 5, 5], extra: 1 });
    const asked = played(sea, follow(1), follow(1), follow(1));
    equal(asked.open.extra, 1);
    const types = played(asked, discard(2), discard(2), discard(2)).events.map(({ type }) => type);
    equal(types.indexOf('extra-replaced') > types.lastIndexOf('discarded'), true);
  });

  test('8.6 When the deck runs out in the middle of a draw, the discards become the deck', () => {
    const sea = table({ hands: [[1], [1], [1], [1]], deck: [4, 4] });
    after(sea, ALL_FOLLOW, ({ open, events, own }) => {
      const drawn = events.flatMap(e => (e.type === 'drew' || e.type === 'reshuffled' ? [e.type] : []));
      deepEqual(drawn, ['drew', 'drew', 'reshuffled', 'drew', 'drew']);
      equal(told(events, 'reshuffled')[0]?.cards, 100 - 2 - 4 - 4);
      equal(open.deck, 88);
      equal(total(open.discards), 0);
      deepEqual([own[1]!.hand[4], own[2]!.hand[4]], [1, 1]);
    });
  });

  test('8.7 Who played all five as Rebels goes on with a small hand', () => {
    const sea = table({ elders: [3, 5, 5, 5], hands: [[4, 4, 4, 4, 4], [1], [1], [1]] });
    after(sea, [rebel(4, 5), follow(1), follow(1), follow(1)], next => {
      equal(next.open.collected[0]![3], 1);
      equal(next.open.hands[0], 1);
      const last = [1, 2, 3].reduce<typeof next>(state => {
        const [seat] = waves.deciding(state.open);
        return played(state, menuOf(state, seat!)[0]!);
      }, next);
      deepEqual(waves.deciding(last.open), [0]);
      deepEqual(
        menuOf(last, 0).map(({ kind }) => kind),
        ['follow', 'rebel'],
      );
    });
  });

  test('A spectator owes no discard', () => deepEqual(waves.menu(viewFrom(discarding(), null)).moves, []));
});
