// Reviews one seat's decisions of a finished game: which of them cost or won most, judged by what the seat could know
// then. Runs in a worker of the page, so it imports nothing of Node.

import { type GameRecord, Past, rngAt, seedOf, viewOf } from '@quayside/engine';
import { type AnyGame, type AnyShape, clone, type Seat, type View } from '@quayside/rules';
import { type AdvisedMove, gainsOf } from './advice.ts';
import type { Evaluation } from './bot.ts';
import { byStandings, loadEvaluation } from './evaluations.ts';
import { ranking } from './greedy.ts';
import { worthThinking } from './worthThinking.ts';

export { byStandings, loadEvaluation };

/**
 * `ply`: how many entries the log had when the seat was asked; `view`: what it saw then. `by`: the chance to win with
 * the move less that with the best other one, so below 0 for a mistake. `mine`: the move; `other`: the best other one.
 * Both have the form of an advised move, so that a reason can be found as it is for a hint.
 */
export type ReviewedDecision = {
  ply: number;
  view: View<AnyShape>;
  by: number;
  mine: AdvisedMove;
  other: AdvisedMove;
};

const DECISIONS_SHOWN = 3;
const NOTICEABLE = 0.03; // of the chance to win
const CLOSER_LOOKS = 10; // decisions that seem to matter most at first sight
const FIRST_WORLDS = 4;
const CLOSER_WORLDS = 40;
const MOST_MOVES = 24; // that are compared at a decision
const PRAISE = 0.5; // a good move counts so much of a mistake of the same size

/** Milliseconds, at most: `first` for a short search of every decision, `closer` for those that seem to matter. */
export type TimeBudget = { first: number; closer: number };

export function review(
  game: AnyGame,
  evaluation: Evaluation<AnyShape>,
  record: GameRecord,
  seat: Seat,
  budget: TimeBudget,
): ReviewedDecision[] {
  const asked = decisionsOf(game, record, seat);
  const judge = (at: SeatDecision, worlds: number, ms: number) =>
    judged(game, evaluation, at, { worlds, until: performance.now() + ms });
  const first = asked.flatMap(at => {
    const found = judge(at, FIRST_WORLDS, budget.first / asked.length);
    return found ? [{ at, weight: weightOf(found.by) }] : [];
  });
  return first
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, CLOSER_LOOKS)
    .flatMap(({ at }) => judge(at, CLOSER_WORLDS, budget.closer / CLOSER_LOOKS) ?? [])
    .filter(({ by }) => Math.abs(by) >= NOTICEABLE)
    .toSorted((a, b) => weightOf(b.by) - weightOf(a.by))
    .slice(0, DECISIONS_SHOWN)
    .toSorted((a, b) => a.ply - b.ply);
}

const weightOf = (by: number): number => (by < 0 ? -by : PRAISE * by);

/** A decision as the seat saw it, and what it did. Nothing else of the game is looked at. */
type SeatDecision = { ply: number; view: View<AnyShape>; move: object };

function decisionsOf(game: AnyGame, record: GameRecord, seat: Seat): SeatDecision[] {
  const asked = new Map<number, SeatDecision>();
  for (const { step } of new Past(game, record).steps()) {
    const { entry, ply, before } = step;
    if ('move' in entry) {
      if (entry.seat !== seat) continue;
      const view = viewOf(before, seat);
      if (game.menu(view).moves.length > 1) asked.set(ply, { ply, view: clone(view), move: entry.move });
    } else if (entry.agreed) for (const at of [...asked.keys()]) at >= entry.back && asked.delete(at);
    else asked.delete(entry.back);
  }
  return [...asked.values()];
}

type Sampling = { worlds: number; until: number };

/**
 * All moves are tried in the same imagined worlds, which fit the seat's view; null where there is nothing to compare.
 */
function judged(
  game: AnyGame,
  evaluation: Evaluation<AnyShape>,
  { ply, view, move }: SeatDecision,
  { worlds, until }: Sampling,
): ReviewedDecision | null {
  const rng = rngAt(seedOf(`review ${ply}`), worlds);
  const mine = JSON.stringify(move);
  const others = worthThinking(game, evaluation, view).filter(other => JSON.stringify(other) !== mine);
  if (others.length === 0) return null;
  // The first of `among` is the one that is tried even when there is no time.
  const among = [move, ...others.slice(0, MOST_MOVES)];
  const ranked = ranking(game, evaluation, view, rng, { iterations: worlds, until }, among);
  const own = ranked.find(it => JSON.stringify(it.move) === mine)!;
  const best = ranked.find(it => it !== own)!;
  const line = (it: { move: object; worth: number }): AdvisedMove => ({
    move: it.move,
    chance: it.worth,
    gains:
      worlds < CLOSER_WORLDS ? [] : gainsOf(game, evaluation, view, it.move, { rng: clone(rng), until: until + 100 }),
  });
  return { ply, view, by: own.worth - best.worth, mine: line(own), other: line(best) };
}
