// RULES.md is read by people, the tables by the game: here they are held against each other.

import { describe, test } from 'node:test';
import { rowOf, rulesText } from '../../../test/rulesText.ts';
import {
  ADVENTURES,
  BLANK,
  cellName,
  DIRECTIONS,
  FINDS,
  ISLAND_CARDS,
  ISLANDS,
  LAND,
  PORT,
  PORT_NAMES,
  RANKS,
  SHIPS,
  TELLING_STARS,
  TRACK_BONUSES,
  TRACK_LENGTH,
  TRACKS,
} from '../tables/index.ts';
import { deepEqual, equal } from './builders.ts';

const RULES = rulesText('rolling-seas');
const row = (first: string): string[] => rowOf(RULES, first);

const drawings = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(match => match[1]!);

describe('RULES.md', () => {
  test('1.1 shows the chart', () => {
    const lines = RULES.split('\n').filter(line => /^ ?\d+ {3}[#P.*]/.test(line));
    const marks = lines.flatMap(line => line.slice(5).split(' '));
    deepEqual(
      marks.map(mark => (mark === '#' ? LAND : mark === 'P' ? PORT : 0)),
      [...BLANK],
    );
  });

  for (const [card, { id, name, kind, column, row: line, anchor, pass, cells, arrows }] of ADVENTURES.entries())
    test(`4.2 shows ${name}`, () => {
      const [, itsKind, itsName, lines, charts, shape] = row(id);
      deepEqual([itsKind, itsName, charts], [kind, name, pass]);
      const letter = String.fromCharCode(65 + column);
      equal(lines, `${letter}${anchor === 'column' ? '*' : ''} ${line + 1}${anchor === 'row' ? '*' : ''}`);
      const drawn = drawings(shape!);
      const squares =
        kind === 'current'
          ? drawn.map(text => text.split(/[ ,]/).slice(0, 2).map(Number))
          : drawn.flatMap((text, y) => [...text].flatMap((mark, x) => (mark === '#' ? [[x, y]] : [])));
      deepEqual(squares, cells);
      if (kind === 'current')
        deepEqual(
          drawn.map(text => text.split(' ')[1]),
          [...arrows],
        );
      equal(card, Number(id.slice(1)) - 1);
    });

  for (const island of ISLANDS)
    test(`2.1 shows ${ISLAND_CARDS[island].name}`, () => {
      const { name, harbour, coordinate, drawing } = ISLAND_CARDS[island];
      const [, itsName, itsHarbour, at, shape] = row(island);
      deepEqual([itsName, itsHarbour, at], [name, PORT_NAMES[harbour], cellName(coordinate)]);
      deepEqual(drawings(shape!), [...drawing]);
    });

  test('1.5 shows the finds', () => {
    for (const track of ['provisions', 'gold', 'story'] as const) {
      const name = { provisions: 'Provisions', gold: 'Gold', story: 'Story' }[track];
      deepEqual(
        row(name).slice(1).map(Number),
        FINDS.slice(1).map(find => find[track]),
      );
    }
    equal(DIRECTIONS.length, 8);
  });

  test('9.1 shows tracks and ships', () => {
    for (const track of TRACKS) {
      const [, length, bonuses] = row(track);
      equal(Number(length), TRACK_LENGTH[track]);
      const listed = Object.entries(TRACK_BONUSES[track]).map(([number, them]) => `${number} ${them.join(' ')}`);
      equal(bonuses, listed.join(', '));
    }
    equal(
      row('tellings')[2],
      TELLING_STARS.flatMap((stars, slot) => (stars > 0 ? [`${slot}${' star'.repeat(stars)}`] : [])).join(', '),
    );
    for (const { name, speed, hold, price } of SHIPS) deepEqual(row(name).slice(1).map(Number), [speed, hold, price]);
  });

  test('12.3 shows the ranks', () => {
    for (const { from, name } of RANKS) equal(row(String(from)).at(-1), name);
  });
});
