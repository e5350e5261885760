import { describe, test } from 'node:test';
import { rollingWithTheWaves as game } from '../game.ts';
import type { Aim, Event, Move, RollingState, Score } from '../types.ts';
import {
  broadside,
  bury,
  draft,
  equal,
  fire,
  idle,
  keep,
  logSays,
  played,
  put,
  raise,
  read,
  sailor,
  table,
  viewFrom,
} from './builders.ts';

const { words } = game;

const AIM: Aim = { target: 1, chest: 'chestB', into: 'chestA' };
const scoreOf = (seat: number, total: number): Score => ({
  seat,
  treasure: total,
  buried: 0,
  completed: 0,
  infamy: 0,
  total,
});
const scores = [scoreOf(0, 31), scoreOf(1, 40)];
const shot: Extract<Event, { type: 'fired' }> = {
  type: 'fired',
  seat: 0,
  cannons: ['largeCannon'],
  aim: AIM,
  shots: 1,
  blocked: 0,
  stolen: [],
  stored: 0,
};

const SENTENCES: Record<Event['type'], [Event, string | null][]> = {
  round: [[{ type: 'round', round: 2, first: 1 }, 'Round 2: Bo goes first.']],
  rolled: [[{ type: 'rolled', seat: 0, dice: Array(6).fill({ colour: 5, face: 1 }) }, 'Ada draws and rolls 6 dice.']],
  drafted: [
    [{ type: 'drafted', seat: 0, die: { colour: 5, face: 4 }, price: 0 }, 'Ada takes a freebooter 4.'],
    [{ type: 'drafted', seat: 0, die: { colour: 1, face: 4 }, price: 4 }, 'Ada takes a 4 of Bo’s crew for 4 Infamy.'],
  ],
  'drunken-sailor': [
    [
      { type: 'drunken-sailor', seat: 0, die: { colour: 2, face: 6 } },
      'Ada takes a 6 of Cy’s crew as a drunken sailor: it counts 1.',
    ],
  ],
  ready: [[{ type: 'ready', seat: 2 }, 'Cy: YARRR!']],
  revealed: [
    [
      {
        type: 'revealed',
        allocations: [
          { kind: 'bury', chest: 'chestA' },
          {
            kind: 'allocate',
            orders: [
              { icon: 'spirits', value: 1 },
              { icon: 'hull', value: 2 },
              { icon: 'crew', value: 3 },
            ],
          },
        ],
      },
      'All captains reveal. Ada: bury chest A. Bo: 1 to Raise Spirits, 2 to Hull and 3 to Hire Crew.',
    ],
  ],
  'spirits-decided': [[{ type: 'spirits-decided', seat: 0 }, null]],
  'spirits-spent': [
    [{ type: 'spirits-spent', seat: 0, erased: [1, 2], icon: 'hull' }, 'Ada raises Spirits for the die on Hull.'],
  ],
  wrote: [
    [{ type: 'wrote', seat: 0, icon: 'chestC', square: 2, value: 5, raised: false }, 'Ada writes 5 into chest C.'],
  ],
  buried: [[{ type: 'buried', seat: 1, chest: 'chestB', treasure: [6, 2, 1] }, 'Bo buries chest B with 6, 2 and 1.']],
  level: [[{ type: 'level', seat: 1, track: 'ports', level: 2 }, 'Bo reaches Ports level 2.']],
  'firing-order': [
    [{ type: 'firing-order', seats: [1] }, null],
    [{ type: 'firing-order', seats: [1, 2, 0] }, 'The cannons fire in this order: Bo, Cy and Ada.'],
  ],
  aimed: [[{ type: 'aimed', seat: 0, ...AIM }, 'Ada aims the small cannon at Bo’s chest B.']],
  fired: [
    [
      { ...shot, cannons: ['smallCannon'], shots: 0, aim: null },
      'Ada fires the small cannon: too little powder for a shot.',
    ],
    [
      { ...shot, cannons: ['largeCannon'], shots: 2, aim: null },
      'Ada fires the large cannon: 2 shots into the water, nobody has a chest to hit.',
    ],
    [
      { ...shot, cannons: ['largeCannon'], shots: 1, blocked: 1, stolen: [] },
      'Ada fires the large cannon at Bo’s chest B: 1 shot, 1 blocked. Nothing is stolen.',
    ],
    [
      { ...shot, cannons: ['smallCannon', 'largeCannon'], shots: 3, stolen: [2, 6, 1], stored: 2 },
      'Ada fires both cannons at Bo’s chest B: 3 shots, 0 blocked. Stolen: 2, 6 and 1, into chest A. There is no room for 1.',
    ],
    [
      { ...shot, cannons: ['largeCannon'], shots: 1, stolen: [2], stored: 1 },
      'Ada fires the large cannon at Bo’s chest B: 1 shot, 0 blocked. Stolen: 2, into chest A.',
    ],
  ],
  'cannon-spent': [
    [
      { type: 'cannon-spent', seat: 0, cannon: 'smallCannon', erased: [3, 4], infamy: 3 },
      'Ada gains 3 Infamy by the small cannon, which is empty again.',
    ],
  ],
  ports: [
    [{ type: 'ports', seat: 0, level: 2, most: 0 }, 'Ada gains 2 Infamy by raided Ports.'],
    [{ type: 'ports', seat: 0, level: 2, most: 1 }, 'Ada gains 3 Infamy by raided Ports, 1 of it for the most.'],
  ],
  hired: [[{ type: 'hired', seat: 2, level: 1 }, 'One more die of Cy’s crew goes into the bag.']],
  anchor: [[{ type: 'anchor', first: 1 }, 'The anchor drops; the bag passes to Bo.']],
  ended: [
    [
      { type: 'ended', how: 'chests', by: [0], scores },
      'Ada ended the game with three chests full or buried: Ada 31 and Bo 40.',
    ],
    [
      { type: 'ended', how: 'tracks', by: [0, 1], scores },
      'Ada and Bo ended the game with Hull, Ports and Crew filled: Ada 31 and Bo 40.',
    ],
  ],
};

