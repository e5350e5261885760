// How the bots of Waves of Fortune choose a move. Outcomes in a few imagined worlds vary mostly by chance, so the
// estimate of a move is a mean of them and of the evaluation without search (`firstSight`), which counts as FIRST_SIGHT
// worlds: the more worlds are played out, the less it weighs. Moves that are clearly behind are dropped on the way, and
// no more worlds are looked at once one move is left, or several that are as good as each other.

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
const SPREAD = 900; // gold; by how much two moves differ from world to world, where only one has been looked at
const CHECK_EVERY = 16; // worlds
const SURE = 3; // standard errors by which a move is behind the best before it is looked at no more
const NO_MATTER = 10; // gold; moves that differ by less are as good as each other

/** `sight`: the evaluation without search; `gains`: in gold, in each of the worlds so far. */
type Outlook = { move: Move; sight: number; gains: number[] };

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
  let left = moves.map((move): Outlook => ({ move, sight: sightOf(move), gains: [] }));
  const seat = view.seat!;
  const valued = valuer(evaluation.temperament, view.open, seat);
  // All moves are tried in the same worlds and with the same luck, so that it tells for none of them.
  for (let worlds = 0; worlds < iterations && (worlds === 0 || performance.now() < until); worlds++) {
    if (worlds > 0 && worlds % CHECK_EVERY === 0) {
      left = withoutHopeless(left);
      if (isSettled(left)) break;
    }
    const world = imagined(game, view, rng);
    const luck = luckOf(view.open, rng);
    for (const { move, gains } of left) {
      const state = { ...clone(world), rng: luck(view.open) };
      game.play(state, seat, move, SILENT);
      gains.push(valued(outlook(game, evaluation, view.open, state, luck)));
    }
  }
  return bestAmong(left).move;
}

/**
 * By how much a move is better than another, in gold: the mean of the worlds and of the evaluation without search.
 * `error`: how far off that may be by chance.
 */
function compared(look: Outlook, other: Outlook): { ahead: number; error: number } {
  const worlds = look.gains.length;
  let sum = 0;
  let squares = 0;
  for (let world = 0; world < worlds; world++) {
    const more = look.gains[world]! - other.gains[world]!;
    sum += more;
    squares += more ** 2;
  }
  const spread = worlds > 1 ? Math.sqrt(Math.max(0, squares - sum ** 2 / worlds) / (worlds - 1)) : SPREAD;
  const all = worlds + FIRST_SIGHT;
  return {
    ahead: (sum + FIRST_SIGHT * (look.sight - other.sight)) / all,
    error: (spread * Math.sqrt(worlds)) / all,
  };
}

/**
 * The move that is most ahead of the one that looks best at first sight. An error is taken off: of many moves some
 * would come out ahead by chance alone.
 */
function bestAmong(looks: readonly Outlook[]): Outlook {
  const first = looks.reduce((best, look) => (look.sight > best.sight ? look : best));
  let found = first;
  let most = 0;
  for (const look of looks) {
    if (look === first) continue;
    const { ahead, error } = compared(look, first);
    if (ahead - error <= most) continue;
    found = look;
    most = ahead - error;
  }
  return found;
}

/** Those that are not behind the best by more than chance. */
function withoutHopeless(looks: readonly Outlook[]): Outlook[] {
  const best = bestAmong(looks);
  return looks.filter(look => {
    if (look === best) return true;
    const { ahead, error } = compared(best, look);
    return ahead <= SURE * error;
  });
}

/** Whether one is left, or those that are left are as good as each other. */
function isSettled(looks: readonly Outlook[]): boolean {
  const best = bestAmong(looks);
  return looks.every(look => {
    if (look === best) return true;
    const { ahead, error } = compared(best, look);
    return Math.abs(ahead) + SURE * error < NO_MATTER;
  });
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

/** A generator for the turn under way, always the same in the same turn of the same world. */
type Luck = (open: Open) => Rng;

/**
 * Every turn has luck of its own: after two moves of which one took more dice than the other the rivals have the same
 * luck, and their gains do not differ by chance alone.
 */
function luckOf({ round: begun, ships }: Open, rng: Rng): Luck {
  const turns: Rng[] = [];
  return ({ round, active }) => {
    const turn = (round - begun) * ships.length + active;
    while (turns.length <= turn) turns.push(rngFrom(next(rng), next(rng), next(rng), next(rng)));
    return { ...turns[turn]! };
  };
}

/** What each seat has gained in gold when the world has been played on by habit for some rounds. */
function outlook(
  game: Game<WavesOfFortune>,
  evaluation: Evaluation<WavesOfFortune>,
  from: Open,
  state: State<WavesOfFortune>,
  luck: Luck,
): readonly number[] {
  let { round, active } = from;
  for (let played = 0; played < game.bound; played++) {
    const outcome = game.outcome(state.open);
    if (outcome) return gainsAtEnd(state.open, from, outcome.ranks);
    if (evaluation.canStopPlayout!(from, state.open)) break;
    if (state.open.round !== round || state.open.active !== active) {
      ({ round, active } = state.open);
      state.rng = luck(state.open);
    }
    playOn(game, evaluation, state, game.deciding(state.open)[0]!);
  }
  return gainsSince(state.open, from);
}
