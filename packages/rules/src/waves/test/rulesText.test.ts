// RULES.md is read by people, tables.ts by the game: here they are held against each other.

import { describe, test } from 'node:test';
import { cellsOf, rulesText } from '../../../test/rulesText.ts';
import { CLASS_NAMES, CLASSES, COUNCIL_CARDS, PRESETS, TABLETS, TABLETS_BY_CLASS } from '../tables.ts';
import { deepEqual, equal } from './builders.ts';

const RULES = rulesText('waves');

/** The rows of the table whose head begins with this word. */
function rows(head: string): string[][] {
  const lines = RULES.split('\n');
  const from = lines.findIndex(line => line.startsWith(`| ${head} `)) + 2;
  const to = lines.findIndex((line, i) => i >= from && !line.startsWith('|'));
  return lines.slice(from, to).map(cellsOf);
}

describe('RULES.md', () => {
  test('3.2 has the Shells of every Council card', () => {
    deepEqual(
      rows('Council card').map(([, ...shells]) => shells.map(Number)),
      Object.values(COUNCIL_CARDS).map(({ shells }) => [...shells]),
    );
  });

  test('7.3-7.17 name every side under its class, with its level', () => {
    for (const card of CLASSES)
      for (const side of TABLETS_BY_CLASS[card]) {
        const { name, level, direct } = TABLETS[side];
        const who = level === 'calm' ? 'Knights and Nobles' : CLASS_NAMES[card].many;
        const line = `** ${who}, ${level}${direct ? ', direct' : ''}: _${name}_.`;
        equal(RULES.includes(line), true, line);
      }
  });

  test('7.18 has the sides of every set', () => {
    deepEqual(
      rows('set').map(([, ...sides]) => sides),
      Object.values(PRESETS).map(sides => sides.map(side => TABLETS[side].name)),
    );
  });
});
