// Information-set Monte Carlo tree search. Each iteration imagines one world and plays it on in place. Every seat has a
// tree of its own, which branches by that seat's moves and by what it then sees of the table: a secret choice of one
// seat is no branch in another's tree, so no plan can depend on it.

import { SILENT, viewOf } from '@quayside/engine';
import { below, type Game, type Rng, SEA, type Seat, type Shape, type State, type View } from '@quayside/rules';
import type { Bot, Evaluation, Limits } from './bot.ts';
import { imagined, playOn, sidesOf } from './playout.ts';
import { rewards } from './rewards.ts';
import { candidatesAt, worthThinking } from './worthThinking.ts';

/** How much an untried move is worth a look, in the bound of UCB. */
const EXPLORATION = 0.5;

const CHECK_EVERY = 64; // iterations
const LEAST_PART = 1 / 8; // of the iterations there is time for, before anything is settled: trees are shallow at first
const LEAST_VISITS = 4; // of every other move
const SURE = 3; // standard errors by which the best is ahead of all others
const LEAST_SPREAD = 0.02; // of what a move is worth from world to world: few visits may show none by chance

/** A decision of one seat, by the moves it has had there in the worlds so far. */
type Node = Map<object | string, Edge>;
/**
 * `available`: in how many worlds the move was on the menu. `sum` and `squares`: of what it was worth in each.
 * `after`: the seat's next decision, by what it sees.
 */
type Edge = { move: object; visits: number; available: number; sum: number; squares: number; after: Nodes };
type Nodes = Map<string | number, Node>;
type MoveStatistics<G extends Shape> = { move: G['move']; visits: number; value: number };

export class Search<G extends Shape> {
  readonly #game: Game<G>;
  readonly #evaluation: Evaluation<G>;
  readonly #view: View<G>;
  readonly #seat: Seat;
  readonly #rng: Rng;
  readonly #moves: readonly G['move'][];
  readonly #sides: readonly number[];
  readonly #root: Node = new Map();
  readonly #first: Nodes[];
  readonly #path: { seat: Seat; edge: Edge }[] = [];
  iterations = 0;

  /** `moves`: those to choose from; left out, what is worth thinking about. */
  constructor(
    game: Game<G>,
    evaluation: Evaluation<G>,
    view: View<G>,
    rng: Rng,
    moves = worthThinking(game, evaluation, view),
  ) {
    this.#game = game;
    this.#evaluation = evaluation;
    this.#view = view;
    this.#seat = view.seat!;
    this.#rng = rng;
    this.#moves = moves;
    this.#sides = sidesOf(game, view.open);
    this.#first = this.#sides.map(() => new Map());
  }

  /** The move to make when there is nothing to choose. */
  get only(): G['move'] | null {
    return this.#moves.length === 1 ? this.#moves[0]! : null;
  }

