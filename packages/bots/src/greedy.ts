// One move deep: each move is tried in a few imagined worlds, played on until the seat is asked again, and judged.

import { SILENT } from '@quayside/engine';
import { clone, type Game, next, rngFrom, type Seat, type Shape, type State } from '@quayside/rules';
import type { Bot, Evaluation } from './bot.ts';
import { imagined, playOn, sidesOf } from './playout.ts';
import { rewards } from './rewards.ts';

export const greedy: Bot = (game, evaluation, view, rng, limits) => {
  const seat = view.seat!;
  const menu = game.menu(view);
  const moves = evaluation.candidates?.(view, menu) ?? menu.moves;
  if (moves.length === 1) return moves[0]!;
  const sides = sidesOf(game, view.open);
  const worth = moves.map(() => 0);
  // All moves are tried in the same worlds and with the same luck, so that it tells for none of them.
  for (let world = 0; world < limits.iterations && (world === 0 || performance.now() < limits.until); world++) {
    const before = imagined(game, view, rng);
    const luck = rngFrom(next(rng), next(rng), next(rng), next(rng));
    for (let i = 0; i < moves.length; i++) {
      if (i > 0 && world === 0 && performance.now() >= limits.until) break;
      const state = { ...clone(before), rng: { ...luck } };
      game.play(state, seat, moves[i]!, SILENT);
      worth[i]! += untilAsked(game, evaluation, state, seat, sides);
    }
  }
  return moves[worth.indexOf(Math.max(...worth))]!;
};

function untilAsked<G extends Shape>(
  game: Game<G>,
  evaluation: Evaluation<G>,
  state: State<G>,
  seat: Seat,
  sides: readonly number[],
): number {
  for (let played = 0; played < game.bound; played++) {
    const deciding = game.deciding(state.open);
    const outcome = deciding.length === 0 ? game.outcome(state.open) : null;
    if (outcome) return rewards(outcome, sides)[seat]!;
    if (deciding.includes(seat)) break;
    playOn(game, evaluation, state, deciding[0]!);
  }
  return evaluation.judge(state, seat)[seat]!;
}
