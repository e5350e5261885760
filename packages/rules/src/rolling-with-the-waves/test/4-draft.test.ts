import { describe, test } from 'node:test';
import { priceOf } from '../facts.ts';
import { rollingWithTheWaves as game } from '../game.ts';
import { FREEBOOTER } from '../tables.ts';
import type { Colour } from '../types.ts';
import {
  after,
  deepEqual,
  draft,
  equal,
  idle,
  menuOf,
  newGame,
  played,
  put,
  refuses,
  sailor,
  table,
  told,
  viewFrom,
} from './builders.ts';

const BLUE = 0;
const RED = 1;
const CLEAR = FREEBOOTER;

describe('4 Draft dice', () => {
  test('4.1 Three dice a captain are drawn and rolled', () => {
    for (const seats of [2, 3, 4, 5]) equal(newGame(seats).open.pool.length, 3 * seats);
  });

  test('4.1 They are drawn blindly from the bag, and each is rolled', () => {
    // Two captains, 2 + 2 + 3 dice: the answers are places in the bag, each followed by a face.
    const chance = [6, 4, 0, 6, 4, 1, 3, 2, 0, 5, 0, 3];
    after(table({ chance }), [idle, idle], ({ open, events }) => {
      const rolled = [
        { colour: CLEAR, face: 4 },
        { colour: BLUE, face: 6 },
        { colour: CLEAR, face: 1 },
        { colour: CLEAR, face: 2 },
        { colour: BLUE, face: 5 },
        { colour: RED, face: 3 },
      ];
      deepEqual(told(events, 'rolled'), [{ type: 'rolled', seat: 1, dice: rolled }]);
      deepEqual(
        open.pool.map(({ colour, face }) => [colour, face]),
        [
          [BLUE, 5],
          [BLUE, 6],
          [RED, 3],
          [CLEAR, 1],
          [CLEAR, 2],
          [CLEAR, 4],
        ],
      );
      deepEqual(open.bag, [0, 1, 0, 0, 0, 0]);
    });
  });

  test('4.2 Captains take a die in turn, from the first player to the left, three times around', () => {
    const sea = newGame(3);
    const order: number[] = [];
    let state = sea;
    while (state.open.phase.kind === 'draft') {
      const { seat } = state.open.phase;
      const { events, ...after } = played(state, menuOf(state, seat)[0]!);
      for (const event of events) if ('die' in event) order.push(event.seat);
      state = after;
    }
    const { first } = sea.open;
    const lap = [first, (first + 1) % 3, (first + 2) % 3];
    deepEqual(order, [...lap, ...lap, ...lap]);
    deepEqual(state.open.phase, { kind: 'allocate', waiting: [0, 1, 2] });
    deepEqual(state.open.pool, []);
  });

  test('4.2 A drafted die lies in the crow’s nest for all to see', () => {
    after(
      table({
        pool: [
          [CLEAR, 4],
          [RED, 2],
          [RED, 3],
        ],
      }),
      [draft(CLEAR, 4)],
      ({ open, events }) => {
        deepEqual(open.captains[BLUE]!.nest, [{ colour: CLEAR, face: 4 }]);
        deepEqual(open.pool, [
          { colour: RED, face: 2 },
          { colour: RED, face: 3 },
        ]);
        deepEqual(events, [{ type: 'drafted', seat: BLUE, die: { colour: CLEAR, face: 4 }, price: 0 }]);
      },
    );
  });

  test('4.2 Only dice of the pool can be taken, and only in turn', () => {
    const sea = table({
      pool: [
        [CLEAR, 4],
        [RED, 2],
      ],
    });
    refuses(sea, BLUE, draft(CLEAR, 5), 'not-in-pool');
    refuses(sea, RED, draft(CLEAR, 4), 'not-your-turn');
    refuses(sea, BLUE, idle, 'not-now');
    refuses(table(), BLUE, draft(CLEAR, 4), 'not-now');
  });

  test('4.3 Freebooters and one’s own crew are free', () => {
    for (const colour of [CLEAR, BLUE])
      after(table({ pool: [[colour, 6]] }), [draft(colour, 6)], ({ open }) => equal(open.captains[BLUE]!.infamy, 5));
  });

  test('4.3 Another captain’s die costs what it shows, also while free dice are left, and nobody receives it', () => {
    const sea = table({
      pool: [
        [CLEAR, 4],
        [RED, 3],
      ],
    });
    after(sea, [draft(RED, 3)], ({ open, events }) => {
      deepEqual(
        open.captains.map(({ infamy }) => infamy),
        [2, 5],
      );
      equal(told(events, 'drafted')[0]?.price, 3);
    });
  });

  test('4.3 Without enough Infamy it stays in the pool', () => {
    const sea = table({
      captains: [{ infamy: 3 }, {}],
      pool: [
        [CLEAR, 1],
        [RED, 3],
        [RED, 4],
      ],
    });
    refuses(sea, BLUE, draft(RED, 4), 'too-dear');
    deepEqual(menuOf(sea, BLUE), [draft(RED, 3), draft(CLEAR, 1)]);
    equal(priceOf(BLUE, { colour: RED, face: 4 }), 4);
  });

  test('4.3 Dice of one colour and face are one choice', () => {
    const pool: [Colour, number][] = [
      [BLUE, 2],
      [BLUE, 2],
      [CLEAR, 2],
      [CLEAR, 2],
      [CLEAR, 3],
    ];
    deepEqual(menuOf(table({ pool }), BLUE), [draft(BLUE, 2), draft(CLEAR, 2), draft(CLEAR, 3)]);
  });

  test('Example 11: with only red dice in the pool blue takes either as a drunken sailor, which counts 1', () => {
    const captains = [{ infamy: 1 }, {}];
    const sea = table({
      captains,
      pool: [
        [RED, 2],
        [RED, 5],
      ],
    });
    deepEqual(menuOf(sea, BLUE), [sailor(RED, 2), sailor(RED, 5)]);
    refuses(sea, BLUE, sailor(RED, 4), 'not-in-pool');
    after(sea, [sailor(RED, 5)], ({ open, events }) => {
      deepEqual(open.captains[BLUE]!.nest, [{ colour: RED, face: 1 }]);
      equal(open.captains[BLUE]!.infamy, 1);
      deepEqual(told(events, 'drunken-sailor'), [
        { type: 'drunken-sailor', seat: BLUE, die: { colour: RED, face: 5 } },
      ]);
    });
    refuses(
      table({
        captains,
        pool: [
          [RED, 2],
          [RED, 5],
          [CLEAR, 6],
        ],
      }),
      BLUE,
      sailor(RED, 5),
      'sober-crew-left',
    );
    refuses(
      table({
        captains,
        pool: [
          [BLUE, 6],
          [RED, 5],
        ],
      }),
      BLUE,
      sailor(RED, 5),
      'sober-crew-left',
    );
  });

  test('4.4 Who could pay may take a drunken sailor all the same', () => {
    const sea = table({
      pool: [
        [RED, 2],
        [RED, 5],
      ],
    });
    deepEqual(menuOf(sea, BLUE), [draft(RED, 2), sailor(RED, 2), draft(RED, 5), sailor(RED, 5)]);
  });

  test('4.4 A drunken sailor is allocated as a 1, and is no longer drunk in the next round', () => {
    const sea = table({
      captains: [{ infamy: 0 }, {}],
      pool: [
        [RED, 5],
        [RED, 6],
      ],
    });
    sea.open.captains[BLUE]!.nest = [
      { colour: CLEAR, face: 2 },
      { colour: CLEAR, face: 3 },
    ];
    sea.open.captains[RED]!.nest = [
      { colour: CLEAR, face: 1 },
      { colour: BLUE, face: 2 },
    ];
    sea.open.bag = [1, 0, 0, 0, 0, 0];
    after(sea, [sailor(RED, 6)], asked => {
      refuses(asked, BLUE, put({ chestA: 2, chestB: 3, hull: 6 }), 'not-your-dice');
      after(asked, [put({ chestA: 2, chestB: 3, hull: 1 }), put({ chestA: 1, chestB: 2, hull: 5 })], ({ open }) => {
        equal(open.round, 4);
        equal(open.pool.length, 6);
      });
    });
  });

  describe('3.2 Who has one thing to do is not asked', () => {
    test('3.2 The last die of the pool is taken at once', () => {
      const sea = table({
        pool: [
          [CLEAR, 4],
          [RED, 2],
        ],
      });
      after(sea, [draft(CLEAR, 4)], ({ open, events }) => {
        deepEqual(events, [
          { type: 'drafted', seat: BLUE, die: { colour: CLEAR, face: 4 }, price: 0 },
          { type: 'drafted', seat: RED, die: { colour: RED, face: 2 }, price: 0 },
        ]);
        deepEqual(open.pool, []);
      });
    });

    test('3.2 A last die that is too dear becomes a drunken sailor at once', () => {
      const sea = table({
        captains: [{}, { infamy: 3 }],
        pool: [
          [CLEAR, 6],
          [BLUE, 4],
        ],
      });
      after(sea, [draft(CLEAR, 6)], ({ events }) =>
        deepEqual(events[1], { type: 'drunken-sailor', seat: RED, die: { colour: BLUE, face: 4 } }),
      );
    });

    test('3.2 Who can pay for the last die is asked: it may be a drunken sailor instead', () => {
      const sea = table({
        captains: [{}, { infamy: 4 }],
        pool: [
          [CLEAR, 6],
          [BLUE, 4],
        ],
      });
      after(sea, [draft(CLEAR, 6)], asked => {
        deepEqual(game.deciding(asked.open), [RED]);
        deepEqual(menuOf(asked, RED), [draft(BLUE, 4), sailor(BLUE, 4)]);
      });
    });

    test('3.2 Of two dice alike one is taken at once, and of one free die among dear ones', () => {
      const alike = table({
        pool: [
          [CLEAR, 4],
          [CLEAR, 3],
          [CLEAR, 3],
        ],
      });
      equal(played(alike, draft(CLEAR, 4)).open.pool.length, 0);
      const dear = table({
        captains: [{}, { infamy: 1 }],
        pool: [
          [CLEAR, 4],
          [CLEAR, 3],
          [BLUE, 2],
          [BLUE, 3],
        ],
      });
      after(dear, [draft(CLEAR, 4)], ({ open }) => {
        deepEqual(open.captains[RED]!.nest, [{ colour: CLEAR, face: 3 }]);
        deepEqual(game.deciding(open), [BLUE]);
      });
    });

    test('3.2 The first player of a round is not asked either', () => {
      // Four blue dice and two freebooters with a 3, as places in the bag and faces; red has no Infamy to buy with.
      const chance = [0, 2, 0, 3, 0, 4, 0, 5, 2, 3, 2, 3];
      after(table({ captains: [{ crew: [5, 6] }, { infamy: 0 }], chance }), [idle, idle], ({ open, events }) => {
        deepEqual(told(events, 'drafted'), [{ type: 'drafted', seat: RED, die: { colour: CLEAR, face: 3 }, price: 0 }]);
        deepEqual([open.first, game.deciding(open)], [RED, [BLUE]]);
      });
    });
  });

  test('A spectator drafts nothing', () => {
    deepEqual(game.menu(viewFrom(newGame(2), null)).moves, []);
  });
});
