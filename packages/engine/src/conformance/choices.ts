// Law 11. A seat is asked only where it has a choice. The exception: where others could tell from not being kept
// waiting what is in a hand, the game asks all the same and says so in `alwaysAsked`.

import { rngAt, seedOf } from '../seed.ts';
import { viewOf } from '../view.ts';
import { text } from './plain.ts';
import type { Examiner, Trial } from './trial.ts';
import type { S } from './worlds.ts';

const WORLDS = 300; // imagined before a reason is called untrue

export function choices({ game, seed }: Trial): Examiner {
  /** Whether a spectator can imagine a world in which this seat has something to choose. */
  function hidesASecret(state: S, seat: number): boolean {
    const rng = rngAt(seedOf(`${seed}: worlds with a choice`), 0);
    for (let i = 0; i < WORLDS; i++) {
      const world = game.imagine(viewOf(state, null), rng);
      if (game.menu(viewOf({ ...world, rng }, seat)).moves.length > 1) return true;
    }
    return false;
  }

  return {
    *at({ state, deciding, choice }) {
      if (choice.seat < 0) return;
      for (const seat of deciding) {
        const { ask, moves, complete } = game.menu(viewOf(state, seat));
        if (!complete || moves.length !== 1) continue;
        if (!game.alwaysAsked?.[ask]) yield `seat ${seat} is asked “${ask}” and has one answer only, ${text(moves[0])}`;
        else if (!hidesASecret(state, seat))
          yield `“${ask}” is asked with one answer only, and everybody could know that it is the only one`;
      }
    },
  };
}
