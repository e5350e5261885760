// How a bot's temperament changes its evaluation: the same estimates of a position, weighed differently.

import { TEMPERAMENTS, type Temperament } from '@quayside/protocol';
import type { Shape } from '@quayside/rules';
import type { Evaluation } from './bot.ts';

export const isTemperament = (text: string): text is Temperament => TEMPERAMENTS.some(name => name === text);

const SPITE = 0.5; // what the best rival's worth counts against one's own

/**
 * What a position is worth to this temperament: `own` to itself, `rival` to the best of the others, all 0 to 1. A win
 * stays 1 and a rival's win 0, so that a bot still plays to win. Worlds differ by chance: over several of them a curve
 * that bends up likes the gamble, one that bends down the sure thing.
 */
const WEIGHED: Record<Temperament, (own: number, rival: number) => number> = {
  bold: own => own * own,
  thrifty: own => Math.sqrt(own),
  spiteful: (own, rival) => (own - SPITE * rival + SPITE) / (1 + SPITE),
};

export const weigh = (temperament: Temperament, own: number, rival: number): number => WEIGHED[temperament](own, rival);

/** A factor on the temperature of careless moves: a bold bot's are further from the best, a thrifty one's nearer. */
const CARELESS: Record<Temperament, number> = { bold: 1.4, thrifty: 0.7, spiteful: 1 };
export const carelessness = (temperament: Temperament | null): number =>
  temperament === null ? 1 : CARELESS[temperament];

/** The evaluation as a bot of this temperament uses it; the others are thought to play without one. */
export function withTemperament<G extends Shape>(
  evaluation: Evaluation<G>,
  temperament: Temperament | null,
): Evaluation<G> {
  if (temperament === null) return evaluation;
  return {
    ...evaluation,
    temperament,
    judge(world, asking, from) {
      const worths = evaluation.judge(world, asking, from);
      if (asking === undefined || worths.length === 1) return worths;
      const rival = Math.max(...worths.filter((_, seat) => seat !== asking));
      const worth = weigh(temperament, Math.max(0, worths[asking]!), rival);
      const bonus = evaluation.temperamentBonus?.(world, asking, temperament) ?? 0;
      return worths.with(asking, Math.min(1, Math.max(0, worth + bonus)));
    },
  };
}
