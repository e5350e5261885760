import { describe, test } from 'node:test';
import type { Class } from '../types.ts';
import { after, attempts, deepEqual, discard, equal, follow, pile, played, rebel, table, told } from './builders.ts';

describe('6 The waves', () => {
  test('6.1 Followers act first, then Rebels, each wave clockwise from the Wave token', () => {
    const sea = table({ token: 2, elders: [1, 1, 1, 1], shells: 4, hands: [[2], [2], [2], [2]] });
    after(sea, [rebel(2), follow(2), rebel(2), follow(2)], ({ events }) => {
      deepEqual(
        told(events, 'collected').map(({ place }) => place),
        [3, 1, 2, 0],
      );
      deepEqual(
        told(events, 'wave').map(({ wave, stance }) => [wave, stance]),
        [
          [1, 'follower'],
          [2, 'rebel'],
        ],
      );
    });
  });

  test('6.1 A wave in which nobody acts is passed over', () => {
    after(table({}), [follow(1), follow(1), follow(1), follow(1)], ({ events }) =>
      deepEqual(
        told(events, 'wave').map(({ wave }) => wave),
        [1],
      ),
    );
  });

  test('6.2 A Follower is turned up when its turn comes', () => {
    after(table({}), [rebel(1), follow(4), follow(5), rebel(2)], ({ events }) => {
      const shown = events.flatMap(e =>
        e.type === 'agent-revealed' || e.type === 'collected' ? [[e.type, e.place]] : [],
      );
      deepEqual(shown, [
        ['agent-revealed', 1],
        ['collected', 1],
        ['agent-revealed', 2],
        ['collected', 2],
      ]);
    });
  });

  test('6.3 More power than the Elder collects; equal or less does not', () => {
    const sea = table({ elders: [3, 3, 3, 3], shells: 4 });
    after(sea, [follow(4), follow(3), follow(2), follow(5)], ({ events }) =>
      deepEqual(attempts(events), ['0: 4 takes 3', '1: too-weak', '2: too-weak', '3: 5 takes 3']),
    );
  });

  test('6.5 Everybody remembers an Elder that went to a hand, until it is turned up', () => {
    const hands: Class[][] = [[1], [1], [1], [1]];
    const sea = table({ elders: [5, 4, 3, 2], hands, deck: [1, 1, 1, 1, 1, 1, 1, 1] });
    const kept = played(sea, follow(1), follow(1), follow(1), follow(1));
    deepEqual(kept.open.seen, [pile(5), pile(4), pile(3), pile(2)]);
    const down = played(kept, follow(4), rebel(3), follow(1)); // face down: it may still be in the hand
    deepEqual(down.open.seen, kept.open.seen);
    const shown = played(down, follow(5)); // the last seat turned up a Scholar, and takes up another: the Keeper stays
    deepEqual(shown.open.seen, [pile(), pile(), pile(), pile(1, 2)]);
  });

  test('6.5, 8.3 A card discarded is remembered no more', () => {
    const hands: Class[][] = [[1, 1, 1, 1, 1, 2], [1], [1], [1]];
    const sea = table({ phase: { kind: 'discard', waiting: [0] }, hands, seen: [[1, 2], [], [], []] });
    deepEqual(played(sea, discard(2)).open.seen[0], pile(1));
  });

  test('6.3, 6.5 Without a Shell nothing is collected, and the Elder goes to the hand', () => {
    const sea = table({ elders: [3, 3, 3, 3], shells: 1, hands: [[5], [5], [5], [5]], deck: [1, 1, 1, 1] });
    after(sea, [follow(5), follow(5), follow(5), follow(5)], ({ events, own }) => {
      deepEqual(attempts(events), ['0: 5 takes 3', '1: no-shell', '2: no-shell', '3: no-shell']);
      deepEqual(
        own.map(({ hand }) => hand),
        [pile(1), pile(1, 3), pile(1, 3), pile(1, 3)],
      );
    });
  });

  test('6.5 A Rebel’s Elder goes to the hand as well when no Shell is left', () => {
    const sea = table({ elders: [3, 3, 3, 3], shells: 1, hands: [[5], [5], [5], [5]], deck: [1, 1, 1, 1] });
    after(sea, [rebel(5), follow(5), rebel(5), follow(5)], ({ events, own }) => {
      deepEqual(attempts(events), ['1: 5 takes 3', '3: no-shell', '0: no-shell', '2: no-shell']);
      deepEqual(
        own.map(({ hand }) => hand),
        [pile(1, 3), pile(1), pile(1, 3), pile(1, 3)],
      );
    });
  });

  test('6.4 One Shell leaves for each Elder collected', () => {
    const sea = table({ elders: [3, 3, 3, 3], shells: 3 });
    after(sea, [follow(4), follow(3), follow(5), follow(4)], ({ events, open }) => {
      deepEqual(
        told(events, 'collected').map(({ shells }) => shells),
        [2, 1, 0],
      );
      deepEqual(open.collected, [pile(3), pile(), pile(3), pile(3)]);
    });
  });

  test('6.5 Everybody sees which Elder goes to which hand', () => {
    after(table({ elders: [3, 3, 3, 3] }), [follow(1), follow(1), follow(1), follow(1)], ({ events }) =>
      deepEqual(told(events, 'kept')[1], {
        type: 'kept',
        seat: 1,
        place: 1,
        elder: 3,
        agentPower: 1,
        elderPower: 3,
        why: 'too-weak',
      }),
    );
  });

  test('The printed example: two Followers, then two Rebels, with two Shells under Learned Six', () => {
    const sea = table({ rule: 'scholars-six', elders: [1, 4, 4, 2], shells: 2 });
    after(sea, [follow(3), follow(5), rebel(1), rebel(3)], ({ events, open }) => {
      deepEqual(attempts(events), ['0: too-weak', '1: 5 takes 4', '2: 6 takes 4', '3: no-shell']);
      deepEqual(
        told(events, 'collected').map(({ shells }) => shells),
        [1, 0],
      );
      deepEqual(
        told(events, 'kept').map(({ elder }) => elder),
        [1, 2],
      );
      equal(open.hands[0], 6);
    });
  });
});
