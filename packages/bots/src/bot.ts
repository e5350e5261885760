// What a bot is: it holds a view, never a state.

import type { Game, Rng, Shape, View } from '@quayside/rules';
import type { Evaluation } from './evaluation.ts';

/** When to stop thinking: after so many iterations, or at this time (`performance.now()`), whichever comes first. */
export type Limits = { iterations: number; until: number };

export type Bot = <G extends Shape>(
  game: Game<G>,
  evaluation: Evaluation<G>,
  view: View<G>,
  rng: Rng,
  limits: Limits,
) => G['move'];
