// RULES.md is read by people, tables.ts by the game: here they are held against each other.

import { describe, test } from 'node:test';
import { rowOf, rulesText } from '../../../test/rulesText.ts';
import { LEVELS, SQUARES } from '../tables.ts';
import type { Cannon, Icon, Track } from '../types.ts';
import { deepEqual } from './builders.ts';

const RULES = rulesText('rolling-with-the-waves');
const row = (first: string): string[] => rowOf(RULES, first);

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
});
