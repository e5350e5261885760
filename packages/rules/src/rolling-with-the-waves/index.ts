// What screens and bots use of Rolling with the Waves.

export * from './facts.ts';
export { rollingWithTheWaves } from './game.ts';
export type { RulePiece } from './lessons/rulePieces.ts';
export { meta, type RollingOptions } from './meta.ts';
export { allocation, BROADSIDE, BURY, DRAFT, FIRE, KEEP, RAISE, SAILOR_DRAFT } from './moves.ts';
export * from './tables.ts';
export type * from './types.ts';
