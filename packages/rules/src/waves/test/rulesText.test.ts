// RULES.md is read by people, tables.ts by the game: here they are held against each other.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { CLASS_NAMES, CLASSES, COUNCIL_CARDS, PRESETS, TABLETS, TABLETS_BY_CLASS } from '../tables.ts';
import { deepEqual, equal } from './builders.ts';

const RULES = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

/** The rows of the table whose head begins with this word. */
function rows(head: string): string[][] {
  const lines = RULES.split('\n');
  const from = lines.findIndex(line => line.startsWith(`| ${head} `)) + 2;
  const to = lines.findIndex((line, i) => i >= from && !line.startsWith('|'));
  return lines.slice(from, to).map(line =>
    line
      .split('|')
      .slice(1, -1)
      .map(cell => cell.trim()),
  );
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

  test('numbers its paragraphs without a gap', () => {
    for (const chapter of RULES.split(/^## /m).slice(1)) {
      const number = Number.parseInt(chapter, 10);
      const found = [...chapter.matchAll(/^\*\*([\d.]+)\*\*/gm)].map(match => match[1]);
      equal(found.length > 0, true, `chapter ${number} is empty`);
      deepEqual(
        found,
        found.map((_, i) => `${number}.${i + 1}`),
      );
    }
  });

  test('has a test for every paragraph but the list of what is ours', () => {
    const here = new URL('.', import.meta.url);
    const files = readdirSync(here).filter(file => file.endsWith('.test.ts'));
    const titles = files.flatMap(file => readFileSync(new URL(file, here), 'utf8').match(/ test\([`'].*/g) ?? []);
    const tested = new Set(titles.flatMap(title => title.match(/\d+\.\d+/g) ?? []));
    const paragraphs = [...RULES.matchAll(/^\*\*([\d.]+)\*\*/gm)].map(match => match[1]!);
    const untested = paragraphs.filter(paragraph => !tested.has(paragraph) && !paragraph.startsWith('10.'));
    deepEqual(untested, []);
  });
});
