// RULES.md is read by people, tables.ts by the game: here they are held against each other.

import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { LEVELS, SQUARES } from '../tables.ts';
import type { Cannon, Icon, Track } from '../types.ts';
import { deepEqual, equal } from './builders.ts';

const RULES = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

/** The row of the map's areas that begins with this name, cell by cell. */
const row = (area: string): string[] =>
  RULES.split('\n')
    .find(line => line.startsWith(`| ${area} `))!
    .split('|')
    .slice(1, -1)
    .map(cell => cell.replace('**(R)**', '').trim());

const numbers = (text: string): number[] => [...text.matchAll(/\d+/g)].map(Number);

describe('RULES.md', () => {
  const areas: [string, Icon][] = [
    ['Raise Spirits', 'spirits'],
    ['Chests A B C', 'chestA'],
    ['Hull', 'hull'],
    ['Small cannon', 'smallCannon'],
    ['Large cannon', 'largeCannon'],
    ['Raid Ports', 'ports'],
    ['Hire Crew', 'crew'],
  ];

  for (const [name, icon] of areas)
    test(`2.1 has the squares and levels of ${name}`, () => {
      const [, squares, levels] = row(name);
      deepEqual(numbers(squares!), [SQUARES[icon]]);
      const needed = LEVELS[icon as Track | Cannon] ?? [];
      deepEqual(numbers(levels!.split(':')[0]!), [...needed]);
      if (levels!.includes(':'))
        deepEqual(
          numbers(levels!.split(':')[1]!),
          needed.map((_, i) => i + 1),
        );
    });

  test('numbers its paragraphs without a gap', () => {
    for (const chapter of RULES.split(/^## /m).slice(1, -1)) {
      const number = Number.parseInt(chapter, 10);
      const found = [...chapter.matchAll(/^\*\*([\d.]+)\*\*/gm)].map(match => match[1]);
      equal(found.length > 0, true, `chapter ${number} is empty`);
      deepEqual(
        found,
        found.map((_, i) => `${number}.${i + 1}`),
      );
    }
  });

  test('lists every paragraph with something reconstructed in chapter 11', () => {
    const [text, list] = RULES.split('## 11');
    const paragraphs = text!.split(/^\*\*(?=\d)/m).slice(1);
    const marked = paragraphs.filter(it => it.includes('**(R)**')).map(it => it.slice(0, it.indexOf('*')));
    equal(marked.length > 10, true);
    const named = new Set<string>();
    for (const [, from, to] of list!.matchAll(/(\d+\.\d+)(?:-(\d+\.\d+))?/g)) {
      const [chapter, first] = from!.split('.').map(Number);
      const last = Number((to ?? from!).split('.')[1]);
      for (let paragraph = first!; paragraph <= last; paragraph++) named.add(`${chapter}.${paragraph}`);
    }
    deepEqual(
      marked.filter(number => !named.has(number)),
      [],
    );
  });
});
