import { describe, test } from 'node:test';
import { openMajority } from '../facts.ts';
import { waves } from '../game.ts';
import { total } from '../piles.ts';
import type { Class } from '../types.ts';
import {
  after,
  attempts,
  deepEqual,
  discard,
  equal,
  follow,
  menuOf,
  newGame,
  pile,
  played,
  rebel,
  refuses,
  table,
  token,
  told,
} from './builders.ts';

const card = 'head-to-head-2';

/** A game in which seat 0 starts, so that seat 1 places the token. */
function beforeTheToken() {
  for (let seed = 0; ; seed++) {
    const state = newGame(2, {}, seed);
    if (waves.deciding(state.open)[0] === 1) return state;
  }
}

describe('9 Head to head', () => {
  test('9.1 Four Elders in a ring, in turn the one’s and the other’s', () => {
    const sea = table({ card, token: 1 });
    const order = [0, 1, 2, 3].map(() => {
      const [seat] = waves.deciding(sea.open);
      played(sea, follow(1));
      return seat;
    });
    deepEqual(order, [1, 0, 1, 0]);
  });

  test('9.2 The other player puts the token at one of the starting player’s Elders, before hands are dealt', () => {
    const sea = beforeTheToken();
    deepEqual(sea.open.hands, [0, 0]);
    deepEqual(menuOf(sea, 1), [token(0), token(2)]);
    after(sea, [token(2)], ({ open }) => {
      equal(open.token, 2);
      deepEqual(open.phase, { kind: 'play', place: 2 });
      deepEqual(open.hands, [5, 5]);
      equal(open.round, 1);
      equal(open.shells, [3, 2, 2, 2, 1][openMajority(open) - 1]);
    });
  });

  test('9.2 Not at one’s own Elder, and not by the starting player', () => {
    const sea = beforeTheToken();
    refuses(sea, 1, token(1), 'not-the-starters-elder');
    refuses(sea, 0, token(0), 'not-the-chooser');
    refuses(sea, 1, follow(1), 'not-now');
    deepEqual(menuOf(sea, 0), []);
  });

  test('9.2 Either player may be the one who starts', () => {
    const choosers = new Set(Array.from({ length: 20 }, (_, seed) => waves.deciding(newGame(2, {}, seed).open)[0]));
    deepEqual([...choosers].sort(), [0, 1]);
  });

  test('9.3 A player’s two Agents may be a Follower and Rebels', () => {
    const hands: Class[][] = [
      [1, 4, 4],
      [2, 2, 3],
    ];
    const sea = table({ card, hands, deck: [5, 5, 5, 5, 5] });
    played(sea, follow(1), rebel(2, 2));
    deepEqual(sea.own[0]!.agents, [1, 0]);
    played(sea, rebel(4, 2));
    deepEqual(sea.own[0]!.agents, [1, 4]);
    deepEqual(sea.open.stances, ['follower', 'rebel', 'rebel', 'none']);
  });

  test('9.4 After the first Elder two cards are drawn, after the second none', () => {
    const sea = table({ card });
    const hands = [follow(1), follow(1), follow(2)].map(move => {
      const { open } = played(sea, move);
      return [...open.hands];
    });
    deepEqual(hands, [
      [6, 5],
      [6, 6],
      [5, 6],
    ]);
  });

  test('9.4, 8.6 The deck may empty between the two cards: the discards are shuffled, and the second is drawn', () => {
    const sea = table({ card, deck: [4] });
    const discarded = total(sea.open.discards);
    after(sea, [follow(1)], ({ open, own, shut, events }) => {
      deepEqual(told(events, 'reshuffled'), [{ type: 'reshuffled', cards: discarded }]);
      deepEqual([open.hands[0], own[0]!.hand[4]! >= 2, told(events, 'drew')[0]?.count], [6, true, 2]);
      deepEqual([open.deck, total(shut.deck), total(open.discards)], [discarded - 1, discarded - 1, 0]);
    });
  });

  test('9.5 Nobody draws at the end of the round, and the token moves one Elder on', () => {
    const sea = table({
      card,
      token: 3,
      elders: [1, 1, 1, 1],
      shells: 4,
      hands: [
        [5, 5],
        [5, 5],
      ],
    });
    after(sea, [follow(5), follow(5), follow(5), follow(5)], ({ open, events }) => {
      equal(told(events, 'drew').length, 2);
      equal(open.token, 0);
      deepEqual(open.hands, [2, 2]);
    });
  });

  test('9.5 Both Elders back in the hand make seven cards: two are discarded', () => {
    const hands: Class[][] = [
      [1, 1, 1, 2, 2],
      [1, 1, 1, 2, 2],
    ];
    const sea = table({ card, elders: [3, 3, 4, 4], shells: 0, hands, deck: [5, 5, 5, 5] });
    const asked = played(sea, follow(1), follow(1), follow(1), follow(1));
    deepEqual(asked.open.hands, [7, 7]);
    deepEqual(asked.own[0]!.hand, pile(1, 2, 2, 3, 4, 5, 5));
    equal(menuOf(asked, 0).length, 12);
    refuses(asked, 0, discard(5), 'wrong-count');
    after(asked, [discard(2, 5), discard(5, 5)], ({ own, open }) => {
      deepEqual(own[0]!.hand, pile(1, 2, 3, 4, 5));
      equal(open.discards[5], 20 - 4 + 3);
    });
  });

  test('9.6 Who has to play and holds nothing draws a card first', () => {
    const sea = table({ card, elders: [1, 1, 1, 1], shells: 4, hands: [[5, 5], [5]], deck: [5, 5, 5, 5, 5, 5] });
    const moves = [follow(5), follow(5), rebel(5, 3), follow(5)];
    after(sea, moves, ({ open }) => {
      equal(open.token, 1);
      deepEqual(open.hands, [0, 1]);
      after(sea, [follow(5)], next => {
        deepEqual(
          told(next.events, 'drew').map(({ seat, count }) => [seat, count]),
          [
            [1, 2],
            [0, 1],
          ],
        );
        equal(menuOf(next, 0).length, 2);
      });
    });
  });

  test('9.7 Under Turning Tide all four Elders change their owner', () => {
    const sea = table({
      card,
      rule: 'rotate',
      elders: [4, 1, 2, 5],
      shells: 1,
      hands: [
        [2, 2],
        [1, 1],
      ],
    });
    after(sea, [follow(2), follow(1), follow(2), follow(1)], ({ events, open }) => {
      deepEqual(told(events, 'rotated'), [{ type: 'rotated', elders: [1, 2, 5, 4] }]);
      equal(attempts(events)[0], '0: 2 takes 1');
      deepEqual(open.collected, [pile(1), pile()]);
    });
  });

  test('9.7 Borrowed Rank looks at an opponent’s Elder', () => {
    const sea = table({
      card,
      rule: 'elder-from-right',
      elders: [4, 1, 2, 5],
      hands: [
        [2, 2],
        [1, 1],
      ],
    });
    after(sea, [follow(2), follow(1), follow(2), follow(1)], ({ events }) =>
      deepEqual(told(events, 'elder-powers')[0]?.powers, [5, 4, 1, 2]),
    );
  });

  test('9.7 Borrowed Arms looks at an opponent’s Agent', () => {
    const hands: Class[][] = [
      [1, 2],
      [4, 5],
    ];
    const sea = table({ card, rule: 'agent-from-right', elders: [3, 3, 3, 3], shells: 4, hands });
    after(sea, [follow(1), follow(4), follow(2), follow(5)], ({ events }) =>
      deepEqual(attempts(events), ['0: 5 takes 3', '1: too-weak', '2: 4 takes 3', '3: too-weak']),
    );
  });

  test('9.7 A Shell Each counts places', () => {
    const sea = table({ card, rule: 'shells-are-followers' });
    after(sea, [follow(1), follow(1), rebel(2), follow(2)], ({ events }) =>
      equal(told(events, 'shells-set')[0]?.shells, 3),
    );
  });
});
