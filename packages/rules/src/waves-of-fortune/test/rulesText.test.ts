// RULES.md is read by people, the tables by the game: here they are held against each other.

import { readdirSync, readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { cardText, tokenText } from '../cardText.ts';
import {
  CARD_LIST,
  COLOURS,
  CORNERS,
  FACES,
  HIDDEN,
  HOMES,
  MAP_CARDS,
  MAPS,
  TILE_MIX,
  TILES,
  TOKEN_NAMES,
  TOKENS,
  tileName,
  UPGRADE_CARDS,
  UPGRADES,
  ZONES,
} from '../tables/index.ts';
import { deepEqual, equal } from './builders.ts';

const RULES = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

/** The row that begins with this, cell by cell. */
const row = (first: string): string[] =>
  RULES.split('\n')
    .find(line => line.startsWith(`| ${first} `))!
    .split('|')
    .slice(1, -1)
    .map(cell => cell.trim());

describe('RULES.md', () => {
  test('1.1 shows the sea', () => {
    const lines = RULES.split('\n').filter(line => /^ ?\d+ {3}[Tds]/.test(line));
    const marks = lines.flatMap(line => line.slice(5).split(' '));
    for (const tile of TILES) {
      const home = COLOURS.find(colour => HOMES[colour] === tile);
      const mark = home
        ? home[0]!.toUpperCase()
        : CORNERS.includes(tile)
          ? 'T'
          : HIDDEN.depths.includes(tile)
            ? 'd'
            : 's';
      equal(marks[tile], mark);
    }
  });

  test('1.2 shows how many tiles there are of each', () => {
    for (const zone of ZONES)
      deepEqual(
        row(zone).slice(1).map(Number),
        FACES.slice(0, 5).map(face => TILE_MIX[zone][face] ?? 0),
      );
  });

  for (const { id, copies, name } of CARD_LIST)
    test(`4.3 shows ${id} ${name}`, () => deepEqual(row(id), [id, String(copies), name, cardText(id)]));

  test('5.1 shows the tokens', () => {
    for (const token of TOKENS) {
      const [, name, text] = row(token);
      equal(name, TOKEN_NAMES[token]);
      if (token !== 'pirate' && token !== 'kraken') equal(text, tokenText(token));
    }
  });

  test('8.4 shows the maps', () => {
    for (const map of MAPS) deepEqual(row(map), [map, tileName(MAP_CARDS[map].x), String(MAP_CARDS[map].gold)]);
  });

  test('9.4 shows the upgrades', () => {
    for (const upgrade of UPGRADES) {
      const { name, price, text } = UPGRADE_CARDS[upgrade];
      deepEqual(row(upgrade), [upgrade, name, String(price), text]);
    }
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

  test('lists every paragraph with something reconstructed in chapter 12', () => {
    const [text, list] = RULES.split('## 12');
    const paragraphs = text!.split(/^\*\*(?=\d)/m).slice(1);
    const marked = paragraphs.filter(it => it.includes('**(R')).map(it => it.slice(0, it.indexOf('*')));
    equal(marked.length > 15, true);
    const named = new Set([...list!.matchAll(/\d+\.\d+/g)].map(match => match[0]));
    deepEqual(
      marked.filter(number => !named.has(number)),
      [],
    );
  });

  test('is cited by numbers that exist', () => {
    const numbers = new Set([...RULES.matchAll(/^\*\*([\d.]+)\*\*/gm)].map(match => match[1]));
    const root = new URL('../', import.meta.url);
    const files = ['', 'phases/', 'facts/', 'effects/', 'tables/', 'test/'].flatMap(folder =>
      readdirSync(new URL(folder, root)).flatMap(name => (name.endsWith('.ts') ? [`${folder}${name}`] : [])),
    );
    for (const file of files) {
      const text = readFileSync(new URL(file, root), 'utf8');
      const cited = [...text.matchAll(/(?:\/\/|\/\*\*|\(|'|Rules? )\s?([1-9]\d?\.\d{1,2})(?=[ ,)]|$)/gm)];
      for (const [, number] of cited) equal(numbers.has(number), true, `${file} cites ${number}`);
    }
  });
});
