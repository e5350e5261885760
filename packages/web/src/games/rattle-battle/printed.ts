// What is printed on cards, Loot and houses, in the page's language. The English texts are those of the rules.

import {
  actionText,
  CARDS,
  isCrazy,
  LOCATION_NAMES,
  LOOT_NAMES,
  ruleText,
  SAILOR,
  type SailorId,
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

export const lootNames = defineWords('games/rattle-battle/loot', LOOT_NAMES);
export const locationNames = defineWords('games/rattle-battle/locations', LOCATION_NAMES);
export const upgrades = defineWords('games/rattle-battle/upgrades', printed<UpgradeId>(UPGRADE));
export const sailors = defineWords('games/rattle-battle/sailors', printed<SailorId>(SAILOR));
export const adventures = defineWords('games/rattle-battle/adventures', adventuresInEnglish);
export const cardTexts = defineWords('games/rattle-battle/cards', { action: actionText, rule: ruleText });
