// Random games one after the other, by the rules and the engine that are handed in; for compare-playouts.ts, which
// imports this once for each checkout, so that the calls in it are compiled for each on their own.

import type * as Engine from '@quayside/engine';
import type * as Rules from '@quayside/rules';

export type Checkout = Pick<typeof Rules, 'pick' | 'rngOf' | 'SEA'> & Pick<typeof Engine, 'viewOf' | 'SILENT'>;

/** How many decisions the games with these seeds had: `first` and the following ones. */
export function playGames(
  { pick, rngOf, SEA, viewOf, SILENT }: Checkout,
  { game, players, options }: { game: Rules.AnyGame; players: number; options: Rules.Options },
  { first, count }: { first: number; count: number },
): number {
  let decisions = 0;
  for (let n = 0; n < count; n++) {
    const rng = rngOf(first + n);
    const { open, own, shut } = game.setup(players, options, rng);
    const state = { open, own, shut, rng };
    for (let deciding = game.deciding(open); deciding.length > 0; deciding = game.deciding(state.open)) {
      const seat = deciding[0]!;
      const move = seat === SEA ? game.nature!(state.open, rng) : pick(rng, game.menu(viewOf(state, seat)).moves);
      game.play(state, seat, move, SILENT);
      decisions += 1;
    }
  }
  return decisions;
}
