// Counts the positions a game can reach in so many moves, as perft does in chess. Two implementations of the same rules
// give the same numbers, so an accidental change of the rules is seen in them.

import { type AnyGame, type AnyShape, clone, type Options, SEA, type State } from '@quayside/rules';
import { rngAt, type Seed, seaRngAt } from './seed.ts';
import { SILENT } from './step.ts';
import { viewOf } from './view.ts';

/** At one depth: the number of sequences of moves, and of different positions they lead to. */
export type Count = { depth: number; ways: number; positions: number };

/**
 * Chance is what the seed says. Of several seats that decide at once the first is asked first: their order makes no
 * difference.
 */
export function perft(game: AnyGame, seats: number, options: Options, seed: Seed, depth: number): Count[] {
  const rng = rngAt(seed, 0);
  let met = new Map<string, { state: State<AnyShape>; ways: number }>();
  const add = (state: State<AnyShape>, ways: number, to: typeof met) => {
    const key = JSON.stringify([state.open, state.own, state.shut]);
    const known = to.get(key);
    if (known) known.ways += ways;
    else to.set(key, { state, ways });
  };
  add({ ...game.setup(seats, options, rng), rng }, 1, met);
  return Array.from({ length: depth }, (_, ply) => {
    const next: typeof met = new Map();
    for (const { state, ways } of met.values())
      for (const after of followers(game, state, seed, ply)) add(after, ways, next);
    met = next;
    const ways = [...met.values()].reduce((sum, it) => sum + it.ways, 0);
    return { depth: ply + 1, ways, positions: met.size };
  });
}

function* followers(game: AnyGame, state: State<AnyShape>, seed: Seed, ply: number): Generator<State<AnyShape>> {
  const [seat] = game.deciding(state.open);
  if (seat === undefined) return;
  const moves =
    seat === SEA ? [game.nature!(state.open, seaRngAt(seed, ply + 1))] : game.menu(viewOf(state, seat)).moves;
  for (const move of moves) {
    const after = clone(state);
    after.rng = rngAt(seed, ply + 1);
    game.play(after, seat, move, SILENT);
    yield after;
  }
}
