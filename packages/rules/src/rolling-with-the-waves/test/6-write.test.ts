import { describe, test } from 'node:test';
import { levelFor, levelOf, levelWith, mayRaise } from '../facts.ts';
import type { Allocation } from '../types.ts';
import {
  after,
  bury,
  deepEqual,
  equal,
  fire,
  idle,
  keep,
  menuOf,
  played,
  put,
  raise,
  refuses,
  table,
  told,
} from './builders.ts';

describe('6 Write values', () => {
  test('6.1 When the last captain is done, all allocations are revealed together', () => {
    const mine = put({ chestA: 1, chestB: 2, chestC: 3 });
    after(table(), [mine, idle], ({ events, own }) => {
      deepEqual(told(events, 'revealed'), [
        { type: 'revealed', allocations: [mine as Allocation, idle as Allocation] },
      ]);
      for (const { allocation } of own) equal(allocation, null);
    });
  });

  test('6.2 Values go into the next free square of each area, from left to right', () => {
    const sea = table({ captains: [{ chestB: [6, 4], ports: [2] }, {}] });
    after(sea, [put({ ports: 1, chestB: 2, smallCannon: 3 }), idle], ({ open, events }) => {
      const { chestB, ports, smallCannon } = open.captains[0]!.squares;
      deepEqual([chestB, ports, smallCannon], [[6, 4, 2], [2, 1], [3]]);
      deepEqual(
        told(events, 'wrote')
          .filter(({ seat }) => seat === 0)
          .map(({ icon, square, value }) => [icon, square, value]),
        [
          ['chestB', 2, 2],
          ['smallCannon', 0, 3],
          ['ports', 1, 1],
        ],
      );
    });
  });

  test('Example 10: with 2 and 1 in Raise Spirits a 3 on Ports is written as a 7, and both squares are erased', () => {
    const sea = table({ captains: [{ spirits: [2, 1] }, {}] });
    after(sea, [put({ hull: 1, crew: 2, ports: 3 }), idle, raise('ports')], ({ open, events }) => {
      const { spirits, ports, hull, crew } = open.captains[0]!.squares;
      deepEqual([spirits, ports, hull, crew], [[], [7], [1], [2]]);
      deepEqual(told(events, 'spirits-spent'), [{ type: 'spirits-spent', seat: 0, erased: [2, 1], icon: 'ports' }]);
      deepEqual(
        told(events, 'wrote').filter(({ raised }) => raised),
        [{ type: 'wrote', seat: 0, icon: 'ports', square: 0, value: 7, raised: true }],
      );
    });
  });

  test('Example 17: Spirits filled this round can be raised this round, for any die but the one that filled them', () => {
    const sea = table({ captains: [{ spirits: [4] }, {}] });
    after(sea, [put({ spirits: 1, chestA: 3, hull: 2 }), idle], asked => {
      deepEqual(asked.open.phase, { kind: 'raise', waiting: [0] });
      deepEqual(menuOf(asked, 0), [keep, raise('chestA'), raise('hull')]);
      refuses(asked, 0, raise('spirits'), 'not-raisable');
      refuses(asked, 0, raise('crew'), 'not-raisable');
      after(asked, [raise('chestA')], ({ open }) => {
        const { spirits, chestA, hull } = open.captains[0]!.squares;
        deepEqual([spirits, chestA, hull], [[], [7], [2]]);
      });
    });
  });

  test('Example 17: or both squares are kept', () => {
    const sea = table({ captains: [{ spirits: [4] }, {}] });
    after(sea, [put({ spirits: 1, chestA: 3, hull: 2 }), idle, keep], ({ open }) => {
      const { spirits, chestA, hull } = open.captains[0]!.squares;
      deepEqual([spirits, chestA, hull], [[4, 1], [3], [2]]);
    });
  });

  test('Example 17: who buries is not asked, and keeps the Spirits', () => {
    const sea = table({ captains: [{ spirits: [4, 4], chestA: [3] }, {}] });
    after(sea, [bury('chestA'), idle], ({ open }) => {
      equal(open.round, 4);
      deepEqual(open.captains[0]!.squares.spirits, [4, 4]);
    });
  });

  test('6.3 Who has one Spirit, or none in time, is not asked', () => {
    const [one, none] = table({ captains: [{ spirits: [4] }, {}] }).open.captains;
    equal(mayRaise(one!, put({ chestA: 1, hull: 2, crew: 3 }) as Allocation), false);
    equal(mayRaise(none!, idle as Allocation), false);
    const sea = played(
      table({ captains: [{ spirits: [4] }, { spirits: [1, 1] }] }),
      idle,
      put({ hull: 1, ports: 2, crew: 3 }),
    );
    deepEqual(sea.open.phase, { kind: 'raise', waiting: [0, 1] });
  });

  test('6.3 Captains who can, decide at the same time, and nobody sees how before the last has', () => {
    const captains = [{ spirits: [1, 1] }, {}, { spirits: [2, 2] }];
    const move = put({ hull: 1, ports: 2, crew: 3 });
    const sea = played(table({ captains }), move, idle, move);
    deepEqual(sea.open.phase, { kind: 'raise', waiting: [0, 2] });
    refuses(sea, 1, keep, 'no-spirits');
    after(sea, [raise('hull')], half => {
      deepEqual(half.events, [{ type: 'spirits-decided', seat: 0 }]);
      deepEqual(half.open.captains[0]!.squares.hull, []);
      refuses(half, 0, keep, 'no-spirits');
      after(half, [keep], ({ open }) => {
        deepEqual(
          open.captains.map(({ squares }) => squares.hull),
          [[7], [2], [1]],
        );
        deepEqual(open.captains[2]!.squares.spirits, [2, 2]);
      });
    });
  });

  test('6.3 Spirits are raised only when it is time', () => {
    refuses(table({ captains: [{ spirits: [1, 1] }, {}] }), 0, raise('hull'), 'not-now');
    refuses(table({ captains: [{ spirits: [1, 1] }, {}] }), 0, keep, 'not-now');
  });

  test('6.3 The emptied squares take dice again from the next round on', () => {
    const sea = table({ captains: [{ spirits: [2, 1] }, {}] });
    refuses(sea, 0, idle, 'area-full');
    after(sea, [put({ hull: 1, crew: 2, ports: 3 }), idle, raise('ports')], ({ open }) =>
      deepEqual(open.captains[0]!.squares.spirits, []),
    );
  });

  test('Example 1: Hull 13 is level 1, 15 too, 16 is level 2 and 24 level 3', () => {
    deepEqual(
      [7, 8, 13, 15, 16, 23, 24, 35].map(sum => levelFor('hull', sum)),
      [0, 1, 1, 1, 2, 2, 3, 3],
    );
    const { captains } = table({ captains: [{ hull: [6, 7] }, {}] }).open;
    equal(levelOf(captains[0]!, 'hull'), 1);
    deepEqual([levelWith(captains[0]!, 'hull', 2), levelWith(captains[0]!, 'hull', 3)], [1, 2]);
  });

  test('6.4 A level is told when its number is reached exactly, or passed', () => {
    after(table({ captains: [{ hull: [6] }, {}] }), [idle, idle], ({ events }) =>
      deepEqual(told(events, 'level'), [{ type: 'level', seat: 0, track: 'hull', level: 1 }]),
    );
    after(table({ captains: [{ ports: [2] }, {}] }), [put({ ports: 3, spirits: 1, hull: 2 }), idle], ({ events }) =>
      deepEqual(told(events, 'level'), [{ type: 'level', seat: 0, track: 'ports', level: 1 }]),
    );
  });

  test('6.5 Treasure written this round can be stolen this round', () => {
    const sea = table({
      captains: [{ smallCannon: [3] }, {}],
      nests: [
        [1, 1, 4],
        [5, 2, 2],
      ],
    });
    const moves = [put({ smallCannon: 4, hull: 1, crew: 1 }), put({ chestA: 5, hull: 2, crew: 2 })];
    after(sea, [...moves, fire('smallCannon', 1, 'chestA', 'chestA')], ({ open }) =>
      deepEqual([open.captains[0]!.squares.chestA, open.captains[1]!.squares.chestA], [[5], []]),
    );
  });

  test('6.5 A Hull level earned this round blocks this round', () => {
    const sea = table({ captains: [{ smallCannon: [1] }, { chestA: [6], hull: [6] }], nests: [[1, 1, 4]] });
    after(
      sea,
      [put({ smallCannon: 4, hull: 1, crew: 1 }), idle, fire('smallCannon', 1, 'chestA', 'chestA')],
      ({ open, events }) => {
        deepEqual(open.captains[1]!.squares.chestA, [6]);
        deepEqual([told(events, 'fired')[0]?.shots, told(events, 'fired')[0]?.blocked], [1, 1]);
      },
    );
  });

  test('6.6 A chest buried this round is safe this round', () => {
    const captains = [{ smallCannon: [3] }, { chestA: [6], chestB: [2] }];
    const sea = played(
      table({ captains, nests: [[1, 1, 4]] }),
      put({ smallCannon: 4, hull: 1, crew: 1 }),
      bury('chestA'),
    );
    refuses(sea, 0, fire('smallCannon', 1, 'chestA', 'chestA'), 'target-buried');
    equal(menuOf(sea, 0).length, 2 * 3);
  });
});
