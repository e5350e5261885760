// Which moves a bot chooses from: never one that is dominated, judged from public information, while there
// is another.

import type { Game, Shape, View } from '@quayside/rules';
import type { Evaluation } from './bot.ts';

/** What the game names as worth thinking about, or the whole menu; what is dominated is left out before and after. */
export function worthThinking<G extends Shape>(
  game: Game<G>,
  evaluation: Evaluation<G>,
  view: View<G>,
): readonly G['move'][] {
  const { candidates, dominated } = evaluation;
  const menu = game.menu(view);
  if (!dominated || menu.moves.length === 1) return candidates?.(view, menu) ?? menu.moves;
  const isSensible = (move: G['move']): boolean => !dominated(view, move, menu);
  const sensible = menu.moves.filter(isSensible);
  // Nothing is filtered where everything would be: some move has to be made.
  if (sensible.length === 0) return candidates?.(view, menu) ?? menu.moves;
  // Candidates need not come from the menu, so they are asked about themselves.
  const named = candidates?.(view, { ...menu, moves: sensible }).filter(isSensible) ?? sensible;
  return named.length > 0 ? named : sensible;
}

/** The same without a look at what is dominated: inside a search that would cost more than it brings. */
export function candidatesAt<G extends Shape>(
  game: Game<G>,
  evaluation: Evaluation<G>,
  view: View<G>,
): readonly G['move'][] {
  const menu = game.menu(view);
  return evaluation.candidates?.(view, menu) ?? menu.moves;
}
