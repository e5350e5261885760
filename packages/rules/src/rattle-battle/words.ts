import type { Words } from '../game.ts';
import type { RattleBattle } from './types.ts';
export const words: Words<RattleBattle> = {
  refusals: {},
  asks: {},
  awaiting: () => [],
  event: () => null,
  move: () => [],
  reasons: {},
  sources: {},
};
