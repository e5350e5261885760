// What screens and bots use of Rolling Seas.

export * from './facts/access.ts';
export { portsShutOff } from './facts/islands.ts';
export * from './facts/lastTrip.ts';
export * from './facts/ledger.ts';
export * from './facts/log.ts';
export * from './facts/placement.ts';
export * from './facts/ports.ts';
export * from './facts/reach.ts';
export * from './facts/sailing.ts';
export { cardLayings, islandLayings, type Laid } from './facts/shapes.ts';
export { rollingSeas } from './game.ts';
export type { RulePiece } from './lessons/rulePieces.ts';
export { meta, type SeasOptions } from './meta.ts';
export { EXPLORE, home, ISLAND, OBSTACLE, sail, VISITS, visitsTo } from './moves.ts';
export { act, ashore, isAction } from './phases/action.ts';
export { PORT_ORDERS } from './phases/port.ts';
export { windsOf } from './phases/sail.ts';
export * from './tables/index.ts';
export { type Cast, type Marks, type Passage, passagesOf, type Tale, taleOf, taleText } from './tale/tale.ts';
export type * from './types.ts';
