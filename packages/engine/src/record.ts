// A whole game in a few kB: seed, options and moves. Replaying it gives the same game to the last card.

import type { AnyGame, Options } from '@quayside/rules';
import { type Entry, Match, type Step } from './match.ts';
import type { Seed } from './seed.ts';

export type GameRecord = { game: string; version: number; seats: number; options: Options; seed: Seed; log: Entry[] };

export class ReplayError extends Error {
  readonly ply: number;
  constructor(ply: number, why: string) {
    super(`The record goes wrong at entry ${ply}: ${why}.`);
    this.ply = ply;
  }
}

/** Plays the record through; `onStep` sees every step on the way. Sea entries in the log must be what the log says. */
export function replay(game: AnyGame, record: GameRecord, onStep?: (step: Step, match: Match) => void): Match {
  const { seats, options, seed, log } = record;
  let next = 0;
  const sea = () => {
    const entry = log[next];
    if (!entry || !('move' in entry)) throw new ReplayError(next, 'the sea’s answer is missing');
    next += 1;
    return entry.move;
  };
  const match = Match.start(game, seats, options, seed, sea);
  while (next < log.length) {
    const ply = next;
    const entry = log[next++]!;
    const done = 'move' in entry ? match.submit(entry.seat, entry.move) : match.takeBack(entry.seat);
    if (done.refusal) throw new ReplayError(ply, done.refusal.code);
    for (const step of done.steps) onStep?.(step, match);
  }
  return match;
}
