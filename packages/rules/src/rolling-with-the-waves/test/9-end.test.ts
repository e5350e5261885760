import { describe, test } from 'node:test';
import { chestsDone, levelOf, scoreOf, tracksDone } from '../facts.ts';
import { rollingWithTheWaves as game } from '../game.ts';
import { progress } from '../standings.ts';
import type { Chest, Move, RollingState } from '../types.ts';
import { after, bury, deepEqual, equal, fire, idle, newGame, played, put, refuses, table, told } from './builders.ts';

const FULL = [1, 1, 1, 1];
const over = ({ open }: RollingState) => game.outcome(open)?.reason ?? null;

describe('9 The end', () => {
  test('9.1 Three full chests end the game', () => {
    const sea = table({ captains: [{ chestA: FULL, chestB: FULL, chestC: [1, 1, 1] }, {}] });
    after(sea, [put({ chestC: 1, hull: 2, crew: 3 }), idle], end => {
      equal(over(end), 'chests');
      deepEqual(end.open.phase, { kind: 'over', how: 'chests', by: [0] });
      deepEqual(game.deciding(end.open), []);
      deepEqual(told(end.events, 'ended')[0]?.by, [0]);
      deepEqual(told(end.events, 'anchor'), []);
      refuses(end, 0, idle, 'not-now');
    });
  });

  test('9.1 So do buried ones, and any mixture', () => {
    const buried = ['chestA', 'chestB'] as const;
    const three = table({ captains: [{ chestA: [1], chestB: [1], chestC: [1], buried: [...buried] }, {}] });
    equal(over(played(three, bury('chestC'), idle)), 'chests');
    const mixed = table({ captains: [{ chestA: [1], chestB: FULL, chestC: [1, 1, 1], buried: ['chestA'] }, {}] });
    equal(over(played(mixed, put({ chestC: 1, hull: 2, crew: 3 }), idle)), 'chests');
  });

  test('9.1 A chest that is full and buried counts once', () => {
    const sea = table({ captains: [{ chestA: FULL, chestB: FULL }, {}] });
    equal(over(played(sea, bury('chestA'), idle)), null);
    equal(chestsDone(sea.open.captains[0]!), 2);
  });

  test('9.2 Hull, Ports and Crew all filled end it, whatever the values', () => {
    const low = [1, 1, 1, 1];
    const sea = table({ captains: [{}, { hull: low, ports: low, crew: low }] });
    after(sea, [idle, put({ hull: 1, ports: 2, crew: 3 })], end => {
      deepEqual(end.open.phase, { kind: 'over', how: 'tracks', by: [1] });
      equal(tracksDone(end.open.captains[1]!), 3);
    });
  });

  test('9.2 Two of them do not', () => {
    const low = [1, 1, 1, 1];
    const sea = table({ captains: [{ hull: low, ports: low, crew: [1, 1, 1] }, {}] });
    equal(over(played(sea, put({ hull: 1, ports: 2, crew: 3 }), idle)), null);
  });

  test('9.2 Chests are named when both happen in one round', () => {
    const low = [1, 1, 1, 1];
    const captains = [
      { chestA: FULL, chestB: FULL, chestC: [1, 1, 1] },
      { hull: low, ports: low, crew: low },
    ];
    const end = played(table({ captains }), put({ chestC: 1, hull: 2, crew: 3 }), put({ hull: 1, ports: 2, crew: 3 }));
    deepEqual(end.open.phase, { kind: 'over', how: 'chests', by: [0] });
  });

  test('9.1, 9.2 Every captain who brought the end about is named', () => {
    const last = { chestA: FULL, chestB: FULL, chestC: [1, 1, 1] };
    const chests = table({ captains: [last, {}, last] });
    const third = put({ chestC: 1, hull: 2, crew: 3 });
    deepEqual(played(chests, third, idle, third).open.phase, { kind: 'over', how: 'chests', by: [0, 2] });
    const fourOfFive = [1, 1, 1, 1];
    const tracks = { hull: fourOfFive, ports: fourOfFive, crew: fourOfFive };
    const fifth = put({ hull: 1, ports: 2, crew: 3 });
    const end = played(table({ captains: [{}, tracks, tracks] }), idle, fifth, fifth);
    deepEqual(end.open.phase, { kind: 'over', how: 'tracks', by: [1, 2] });
  });

  test('Example 12: a third chest filled and robbed in the same round does not end the game', () => {
    const captains = [{ chestA: FULL, chestB: FULL, chestC: [1, 1, 1] }, { smallCannon: [1] }];
    const sea = table({
      captains,
      nests: [
        [1, 2, 3],
        [4, 1, 1],
      ],
    });
    const moves = [put({ chestC: 3, hull: 1, crew: 2 }), put({ smallCannon: 4, spirits: 1, crew: 1 })];
    after(sea, [...moves, fire('smallCannon', 0, 'chestC', 'chestA')], end => {
      equal(over(end), null);
      equal(end.open.round, 4);
      deepEqual(end.open.captains[0]!.squares.chestC, [1, 1, 1]);
    });
  });

  test('9.3 Loot can fill the chest that ends the game', () => {
    const captains = [{ chestA: FULL, chestB: FULL, chestC: [1, 1, 1], smallCannon: [1] }, { chestA: [5] }];
    const sea = table({ captains, nests: [[4, 1, 1]] });
    const moves = [put({ smallCannon: 4, spirits: 1, crew: 1 }), idle, fire('smallCannon', 1, 'chestA', 'chestC')];
    equal(over(played(sea, ...moves)), 'chests');
  });

  test('Example 19: three tracks with a die each a round end the game after round 5, with 15 points', () => {
    const state = newGame(2);
    let now: RollingState = state;
    while (game.outcome(now.open) === null) {
      const { phase } = now.open;
      const seat = game.deciding(now.open)[0]!;
      const { moves } = game.menu({ seat, open: now.open, own: now.own[seat]! });
      const goes = (move: Move, ...icons: string[]) =>
        move.kind === 'allocate' && move.orders.every(({ icon }) => icons.includes(icon));
      const wanted =
        phase.kind === 'allocate'
          ? moves.find(move =>
              seat === 0
                ? goes(move, 'hull', 'ports', 'crew')
                : goes(move, 'spirits', 'largeCannon', 'smallCannon', 'chestA'),
            )
          : undefined;
      now = played(now, wanted ?? moves[0]!);
    }
    deepEqual(now.open.phase, { kind: 'over', how: 'tracks', by: [0] });
    equal(now.open.round, 5);
    const { completed } = scoreOf(now.open, 0);
    equal(completed, 15);
  });

  test('Progress is how near the foremost captain is to the end', () => {
    equal(progress(newGame(3).open), 0);
    equal(progress(table({ captains: [{ chestA: [1, 1, 1] }, {}] }).open), 0.25);
    equal(progress(table({ captains: [{ chestA: [1], buried: ['chestA'] }, { hull: [1, 1, 1] }] }).open), 1 / 3);
  });
});

