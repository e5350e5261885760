// The introductory Adventures at sea; the sixth, in a tavern, stands with the Crazy ones (RULES.md 13). What the
// printed rules do not tell of a card is reconstructed.

import { AWAY, ESCAPE, REDROP, type SeaCard, SURRENDER, shows, TOWARDS, VOLLEY } from './adventure.ts';

export const SEA_LESSONS: readonly SeaCard[] = [
  {
    id: 'I01',
    name: 'A Fat Merchant',
    pile: 'lesson',
    fleet: { yellow: 3 },

    symbols: { others: { sail: shows(1), grape: shows(2) } },
    loot: 2,
    rules: [{ rule: 'no-actions' }],
    flavour: 'A fat merchant and a thin escort.',
    lesson: 'The drop, the closest pair, coins, Loot, repairs and stowing.',
  },
  {
    id: 'I02',
    name: 'Teeth and Grapeshot',
    pile: 'lesson',
    fleet: { yellow: 2, green: 2 },

    symbols: { others: { sail: shows(1, ESCAPE), grape: shows(1, VOLLEY) } },
    loot: 2,
    rules: [{ rule: 'no-actions' }],
    flavour: 'Some run, some bite.',
    lesson: 'Symbols on Non-Player Ships: Escape and Volley. Then the first Port Visit.',
  },
  {
    id: 'I03',
    name: 'Wind in the Rags',
    pile: 'lesson',
    fleet: { yellow: 1, green: 3 },

    symbols: { others: { sail: shows(1, AWAY), grape: shows(3) } },
    loot: 2,
    rules: [{ rule: 'gift', part: 'sail' }],
    flavour: 'Let us see what that rag is for.',
    lesson: 'Sails, and moving a ship.',
  },
  {
    id: 'I04',
    name: 'Say Hello to the Guns',
    pile: 'lesson',
    fleet: { yellow: 3, red: 1 },

    symbols: { others: { sail: shows(2, TOWARDS), grape: shows(2, VOLLEY) } },
    loot: 3,
    rules: [
      { rule: 'gift', part: 'cannon' },
      { rule: 'fire-cost', cannons: 1 },
    ],
    flavour: 'Noise first, questions later.',
    lesson: 'Cannons, and firing.',
  },
  {
    id: 'I05',
    name: 'Rocks and Hooks',
    pile: 'lesson',
    fleet: { yellow: 2, green: 3 },

    tiles: [
      ['T3', 90, 90, 0],
      ['T4', 190, 190, 40],
      ['T7', 140, 140, 45],
    ],
    symbols: { others: { sail: shows(1, SURRENDER), grape: shows(2, TOWARDS) } },
    loot: 2,
    rules: [{ rule: 'tiles-block-move' }],
    flavour: 'Rocks left, rocks right, supper ahead.',
    lesson: 'Ocean tiles, boarding, surrender, and Sailors at sea.',
  },
  {
    id: 'I07',
    name: 'The Customs Cutter',
    pile: 'lesson',
    fleet: { yellow: 2, red: 3, orange: 1 },

    symbols: {
      others: { sail: shows(3, VOLLEY), grape: shows(4) },
      orange: { skull: shows(4, TOWARDS, VOLLEY, REDROP) },
    },
    loot: 4,
    rules: [{ rule: 'bounty', colour: 'orange', coins: 2 }],
    flavour: 'The customs men would like to see your papers.',
    lesson: 'Flagships, the re-drop, and a bounty.',
  },
];
