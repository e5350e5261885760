// What is printed on cards, tiles, Loot and houses, in the page's language. The English texts are those of the rules.

import {
  actionText,
  CARDS,
  isCrazy,
  LOCATION_NAMES,
  LOOT_NAMES,
  ruleText,
  SAILOR,
  type SailorId,
  TILE,
  type TileId,
  UPGRADE,
  type UpgradeId,
} from '@quayside/rules/rattle-battle';
import { defineWords } from '../../words/define.ts';

type Printed = { name: string; text: string };

/** Name and text alone: the other fields are not read by players, and must not be translated. */
const printed = <Id extends string>(cards: Record<Id, Printed>): Record<Id, Printed> =>
  Object.fromEntries(Object.entries<Printed>(cards).map(([id, { name, text }]) => [id, { name, text }])) as Record<
    Id,
    Printed
  >;

const adventuresInEnglish = Object.fromEntries(
  Object.entries(CARDS).map(([id, card]) => [
    id,
    { name: card.name, flavour: card.flavour, lesson: card.lesson ?? '', text: isCrazy(card) ? card.text : '' },
  ]),
);

const tilesInEnglish = Object.fromEntries(Object.entries(TILE).map(([id, { name }]) => [id, name])) as Record<
  TileId,
  string
>;

export const lootNames = defineWords('games/rattle-battle/loot', LOOT_NAMES);
export const locationNames = defineWords('games/rattle-battle/locations', LOCATION_NAMES);
export const tileNames = defineWords('games/rattle-battle/tiles', tilesInEnglish);
export const upgrades = defineWords('games/rattle-battle/upgrades', printed<UpgradeId>(UPGRADE));
export const sailors = defineWords('games/rattle-battle/sailors', printed<SailorId>(SAILOR));
export const adventures = defineWords('games/rattle-battle/adventures', adventuresInEnglish);
export const cardTexts = defineWords('games/rattle-battle/cards', { action: actionText, rule: ruleText });
