// Where each game's evaluation is found.

import type { AnyGame, AnyShape, Game, Shape } from '@quayside/rules';
import type { Evaluation } from './bot.ts';

/** Of one game: what its bots know, and simple scripts that play it. */
type Files = { evaluation: object; scripts: object };
const together = async (
  evaluation: Promise<Pick<Files, 'evaluation'>>,
  scripts: Promise<Pick<Files, 'scripts'>>,
): Promise<Evaluation<AnyShape>> =>
  ({ ...(await evaluation).evaluation, scripts: (await scripts).scripts }) as Evaluation<AnyShape>;

const FILES: Record<string, () => Promise<Evaluation<AnyShape>>> = {
  waves: () => together(import('./waves.ts'), import('./scripts/waves.ts')),
  'rolling-with-the-waves': () =>
    together(import('./rolling-with-the-waves.ts'), import('./scripts/rolling-with-the-waves.ts')),
  'rolling-seas': () => together(import('./rolling-seas.ts'), import('./scripts/rolling-seas.ts')),
  'waves-of-fortune': () => together(import('./waves-of-fortune.ts'), import('./scripts/waves-of-fortune.ts')),
  'rattle-battle': () => together(import('./rattle-battle.ts'), import('./scripts/rattle-battle.ts')),
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
