// A world a seat could be in, and how it is played on without anybody thinking.

import { SILENT, viewOf } from '@quayside/engine';
import { type Game, next, pick, type Rng, SEA, type Seat, type Shape, type State, type View } from '@quayside/rules';
import type { Evaluation } from './bot.ts';

const MOST_WORLDS = 4; // of which one is chosen by what is plausible

/**
 * A state of its own: playing on in it leaves the view as it is. Chance comes from the bot's generator. A world that is
 * half as plausible is passed over half the time, and another one imagined.
 */
export function imagined<G extends Shape>(
  game: Game<G>,
  view: View<G>,
  rng: Rng,
  { plausible }: Pick<Evaluation<G>, 'plausible'> = {},
): State<G> {
  let world = game.imagine(view, rng);
  if (plausible)
    for (let tried = 1; tried < MOST_WORLDS && next(rng) >= plausible(world, view) * 2 ** 32; tried++)
      world = game.imagine(view, rng);
  const { open, own, shut } = world;
  return { open, own, shut, rng };
}

/** Lets the seat (or the sea) decide as in a playout. */
export function playOn<G extends Shape>(game: Game<G>, evaluation: Evaluation<G>, state: State<G>, seat: Seat): void {
  game.play(state, seat, seat === SEA ? answer(game, state) : habit(game, evaluation, state, seat), SILENT);
}

function answer<G extends Shape>(game: Game<G>, state: State<G>): G['move'] {
  if (!game.nature) throw new Error(`${game.id} asks the sea, and nothing answers`);
  return game.nature(state.open, state.rng);
}

function habit<G extends Shape>(game: Game<G>, evaluation: Evaluation<G>, state: State<G>, seat: Seat): G['move'] {
  const view = viewOf(state, seat);
  const menu = game.menu(view);
  return evaluation.policy ? evaluation.policy(view, menu, state.rng) : pick(state.rng, menu.moves);
}

/** The side of each seat. */
export const sidesOf = <G extends Shape>(game: Game<G>, open: G['open']): number[] =>
  game.standings(open).map(({ side }) => side);
