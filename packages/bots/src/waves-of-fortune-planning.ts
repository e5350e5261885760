// How the bots of Waves of Fortune choose a move. Outcomes in a few imagined worlds vary mostly by chance, so the
// estimate of a move is a mean of them and of the evaluation without search (`firstSight`), which counts as FIRST_SIGHT
// worlds: the more worlds are played out, the less it weighs.

import { SILENT } from '@quayside/engine';
import type { Temperament } from '@quayside/protocol';
import { clone, type Game, next, type Rng, rngFrom, type Seat, type State } from '@quayside/rules';
import type { Move, Open, WavesOfFortune } from '@quayside/rules/waves-of-fortune';
import type { Bot, Evaluation, Limits } from './bot.ts';
import { imagined, playOn } from './playout.ts';
import { weigh } from './temperament.ts';
import { type FortuneView, firstSight } from './waves-of-fortune-habit.ts';
import { gainsAtEnd, gainsSince, leaderAmong } from './waves-of-fortune-worth.ts';
import { worthThinking } from './worthThinking.ts';

const FIRST_SIGHT = 34; // worlds that the evaluation without search counts as

/**
 * `sight`: the evaluation without search; `last`: the gain in the latest world; `ahead`, `squares`: over all worlds,
 * the sum, and the sum of squares, of how much more that was than the gain of the move with the best `sight`.
 */
type Outlook = { move: Move; sight: number; last: number; ahead: number; squares: number };

const SPREAD = 900; // gold; by how much two moves differ from world to world, where only one has been looked at

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
  const sightOf = firstSight(view, game.menu(view), rng, evaluation.temperament);
  const looks = moves.map((move): Outlook => ({ move, sight: sightOf(move), last: 0, ahead: 0, squares: 0 }));
  const seat = view.seat!;
  const valued = valuer(evaluation.temperament, view.open, seat);
  const first = looks.reduce((best, look) => (look.sight > best.sight ? look : best));
  let worlds = 0;
  // All moves are tried in the same worlds and with the same luck, so that it tells for none of them.
  for (; worlds < iterations && (worlds === 0 || performance.now() < until); worlds++) {
    const world = imagined(game, view, rng);
    const luck = rngFrom(next(rng), next(rng), next(rng), next(rng));
    for (const look of looks) {
      const state = { ...clone(world), rng: { ...luck } };
      game.play(state, seat, look.move, SILENT);
      look.last = valued(outlook(game, evaluation, view.open, state));
    }
    for (const look of looks) {
      look.ahead += look.last - first.last;
      look.squares += (look.last - first.last) ** 2;
    }
  }
  return looks.reduce((best, look) => (aheadBy(look, first, worlds) > aheadBy(best, first, worlds) ? look : best)).move;
}

/**
 * By how much a move is better than the one that looks best, in gold, `sight` counted as so many worlds. A standard
 * error is taken off what the worlds say: of many moves some would come out ahead by chance alone.
 */
function aheadBy(look: Outlook, first: Outlook, worlds: number): number {
  if (look === first) return 0;
  const { sight, ahead, squares } = look;
  const error = worlds > 1 ? Math.sqrt(Math.max(0, squares - ahead ** 2 / worlds) / (worlds - 1)) : SPREAD;
  return (ahead - error * Math.sqrt(worlds) + FIRST_SIGHT * (sight - first.sight)) / (worlds + FIRST_SIGHT);
}

const GAMBLE = 350; // gold; gains and losses of this size are where temperaments differ
const STEP = 0.01; // of a chance

/**
 * By the gains of all seats, what a seat makes of its own, in gold. A temperament sees gains as chances, which flatten
 * out at both ends, and weighs these; who is spiteful looks at what the foremost of the others gains.
 */
export function valuer(
  temperament: Temperament | undefined,
  from: Open,
  seat: Seat,
): (gains: readonly number[]) => number {
  if (!temperament) return gains => gains[seat]!;
  const leader = leaderAmong(from, seat);
  const chance = (gain: number): number => 1 / (1 + Math.exp(-gain / GAMBLE));
  const slope = weigh(temperament, 0.5 + STEP, 0.5) - weigh(temperament, 0.5 - STEP, 0.5);
  const gold = (8 * GAMBLE * STEP) / slope; // a small gain of one's own counts as much as without a temperament
  return gains => gold * weigh(temperament, chance(gains[seat]!), chance(gains[leader]!));
}

/** What each seat has gained in gold when the world has been played on by habit for some rounds. */
function outlook(
  game: Game<WavesOfFortune>,
  evaluation: Evaluation<WavesOfFortune>,
  from: Open,
  state: State<WavesOfFortune>,
): readonly number[] {
  for (let played = 0; played < game.bound; played++) {
    const outcome = game.outcome(state.open);
    if (outcome) return gainsAtEnd(state.open, from, outcome.ranks);
    if (evaluation.canStopPlayout!(from, state.open)) break;
    playOn(game, evaluation, state, game.deciding(state.open)[0]!);
  }
  return gainsSince(state.open, from);
}
