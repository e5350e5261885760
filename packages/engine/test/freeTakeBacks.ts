// Random games in which every move that may be taken back is taken back, and then made after all.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { chooserOf, Match, randomChoice, type Step, seedOf } from '@quayside/engine';
import type { AnyGame, Options } from '@quayside/rules';
import { ruledOut } from './ruledOut.ts';

const text = (value: unknown) => JSON.stringify(value);

/** How many moves were made, and how many of them were free to take back. */
export type Tried = { moves: number; free: number };

/** Plays one game; fails when a free take-back changes what anybody knows, or leaves a trace. */
export function tryTakeBacks(game: AnyGame, seats: number, options: Options, seed: string, worlds: number): Tried {
  const match = Match.start(game, seats, options, seedOf(seed));
  const chooser = chooserOf(seed);
  const rng = chooserOf(`${seed}: other worlds`);
  const tried: Tried = { moves: 0, free: 0 };
  for (let choice = randomChoice(game, match.state, chooser); choice; ) {
    const before = { state: text(match.state), deciding: match.deciding };
    const [step] = match.submit(choice.seat, choice.move).steps!;
    tried.moves += 1;
    const free = match.revocable(choice.seat) === step!.ply && match.takeBack(choice.seat).steps !== null;
    if (free) {
      tried.free += 1;
      teachesNobody(game, step!, worlds, rng);
      equal(text(match.state), before.state);
      deepEqual(match.deciding, before.deciding);
      equal(match.asked[choice.seat], match.ply);
      ok(match.submit(choice.seat, choice.move).steps);
    }
    choice = randomChoice(game, match.state, chooser);
  }
  ok(match.outcome);
  return tried;
}

function teachesNobody(game: AnyGame, step: Step, worlds: number, rng: ReturnType<typeof chooserOf>): void {
  for (const seat of [null, ...step.before.own.keys()])
    equal(ruledOut(game, step, seat, worlds, rng), 0, `${text(step.entry)} told ${seat ?? 'a spectator'} something`);
}
