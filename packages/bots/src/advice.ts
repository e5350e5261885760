// What a search tells besides its move: the moves it considered with their gains, and everybody's chance of winning.

import { SILENT, viewOf } from '@quayside/engine';
import {
  type AnyGame,
  type AnyShape,
  clone,
  type Game,
  type Rng,
  SEA,
  type Shape,
  type State,
  type View,
  type World,
} from '@quayside/rules';
import type { Evaluation, Limits } from './bot.ts';
import { Search } from './ismcts.ts';
import { imagined, playOn, sidesOf } from './playout.ts';
import { rewards } from './rewards.ts';
import { worthThinking } from './worthThinking.ts';

/** `chance`: of winning, 0 to 1. `gains`: how the seat's score changes in the near future, by where it comes from. */
export type AdvisedMove = { move: object; chance: number; gains: { source: string; value: number }[] };

const ADVISED_MOVES = 4;
const WORLDS = 24; // in which the gains of a line are looked at
const DECISIONS = 3; // of the seat's own are looked at, and as many more as it takes until something is gained
const GAINS_MS = 300; // after the search, for the gains of all lines

/** The moves the search looked at most often, best first. */
export function advise(
  game: AnyGame,
  evaluation: Evaluation<AnyShape>,
  view: View<AnyShape>,
  rng: Rng,
  limits: Limits,
): AdvisedMove[] {
  // Judged as it stands, not by what was gained since: what is told is the chance to win.
  const judge: Evaluation<AnyShape>['judge'] = (world, asking) => evaluation.judge(world, asking);
  const search = new Search(game, { ...evaluation, judge }, view, rng, compared(game, evaluation, view));
  do search.iterate();
  while (search.iterations < limits.iterations && performance.now() < limits.until);
  const until = limits.until + GAINS_MS;
  return search
    .moveStatistics()
    .filter(({ visits }) => visits > 0)
    .slice(0, ADVISED_MOVES)
    .map(({ move, value }) => ({
      move,
      chance: value,
      gains: gainsOf(game, evaluation, view, move, { rng: clone(rng), until }),
    }));
}

/** The candidates of the search and, where they are few, other moves to compare them with. */
function compared(game: AnyGame, evaluation: Evaluation<AnyShape>, view: View<AnyShape>): readonly object[] {
  const worth = worthThinking(game, evaluation, view);
  if (worth.length >= ADVISED_MOVES) return worth;
  const known = new Set(worth.map(move => JSON.stringify(move)));
  const others = game.menu(view).moves.filter(move => !known.has(JSON.stringify(move)));
  return [...worth, ...others.slice(0, ADVISED_MOVES - worth.length)];
}

/** All moves are tried with the same random numbers, so that luck favours none of them. */
export function gainsOf(
  game: AnyGame,
  evaluation: Evaluation<AnyShape>,
  view: View<AnyShape>,
  move: object,
  { rng, until }: { rng: Rng; until: number },
): AdvisedMove['gains'] {
  const seat = view.seat!;
  const sums = new Map<string, number>();
  const add = ({ open }: { open: object }, sign: number) => {
    for (const { source, value } of game.standings(open)[seat]!.sources)
      sums.set(source, (sums.get(source) ?? 0) + sign * value);
  };
  let worlds = 0;
  do {
    const state = imagined(game, view, rng, evaluation);
    game.play(state, seat, move, SILENT);
    playAhead(game, evaluation, state, view);
    add(state, 1);
    add(view, -1);
    worlds += 1;
  } while (worlds < WORLDS && performance.now() < until);
  return [...sums]
    .map(([source, sum]) => ({ source, value: Math.round((10 * sum) / worlds) / 10 }))
    .filter(({ value }) => value !== 0);
}

function playAhead(
  game: AnyGame,
  evaluation: Evaluation<AnyShape>,
  state: State<AnyShape>,
  from: View<AnyShape>,
): void {
  const seat = from.seat!;
  const scoreIn = ({ open }: { open: object }) => game.standings(open)[seat]!.score;
  let asked = 0;
  for (let played = 0; played < game.bound; played++) {
    const deciding = game.deciding(state.open);
    if (deciding.length === 0) return;
    const next = deciding.includes(seat) ? seat : deciding[0]!;
    if (next === seat) asked += 1;
    if (next === seat && asked >= DECISIONS && scoreIn(state) !== scoreIn(from)) return;
    playOn(game, evaluation, state, next);
  }
}

/**
 * By seat, how likely it is to win from here: worlds as each seat in turn could know them are played on without
 * thinking, to the end or to where the evaluation may judge.
 */
export function chances<G extends Shape>(
  game: Game<G>,
  evaluation: Evaluation<G>,
  world: World<G>,
  rng: Rng,
  limits: Limits,
): number[] {
  const sides = sidesOf(game, world.open);
  const over = game.outcome(world.open);
  if (over) return rewards(over, sides);
  const sums = sides.map(() => 0);
  let played = 0;
  do {
    const seat = played % sides.length;
    const state = imagined(game, viewOf({ ...world, rng }, seat), rng);
    const worth = playedOn(game, evaluation, world.open, state, sides);
    for (let it = 0; it < sums.length; it++) sums[it]! += worth[it]!;
    played += 1;
  } while (played < limits.iterations && performance.now() < limits.until);
  return sums.map(sum => sum / played);
}

function playedOn<G extends Shape>(
  game: Game<G>,
  evaluation: Evaluation<G>,
  from: G['open'],
  state: State<G>,
  sides: readonly number[],
): number[] {
  for (let played = 0; played <= game.bound; played++) {
    const [seat = SEA] = game.deciding(state.open);
    const over = game.outcome(state.open);
    if (over) return rewards(over, sides);
    if (evaluation.canStopPlayout?.(from, state.open)) break;
    playOn(game, evaluation, state, seat);
  }
  return evaluation.judge(state);
}
