// The names that cards, tokens and maps refer to each other by.

export const DECKS = ['SO', 'SI', 'DO', 'DI'] as const;
/** Shallows or Depths, Ocean or Island. */
export type Deck = (typeof DECKS)[number];

export const MAPS = ['S-NW', 'S-NE', 'S-SE', 'S-SW', 'D-NW', 'D-NE', 'D-SE', 'D-SW'] as const;
export type TreasureMap = (typeof MAPS)[number];

export const TOKENS = ['pirate', 'kraken', 'mine1', 'mine2', 'fish', 'spring', 'mermaid', 'siren', 'post'] as const;
export type Token = (typeof TOKENS)[number];
