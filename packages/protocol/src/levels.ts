// The levels of bots, from weak to strong. Apart from the schemas, which the browser does without.

export const LEVELS = ['deckhand', 'mate', 'captain', 'admiral'] as const;
export type Level = (typeof LEVELS)[number];
