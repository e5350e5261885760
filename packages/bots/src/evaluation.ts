// What a game tells its bots beyond the rules, and where each game's file is found.

import type { AnyGame, AnyShape, Game, Menu, Rng, Seat, Shape, View, World } from '@quayside/rules';
import type { Bot } from './bot.ts';
import type { Level } from './levels.ts';

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

const FILES: Record<string, () => Promise<Evaluation<AnyShape>>> = {
  waves: async () => (await import('./waves.ts')).evaluation as unknown as Evaluation<AnyShape>,
  'rolling-with-the-waves': async () =>
    (await import('./rolling-with-the-waves.ts')).evaluation as unknown as Evaluation<AnyShape>,
  'rolling-seas': async () => (await import('./rolling-seas.ts')).evaluation as unknown as Evaluation<AnyShape>,
  'waves-of-fortune': async () => (await import('./waves-of-fortune.ts')).evaluation as unknown as Evaluation<AnyShape>,
  'rattle-battle': async () => (await import('./rattle-battle.ts')).evaluation as unknown as Evaluation<AnyShape>,
};

/** The game's own evaluation, or what its standings tell. */
export const loadEvaluation = async (game: AnyGame): Promise<Evaluation<AnyShape>> =>
  Object.hasOwn(FILES, game.id) ? FILES[game.id]!() : byStandings(game);

/** Judges by the score alone: even with the best rival is one half. */
export const byStandings = <G extends Shape>(game: Game<G>): Evaluation<G> => ({
  judge(world) {
    const standings = game.standings(world.open);
    return standings.map(({ side, score }) => {
      const rivals = standings.filter(other => other.side !== side).map(other => other.score);
      const best = Math.max(...rivals, 0);
      return 0.5 + (score - best) / (2 * (Math.abs(score) + Math.abs(best) + 1));
    });
  },
});
