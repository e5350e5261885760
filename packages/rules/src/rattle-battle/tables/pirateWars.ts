// Adventures of the Pirate Wars (RULES.md 13). What the printed rules do not tell of a card is reconstructed.

import { AWAY, ESCAPE, explode, REDROP, type SeaCard, SURRENDER, shows, TOWARDS, VOLLEY } from './adventure.ts';
import { MM } from './dice.ts';

export const PIRATE_WARS: readonly SeaCard[] = [
  {
    id: 'P01',
    name: 'Cannonade',
    pile: 'soft',
    fleet: { yellow: 3, green: 2 },

    symbols: { others: { sail: shows(1, VOLLEY), grape: shows(3) } },
    loot: 2,
    rules: [{ rule: 'free-fire' }],
    flavour: 'Powder is free today. Hearing is not.',
  },
  {
    id: 'P02',
    name: 'Tax Ship',
    pile: 'soft',
    fleet: { yellow: 3, red: 1 },

    symbols: {
      red: { sail: shows(3, AWAY), grape: shows(4, VOLLEY) },
      others: { sail: shows(1, TOWARDS), grape: shows(1, ESCAPE) },
    },
    loot: 2,
    rules: [{ rule: 'bounty', colour: 'red', coins: 3 }],
    flavour: 'Death and taxes, in that order.',
  },
  {
    id: 'P03',
    name: 'Smugglers’ Cove',
    pile: 'soft',
    fleet: { yellow: 2, green: 3 },

    tiles: [['T1', 140, 140, 0]],
    symbols: { others: { sail: shows(2, VOLLEY), grape: shows(2, AWAY) } },
    loot: 2,
    rules: [{ rule: 'tile-loot', loot: 1 }],
    flavour: 'No questions, no lanterns, no receipts.',
  },
  {
    id: 'P04',
    name: 'Sargasso',
    pile: 'soft',
    fleet: { yellow: 3, green: 2 },

    tiles: [
      ['T7', 100, 110, 20],
      ['T8', 185, 175, 70],
      ['T2', 190, 80, 0],
    ],
    symbols: { others: { sail: shows(1, TOWARDS), grape: shows(2, VOLLEY) } },
    loot: 3,
    rules: [{ rule: 'tiles-block-move' }],
    flavour: 'The sea grows hair here.',
  },
  {
    id: 'P05',
    name: 'Turncoat',
    pile: 'soft',
    fleet: { yellow: 2, green: 3, violet: 1 },

    symbols: { others: { sail: shows(2, AWAY), grape: shows(2, VOLLEY) }, violet: { skull: shows(4, VOLLEY) } },
    loot: 2,
    rules: [{ rule: 'ally', colour: 'violet' }],
    flavour: 'He changed sides. He may do it again.',
  },
  {
    id: 'P06',
    name: 'Powder Barges',
    pile: 'soft',
    fleet: { yellow: 3, green: 2 },

    symbols: { others: { sail: shows(1, explode(1)), grape: shows(1, explode(2)) } },
    loot: 3,
    rules: [],
    flavour: 'Handle with care. Or do not, and count.',
  },
  {
    id: 'P07',
    name: 'The Narrows',
    pile: 'soft',
    fleet: { yellow: 2, green: 3 },

    tiles: [
      ['T7', 90, 140, 90],
      ['T8', 190, 140, 90],
    ],
    symbols: { others: { sail: shows(2, TOWARDS), grape: shows(1, VOLLEY) } },
    loot: 2,
    rules: [{ rule: 'most-sent', ships: 2 }, { rule: 'tiles-block-fire' }],
    flavour: 'Two abreast is already one too many.',
  },
  {
    id: 'P08',
    name: 'Oyster Banks',
    pile: 'soft',
    fleet: { yellow: 3, green: 1 },

    symbols: { others: { sail: shows(1, SURRENDER), grape: shows(2, SURRENDER) } },
    loot: 2,
    rules: [{ rule: 'refit', part: 'hold' }],
    flavour: 'They gave up before we arrived.',
  },
  {
    id: 'P09',
    name: 'Whale Ahoy',
    pile: 'soft',
    fleet: { green: 3, violet: 1 },

    symbols: {
      others: { sail: shows(2, TOWARDS), grape: shows(2, VOLLEY) },
      violet: { skull: shows(3, AWAY, REDROP) },
    },
    loot: 2,
    rules: [{ rule: 'bonus-loot', colour: 'violet', loot: 2 }],
    flavour: 'It looks hungry and so do we.',
  },
  {
    id: 'P10',
    name: 'Corsairs!',
    pile: 'hard',
    fleet: { green: 3, red: 3 },

    symbols: { others: { sail: shows(3, VOLLEY), grape: shows(4, TOWARDS) } },
    loot: 3,
    rules: [{ rule: 'close-location' }],
    flavour: 'Whoever sinks them names the price of beer.',
  },
  {
    id: 'P11',
    name: 'Twin Whirlpools',
    pile: 'hard',
    fleet: { green: 3, red: 3 },

    tiles: [
      ['T10', 90, 140, 0],
      ['T11', 190, 140, 0],
    ],
    symbols: { others: { sail: shows(3, TOWARDS), grape: shows(3, VOLLEY) } },
    loot: 4,
    rules: [{ rule: 'tiles-sink' }],
    flavour: 'Round and round and down.',
  },
  {
    id: 'P12',
    name: 'Treasure Fleet',
    pile: 'hard',
    fleet: { yellow: 3, green: 3, red: 2 },

    symbols: { others: { sail: shows(3, AWAY), grape: shows(3, VOLLEY) } },
    loot: 2,
    rules: [{ rule: 'chain', good: 'valuables', most: 2 }],
    flavour: 'Eight ships of tax-free income.',
  },
  {
    id: 'P13',
    name: 'Kraken’s Lunch',
    pile: 'hard',
    fleet: { green: 3, red: 1, blue: 1, violet: 1 },

    symbols: {
      others: { sail: shows(2, AWAY), grape: shows(3, VOLLEY) },
      violet: { skull: shows(5, TOWARDS, VOLLEY, REDROP) },
      blue: { skull: shows(1, explode(2)) },
    },
    loot: 3,
    rules: [{ rule: 'bounty', colour: 'violet', coins: 3 }],
    flavour: 'Today you are on the menu.',
  },
  {
    id: 'P14',
    name: 'No Quarter',
    pile: 'hard',
    fleet: { yellow: 2, red: 3, orange: 1 },

    symbols: { others: { sail: shows(4, VOLLEY), grape: shows(5) }, orange: { skull: shows(5, VOLLEY) } },
    loot: 4,
    rules: [
      { rule: 'least-sent', ships: 2 },
      { rule: 'bounty', colour: 'orange', coins: 2 },
    ],
    flavour: 'Bring friends. Fewer will return.',
  },
  {
    id: 'P15',
    name: 'Fog Bank',
    pile: 'hard',
    fleet: { green: 3, red: 3 },

    symbols: { others: { sail: shows(3, AWAY), grape: shows(3, VOLLEY) } },
    loot: 3,
    rules: [
      { rule: 'move-range', range: 63 * MM },
      { rule: 'fire-range', range: 31.5 * MM },
    ],
    flavour: 'I can hear them. I can smell them. I cannot aim.',
  },
  {
    id: 'P16',
    name: 'The Pirate Moot',
    pile: 'final',
    fleet: { yellow: 2, red: 3, orange: 2 },

    symbols: { others: { sail: shows(4, VOLLEY), grape: shows(5) }, orange: { skull: shows(4, VOLLEY, REDROP) } },
    loot: 4,
    rules: [{ rule: 'any-ship-fires' }, { rule: 'bounty', colour: 'orange', coins: 2 }],
    flavour: 'Point of order: duck.',
  },
  {
    id: 'P17',
    name: 'Last Galleon to Tortuga',
    pile: 'final',
    fleet: { yellow: 3, red: 3, orange: 1, violet: 1 },

    symbols: {
      others: { sail: shows(3, TOWARDS), grape: shows(4, VOLLEY) },
      orange: { skull: shows(5, TOWARDS, VOLLEY) },
      violet: { skull: shows(5, AWAY, REDROP) },
    },
    loot: 4,
    rules: [
      { rule: 'bounty', colour: 'violet', coins: 4 },
      { rule: 'bounty', colour: 'orange', coins: 2 },
    ],
    flavour: 'Gold rides low in the water.',
  },
];
