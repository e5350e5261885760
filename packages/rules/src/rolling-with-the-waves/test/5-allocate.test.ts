import { describe, test } from 'node:test';
import { whyClosed, whyNotBury } from '../facts.ts';
import { rollingWithTheWaves as game } from '../game.ts';
import { CHESTS, ICONS, SQUARES } from '../tables.ts';
import type { Move } from '../types.ts';
import { after, bury, deepEqual, equal, idle, menuOf, played, put, refuses, table, viewFrom } from './builders.ts';

const orders = (moves: readonly Move[]) => moves.filter(move => move.kind === 'allocate');
const burials = (moves: readonly Move[]) => moves.filter(move => move.kind === 'bury');

describe('5 Allocate dice', () => {
  test('5.1 All captains are asked at once', () => {
    deepEqual(game.deciding(table({ captains: [{}, {}, {}] }).open), [0, 1, 2]);
  });

  test('5.1 Exactly the three dice of the nest are used', () => {
    const sea = table({ nests: [[2, 4, 4]] });
    refuses(sea, 0, put({ chestA: 2, hull: 2, ports: 4 }), 'not-your-dice');
    refuses(sea, 0, put({ chestA: 2, hull: 4, ports: 5 }), 'not-your-dice');
    equal(game.check(viewFrom(sea, 0), put({ chestA: 4, hull: 2, ports: 4 })), null);
  });

  test('5.1 Three different dice on an empty map go 9 * 8 * 7 ways, two alike half as many, three alike a sixth', () => {
    const ways = (nest: number[]) => menuOf(table({ nests: [nest] }), 0).length;
    deepEqual([ways([1, 2, 3]), ways([2, 1, 2]), ways([6, 6, 6])], [504, 252, 84]);
  });

  test('5.1 With a treasure in each chest there are 507 choices, no menu is longer', () => {
    const captains = [{ chestA: [1], chestB: [1], chestC: [1] }, {}];
    equal(menuOf(table({ captains }), 0).length, 507);
  });

  test('5.1 Three icons are always open: cannons have fired and one chest has room', () => {
    const full = (count: number) => Array(count).fill(1);
    const captain = { spirits: full(2), chestA: full(4), chestB: full(4), hull: full(5), ports: full(5) };
    const sea = table({ captains: [{ ...captain, crew: full(4), buried: ['chestA'] }, {}] });
    equal(orders(menuOf(sea, 0)).length, 4 * 6);
  });

  test('5.2 An icon takes one die a round, and each chest and cannon is an icon of its own', () => {
    const sea = table();
    const twice: Move = game.parse({
      kind: 'allocate',
      orders: [
        { icon: 'crew', value: 1 },
        { icon: 'hull', value: 2 },
        { icon: 'hull', value: 3 },
      ],
    })!;
    refuses(sea, 0, twice, 'one-die-an-icon');
    for (const move of [put({ chestA: 1, chestB: 2, chestC: 3 }), put({ smallCannon: 1, largeCannon: 2, crew: 3 })])
      equal(game.check(viewFrom(sea, 0), move), null);
  });

  test('5.3 Colours make no difference', () => {
    const sea = table({ nests: [[4, 4, 4]] });
    sea.open.captains[0]!.nest[0]!.colour = 0;
    sea.open.bag = [1, 2, 0, 0, 0, 1];
    equal(orders(menuOf(sea, 0)).length, 84);
  });

  for (const icon of ICONS)
    test(`5.4 ${icon} takes dice until its squares are filled`, () => {
      const filled = (squares: number) => table({ captains: [{ [icon]: Array(squares).fill(2) }, {}] });
      const [one, two] = ICONS.filter(other => other !== icon);
      const move = put({ [icon]: 1, [one!]: 2, [two!]: 3 });
      equal(game.check(viewFrom(filled(SQUARES[icon] - 1), 0), move), null);
      const full = filled(0);
      full.open.captains[0]!.squares[icon] = Array(SQUARES[icon]).fill(1);
      refuses(full, 0, move, 'area-full');
      equal(whyClosed(full.open.captains[0]!, icon), 'area-full');
    });

  test('Example 8: a buried chest takes no die, and an empty chest cannot be buried', () => {
    const sea = table({ captains: [{ chestA: [5], buried: ['chestA'] }, {}] });
    refuses(sea, 0, put({ chestA: 1, hull: 2, crew: 3 }), 'chest-buried');
    refuses(sea, 0, bury('chestA'), 'chest-buried');
    refuses(sea, 0, bury('chestB'), 'chest-empty');
    equal(whyNotBury(sea.open.captains[0]!, 'chestB'), 'chest-empty');
    equal(whyClosed(sea.open.captains[0]!, 'chestA'), 'chest-buried');
  });

  test('5.5 Any chest with a treasure can be buried, full ones too', () => {
    const sea = table({ captains: [{ chestA: [5], chestC: [1, 1, 1, 1] }, {}] });
    deepEqual(burials(menuOf(sea, 0)), [bury('chestA'), bury('chestC')]);
  });

  test('5.5 Burying takes all three dice: nothing is written', () => {
    after(table({ captains: [{ chestB: [4, 2] }, {}] }), [bury('chestB'), idle], ({ open, events }) => {
      const { squares, buried } = open.captains[0]!;
      deepEqual(buried, { chestA: false, chestB: true, chestC: false });
      deepEqual(
        ICONS.filter(icon => squares[icon].length > 0),
        ['chestB'],
      );
      deepEqual(
        events.filter(e => e.type === 'buried'),
        [{ type: 'buried', seat: 0, chest: 'chestB', treasure: [4, 2] }],
      );
    });
  });

  test('5.6 Until the last is done nobody sees more than who is', () => {
    const sea = played(table({ captains: [{}, {}, {}] }), put({ chestA: 1, chestB: 2, chestC: 3 }), idle);
    deepEqual(sea.open.phase, { kind: 'allocate', waiting: [2] });
    for (const { allocation, squares } of sea.open.captains)
      deepEqual([allocation, ...CHESTS.map(chest => squares[chest])], [null, [], [], []]);
    deepEqual(sea.events, [
      { type: 'ready', seat: 0 },
      { type: 'ready', seat: 1 },
    ]);
  });

  test('5.6 Who is done is not asked again', () => {
    const sea = played(table(), idle);
    refuses(sea, 0, put({ chestA: 1, hull: 2, crew: 3 }), 'not-your-turn');
    refuses(sea, 0, bury('chestA'), 'not-your-turn');
    deepEqual(menuOf(sea, 0), []);
  });

  test('5.6 The order in which captains are done makes no difference', () => {
    const ends = [
      [0, 1, 2],
      [2, 0, 1],
    ].map(seats => {
      const sea = table({ captains: [{}, {}, {}] });
      for (const seat of seats) game.play(sea, seat, idle, { all() {}, only() {} });
      return sea;
    });
    deepEqual(ends[0], ends[1]);
  });

  test('A spectator allocates nothing, and nothing is allocated out of turn', () => {
    const sea = table();
    deepEqual(game.menu(viewFrom(sea, null)).moves, []);
    equal(game.check(viewFrom(sea, null), idle)?.code, 'not-your-turn');
    refuses(table({ pool: [[5, 3]] }), 0, bury('chestA'), 'not-now');
  });
});
