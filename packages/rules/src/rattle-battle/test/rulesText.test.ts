// RULES.md is read by people, tables/ by the game: here they are held against each other.

import { describe, test } from 'node:test';
import { rowOf, rulesText } from '../../../test/rulesText.ts';
import {
  CARDS,
  CREW_PACK,
  FACES,
  type Hull,
  isCrazy,
  SAILOR,
  SAILORS,
  TILE,
  UPGRADE,
  UPGRADES,
  VP_CARDS,
} from '../tables/index.ts';
import { fleetText, ruleText } from '../words/cards.ts';
import { deepEqual, equal } from './builders.ts';

const RULES = rulesText('rattle-battle');
const row = (first: string): string[] => rowOf(RULES, first);

describe('RULES.md', () => {
  test('2.2 has the faces of every die', () => {
    const names: Record<Hull, string> = {
      ship: 'Player Ship',
      captain: 'Captain Ship',
      yellow: 'yellow NP, merchants',
      green: 'green NP, escorts',
      red: 'red NP, navy',
      orange: 'orange NP, flagships',
      blue: 'blue NP, weather',
      violet: 'violet NP, oddities',
    };
    const face = { sail: 'Sail', grape: 'Grapeshot', skull: 'Skull', cannon: 'cannon' };
    for (const [hull, name] of Object.entries(names))
      equal(row(name)[2], FACES[hull as Hull].map(it => (typeof it === 'number' ? it : face[it])).join(', '));
  });

  test('2.4 has the outline of every tile', () => {
    for (const [id, { name, outline }] of Object.entries(TILE))
      deepEqual(row(id).slice(1), [name, outline.map(([x, y]) => `(${x}, ${y})`).join(' ')]);
  });

  test('1.2 has the prices of the VP cards', () => {
    equal(RULES.replaceAll('\n', ' ').includes(VP_CARDS.map(({ price, vp }) => `${price}/${vp}`).join(', ')), true);
  });

  test('11.2 has every Upgrade', () => {
    for (const id of UPGRADES) {
      const { name, place, mode, text } = UPGRADE[id];
      deepEqual(row(name), [name, place, mode, text]);
    }
  });

  test('12 has every Sailor', () => {
    for (const id of [...SAILORS, ...CREW_PACK]) equal(row(SAILOR[id].name)[2], SAILOR[id].text);
  });

  test('13 has every Adventure at sea: fleet, faces, Loot and rules', () => {
    for (const card of Object.values(CARDS)) {
      if (isCrazy(card)) continue;
      const [, name, , fleet, faces, loot, rules] = row(card.id);
      equal(name, card.name);
      equal(
        fleet,
        Object.entries(card.fleet)
          .map(([colour, count]) => `${count} ${colour}`)
          .join(', '),
      );
      equal(faces, fleetText(card).join('; '));
      equal(loot, String(card.loot));
      for (const rule of card.rules) equal(rules!.includes(ruleText(rule)), true, `${name}: ${ruleText(rule)}`);
      for (const [what, x, y, degrees] of [...(card.placed ?? []), ...(card.tiles ?? [])])
        equal(rules!.includes(`${what} (${x}, ${y}) ${degrees}°`), true, `${name}: ${what}`);
    }
  });

  test('14 has every Crazy Adventure and its Loot', () => {
    for (const card of Object.values(CARDS))
      if (isCrazy(card) && card.pile === 'crazy')
        equal(RULES.includes(`_${card.name.replace('’', "'")}_, ${card.loot} Loot`), true, card.name);
  });
});
