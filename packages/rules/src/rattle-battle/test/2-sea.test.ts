import { describe, test } from 'node:test';
import { gap, pressedDeeper } from '../../kit/geometry.ts';
import { gapBetween, inBox, onTile, outline, overlaps, tilesOf, touches, within } from '../facts/sea.ts';
import { byGap, closest } from '../facts/ships.ts';
import type { RattleOptions } from '../meta.ts';
import { CARDS, LONG, OVERLAP, SHORT } from '../tables/index.ts';
import { adventure, at, deepEqual, equal, fire, played, refuses, sail } from './builders.ts';

describe('2 Dice and the Sea', () => {
  test('2.1 A ship is in the box when all its corners are', () => {
    equal(inBox(at('ship-0-1', 8, 8, 1)), true);
    equal(inBox(at('ship-0-1', 7.99, 8, 1)), false);
    equal(inBox(at('ship-0-1', 11, 140, 1, 45)), false);
    equal(inBox(at('ship-0-1', 272, 272, 1)), true);
  });

  test('2.5 Distances are measured between outlines (example 5)', () => {
    equal(gapBetween(at('ship-0-1', 140, 140, 1), at('red-1', 170, 180, 2)), 2778);
    equal(gapBetween(at('ship-0-1', 140, 140, 1, 45), at('red-1', 180, 140, 2)), 2069);
  });

  test('2.5 A quarter turn changes no distance', () => {
    for (const turn of [0, 17, 45, 80]) {
      const gap = (degrees: number) => gapBetween(at('ship-0-1', 100, 90, 1, degrees), at('red-1', 150, 120, 2, 33));
      equal(gap(turn), gap(turn + 90));
    }
  });

  test('2.6 Ships touch up to half a millimetre, and lie on each other beyond a hair', () => {
    const here = at('ship-0-1', 100, 100, 1);
    equal(touches(here, at('red-1', 116.5, 100, 2)), true);
    equal(touches(here, at('red-1', 116.51, 100, 2)), false);
    equal(overlaps(here, at('red-1', 115.95, 100, 2)), false);
    equal(overlaps(here, at('red-1', 115.94, 100, 2)), true);
  });

  test('2.6 Overlaps agree with those of the outlines, however the ships are turned', () => {
    const here = at('red-1', 140, 140, 2, 20);
    for (let rotation = 0; rotation < 900; rotation++)
      for (const [east, south] of [
        [1595 + (rotation % 7), rotation],
        [-1900, 800 - rotation],
        [rotation, -1700],
      ]) {
        const there = { ...at('ship-0-1', 140, 140, 1), x: here.x + east!, y: here.y + south!, rotation };
        equal(overlaps(here, there), pressedDeeper(outline(here), outline(there), OVERLAP));
        equal(gapBetween(here, there), gap(outline(here), outline(there)));
      }
  });

  test('2.6 The same distance: up to 1 mm more than the shortest, never chained', () => {
    const np = at('red-1', 140, 140, 2);
    const sea = [np, at('ship-0-1', 166, 140, 1), at('ship-0-2', 140, 166.9, 1), at('ship-0-3', 112.2, 140, 1)];
    const state = adventure('N09', { sea });
    deepEqual(
      byGap(np, sea.slice(1)).map(({ gap }) => gap),
      [1000, 1090, 1180],
    );
    deepEqual(
      closest(state.open, np, sea.slice(1)).map(({ ship }) => ship.die),
      ['ship-0-1', 'ship-0-2'],
    );
  });

  test('2.6, 18.5 The table may choose another tolerance', () => {
    const np = at('red-1', 140, 140, 2);
    const sea = [np, at('ship-0-1', 166, 140, 1), at('ship-0-2', 140, 166.9, 1), at('ship-0-3', 112.2, 140, 1)];
    const near = (tolerance: RattleOptions['tie-tolerance']) =>
      closest(adventure('N09', { sea, chosen: { 'tie-tolerance': tolerance } }).open, np, sea.slice(1)).length;
    deepEqual([near('0.5'), near('1.0'), near('2.0')], [1, 2, 3]);
  });

  test('2.3 Being within a range agrees with the distance, whatever the shortcut', () => {
    for (let x = 60; x < 220; x += 0.73)
      for (const range of [50, 3150, SHORT, LONG]) {
        const [a, b] = [at('ship-0-1', 60, 60, 1, 20), at('red-1', x, 95, 2, 50)];
        equal(within(a, b, range), gapBetween(a, b) <= range);
      }
  });

  test('7.3 A Move goes 88 mm at most; a Fire reaches 63 mm (example 6)', () => {
    const sea = [at('ship-0-1', 60, 60, 'cannon'), at('red-1', 139, 60, 2), at('red-2', 200, 200, 2)];
    const state = adventure('N09', { sea, rigs: [{ sails: 1, cannons: 1 }] });
    refuses(state, 0, sail('ship-0-1', 141, 96), 'too-far');
    refuses(state, 0, fire('ship-0-1', 'red-2'), 'out-of-range');
    const far = adventure('N09', {
      sea: [at('ship-0-1', 60, 60, 'cannon'), at('red-1', 139.2, 60, 2)],
      rigs: [{ cannons: 1 }],
    });
    refuses(far, 0, fire('ship-0-1', 'red-1'), 'out-of-range');
    played(structuredClone(state), sail('ship-0-1', 140, 96));
    played(structuredClone(state), fire('ship-0-1', 'red-1'));
  });

  test('7.4 Boneyard: who touches a tile is stuck, and no line crosses one (example 7)', () => {
    const stuck = adventure('N06', {
      sea: [at('ship-0-1', 100, 145, 1), at('red-1', 20, 20, 2)],
      rigs: [{ sails: 1 }],
    });
    equal(onTile(stuck.open.sea[0]!, tilesOf(stuck.open)[4]!), true);
    refuses(stuck, 0, sail('ship-0-1', 90, 145), 'on-a-tile');
    const free = adventure('N06', { sea: [at('ship-0-1', 99, 145, 1), at('red-1', 20, 20, 2)], rigs: [{ sails: 1 }] });
    refuses(free, 0, sail('ship-0-1', 178, 145), 'tile-in-the-way');
    refuses(free, 0, sail('ship-0-1', 99.7, 145), 'tile-in-the-way');
    played(free, sail('ship-0-1', 90, 145));
  });

  test('7.4 Boneyard: a free line to a free place is legal (example 7)', () => {
    const from = (x: number) =>
      adventure('N06', { sea: [at('ship-0-1', x, 100, 1), at('red-1', 20, 20, 2)], rigs: [{ sails: 1 }] });
    played(from(104), sail('ship-0-1', 170, 100));
    refuses(from(90), 0, sail('ship-0-1', 170, 100), 'on-a-tile'); // it touches the rock at (75, 85)
  });

  test('7.4 Maze of Rocks: no shot across a tile (example 8)', () => {
    const across = adventure('N13', {
      sea: [at('ship-0-1', 70, 100, 'cannon'), at('red-1', 130, 100, 2)],
      rigs: [{ cannons: 1 }],
    });
    refuses(across, 0, fire('ship-0-1', 'red-1'), 'tile-in-the-way');
    const clear = adventure('N13', {
      sea: [at('ship-0-1', 70, 130, 'cannon'), at('red-1', 130, 130, 2)],
      rigs: [{ cannons: 1 }],
    });
    played(clear, fire('ship-0-1', 'red-1'));
    const touching = adventure('N13', {
      sea: [at('ship-0-1', 72.4, 100, 'cannon'), at('red-1', 60, 130, 2)],
      rigs: [{ cannons: 1 }],
    });
    refuses(touching, 0, fire('ship-0-1', 'red-1'), 'on-a-tile');
  });

  for (const [card, x, y] of [
    ['N06', 140, 145],
    ['P04', 190, 80],
    ['I05', 140, 140],
  ] as const)
    test(`7.4 ${CARDS[card]!.name}: no ship moves over a tile, and one that touches it is stuck`, () => {
      const from = (dx: number) =>
        adventure(card, { sea: [at('ship-0-1', x + dx, y, 1), at('green-1', 20, 20, 1)], rigs: [{ sails: 1 }] });
      refuses(from(0), 0, sail('ship-0-1', x, y + 60), 'on-a-tile');
      refuses(from(-42), 0, sail('ship-0-1', x + 42, y), 'tile-in-the-way');
    });

  for (const [card, x, y] of [
    ['N13', 95, 100],
    ['P07', 90, 140],
  ] as const)
    test(`7.4 ${CARDS[card]!.name}: no ship fires across a tile, and one that touches it cannot fire`, () => {
      const shooting = (dx: number) =>
        adventure(card, {
          sea: [at('ship-0-1', x + dx, y, 'cannon'), at('green-1', x + 30, y, 1)],
          rigs: [{ cannons: 1 }],
        });
      refuses(shooting(-30), 0, fire('ship-0-1', 'green-1'), 'tile-in-the-way');
      refuses(shooting(0), 0, fire('ship-0-1', 'green-1'), 'on-a-tile');
    });
});
