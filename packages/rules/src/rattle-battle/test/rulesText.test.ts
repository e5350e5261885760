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
  type SeaCard,
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

  test('12.2, 12.4 has every Sailor', () => {
    for (const id of [...SAILORS, ...CREW_PACK]) equal(row(SAILOR[id].name)[2], SAILOR[id].text);
  });

  /** Every Adventure at sea of a scenario: fleet, faces, Loot and rules. */
  const shows = (scenario: 'N' | 'P' | 'I') => {
    const cards = Object.values(CARDS).filter(
      (card): card is SeaCard => !isCrazy(card) && card.id.startsWith(scenario),
    );
    for (const card of cards) {
      const [, name, pile, fleet, faces, loot, rules] = row(card.id);
      deepEqual([name, pile, loot], [card.name, card.pile, String(card.loot)]);
      const ships = Object.entries(card.fleet).map(([colour, count]) => `${count} ${colour}`);
      deepEqual([fleet, faces], [ships.join(', '), fleetText(card).join('; ')]);
      for (const rule of card.rules) equal(rules!.includes(ruleText(rule)), true, `${name}: ${ruleText(rule)}`);
      for (const [what, x, y, degrees] of [...(card.placed ?? []), ...(card.tiles ?? [])])
        equal(rules!.includes(`${what} (${x}, ${y}) ${degrees}°`), true, `${name}: ${what}`);
    }
    return cards.length;
  };

  test('13.7 has every Adventure of Admiral Norrington', () => equal(shows('N'), 17));
  test('13.8 has every Adventure of the Pirate Wars', () => equal(shows('P'), 17));
  test('13.9 has every introductory Adventure at sea', () => equal(shows('I'), 6));

  test('14 has every Crazy Adventure and its Loot', () => {
    for (const card of Object.values(CARDS))
      if (isCrazy(card) && card.pile === 'crazy')
        equal(RULES.includes(`_${card.name.replace('’', "'")}_, ${card.loot} Loot`), true, card.name);
  });
});
