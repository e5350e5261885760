// Random play, shared by the laws, the playthroughs and the search for recorded games.

import { type AnyGame, type AnyShape, type Options, pick, type Rng, SEA, type Seat, type State } from '@quayside/rules';
import { Match } from './match.ts';
import type { GameRecord } from './record.ts';
import { rngAt, seedOf } from './seed.ts';
import type { Entry } from './step.ts';
import { viewOf } from './view.ts';

export type SeatMove = { seat: Seat; move: object };

/** The generator the players of a random game choose by; the game itself draws from the seed. */
export const chooserOf = (seed: string): Rng => rngAt(seedOf(`${seed}: what the players choose`), 0);

/** One of the awaited seats and one of its moves; null when nobody is awaited or nothing is on the menu. */
export function randomChoice(game: AnyGame, state: State<AnyShape>, chooser: Rng): SeatMove | null {
  const deciding = game.deciding(state.open);
  if (deciding.length === 0 || deciding[0] === SEA) return null;
  const seat = pick(chooser, deciding);
  const { moves } = game.menu(viewOf(state, seat));
  return moves.length === 0 ? null : { seat, move: pick(chooser, moves) };
}

/** A whole game played at random. The text of the seed decides everything. */
export function randomRecord(game: AnyGame, seats: number, options: Options, seed: string): GameRecord {
  const chooser = chooserOf(seed);
  const match = Match.start(game, seats, options, seedOf(seed));
  const log: Entry[] = match.opening.map(step => step.entry);
  for (;;) {
    const choice = randomChoice(game, match.state, chooser);
    if (!choice) break;
    const done = match.submit(choice.seat, choice.move);
    if (done.refusal) throw new Error(`${game.id} refuses what is on its menu: ${done.refusal.code}`);
    for (const step of done.steps) log.push(step.entry);
    if (match.ply > game.bound) throw new Error(`${game.id} goes on after ${game.bound} moves`);
  }
  return { game: game.id, version: game.version, seats, options, seed: match.seed, log };
}
