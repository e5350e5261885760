// What cards leave on a tile (5.1): guards to be beaten, and places that act on every ship that ends a move there.

import type { Token } from './names.ts';
import { crew, food, type Op, roll, row } from './operations.ts';

export const TOKEN_NAMES: Record<Token, string> = {
  pirate: 'Pirates',
  kraken: 'The Kraken',
  mine1: 'Drifting Mine',
  mine2: 'Moored Mine',
  fish: 'Fishing Ground',
  spring: 'Freshwater Spring',
  mermaid: 'Mermaid Cove',
  siren: 'Sirens’ Rock',
  post: 'Trading Post',
};

/** What the lasting tokens do. */
export const TOKEN_FX: Record<Exclude<Token, 'pirate' | 'kraken'>, readonly Op[]> = {
  mine1: [crew(-1)],
  mine2: [crew(-2)],
  fish: [food(2)],
  spring: [food(3)],
  mermaid: [roll(row(1, 2, crew(-1)), row(3, 6, food(2)))],
  siren: [roll(row(1, 3, crew(-2)), row(4, 6, crew(1), food(2)))],
  post: [['swap', 2]],
};
