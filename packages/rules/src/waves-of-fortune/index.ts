// What screens and bots use of Waves of Fortune.

export { cardText, nameOf, tokenText } from './cardText.ts';
export * from './facts/choices.ts';
export * from './facts/odds.ts';
export * from './facts/reach.ts';
export * from './facts/score.ts';
export * from './facts/ships.ts';
export { isGuarded, isHidden, tokenOn, wreckOn } from './facts/tiles.ts';
export * from './facts/unseen.ts';
export { wavesOfFortune } from './game.ts';
export type { RulePiece } from './lessons/rulePieces.ts';
export { type FortuneOptions, meta } from './meta.ts';
export * from './moves.ts';
export { pushGoals } from './phases/ram.ts';
export * from './tables/index.ts';
export type * from './types.ts';
