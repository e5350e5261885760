// What screens, bots and the device of falling dice use of Rattle, Battle, Grab the Loot.

export * from './facts/candidates.ts';
export * from './facts/fire.ts';
export * from './facts/loot.ts';
export * from './facts/sea.ts';
export * from './facts/ships.ts';
export { restOf, standing } from './facts/toss.ts';
export * from './facts/uses.ts';
export { afterAct, type Forecast, forecast } from './forecast.ts';
export { rattleBattle } from './game.ts';
export type { RulePiece } from './lessons/rulePieces.ts';
export { meta, type RattleOptions } from './meta.ts';
export { wallHeight } from './phases/crazy/prison.ts';
export { cardPrice } from './phases/port/guild.ts';
export { pitCoins } from './phases/port/pit.ts';
export { scoreOf } from './standings.ts';
export * from './tables/index.ts';
export type * from './types/crazy.ts';
export type * from './types/event.ts';
export type * from './types/galleon.ts';
export type * from './types/move.ts';
export type * from './types/refusal.ts';
export type * from './types/sea.ts';
export { FALL_TEXT } from './types/sea.ts';
export type * from './types.ts';
export { STEPS } from './types.ts';
export { actionText, fleetText, ruleText } from './words/cards.ts';
