import { describe, test } from 'node:test';
import { settle } from '../../kit/options.ts';
import { goalOf } from '../facts.ts';
import { waves } from '../game.ts';
import type { Class } from '../types.ts';
import { after, attempts, deepEqual, EVERY_CARD, equal, follow, newGame, pile, played, table } from './builders.ts';

const ALL_FOLLOW_NOBLES = [follow(5), follow(5), follow(5), follow(5)];

describe('2 Winning', () => {
  test('2.1 What a player collects belongs to the team', () => {
    const sea = table({ card: 'teams-4', elders: [1, 5, 2, 5], collected: [[4], [3]] });
    after(sea, ALL_FOLLOW_NOBLES, ({ open }) => deepEqual(open.collected, [pile(1, 2, 4), pile(3)]));
  });

  test('2.2 Four or more, all vs all: 4 different or 6 in total; otherwise 5 different or 7', () => {
    for (const { card, seats, options } of EVERY_CARD) {
      const { open } = newGame(seats, options);
      const low = card === 'all-vs-all-4' || card === 'all-vs-all-5' || card === 'all-vs-all-6';
      deepEqual(goalOf(open, 0), low ? { different: 4, total: 6 } : { different: 5, total: 7 });
      deepEqual(goalOf(open, 1), goalOf(open, 0));
    }
  });

  test('2.2 The third of three does not win with 4 different and 6 in total', () => {
    const sea = table({ card: 'all-vs-all-3', elders: [5, 5, 4], collected: [[], [], [1, 1, 2, 2, 3]] });
    after(sea, [follow(5), follow(5), follow(5)], ({ open }) => {
      deepEqual(open.collected[2], pile(1, 1, 2, 2, 3, 4));
      equal(open.phase.kind, 'discard');
    });
  });

  test('2.2 The sixth Elder wins as well', () => {
    const sea = table({ elders: [1, 5, 5, 5], collected: [[1, 1, 1, 2, 2]] });
    after(sea, ALL_FOLLOW_NOBLES, ({ open }) => deepEqual(open.phase, { kind: 'over', side: 0, how: 'total' }));
  });

  test('2.2 Three different and five in total do not win yet', () => {
    const sea = table({ elders: [1, 5, 5, 5], collected: [[1, 1, 2, 3]] });
    after(sea, ALL_FOLLOW_NOBLES, ({ open }) => equal(open.phase.kind, 'discard'));
  });

  test('2.3 The player alone wins with 4 different, where a pair needs 5', () => {
    const setting = { card: 'teams-5', elders: [5, 4, 5, 5, 4] as Class[], shells: 2 } as const;
    const sea = table({ ...setting, collected: [[], [1, 2, 3], [1, 2, 3]] });
    after(sea, [...ALL_FOLLOW_NOBLES, follow(5)], ({ open }) => {
      deepEqual(open.collected, [pile(), pile(1, 2, 3, 4), pile(1, 2, 3, 4)]);
      deepEqual(open.phase, { kind: 'over', side: 2, how: 'variety' });
    });
  });

  test('2.3 By agreement the player alone needs 3 different or 5 in total', () => {
    const sea = table({ card: 'teams-5', soloGoal: '3-or-5', elders: [5, 5, 5, 5, 3], collected: [[], [], [1, 2]] });
    after(sea, [...ALL_FOLLOW_NOBLES, follow(5)], ({ open }) => equal(open.phase.kind, 'over'));
    equal(newGame(5, { mode: 'teams', 'solo-goal': '3-or-5' }).open.soloGoal, '3-or-5');
    equal(newGame(5, { mode: 'teams' }).open.soloGoal, '4-or-6');
    equal(settle(waves, 4, { mode: 'teams', 'solo-goal': '3-or-5' }).refusal?.code, 'unfit-option');
    equal(settle(waves, 5, { mode: 'all-vs-all', 'solo-goal': '3-or-5' }).refusal?.code, 'unfit-option');
  });

  test('2.4 The fourth different Elder wins at once; the rest of the wave does not act', () => {
    const sea = table({ token: 1, elders: [1, 4, 1, 1], shells: 3, collected: [[], [1, 2, 3]] });
    after(sea, ALL_FOLLOW_NOBLES, ({ open, events }) => {
      deepEqual(attempts(events), ['1: 5 takes 4']);
      deepEqual(events.at(-1), { type: 'won', seats: [1], how: 'variety' });
      deepEqual(waves.deciding(open), []);
      deepEqual(open.elders, [1, 0, 1, 1]);
      deepEqual(open.revealed, [0, 5, 0, 0]);
    });
  });

  test('2.5 An Elder that meets both goals wins by variety', () => {
    const sea = table({ elders: [4, 5, 5, 5], collected: [[1, 1, 1, 2, 3]] });
    after(sea, ALL_FOLLOW_NOBLES, ({ open }) => deepEqual(open.phase, { kind: 'over', side: 0, how: 'variety' }));
  });

  test('2.5 The others are ranked by how near they came to their nearer goal', () => {
    const sea = table({
      elders: [4, 5, 5, 5],
      collected: [
        [1, 2, 3],
        [1, 1, 1, 1],
        [1, 2],
        [1, 2, 3],
      ],
    });
    after(sea, ALL_FOLLOW_NOBLES, ({ open }) =>
      deepEqual(waves.outcome(open), { ranks: [1, 3, 4, 2], scores: [4, 4, 2, 3], reason: 'variety' }),
    );
  });

  test('2.5 Equally near is equally placed, and partners share their rank', () => {
    const alone = table({ elders: [4, 5, 5, 5], collected: [[1, 2, 3], [1], [2], []] });
    deepEqual(waves.outcome(played(alone, ...ALL_FOLLOW_NOBLES).open)?.ranks, [1, 2, 2, 4]);
    const teams = table({ card: 'teams-4', elders: [4, 5, 5, 5], collected: [[1, 2, 3, 5], [1]] });
    deepEqual(waves.outcome(played(teams, ...ALL_FOLLOW_NOBLES).open)?.ranks, [1, 2, 1, 2]);
  });

  test('Standings tell different and total of the side; progress is that of the foremost', () => {
    const sea = table({ card: 'teams-5', collected: [[1, 1, 2], [], [1, 2, 3]] });
    const [first, , partner, , solo] = waves.standings(sea.open);
    deepEqual(first, {
      seat: 0,
      side: 0,
      score: 3,
      sources: [
        { source: 'different', value: 2 },
        { source: 'total', value: 3 },
      ],
    });
    deepEqual({ ...partner, seat: 0 }, first);
    equal(solo?.score, 3);
    equal(waves.progress(sea.open), 3 / 4);
    equal(waves.outcome(sea.open), null);
  });
});
