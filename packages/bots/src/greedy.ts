// One move deep: each move is tried in a few imagined worlds, played on until the seat is asked again, and judged.

import { SILENT } from '@quayside/engine';
import {
  clone,
  type Game,
  next,
  pick,
  type Rng,
  rngFrom,
  type Seat,
  type Shape,
  type State,
  type View,
} from '@quayside/rules';
import type { Bot, Evaluation, Limits } from './bot.ts';
import { imagined, playOn, sidesOf } from './playout.ts';
import { rewards } from './rewards.ts';
import { worthThinking } from './worthThinking.ts';

const LEAST_WORLDS = 16; // before anything is settled
const CHECK_EVERY = 8; // worlds
const SURE = 3; // standard errors by which the best is ahead of all others

/** Looks no further once the best move is clearly ahead. */
export const greedy: Bot = (game, evaluation, view, rng, limits) => {
  const ranked = ranking(game, evaluation, view, rng, { ...limits, settles: true });
  const least = ranked[0]!.worth - (evaluation.tieMargin ?? 0);
  const tied = ranked.filter(({ worth }) => worth >= least);
  return pick(rng, tied).move;
};

/** Every move worth thinking about, or every one of `among`, with what it is worth on average, the best first. */
export function ranking<G extends Shape>(
  game: Game<G>,
  evaluation: Evaluation<G>,
  view: View<G>,
  rng: Rng,
  { settles = false, ...limits }: Limits & { settles?: boolean },
  among?: readonly G['move'][],
): { move: G['move']; worth: number }[] {
  const seat = view.seat!;
  const moves = among ?? worthThinking(game, evaluation, view);
  const looked = moves.map(move => ({ move, worth: 0, last: 0, squares: 0 }));
  if (moves.length === 1) return looked;
  const sides = sidesOf(game, view.open);
  // All moves are tried in the same worlds and with the same luck, so that it tells for none of them.
  let worlds = 0;
  for (; worlds < limits.iterations && (worlds === 0 || performance.now() < limits.until); worlds++) {
    const before = imagined(game, view, rng, evaluation);
    const luck = rngFrom(next(rng), next(rng), next(rng), next(rng));
    for (const [i, tried] of looked.entries()) {
      if (i > 0 && worlds === 0 && performance.now() >= limits.until) break;
      const state = { ...clone(before), rng: { ...luck } };
      game.play(state, seat, tried.move, SILENT);
      tried.last = untilAsked(game, evaluation, view.open, state, seat, sides);
      tried.worth += tried.last;
    }
    if (settles) addSquares(looked);
    if (settles && isSettled(looked, worlds + 1, evaluation.tieMargin ?? 0)) {
      worlds += 1;
      break;
    }
  }
  for (const tried of looked) tried.worth /= worlds;
  return looked.sort((a, b) => b.worth - a.worth);
}

/** `worth`: the sum over all worlds so far; `last`: in the last one; `squares`: see `addSquares`. */
type Tried = { worth: number; last: number; squares: number };

/** How far a move is from the average of all in a world: what differs between worlds alone says nothing about moves. */
function addSquares(looked: readonly Tried[]): void {
  const average = looked.reduce((sum, { last }) => sum + last, 0) / looked.length;
  for (const tried of looked) tried.squares += (tried.last - average) ** 2;
}

/** Whether every other move is behind the best by more than chance, and by more than makes no difference. */
function isSettled(looked: readonly Tried[], worlds: number, tieMargin: number): boolean {
  if (worlds < LEAST_WORLDS || worlds % CHECK_EVERY !== 0) return false;
  const average = looked.reduce((sum, { worth }) => sum + worth, 0) / (looked.length * worlds);
  const best = looked.reduce((a, b) => (b.worth > a.worth ? b : a));
  const variance = ({ worth, squares }: Tried): number => squares / worlds - (worth / worlds - average) ** 2;
  return looked.every(other => {
    if (other === best) return true;
    const error = Math.sqrt((Math.max(0, variance(best)) + Math.max(0, variance(other))) / worlds);
    return (best.worth - other.worth) / worlds > tieMargin + SURE * error;
  });
}

function untilAsked<G extends Shape>(
  game: Game<G>,
  evaluation: Evaluation<G>,
  from: G['open'],
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
  return evaluation.judge(state, seat, from)[seat]!;
}
