// RULES.md is read by people, the tables by the game: here they are held against each other.

import { describe, test } from 'node:test';
import { rowOf, rulesText } from '../../../test/rulesText.ts';
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

const RULES = rulesText('waves-of-fortune');
const row = (first: string): string[] => rowOf(RULES, first);

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
});
