// What is bought, carried and laid down: upgrades (9.4), treasure maps (8.4), the numbers of the game.

import { type Tile, tileNamed } from './board.ts';
import type { Deck, TreasureMap } from './names.ts';

export const HOLD = 12; // spaces for food and crew
export const DEEP_HOLD = 16;
export const SPEED = 2; // spaces a turn
export const TALL_SPEED = 3;
export const SPYGLASS_RANGE = 3; // spaces
export const BROADSIDE = 2; // HP
export const FIGHTERS = 3; // a side, at most
export const REEF_FREE = 3; // the least roll that frees a ship

export const CORNER_GOLD = 700;
export const BOUNTY = 50; // gold per HP
export const KRAKEN_HP = 4;
export const KRAKEN_ROLL = 5; // on each of its three dice, always
export const KRAKEN_GOLD = 500;
export const KRAKEN_VP = 1;
export const KING_HP = 15;
export const GOLD_PER_VP = 500;
export const PURSES: readonly number[] = [0, 50, 100, 150]; // gold, in the order of play
export const LAST_ROUND = 150; // the fail-safe

export const UPGRADES = ['rigging', 'hold', 'cannons', 'spyglass'] as const;
export type Upgrade = (typeof UPGRADES)[number];

export const UPGRADE_CARDS: Record<Upgrade, { name: string; price: number; text: string }> = {
  rigging: { name: 'Tall Rigging', price: 600, text: 'Sail up to 3 spaces a turn.' },
  hold: { name: 'Deep Hold', price: 500, text: 'The hold has 16 spaces.' },
  cannons: { name: 'Bow Cannons', price: 300, text: 'Before the first round of a battle the enemy loses 2 HP.' },
  spyglass: {
    name: 'Spyglass',
    price: 300,
    text: 'Once a turn, before moving, look secretly at a hidden tile within 3 spaces.',
  },
};

const map = (
  x: string,
  gold: number,
  deck: Deck,
  card: string,
): { x: Tile; gold: number; deck: Deck; card: string } => ({
  x: tileNamed(x),
  gold,
  deck,
  card,
});

/** Where the X is, what lies there, and which card the map is. */
export const MAP_CARDS: Record<TreasureMap, { x: Tile; gold: number; deck: Deck; card: string }> = {
  'S-NW': map('B4', 300, 'SI', 'SI06a'),
  'S-NE': map('G2', 300, 'SI', 'SI06b'),
  'S-SE': map('I7', 300, 'SI', 'SI06c'),
  'S-SW': map('D9', 300, 'SI', 'SI06d'),
  'D-NW': map('A3', 600, 'DI', 'DI08a'),
  'D-NE': map('H1', 600, 'DI', 'DI08b'),
  'D-SE': map('J8', 600, 'DI', 'DI08c'),
  'D-SW': map('C10', 600, 'DI', 'DI08d'),
};