describe('Words', () => {
  logSays(SENTENCES);

  test('A move is a short phrase', () => {
    const lines: [Move, string][] = [
      [draft(5, 3), 'Take a freebooter 3'],
      [sailor(1, 5), 'Take a 5 of Bo’s crew as a drunken sailor'],
      [put({ hull: 4, chestA: 1, ports: 2 }), '1 to chest A, 4 to Hull and 2 to Raid Ports'],
      [bury('chestC'), 'Bury chest C'],
      [raise('ports'), 'Write 7 into Raid Ports'],
      [keep, 'Keep the Spirits'],
      [fire('smallCannon', 2, 'chestA', 'chestB'), 'Aim the small cannon at Cy’s chest A, loot into chest B'],
      [broadside, 'Fire both cannons together'],
    ];
    for (const [move, phrase] of lines) equal(read(words.move(move)), phrase);
  });

  const raising = () =>
    played(table({ captains: [{ spirits: [1, 1] }, {}] }), put({ hull: 1, ports: 2, crew: 3 }), idle);
  const firing = () =>
    played(
      table({ captains: [{ smallCannon: [4], largeCannon: [1, 1] }, {}, {}] }),
      put({ smallCannon: 1, largeCannon: 2, crew: 3 }),
      idle,
      idle,
    );

  test('Every question has a prompt, and the others read who is deciding what', () => {
    const lines: [RollingState, string, string][] = [
      [
        table({ pool: [[5, 1]] }),
        'Take die 1 of 3: yours and clear ones are free, others cost their face in Infamy. You have 5 Infamy.',
        'Ada is taking a die',
      ],
      [
        table({ pool: [[1, 1]] }),
        'Take die 1 of 3: each costs its face in Infamy, and you have 5; or any as a drunken sailor, free and turned to 1.',
        'Ada is taking a die',
      ],
      [
        table(),
        'Put your three dice to work, one to a place; or bury a chest with all of them. Others see it when all are done.',
        'Ada is putting dice to work',
      ],
      [
        raising(),
        'Raise Spirits? One of your dice is written as a 7, and the bottle is empty again; or keep it.',
        'Ada may raise Spirits',
      ],
      [
        firing(),
        'Aim the small cannon: it fires 1 shot, less the target’s Hull levels. Choose the chest to rob, and yours for the loot.',
        'Ada is aiming a cannon',
      ],
      [
        played(firing(), fire('smallCannon', 1, 'chestA', 'chestA')),
        'Aim the large cannon too: at Bo’s chest A with the small one, or at another captain.',
        'Ada is aiming a cannon',
      ],
    ];
    for (const [state, prompt, awaiting] of lines) {
      const view = viewFrom(state, 0);
      equal(read(words.asks[game.menu(view).ask]!.prompt(view)), prompt);
      equal(read(words.awaiting(state.open, 0)), awaiting);
    }
  });
});
