// The printed matter of Waves of Fortune, readable against RULES.md.

export * from './board.ts';
export * from './cards.ts';
export * from './goods.ts';
export * from './names.ts';
export type { CardOption, Need, Op } from './operations.ts';
export * from './scripts.ts';
export * from './tokens.ts';
