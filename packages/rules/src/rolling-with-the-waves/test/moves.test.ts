import { describe, test } from 'node:test';
import { rollingWithTheWaves as game } from '../game.ts';
import { BURY, DRAFT, FIRE, KEEP, RAISE, SAILOR_DRAFT } from '../moves.ts';
import { CANNONS, CHESTS, FACES, ICONS } from '../tables.ts';
import type { Move } from '../types.ts';
import { broadside, equal, menuOf, played, put, table, viewFrom } from './builders.ts';

const EVERY_MOVE: Move[] = [
  ...DRAFT.flatMap(faces => faces.slice(1)),
  ...SAILOR_DRAFT.flatMap(faces => faces.slice(1)),
  ...CHESTS.map(chest => BURY[chest]),
  ...ICONS.map(icon => RAISE[icon]),
  KEEP,
  ...CANNONS.flatMap(cannon =>
    FIRE[cannon].flatMap(at => CHESTS.flatMap(chest => CHESTS.map(into => at[chest][into]))),
  ),
  broadside,
];

describe('Moves', () => {
  test('A move off the wire is the one object that stands for it', () => {
    equal(EVERY_MOVE.length, 36 + 36 + 3 + 9 + 1 + 2 * 5 * 9 + 1);
    equal(new Set(EVERY_MOVE).size, EVERY_MOVE.length);
    for (const move of EVERY_MOVE) equal(game.parse(JSON.parse(JSON.stringify(move))), move);
  });

  test('So is every allocation, in whatever order its dice are named', () => {
    const [a, b, c] = [
      { icon: 'hull', value: 2 },
      { icon: 'chestA', value: 5 },
      { icon: 'crew', value: 2 },
    ];
    for (const orders of [
      [a, b, c],
      [c, b, a],
      [b, c, a],
    ])
      equal(game.parse({ kind: 'allocate', orders }), put({ chestA: 5, hull: 2, crew: 2 }));
    const menu = menuOf(table({ captains: [{ chestA: [1] }, {}] }), 0);
    equal(new Set(menu.map(move => JSON.stringify(move))).size, menu.length);
    for (const move of menu) equal(game.parse(JSON.parse(JSON.stringify(move))), move);
  });

  test('Whatever else comes is no move', () => {
    const three = (...icons: unknown[]) => icons.map(icon => ({ icon, value: 3 }));
    const nonsense: unknown[] = [
      null,
      'keep',
      [],
      {},
      { kind: 'sink' },
      { kind: 'draft', colour: 6, face: 1 },
      { kind: 'draft', colour: 0, face: 0 },
      { kind: 'draft', colour: '0', face: 1 },
      { kind: 'draft', colour: -1, face: 1 },
      { kind: 'sailor', colour: 0, face: 7 },
      { kind: 'sailor', colour: 0.5, face: 1 },
      { kind: 'allocate' },
      { kind: 'allocate', orders: three('hull', 'crew') },
      { kind: 'allocate', orders: three('hull', 'crew', 'ports', 'spirits') },
      { kind: 'allocate', orders: three('hull', 'crew', 'mast') },
      { kind: 'allocate', orders: [...three('hull', 'crew'), { icon: 'ports', value: 7 }] },
      { kind: 'allocate', orders: [...three('hull', 'crew'), { icon: 'ports' }] },
      { kind: 'allocate', orders: [...three('hull', 'crew'), null] },
      { kind: 'allocate', orders: { length: 3 } },
      { kind: 'bury', chest: 'chestD' },
      { kind: 'bury', chest: 'hull' },
      { kind: 'raise', icon: 'toString' },
      { kind: 'raise' },
      { kind: 'fire', cannon: 'hull', target: 0, chest: 'chestA', into: 'chestA' },
      { kind: 'fire', cannon: 'smallCannon', target: 5, chest: 'chestA', into: 'chestA' },
      { kind: 'fire', cannon: 'smallCannon', target: 0, chest: 'ports', into: 'chestA' },
      { kind: 'fire', cannon: 'smallCannon', target: 0, chest: 'chestA' },
    ];
    for (const raw of nonsense) equal(game.parse(raw), null, JSON.stringify(raw));
  });

  test('A spectator is refused whatever he tries', () => {
    const drafting = table({ pool: FACES.slice(0, 3).map(face => [5, face]) });
    const aiming = played(
      table({ captains: [{ smallCannon: [3] }, {}] }),
      put({ smallCannon: 1, hull: 2, crew: 3 }),
      put({ spirits: 1, hull: 2, crew: 3 }),
    );
    for (const state of [drafting, table(), aiming])
      for (const move of EVERY_MOVE) equal(game.check(viewFrom(state, null), move) === null, false);
  });
});
