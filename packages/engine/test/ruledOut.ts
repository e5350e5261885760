// What a message tells a seat, found out apart from the engine's own judgement: by imagining very many worlds.

import { type Step, type ToldEvent, updateFor, viewOf } from '@quayside/engine';
import { type AnyGame, type AnyShape, clone, type Rng, type Seat, type State } from '@quayside/rules';

/** In how many of the worlds a seat could have been in before the step the same message could not have come. */
export function ruledOut(game: AnyGame, step: Step, to: Seat | null, worlds: number, rng: Rng): number {
  const { before, entry } = step;
  if (!('move' in entry)) throw new Error('not a move');
  const sent = JSON.stringify(updateFor(step, to));
  let out = 0;
  for (let i = 0; i < worlds; i++) {
    const world: State<AnyShape> = { ...clone(game.imagine(viewOf(before, to), rng)), rng: before.rng };
    const view = viewOf(world, entry.seat);
    const menu = to === entry.seat ? [] : game.menu(view).moves;
    const moves = game.check(view, entry.move) ? menu : [entry.move, ...menu];
    const could = moves.some(move => JSON.stringify(updateFor(stepFrom(game, step, world, move), to)) === sent);
    if (!could) out += 1;
  }
  return out;
}

function stepFrom(game: AnyGame, { ply, entry }: Step, before: State<AnyShape>, move: object): Step {
  const after = clone(before);
  const told: ToldEvent[] = [];
  game.play(after, entry.seat, move, {
    all: event => void told.push({ to: null, event }),
    only: (to, event) => void told.push({ to, event }),
  });
  return { ply, entry: { seat: entry.seat, move }, before, after, told };
}
