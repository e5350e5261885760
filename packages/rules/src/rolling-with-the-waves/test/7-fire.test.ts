import { describe, test } from 'node:test';
import { firingOrder, levelOf, shotsWith } from '../facts.ts';
import { rollingWithTheWaves as game } from '../game.ts';
import type { Move } from '../types.ts';
import {
  after,
  broadside,
  bury,
  deepEqual,
  equal,
  fire,
  idle,
  menuOf,
  played,
  put,
  raise,
  refuses,
  table,
  told,
  viewFrom,
} from './builders.ts';

/** 4 into the small cannon, which holds a value already; 1 and 1 where they do no harm. */
const SMALL = put({ smallCannon: 4, spirits: 1, crew: 1 });
const LARGE = put({ largeCannon: 3, spirits: 1, crew: 1 });
const BOTH = put({ smallCannon: 5, largeCannon: 5, spirits: 1 });
const SMALL_DICE = [1, 1, 4];
const LARGE_DICE = [1, 1, 3];
const BOTH_DICE = [1, 5, 5];
const idlers = (count: number): Move[] => Array(count).fill(idle);

describe('7 Fire cannons', () => {
  test('7.1 A cannon fires in the round its last square is filled, not before', () => {
    after(table({ captains: [{}, { chestA: [6] }], nests: [SMALL_DICE] }), [SMALL, idle], ({ open, events }) => {
      deepEqual(told(events, 'fired'), []);
      deepEqual(open.captains[0]!.squares.smallCannon, [4]);
    });
    const sea = played(table({ captains: [{ smallCannon: [3] }, {}], nests: [SMALL_DICE] }), SMALL, idle);
    deepEqual(sea.open.phase, { kind: 'fire', queue: [0], cannon: 'smallCannon', aim: null });
  });

  test('Example 4: a large cannon with 3, 4, 3 fires 3 shots and brings 3 Infamy; against Hull 2 it steals one', () => {
    const captains = [{ largeCannon: [3, 4] }, { chestA: [2, 6, 5], hull: [6, 5, 5] }];
    const sea = table({ captains, nests: [LARGE_DICE] });
    const shot = fire('largeCannon', 1, 'chestA', 'chestB');
    after(sea, [LARGE, idle, shot], ({ open, events }) => {
      deepEqual(told(events, 'fired'), [
        {
          type: 'fired',
          seat: 0,
          cannons: ['largeCannon'],
          aim: { target: 1, chest: 'chestA', into: 'chestB' },
          shots: 3,
          blocked: 2,
          stolen: [5],
          stored: 1,
        },
      ]);
      deepEqual(told(events, 'cannon-spent'), [
        { type: 'cannon-spent', seat: 0, cannon: 'largeCannon', erased: [3, 4, 3], infamy: 3 },
      ]);
      const [me, other] = open.captains;
      deepEqual([me!.infamy, me!.squares.largeCannon, me!.squares.chestB], [8, [], [5]]);
      deepEqual([other!.squares.chestA, levelOf(other!, 'hull')], [[2, 6], 2]);
    });
  });

  test('Example 5: 2 stolen first and 6 next are stored in that order, and what finds no room is lost', () => {
    const captains = [{ smallCannon: [3], chestA: [1, 1], chestB: [1, 1, 1] }, { chestC: [5, 6, 2] }];
    const begin = () => played(table({ captains, nests: [SMALL_DICE] }), SMALL, idle);
    after(begin(), [fire('smallCannon', 1, 'chestC', 'chestA')], ({ open }) => {
      deepEqual(open.captains[0]!.squares.chestA, [1, 1, 2, 6]);
      deepEqual(open.captains[1]!.squares.chestC, [5]);
    });
    after(begin(), [fire('smallCannon', 1, 'chestC', 'chestB')], ({ open, events }) => {
      deepEqual(open.captains[0]!.squares.chestB, [1, 1, 1, 2]);
      deepEqual(open.captains[1]!.squares.chestC, [5]);
      deepEqual([told(events, 'fired')[0]?.stolen, told(events, 'fired')[0]?.stored], [[2, 6], 1]);
    });
  });

  test('7.5 A full chest may be chosen for the loot, which is lost', () => {
    const captains = [{ smallCannon: [3], chestA: [1, 1, 1, 1] }, { chestC: [6] }];
    const shot = fire('smallCannon', 1, 'chestC', 'chestA');
    after(table({ captains, nests: [SMALL_DICE] }), [SMALL, idle, shot], ({ open }) => {
      deepEqual(open.captains[0]!.squares.chestA, [1, 1, 1, 1]);
      deepEqual(open.captains[1]!.squares.chestC, []);
    });
  });

  describe('with both cannons full', () => {
    const captains = [
      { smallCannon: [5], largeCannon: [5, 5], chestB: [1] },
      { chestA: [1, 2, 3, 4], chestB: [6], hull: [6, 5, 5] },
      { chestA: [5, 2, 3], hull: [6, 5, 5] },
    ];
    const begin = () => played(table({ captains, nests: [BOTH_DICE] }), BOTH, ...idlers(2));
    const small = fire('smallCannon', 1, 'chestB', 'chestB');

    test('7.6 The small one is aimed first, and nothing happens before the large one is', () => {
      const sea = begin();
      equal(menuOf(sea, 0).length, 2 * 3 * 3);
      refuses(sea, 0, fire('largeCannon', 1, 'chestA', 'chestA'), 'other-cannon');
      refuses(sea, 0, broadside, 'nothing-aimed');
      after(sea, [small], ({ open, events }) => {
        deepEqual(events, [{ type: 'aimed', seat: 0, target: 1, chest: 'chestB', into: 'chestB' }]);
        deepEqual(open.phase, {
          kind: 'fire',
          queue: [0],
          cannon: 'largeCannon',
          aim: { target: 1, chest: 'chestB', into: 'chestB' },
        });
        deepEqual(open.captains[1]!.squares.chestB, [6]);
        deepEqual(open.captains[0]!.squares.smallCannon, [5, 5]);
      });
    });

    test('7.6 The large one joins it or is aimed at somebody else', () => {
      const sea = played(begin(), small);
      equal(menuOf(sea, 0).length, 1 + 3 * 3);
      equal(game.menu(viewFrom(sea, 0)).ask, 'fire-too');
      refuses(sea, 0, fire('largeCannon', 1, 'chestA', 'chestA'), 'already-aimed-at');
    });

    test('Examples 6 and 15: at one captain with Hull 2, 3 + 4 - 2 = 5 shots meet a chest of four', () => {
      after(begin(), [fire('smallCannon', 1, 'chestA', 'chestC'), broadside], ({ open, events }) => {
        const [volley] = told(events, 'fired');
        deepEqual([volley?.cannons, volley?.shots, volley?.blocked], [['smallCannon', 'largeCannon'], 7, 2]);
        deepEqual(volley?.stolen, [4, 3, 2, 1]);
        deepEqual(open.captains[0]!.squares.chestC, [4, 3, 2, 1]);
        deepEqual(open.captains[1]!.squares.chestA, []);
        deepEqual(open.captains[1]!.squares.chestB, [6]);
        equal(open.captains[0]!.infamy, 5 + 5 + 5);
      });
    });

    test('Examples 15 and 16: at two captains each meets a Hull, and the small one’s loot is stored first', () => {
      after(begin(), [small, fire('largeCannon', 2, 'chestA', 'chestB')], ({ open, events }) => {
        deepEqual(
          told(events, 'fired').map(({ shots, blocked, stolen }) => [shots, blocked, stolen]),
          [
            [3, 2, [6]],
            [4, 2, [3, 2]],
          ],
        );
        deepEqual(open.captains[0]!.squares.chestB, [1, 6, 3, 2]);
        deepEqual(open.captains[2]!.squares.chestA, [5]);
      });
    });

    test('Example 16: with one square less the last treasure is lost', () => {
      const fuller = [{ ...captains[0], chestB: [1, 1] }, captains[1]!, captains[2]!];
      const moves = [BOTH, ...idlers(2), small, fire('largeCannon', 2, 'chestA', 'chestB')];
      after(table({ captains: fuller, nests: [BOTH_DICE] }), moves, ({ open, events }) => {
        deepEqual(open.captains[0]!.squares.chestB, [1, 1, 6, 3]);
        equal(told(events, 'fired')[1]?.stored, 1);
      });
    });

    test('7.6 With one rival both fire there without another question', () => {
      const two = [captains[0]!, captains[1]!];
      const moves = [BOTH, idle, fire('smallCannon', 1, 'chestA', 'chestC')];
      after(table({ captains: two, nests: [BOTH_DICE] }), moves, ({ open, events }) => {
        equal(told(events, 'fired')[0]?.shots, 7);
        equal(open.round, 4);
      });
    });
  });

  test('Example 7: of Infamy 4 and 7 the 7 fires first; of equals the nearest to the left of the first player', () => {
    const gunner = (infamy: number) => ({ infamy, smallCannon: [3, 4] });
    const order = (first: number, ...captains: object[]) => {
      const { open } = table({ captains: captains.map(() => ({})), first });
      captains.forEach((captain, seat) => {
        const { infamy, smallCannon } = captain as ReturnType<typeof gunner>;
        open.captains[seat]!.infamy = infamy;
        open.captains[seat]!.squares.smallCannon = smallCannon;
      });
      return firingOrder(open);
    };
    deepEqual(order(0, gunner(4), gunner(7)), [1, 0]);
    deepEqual(order(0, gunner(5), gunner(5), gunner(5)), [0, 1, 2]);
    deepEqual(order(1, gunner(5), gunner(5), gunner(5)), [1, 2, 0]);
    deepEqual(order(2, gunner(5), gunner(5), gunner(6)), [2, 0, 1]);
    deepEqual(order(2, gunner(5), { infamy: 9, smallCannon: [] }, gunner(5)), [2, 0]);
  });

  test('7.2 The order is told, and each fires in turn', () => {
    const captains = [
      { smallCannon: [3], infamy: 4 },
      { smallCannon: [3], infamy: 7 },
    ];
    const sea = played(table({ captains, nests: [SMALL_DICE, SMALL_DICE] }), SMALL, SMALL);
    deepEqual(told(sea.events, 'firing-order'), [{ type: 'firing-order', seats: [1, 0] }]);
    deepEqual(game.deciding(sea.open), [1]);
    refuses(sea, 0, fire('smallCannon', 1, 'chestA', 'chestA'), 'not-your-turn');
    refuses(sea, 0, broadside, 'not-your-turn');
    after(sea, [fire('smallCannon', 0, 'chestA', 'chestA')], ({ open }) => deepEqual(game.deciding(open), [0]));
  });

  test('Example 18: loot can be taken from the robber in the same round, and firing does not change the order', () => {
    const captains = [{ infamy: 9, smallCannon: [5] }, { chestA: [6] }, { infamy: 4, largeCannon: [1, 1] }];
    const nests = [
      [5, 1, 1],
      [1, 2, 3],
      [1, 1, 1],
    ];
    const moves = [
      put({ smallCannon: 5, spirits: 1, crew: 1 }),
      idle,
      put({ largeCannon: 1, spirits: 1, crew: 1 }),
      fire('smallCannon', 1, 'chestA', 'chestC'),
      fire('largeCannon', 0, 'chestC', 'chestB'),
    ];
    after(table({ captains, nests }), moves, ({ open, events }) => {
      deepEqual(told(events, 'firing-order')[0]?.seats, [0, 2]);
      deepEqual(open.captains[0]!.squares.chestC, []);
      deepEqual(open.captains[2]!.squares.chestB, [6]);
      equal(open.captains[0]!.infamy, 14);
    });
  });

  test('7.3 The topmost treasure is the one written last', () => {
    const captains = [{ smallCannon: [1] }, { chestA: [6, 1, 2] }];
    const shot = fire('smallCannon', 1, 'chestA', 'chestA');
    after(table({ captains, nests: [SMALL_DICE] }), [SMALL, idle, shot], ({ open }) =>
      deepEqual(open.captains[1]!.squares.chestA, [6, 1]),
    );
  });

  test('7.3 A Hull is not worn out: it blocks every captain who fires at it in a round', () => {
    const gunner = { smallCannon: [3] };
    const captains = [gunner, gunner, { chestA: [4, 5, 6], hull: [6, 5] }];
    const nests = [SMALL_DICE, SMALL_DICE];
    const shots = [fire('smallCannon', 2, 'chestA', 'chestA'), fire('smallCannon', 2, 'chestA', 'chestA')];
    after(table({ captains, nests }), [SMALL, SMALL, idle, ...shots], ({ open, events }) => {
      deepEqual(
        told(events, 'fired').map(({ seat, shots, blocked, stolen }) => [seat, shots, blocked, stolen]),
        [
          [0, 2, 1, [6]],
          [1, 2, 1, [5]],
        ],
      );
      deepEqual(open.captains[2]!.squares.chestA, [4]);
    });
  });

  test('7.4 Another captain’s unburied chest is aimed at, an empty one if you like', () => {
    const captains = [
      { smallCannon: [3], chestA: [2], buried: ['chestA' as const] },
      { chestB: [3], buried: ['chestB' as const] },
    ];
    const sea = played(table({ captains, nests: [SMALL_DICE] }), SMALL, idle);
    refuses(sea, 0, fire('smallCannon', 0, 'chestB', 'chestB'), 'own-ship');
    refuses(sea, 0, fire('smallCannon', 2, 'chestA', 'chestB'), 'no-such-captain');
    refuses(sea, 0, fire('smallCannon', 1, 'chestB', 'chestB'), 'target-buried');
    refuses(sea, 0, fire('smallCannon', 1, 'chestA', 'chestA'), 'chest-buried');
    equal(menuOf(sea, 0).length, 2 * 2);
    after(sea, [fire('smallCannon', 1, 'chestA', 'chestC')], ({ events }) =>
      deepEqual(told(events, 'fired')[0]?.stolen, []),
    );
  });

  test('7.4 Nothing is fired out of time', () => {
    refuses(table(), 0, fire('smallCannon', 1, 'chestA', 'chestA'), 'not-now');
    refuses(table(), 0, broadside, 'not-now');
  });

  test('Example 14: a small cannon with 1 + 2 has no shot, brings 1 Infamy and is wiped', () => {
    const captains = [{ smallCannon: [1] }, { chestA: [6] }];
    const move = put({ smallCannon: 2, spirits: 1, crew: 3 });
    after(table({ captains }), [move, idle], ({ open, events }) => {
      equal(open.round, 4);
      deepEqual(told(events, 'fired'), [
        { type: 'fired', seat: 0, cannons: ['smallCannon'], aim: null, shots: 0, blocked: 0, stolen: [], stored: 0 },
      ]);
      equal(open.captains[0]!.infamy, 6);
      deepEqual(open.captains[0]!.squares.smallCannon, []);
    });
  });

  test('Example 14: a small cannon with 4 and a 3 raised to 7 has 3 shots and brings 4 Infamy', () => {
    const captains = [{ smallCannon: [4], spirits: [1, 1] }, { chestA: [1, 2, 3, 4] }];
    const moves = [put({ smallCannon: 3, hull: 1, crew: 1 }), idle, raise('smallCannon')];
    const shot = fire('smallCannon', 1, 'chestA', 'chestA');
    after(table({ captains, nests: [LARGE_DICE] }), [...moves, shot], ({ open }) => {
      deepEqual(open.captains[0]!.squares.chestA, [4, 3, 2]);
      equal(open.captains[0]!.infamy, 9);
    });
  });

  test('7.9 A cannon whose lowest value is a 7 brings 7 Infamy', () => {
    const captains = [{ smallCannon: [7], spirits: [1, 1] }, {}];
    const moves = [put({ smallCannon: 3, hull: 1, crew: 1 }), idle, raise('smallCannon')];
    const shot = fire('smallCannon', 1, 'chestA', 'chestA');
    after(table({ captains, nests: [LARGE_DICE] }), [...moves, shot], ({ open, events }) => {
      deepEqual(told(events, 'cannon-spent'), [
        { type: 'cannon-spent', seat: 0, cannon: 'smallCannon', erased: [7, 7], infamy: 7 },
      ]);
      equal(open.captains[0]!.infamy, 5 + 7);
    });
  });

  test('7.7 A small cannon without a shot leaves the question to the large one', () => {
    const captains = [{ smallCannon: [1], largeCannon: [1, 1] }, { chestA: [6] }];
    const sea = played(table({ captains }), put({ smallCannon: 1, largeCannon: 2, crew: 3 }), idle);
    deepEqual(sea.open.phase, { kind: 'fire', queue: [0], cannon: 'largeCannon', aim: null });
    refuses(sea, 0, fire('smallCannon', 1, 'chestA', 'chestA'), 'other-cannon');
    after(sea, [fire('largeCannon', 1, 'chestA', 'chestA')], ({ open, events }) => {
      deepEqual(
        told(events, 'fired').map(({ cannons, shots }) => [cannons, shots]),
        [
          [['smallCannon'], 0],
          [['largeCannon'], 1],
        ],
      );
      equal(open.captains[0]!.infamy, 5 + 1 + 1);
    });
  });

  test('7.8 When nobody has an unburied chest the shots are wasted, and the Infamy is gained all the same', () => {
    const buried = ['chestA', 'chestB'] as const;
    const captains = [{ smallCannon: [3] }, { chestA: [1], chestB: [1], chestC: [1], buried: [...buried] }];
    after(table({ captains, nests: [SMALL_DICE] }), [SMALL, bury('chestC')], ({ open, events }) => {
      const [shot] = told(events, 'fired');
      deepEqual([shot?.aim, shot?.shots], [null, 2]);
      equal(open.captains[0]!.infamy, 8);
      equal(open.phase.kind, 'over');
    });
  });

  describe('3.2 A captain with one way to aim is not asked', () => {
    const lastChests = (hold: object) => [
      { chestA: [1], chestB: [1], buried: ['chestA' as const, 'chestB' as const], ...hold },
      { chestA: [1], chestB: [1], chestC: [4, 5, 6], buried: ['chestA' as const, 'chestB' as const] },
    ];

    test('3.2 One cannon that can be aimed in one way fires at once', () => {
      const sea = table({ captains: lastChests({ smallCannon: [3] }), nests: [SMALL_DICE] });
      after(sea, [SMALL, idle], ({ open, events }) => {
        deepEqual(told(events, 'fired')[0]?.aim, { target: 1, chest: 'chestC', into: 'chestC' });
        deepEqual(open.captains[0]!.squares.chestC, [6, 5]);
        equal(open.round, 4);
      });
    });

    test('3.2 Both cannons fire at once, their shots added up', () => {
      const sea = table({ captains: lastChests({ smallCannon: [5], largeCannon: [5, 5] }), nests: [BOTH_DICE] });
      after(sea, [BOTH, idle], ({ open, events }) => {
        deepEqual(
          told(events, 'fired').map(({ cannons, shots }) => [cannons, shots]),
          [[['smallCannon', 'largeCannon'], 7]],
        );
        deepEqual(open.captains[0]!.squares.chestC, [6, 5, 4]);
      });
    });

    test('A small cannon without a shot still hits nothing but water', () => {
      const sea = table({ captains: lastChests({ smallCannon: [1], largeCannon: [1, 1] }) });
      after(sea, [put({ smallCannon: 1, largeCannon: 2, chestC: 3 }), idle], ({ events }) =>
        deepEqual(
          told(events, 'fired').map(({ cannons, aim }) => [cannons, aim?.target ?? null]),
          [
            [['smallCannon'], null],
            [['largeCannon'], 1],
          ],
        ),
      );
    });

    test('With another chest of one’s own, or of theirs, there is a choice', () => {
      const [robber, robbed] = lastChests({ smallCannon: [3] });
      const mine = { ...robber!, buried: ['chestA' as const] };
      const theirs = { ...robbed!, buried: ['chestB' as const] };
      for (const captains of [
        [mine, robbed!],
        [robber!, theirs],
      ]) {
        const sea = played(table({ captains, nests: [SMALL_DICE] }), SMALL, idle);
        deepEqual(game.deciding(sea.open), [0]);
        equal(menuOf(sea, 0).length, 2);
      }
    });
  });

  test('A board can tell how many shots a cannon would fire', () => {
    const [captain] = table({ captains: [{ smallCannon: [3], largeCannon: [5] }, {}] }).open.captains;
    deepEqual(
      [1, 3, 4, 6, 7].map(value => shotsWith(captain!, 'smallCannon', value)),
      [1, 1, 2, 2, 3],
    );
    equal(shotsWith(captain!, 'largeCannon', 6), null);
  });

  test('A spectator aims nothing', () => {
    const sea = played(table({ captains: [{ smallCannon: [3] }, {}], nests: [SMALL_DICE] }), SMALL, idle);
    deepEqual(game.menu(viewFrom(sea, null)).moves, []);
  });
});
