// Where the chance of a lab game comes from: the plan and the game's number, nothing else.

import { type Seed, seedOf } from '@quayside/engine';
import type { PlanTerms } from './plan.ts';

/**
 * Game number `index` of every cell has the same seed: combinations of options and compared plans begin with the same
 * chance, so that their difference is less blurred by luck. Workers, order and restarts have no part in it.
 */
export const gameSeed = ({ game, players, seed }: Pick<PlanTerms, 'game' | 'players' | 'seed'>, index: number): Seed =>
  seedOf(`lab/${game}/${players}/${seed}/${index}`);

/** Chance of one seat's thinking: its own, so that one bot's thinking cannot change another's. */
export const thinkingSeed = (game: Seed, seat: number): Seed => seedOf(`${game}/seat ${seat}`);