describe('10 Scoring', () => {
  const scores = (sea: RollingState) => sea.open.captains.map((_, seat) => scoreOf(sea.open, seat).total);

  test('Example 13: chests 6 + 5 + 4 and 3, buried 2, 2, Infamy 8: 18 + 4 + 2 + 2 = 26', () => {
    const captain = { chestA: [6, 5, 4], chestB: [3], chestC: [2, 2], buried: ['chestC' as const], infamy: 8 };
    const sea = table({ captains: [captain, {}] });
    deepEqual(scoreOf(sea.open, 0), { seat: 0, treasure: 22, buried: 2, completed: 0, infamy: 2, total: 26 });
  });

  test('Example 3: Crew 3, 5, 4, 1, 3 is level 2 and filled: 5 points, and two more dice were hired', () => {
    const sea = table({ captains: [{ crew: [3, 5, 4, 1, 3] }, {}] });
    equal(levelOf(sea.open.captains[0]!, 'crew'), 2);
    deepEqual(sea.open.reserve, [1, 3]);
    equal(scoreOf(sea.open, 0).completed, 5);
  });

  test('10.1 All treasure counts its value, buried or not', () => {
    const chests = { chestA: [6, 1], chestB: [4], chestC: [7, 2] };
    const treasure = (buried: Chest[]) => scoreOf(table({ captains: [{ ...chests, buried }, {}] }).open, 0).treasure;
    deepEqual([treasure([]), treasure(['chestA', 'chestC'])], [20, 20]);
  });

  test('10.2 Each buried chest counts 2, whatever it holds', () => {
    const chests = { chestA: [1], chestB: [6, 6, 6, 6], chestC: [7, 2] };
    const buried = (...them: Chest[]) => scoreOf(table({ captains: [{ ...chests, buried: them }, {}] }).open, 0).buried;
    deepEqual(
      [buried(), buried('chestA'), buried('chestA', 'chestB'), buried('chestA', 'chestB', 'chestC')],
      [0, 2, 4, 6],
    );
  });

  test('10.3 Each filled track counts 5, a track not quite filled nothing', () => {
    const five = [1, 1, 1, 1, 1];
    deepEqual(
      [
        { hull: five },
        { hull: five, ports: five },
        { hull: five, ports: five, crew: five },
        { hull: [6, 6, 6, 6] },
      ].map(captain => scoreOf(table({ captains: [captain, {}] }).open, 0).completed),
      [5, 10, 15, 0],
    );
  });

  test('10.4 Every 3 Infamy left count 1, those of the last round too', () => {
    deepEqual(
      [0, 2, 3, 5, 6].map(infamy => scoreOf(table({ captains: [{ infamy }, {}] }).open, 0).infamy),
      [0, 0, 1, 1, 2],
    );
    const sea = table({
      captains: [
        { chestA: FULL, chestB: FULL, chestC: [1, 1, 1] },
        { ports: [6], infamy: 4 },
      ],
    });
    deepEqual(scores(played(sea, put({ chestC: 1, hull: 2, crew: 3 }), idle)), [12 + 1, 2]);
  });

  test('10.5 Most points win', () => {
    const sea = table({ captains: [{ chestA: FULL, chestB: FULL, chestC: [1, 1, 1] }, { chestA: [6, 6, 6] }] });
    deepEqual(game.outcome(played(sea, put({ chestC: 1, hull: 2, crew: 3 }), idle).open), {
      ranks: [2, 1],
      scores: [13, 19],
      reason: 'chests',
    });
  });

  test('10.5 On a tie the most Infamy wins', () => {
    const captains = [
      { chestA: FULL, chestB: FULL, chestC: [1, 1, 1], infamy: 3 },
      { chestA: [6, 6], infamy: 4 },
      { chestA: [6, 6], infamy: 5 },
    ];
    const end = played(table({ captains }), put({ chestC: 1, hull: 2, crew: 3 }), idle, idle);
    deepEqual(game.outcome(end.open), { ranks: [3, 2, 1], scores: [13, 13, 13], reason: 'chests' });
  });

  test('10.5 With equal Infamy too the victory is shared', () => {
    const captains = [{ chestA: FULL, chestB: FULL, chestC: [1, 1, 1] }, { chestA: [6, 6] }, { chestA: [6] }];
    const end = played(table({ captains }), put({ chestC: 1, hull: 2, crew: 3 }), idle, idle);
    deepEqual(game.outcome(end.open)?.ranks, [1, 1, 3]);
  });

  test('The standings split the score by source', () => {
    const sea = table({ captains: [{ chestA: [4], infamy: 7, buried: ['chestA'] }, {}] });
    deepEqual(game.standings(sea.open)[0], {
      seat: 0,
      side: 0,
      score: 8,
      sources: [
        { source: 'treasure', value: 4 },
        { source: 'buried', value: 2 },
        { source: 'completed', value: 0 },
        { source: 'infamy', value: 2 },
      ],
    });
  });
});
