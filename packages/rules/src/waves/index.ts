// What screens and bots use of W·A·V·E·S.

export * from './facts.ts';
export { waves } from './game.ts';
export type { RulePiece } from './lessons/rulePieces.ts';
export { meta, type WavesOptions } from './meta.ts';
export { different, emptyPile, takeBlindly, total } from './piles.ts';
export { agentPower, elderPower, elderToTheRight, overcomes, type Preview, preview } from './powers.ts';
export { majorityAsFarAsKnown, type Outlook, outlook, type Rebels } from './preview.ts';
export * from './tables.ts';
export type * from './types.ts';
