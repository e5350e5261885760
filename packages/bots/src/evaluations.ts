// Where each game's evaluation is found.

import type { AnyGame, AnyShape, Game, Shape } from '@quayside/rules';
import type { Evaluation } from './bot.ts';

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
