import { describe, test } from 'node:test';
import { waves } from '../game.ts';
import { DISCARD_ONE, DISCARD_TWO, FOLLOW, REBEL, TOKEN } from '../moves.ts';
import { CLASSES } from '../tables.ts';
import type { Move } from '../types.ts';
import { equal, table, viewFrom } from './builders.ts';

const EVERY_MOVE: Move[] = [
  ...TOKEN,
  ...CLASSES.flatMap(card => [FOLLOW[card], ...REBEL[card].slice(1), DISCARD_ONE[card]]),
  ...CLASSES.flatMap(low => CLASSES.filter(high => high >= low).map(high => DISCARD_TWO[low][high])),
];

describe('Moves', () => {
  test('A move off the wire is the one object that stands for it', () => {
    equal(EVERY_MOVE.length, 4 + 5 * 8 + 15);
    equal(new Set(EVERY_MOVE).size, EVERY_MOVE.length);
    for (const move of EVERY_MOVE) equal(waves.parse(JSON.parse(JSON.stringify(move))), move);
  });

  test('Whatever else comes is no move', () => {
    const nonsense: unknown[] = [
      null,
      'follow',
      [],
      {},
      { kind: 'sink' },
      { kind: 'token', place: 4 },
      { kind: 'token', place: '1' },
      { kind: 'token', place: 0.5 },
      { kind: 'follow', card: 0 },
      { kind: 'follow', card: 6 },
      { kind: 'follow', card: '3' },
      { kind: 'rebel', card: 3 },
      { kind: 'rebel', card: 3, count: 0 },
      { kind: 'rebel', card: 3, count: -1 },
      { kind: 'rebel', card: 3, count: 7 },
      { kind: 'rebel', card: 3, count: 'length' },
      { kind: 'discard', cards: [0, 0, 0, 0, 0, 0] },
      { kind: 'discard', cards: [1, 0, 0, 0, 0, 0] },
      { kind: 'discard', cards: [0, 1, 1, 1, 0, 0] },
      { kind: 'discard', cards: [0, 3, 0, 0, 0, 0] },
      { kind: 'discard', cards: [0, 2, -1, 0, 0, 0] },
      { kind: 'discard', cards: [0, 0.5, 0.5, 0, 0, 0] },
      { kind: 'discard', cards: [0, 1, 0, 0, 0] },
      { kind: 'discard', cards: { 1: 1 } },
    ];
    for (const raw of nonsense) equal(waves.parse(raw), null, JSON.stringify(raw));
  });

  test('A spectator is refused whatever he tries', () => {
    const view = viewFrom(table({}), null);
    for (const move of EVERY_MOVE) equal(waves.check(view, move) === null, false);
  });
});
