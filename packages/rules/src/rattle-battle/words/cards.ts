// What is printed on an Adventure card, in words: its rules, and what the faces of its fleet mean.

import { counted } from '../../kit/counted.ts';
import {
  type Action,
  LOOT_NAMES,
  MM,
  type NpColour,
  PART_NAMES,
  type Reading,
  type Rule,
  type SeaCard,
  type Whom,
} from '../tables/index.ts';

const mm = (length: number): string => `${length / MM} mm`;

export function ruleText(rule: Rule): string {
  switch (rule.rule) {
    case 'chain':
      return `Each ${LOOT_NAMES[rule.good]} drawn brings 1 Loot more, ${rule.most} at most.`;
    case 'swap':
      return `After drawing, 1 ${LOOT_NAMES[rule.good]} may be returned for 1 coin.`;
    case 'refit':
      return `After drawing, 1 Loot may be returned for a ${PART_NAMES[rule.part]}.`;
    case 'choose-loot':
      return `Whoever sank the ${rule.colour} ship may choose the Loot instead of drawing it.`;
    case 'bounty':
      return `${rule.colour === 'orange' ? 'An' : 'A'} ${rule.colour} ship pays ${counted(rule.coins, 'coin')}.`;
    case 'bonus-loot':
      return `Each ${rule.colour} ship sunk brings ${rule.loot} Loot more.`;
    case 'close-location':
      return 'Whoever sank most red ships closes a port location for the others on the next visit.';
    case 'free-fire':
      return 'Firing needs Cannons but does not exhaust them.';
    case 'fire-cost':
      return `Every Fire costs ${counted(rule.cannons, 'Cannon')}.`;
    case 'move-range':
      return `A Move goes ${mm(rule.range)} at most.`;
    case 'fire-range':
      return `A Fire reaches ${mm(rule.range)}.`;
    case 'tiles-block-move':
      return 'No ship moves over a tile; one that touches a tile cannot move at all.';
    case 'tiles-block-fire':
      return 'No ship fires across a tile; one that touches a tile cannot fire at all.';
    case 'tiles-sink':
      return 'Right after the drop every ship that touches a tile sinks.';
    case 'tile-loot':
      return `Whoever has a ship touching the tile when the actions end gets ${rule.loot} Loot more.`;
    case 'ally':
      return `The ${rule.colour} ship is an ally.`;
    case 'ally-lost':
      return `If the ally is sunk, everybody draws ${rule.loot} Loot fewer.`;
    case 'ally-saved':
      return `If the ally is still afloat after the Battle, everybody who sailed gains ${counted(rule.coins, 'coin')}.`;
    case 'wanted-exhausts':
      return 'Before ships are sent, the Wanted player exhausts one Upgrade.';
    case 'wanted-battle':
      return `After the drop each ${rule.colour} ship fights the nearest ship of the Wanted player within ${mm(rule.range)}.`;
    case 'any-ship-fires':
      return 'Every ship may fire at Player Ships.';
    case 'least-sent':
      return `Everybody sends at least ${counted(rule.ships, 'ship')}.`;
    case 'most-sent':
      return `Nobody sends more than ${counted(rule.ships, 'ship')}.`;
    case 'no-actions':
      return 'There are no player actions.';
    case 'gift':
      return `Everybody adds a ${PART_NAMES[rule.part]}.`;
  }
}

const WHOM: Record<Whom, string> = {
  closest: 'the closest Player Ship',
  wanted: 'the Wanted player’s closest ship',
  ally: 'the ally',
};

export function actionText(action: Action): string {
  switch (action.act) {
    case 'escape':
      return 'Escape';
    case 'explode': {
      const count = action.count === 'shown' ? 'as many as shown' : String(action.count);
      return `Explode: ${count} of the closest ${action.whom === 'all' ? 'ships' : 'Player Ships'}`;
    }
    case 'towards':
      return `Move towards ${WHOM[action.whom]}`;
    case 'away':
      return `Move away from ${WHOM[action.whom]}`;
    case 'volley':
      return 'Volley';
    case 'redrop':
      return 'Re-drop';
    case 'surrender':
      return 'Surrender';
  }
}

const FACE_WORDS = { sail: 'Sail', grape: 'Grapeshot', skull: 'Skull', number: 'Number' };

const readingText = ({ strength, actions }: Reading): string =>
  [...actions.map(actionText), `Strength ${strength}`].join(', ');

/**
 * A line for each face that means something, as `red Sail: Volley, Strength 3`; ships not named by colour come last.
 */
export function fleetText(card: SeaCard): string[] {
  return Object.entries(card.symbols).flatMap(([colour, readings]) => {
    const whose = colour === 'others' ? '' : `${colour as NpColour} `;
    return Object.entries(readings).map(
      ([face, reading]) => `${whose}${FACE_WORDS[face as keyof typeof FACE_WORDS]}: ${readingText(reading)}`,
    );
  });
}
