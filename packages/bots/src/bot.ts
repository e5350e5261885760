// What a bot is: it holds a view, never a state. And what a game tells its bots beyond the rules.

import type { Level } from '@quayside/protocol';
import type { Game, Menu, Rng, Seat, Shape, View, World } from '@quayside/rules';

/** When to stop thinking: after so many iterations, or at this time (`performance.now()`), whichever comes first. */
export type Limits = { iterations: number; until: number };

export type Bot = <G extends Shape>(
  game: Game<G>,
  evaluation: Evaluation<G>,
  view: View<G>,
  rng: Rng,
  limits: Limits,
) => G['move'];

export type Evaluation<G extends Shape> = {
  /**
   * Per seat, 0 to 1: how near it is to winning. Sees a whole world, because only imagined ones are judged. `asking` is
   * the seat that has to decide: a game may look at it more closely than at the others.
   */
  judge(world: World<G>, asking?: Seat): number[];
  /** Whether a playout begun at `from` may be judged at `now`; left out, playouts go on to the end of the game. */
  enough?(from: G['open'], now: G['open']): boolean;
  /** Key of what the search tells apart at the next decision; left out, all of `open`. Fewer keys search faster. */
  visibleKey?(open: G['open']): string | number;
  /** How everybody plays in a playout; left out, at random. */
  policy?(view: View<G>, menu: Menu<G>, rng: Rng): G['move'];
  /** The moves worth thinking about where the menu is long or not complete, best first; left out, the whole menu. */
  candidates?(view: View<G>, menu: Menu<G>): readonly G['move'][];
  /** How levels think about this game, where that is not how they think about others. */
  levels?: Partial<Record<Level, Habits<G>>>;
};

/** Of one level: its bot, how often it thinks and slips, and how it judges. */
type Habits<G extends Shape> = { bot?: Bot; iterations?: number; slips?: number; judge?: Evaluation<G>['judge'] };
