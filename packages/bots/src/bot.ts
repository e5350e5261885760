// What a bot is: it holds a view, never a state. And what a game tells its bots beyond the rules.

import type { Level, Temperament } from '@quayside/protocol';
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
   * Per seat, 0 to 1: how near it is to winning. May read all of a world, because only imagined worlds are judged.
   * `asking` is the seat that has to decide: a game may judge it more precisely than the others. `from` is the position
   * the search began at: a game may judge by what was won and lost since then, so that moves still differ in worth when
   * somebody is far ahead.
   */
  judge(world: World<G>, asking?: Seat, from?: G['open']): number[];
  /** Moves whose worth differs by no more are chosen among by chance, so that equal bots do not play alike. */
  tieMargin?: number;
  /** Whose temperament judges: set by `withTemperament`, for a game whose own bot does not go by `judge`. */
  temperament?: Temperament;
  /** What a temperament adds to a position's worth, in the same measure, where moves hold little chance. */
  temperamentBonus?(world: World<G>, seat: Seat, temperament: Temperament): number;
  /** Whether a playout begun at `from` may be judged at `now`; left out, playouts go on to the end of the game. */
  canStopPlayout?(from: G['open'], now: G['open']): boolean;
  /** Key of what the search tells apart at the next decision; left out, all of `open`. Fewer keys search faster. */
  visibleKey?(open: G['open']): string | number;
  /**
   * 0 to 1: how far what lies hidden in an imagined world is what sensible players would have there, by what the view
   * shows them to have done. Likelier worlds are looked at more often; left out, all are as likely as chance deals
   * them.
   */
  plausible?(world: World<G>, view: View<G>): number;
  /** How everybody plays in a playout; left out, at random. */
  policy?(view: View<G>, menu: Menu<G>, rng: Rng): G['move'];
  /** The moves worth thinking about where the menu is long or not complete, best first; left out, the whole menu. */
  candidates?(view: View<G>, menu: Menu<G>): readonly G['move'][];
  /**
   * Whether another move of the menu is at least as good whatever happens, as everybody can see: no level plays such a
   * move while there is another. Each game lists in `dominated/` what that means.
   */
  dominated?(view: View<G>, move: G['move'], menu: Menu<G>): boolean;
  /** Simple ideas to measure the levels by, by name. */
  scripts?: Scripts<G>;
  /** How levels think about this game, where that is not how they think about others. */
  levels?: Partial<Record<Level, LevelSettings<G>>>;
};

type Script<G extends Shape> = {
  /** What it does here; null where its idea says nothing, and it plays as in a playout. */
  follow(view: View<G>, menu: Menu<G>, rng: Rng): G['move'] | null;
};
export type Scripts<G extends Shape> = Readonly<Record<string, Script<G>['follow']>>;

/**
 * What one level does otherwise in this game: search method, iterations, careless moves of a hundred (`slips`), how
 * careless they are (`temperature`), how it judges, and when it stops a playout.
 */
type LevelSettings<G extends Shape> = {
  bot?: Bot;
  iterations?: number;
  slips?: number;
  temperature?: number;
} & Partial<Pick<Evaluation<G>, 'judge' | 'canStopPlayout'>>;