  /** One world: down the trees to a move not tried before, a playout to the end, and its worth back up the path. */
  iterate(): void {
    const game = this.#game;
    const state = imagined(game, this.#view, this.#rng, this.#evaluation);
    const trees = this.#first.slice();
    this.#path.length = 0;
    // Of several who decide at once the searching seat goes first: its root is then one and the same in all worlds.
    let growing = this.#decide(state, this.#seat, this.#root, trees, this.#moves);
    let worth = this.#worth(state, 1);
    for (let played = 2; worth === null; played++) {
      const seat = game.deciding(state.open)[0]!;
      if (growing && seat !== SEA) growing = this.#decide(state, seat, this.#node(state, seat, trees), trees);
      else playOn(game, this.#evaluation, state, seat);
      worth = this.#worth(state, played);
    }
    for (const { seat, edge } of this.#path) {
      edge.visits += 1;
      edge.sum += worth[seat]!;
      edge.squares += worth[seat]! ** 2;
    }
    this.iterations += 1;
  }

  /** Of the moves looked at about as often as any, the one that did best. */
  best(): G['move'] {
    let most = 0;
    for (const { visits } of this.#root.values()) most = Math.max(most, visits);
    let best: Edge | undefined;
    for (const edge of this.#root.values())
      if (2 * edge.visits >= most && (!best || edge.sum / edge.visits > best.sum / best.visits)) best = edge;
    return best!.move as G['move'];
  }

  /** Whether to go on for `left` more iterations would not change the best move, or would hardly. */
  isSettled(left: number): boolean {
    const best = this.#root.get(this.#keyOf(this.best()))!;
    let isOutOfReach = true;
    let isAhead = this.iterations >= LEAST_PART * (this.iterations + left);
    const low = mean(best) - SURE * standardError(best);
    for (const edge of this.#root.values()) {
      if (edge === best) continue;
      // `best` looks only at moves with half the most visits.
      if (2 * (edge.visits + left) >= best.visits) isOutOfReach = false;
      if (edge.visits < LEAST_VISITS || mean(edge) + SURE * standardError(edge) >= low) isAhead = false;
    }
    return isOutOfReach || isAhead;
  }

  #keyOf(move: object): object | string {
    return this.#game.interned ? move : JSON.stringify(move);
  }

  /** What was found about each move, the most visited first. */
  moveStatistics(): MoveStatistics<G>[] {
    return [...this.#root.values()]
      .map(({ move, visits, sum }) => ({ move: move as G['move'], visits, value: visits === 0 ? 0 : sum / visits }))
      .sort((a, b) => b.visits - a.visits);
  }

  /** Plays the seat's most promising move; false when it was the first time, so that the playout begins. */
  #decide(state: State<G>, seat: Seat, node: Node, trees: Nodes[], known?: readonly G['move'][]): boolean {
    const edge = this.#promising(node, known ?? candidatesAt(this.#game, this.#evaluation, viewOf(state, seat)));
    this.#path.push({ seat, edge });
    trees[seat] = edge.after;
    this.#game.play(state, seat, edge.move as G['move'], SILENT);
    return edge.visits > 0;
  }

  #promising(node: Node, moves: readonly G['move'][]): Edge {
    const ranked = this.#evaluation.candidates !== undefined; // the best-looking is tried first
    let best: Edge | undefined;
    let bestBound = 0;
    let untried = 0;
    for (const move of moves) {
      const key = this.#keyOf(move);
      let edge = node.get(key);
      if (!edge) {
        edge = { move, visits: 0, available: 0, sum: 0, squares: 0, after: new Map() };
        node.set(key, edge);
      }
      edge.available += 1;
      if (edge.visits === 0) {
        untried += 1;
        if (untried === 1 || (!ranked && below(this.#rng, untried) === 0)) best = edge;
      } else if (untried === 0) {
        const bound = edge.sum / edge.visits + EXPLORATION * Math.sqrt(Math.log(edge.available) / edge.visits);
        if (!best || bound > bestBound) {
          best = edge;
          bestBound = bound;
        }
      }
    }
    return best!;
  }

  #node(state: State<G>, seat: Seat, trees: Nodes[]): Node {
    const { visibleKey } = this.#evaluation;
    const key = visibleKey ? visibleKey(state.open) : JSON.stringify(state.open);
    const nodes = trees[seat]!;
    let node = nodes.get(key);
    if (!node) {
      node = new Map();
      nodes.set(key, node);
    }
    return node;
  }

  #worth(state: State<G>, played: number): number[] | null {
    const outcome = this.#game.outcome(state.open);
    if (outcome) return rewards(outcome, this.#sides);
    if (this.#evaluation.canStopPlayout?.(this.#view.open, state.open) || played > this.#game.bound)
      return this.#evaluation.judge(state, this.#seat, this.#view.open);
    return null;
  }
}

export const ismcts: Bot = (game, evaluation, view, rng, limits) => {
  const search = new Search(game, evaluation, view, rng);
  if (search.only !== null) return search.only;
  do search.iterate();
  while (search.iterations < limits.iterations && performance.now() < limits.until && !isDone(search, limits));
  return search.best();
};

const isDone = <G extends Shape>(search: Search<G>, { iterations }: Limits): boolean =>
  search.iterations % CHECK_EVERY === 0 && search.isSettled(iterations - search.iterations);

const mean = ({ sum, visits }: Edge): number => sum / visits;

function standardError({ sum, squares, visits }: Edge): number {
  const variance = Math.max(LEAST_SPREAD ** 2, squares / visits - (sum / visits) ** 2);
  return Math.sqrt(variance / visits);
}
