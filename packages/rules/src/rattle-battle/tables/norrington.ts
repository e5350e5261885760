// Adventures of Admiral Norrington (RULES.md 13). What the printed rules do not tell of a card is reconstructed.

import {
  AWAY,
  ESCAPE,
  explode,
  REDROP,
  type SeaCard,
  SURRENDER,
  shows,
  TOWARDS,
  TOWARDS_ALLY,
  TOWARDS_WANTED,
  VOLLEY,
} from './adventure.ts';
import { MM } from './dice.ts';

export const NORRINGTON: readonly SeaCard[] = [
  {
    id: 'N01',
    name: 'Merchant & Co.',
    pile: 'soft',
    fleet: { yellow: 3, green: 1 },

    symbols: { others: { sail: shows(1, AWAY), grape: shows(1, VOLLEY) } },
    loot: 2,
    rules: [{ rule: 'chain', good: 'spices', most: 2 }],
    flavour: 'Prices are fixed. So are the scales.',
  },
  {
    id: 'N02',
    name: 'Fabrics Supply',
    pile: 'soft',
    fleet: { yellow: 3, green: 2 },

    symbols: { others: { sail: shows(1, SURRENDER), grape: shows(2, AWAY) } },
    loot: 2,
    rules: [{ rule: 'chain', good: 'fabrics', most: 2 }],
    flavour: 'Bolts of cloth, nerves of gauze.',
  },
  {
    id: 'N03',
    name: 'Fire Power',
    pile: 'soft',
    fleet: { yellow: 2, red: 2 },

    symbols: { others: { sail: shows(3, VOLLEY), grape: shows(3, VOLLEY) } },
    loot: 3,
    rules: [{ rule: 'refit', part: 'cannon' }],
    flavour: 'They brought cannons. We brought a shopping list.',
  },
  {
    id: 'N04',
    name: 'Attack the Port',
    pile: 'soft',
    fleet: { yellow: 2, red: 3 },
    placed: [
      ['red', 100, 56, 0],
      ['red', 140, 56, 0],
      ['red', 180, 56, 0],
    ],
    tiles: [['T9', 140, 20, 0]],
    symbols: { others: { sail: shows(2, VOLLEY), grape: shows(4) } },
    loot: 2,
    rules: [{ rule: 'chain', good: 'rum', most: 3 }],
    flavour: 'The harbour master requests that you stop.',
  },
  {
    id: 'N05',
    name: 'Unlucky Fellow',
    pile: 'soft',
    fleet: { yellow: 3, red: 1 },

    symbols: {
      red: { sail: shows(3, AWAY), grape: shows(4) },
      others: { sail: shows(1, ESCAPE), grape: shows(1, VOLLEY) },
    },
    loot: 4,
    rules: [{ rule: 'choose-loot', colour: 'red' }],
    flavour: 'Wrong place, wrong time, wrong flag.',
  },
  {
    id: 'N06',
    name: 'Boneyard',
    pile: 'soft',
    fleet: { yellow: 2, green: 3 },

    tiles: [
      ['T3', 75, 85, 0],
      ['T4', 205, 90, 40],
      ['T5', 85, 205, 80],
      ['T6', 200, 200, 120],
      ['T2', 140, 145, 0],
    ],
    symbols: { others: { sail: shows(2, TOWARDS), grape: shows(2, VOLLEY) } },
    loot: 3,
    rules: [{ rule: 'tiles-block-move' }],
    flavour: 'Every rock here has a surname.',
  },
  {
    id: 'N07',
    name: 'The King is Here',
    pile: 'soft',
    fleet: { yellow: 1, green: 3, violet: 1 },
    placed: [['violet', 140, 140, 0]],

    symbols: { others: { sail: shows(2, TOWARDS_ALLY), grape: shows(3) }, violet: { skull: shows(5, VOLLEY) } },
    loot: 2,
    rules: [
      { rule: 'ally', colour: 'violet' },
      { rule: 'swap', good: 'valuables' },
      { rule: 'ally-lost', loot: 1 },
    ],
    flavour: 'Look busy. And bring something shiny.',
  },
  {
    id: 'N08',
    name: 'Rum Runners',
    pile: 'soft',
    fleet: { yellow: 3, green: 2 },

    symbols: { others: { sail: shows(1, ESCAPE), grape: shows(2, SURRENDER) } },
    loot: 2,
    rules: [{ rule: 'bonus-loot', colour: 'yellow', loot: 1 }],
    flavour: 'They outrun the law, seldom the thirst.',
  },
  {
    id: 'N09',
    name: 'Herring Fleet',
    pile: 'soft',
    fleet: { yellow: 3, green: 3 },

    symbols: { others: { sail: shows(1, AWAY), grape: shows(2) } },
    loot: 2,
    rules: [],
    flavour: 'Smells like victory. Mostly like herring.',
  },
  {
    id: 'N10',
    name: 'Convey',
    pile: 'hard',
    fleet: { yellow: 3, red: 3 },

    symbols: { others: { sail: shows(4, VOLLEY), grape: shows(3, TOWARDS_WANTED) } },
    loot: 3,
    rules: [{ rule: 'wanted-exhausts' }],
    flavour: 'Six ships, one grudge, your name on it.',
  },
  {
    id: 'N11',
    name: 'Pillage Time',
    pile: 'hard',
    fleet: { green: 3, red: 3 },

    symbols: { others: { sail: shows(3, VOLLEY), grape: shows(5) } },
    loot: 3,
    rules: [{ rule: 'wanted-battle', colour: 'red', range: 126 * MM }],
    flavour: 'The admiral only wants a word with one of us.',
  },
  {
    id: 'N12',
    name: 'Neptune’s Anger',
    pile: 'hard',
    fleet: { yellow: 3, green: 3, blue: 1 },

    symbols: {
      others: { sail: shows(2, AWAY), grape: shows(3, VOLLEY) },
      blue: { number: shows(1, explode('shown', 'players')), skull: shows(1, REDROP) },
    },
    loot: 3,
    rules: [],
    flavour: 'He is not angry, just disappointed. With thunder.',
  },
  {
    id: 'N13',
    name: 'Maze of Rocks',
    pile: 'hard',
    fleet: { green: 3, red: 3 },

    tiles: [
      ['T3', 95, 100, 10],
      ['T4', 185, 100, 70],
      ['T5', 95, 185, 130],
      ['T6', 185, 180, 200],
      ['T7', 140, 60, 0],
      ['T8', 140, 220, 0],
    ],
    symbols: { others: { sail: shows(3, TOWARDS), grape: shows(3, VOLLEY) } },
    loot: 3,
    rules: [{ rule: 'tiles-block-fire' }],
    flavour: 'Turn left at the rock. No, the other rock.',
  },
  {
    id: 'N14',
    name: 'The Blockade',
    pile: 'hard',
    fleet: { green: 2, red: 3, orange: 1 },
    placed: [
      ['red', 70, 140, 45],
      ['red', 140, 70, 45],
      ['red', 210, 140, 45],
    ],

    symbols: {
      others: { sail: shows(3, VOLLEY), grape: shows(5) },
      orange: { skull: shows(4, TOWARDS_WANTED, VOLLEY) },
    },
    loot: 4,
    rules: [{ rule: 'bounty', colour: 'orange', coins: 2 }],
    flavour: 'Nothing gets past. Except us, possibly.',
  },
  {
    id: 'N15',
    name: 'Gunpowder Gala',
    pile: 'hard',
    fleet: { green: 2, red: 2, orange: 2 },

    symbols: { others: { sail: shows(3, VOLLEY), grape: shows(4, TOWARDS) }, orange: { skull: shows(1, explode(2)) } },
    loot: 3,
    rules: [{ rule: 'bounty', colour: 'orange', coins: 2 }],
    flavour: 'No smoking within one long range.',
  },
  {
    id: 'N16',
    name: 'Norrington',
    pile: 'final',
    fleet: { yellow: 3, red: 3, orange: 2 },

    symbols: {
      others: { sail: shows(4, VOLLEY), grape: shows(5) },
      orange: { skull: shows(5, TOWARDS_WANTED, VOLLEY, REDROP) },
    },
    loot: 4,
    rules: [{ rule: 'bounty', colour: 'orange', coins: 3 }],
    flavour: 'He has read the pirate handbook. He wrote the index.',
  },
  {
    id: 'N17',
    name: 'The Hanging Tide',
    pile: 'final',
    fleet: { green: 2, red: 3, orange: 1, violet: 1 },
    placed: [['violet', 140, 140, 45]],

    symbols: {
      others: { sail: shows(4, TOWARDS_ALLY), grape: shows(4, VOLLEY) },
      orange: { skull: shows(5, TOWARDS_WANTED, VOLLEY) },
      violet: { skull: shows(5, VOLLEY) },
    },
    loot: 4,
    rules: [
      { rule: 'ally', colour: 'violet' },
      { rule: 'ally-saved', coins: 2 },
      { rule: 'bounty', colour: 'orange', coins: 2 },
    ],
    flavour: 'Somebody up there owes us money.',
  },
];
