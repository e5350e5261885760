// How captains of Waves of Fortune think. What becomes of a move in a few worlds is mostly luck, so first sight counts
// as much as a number of worlds would: the more worlds are looked at, the less it does.

import { SILENT } from '@quayside/engine';
import { clone, type Game, next, type Rng, rngFrom, type Seat, type State } from '@quayside/rules';
import type { Move, Open, WavesOfFortune } from '@quayside/rules/waves-of-fortune';
import type { Bot, Evaluation, Limits } from './bot.ts';
import { imagined, playOn } from './playout.ts';
import { type FortuneView, firstSight } from './waves-of-fortune-habit.ts';
import { gainsAtEnd, gainsSince } from './waves-of-fortune-worth.ts';
import { worthThinking } from './worthThinking.ts';

const FIRST_SIGHT = 34; // worlds that first sight counts for

type Look = { move: Move; sight: number; sum: number };

export const planning: Bot = (game, evaluation, view, rng, limits) =>
  bestOf(
    game as unknown as Game<WavesOfFortune>,
    evaluation as unknown as Evaluation<WavesOfFortune>,
    view as unknown as FortuneView,
    rng,
    limits,
  );

function bestOf(
  game: Game<WavesOfFortune>,
  evaluation: Evaluation<WavesOfFortune>,
  view: FortuneView,
  rng: Rng,
  { iterations, until }: Limits,
): Move {
  const moves = worthThinking(game, evaluation, view);
  if (moves.length === 1) return moves[0]!;
  const sightOf = firstSight(view, game.menu(view), rng);
  const looks = moves.map((move): Look => ({ move, sight: sightOf(move), sum: 0 }));
  const seat = view.seat!;
  let worlds = 0;
  // All moves are tried in the same worlds and with the same luck, so that it tells for none of them.
  for (; worlds < iterations && (worlds === 0 || performance.now() < until); worlds++) {
    const world = imagined(game, view, rng);
    const luck = rngFrom(next(rng), next(rng), next(rng), next(rng));
    for (const look of looks) {
      const state = { ...clone(world), rng: { ...luck } };
      game.play(state, seat, look.move, SILENT);
      look.sum += outlook(game, evaluation, view.open, state, seat);
    }
  }
  const worth = ({ sight, sum }: Look): number => (sum + FIRST_SIGHT * sight) / (worlds + FIRST_SIGHT);
  const offset = { sight: meanOf(looks, look => look.sight), sum: meanOf(looks, look => look.sum) };
  return looks
    .map(({ move, sight, sum }) => ({ move, sight: sight - offset.sight, sum: sum - offset.sum }))
    .reduce((best, look) => (worth(look) > worth(best) ? look : best)).move;
}

const meanOf = (looks: readonly Look[], of: (look: Look) => number): number =>
  looks.reduce((sum, look) => sum + of(look), 0) / looks.length;

/** What a seat has gained in gold when the world has been played on by habit for some rounds. */
function outlook(
  game: Game<WavesOfFortune>,
  evaluation: Evaluation<WavesOfFortune>,
  from: Open,
  state: State<WavesOfFortune>,
  seat: Seat,
): number {
  for (let played = 0; played < game.bound; played++) {
    const outcome = game.outcome(state.open);
    if (outcome) return gainsAtEnd(state.open, from, outcome.ranks)[seat]!;
    if (evaluation.canStopPlayout!(from, state.open)) break;
    playOn(game, evaluation, state, game.deciding(state.open)[0]!);
  }
  return gainsSince(state.open, from)[seat]!;
}
