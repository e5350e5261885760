import { deepEqual, equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Phrase, plain } from '@quayside/rules';
import { groupedLines } from '../src/log/group.ts';
import type { LogLine } from '../src/log/logLines.ts';

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eva'];
const line = (ply: number, ...phrase: Phrase): LogLine => ({ key: `${ply}.0`, first: ply, ply, phrase });
const told = (lines: readonly LogLine[]) =>
  groupedLines(lines).map(({ phrase }) => plain(phrase, seat => NAMES[seat]!));
const ready = (ply: number, seat: number) => line(ply, { seat }, ' is ready.');

describe('The log', () => {
  test('says once what is true of several', () => {
    deepEqual(told([ready(1, 0), ready(2, 2), ready(3, 1)]), ['Ann is ready; likewise Cleo and Ben.']);
  });

  test('counts them from four on', () => {
    const all = [0, 1, 2, 3, 4].map(seat => ready(seat + 1, seat));
    deepEqual(told(all.slice(0, 3)), ['Ann is ready; likewise Ben and Cleo.']);
    deepEqual(told(all.slice(0, 4)), ['4 are ready.']);
    deepEqual(told(all), ['5 are ready.']);
    deepEqual(told([0, 1, 2, 3].map(seat => line(seat, { seat }, ' draws a card.'))), [
      'Ann draws a card; likewise 3 others.',
    ]);
  });

  test('keeps the key of the first, so that the line stays, and leads to the last moment', () => {
    const [group] = groupedLines([ready(1, 0), ready(2, 1)]);
    deepEqual([group?.key, group?.first, group?.ply], ['1.0', 1, 2]);
  });

  test('groups only what stands together, of different seats, and is the same', () => {
    const lines = [
      ready(1, 0),
      line(2, 'The dice fall.'),
      ready(3, 1),
      ready(4, 1),
      line(5, { seat: 2 }, ' rows.'),
      line(6, { seat: 0 }, ' takes 2 from ', { seat: 1 }, '.'),
      line(7, { seat: 2 }, ' takes 2 from ', { seat: 1 }, '.'),
    ];
    equal(groupedLines(lines).length, lines.length);
  });

  test('a piece is part of what is said', () => {
    const draws = (ply: number, seat: number, id: number) =>
      line(ply, { seat }, ' draws ', { piece: 'card', id, text: `card ${id}` }, '.');
    deepEqual(told([draws(1, 0, 4), draws(2, 1, 4), draws(3, 2, 5)]), [
      'Ann draws card 4; likewise Ben.',
      'Cleo draws card 5.',
    ]);
  });
});
