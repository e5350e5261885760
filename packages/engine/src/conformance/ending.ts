// Laws 8 and 10. A random game comes to its end, somebody is awaited until then, and nothing gets lost on the way.

import { SEA } from '@quayside/rules';
import { viewOf } from '../view.ts';
import { text } from './plain.ts';
import type { Examiner, Trial } from './trial.ts';
import type { S } from './worlds.ts';

/** Law 8. */
export function ending({ game, seats }: Trial): Examiner {
  function* progress(state: S): Generator<string> {
    const progress = game.progress(state.open);
    if (!(progress >= 0 && progress <= 1)) yield `progress is ${progress}`;
  }

  return {
    *at({ state, deciding }) {
      yield* progress(state);
      if (game.outcome(state.open)) yield 'there is an outcome, and still somebody is awaited';
      if (new Set(deciding).size < deciding.length) yield `the awaited seats are ${text(deciding)}`;
      if (deciding.length === 1 && deciding[0] === SEA) return;
      for (const seat of deciding) {
        if (!Number.isInteger(seat) || seat < 0 || seat >= seats) yield `seat ${seat} is awaited, of ${seats}`;
        else if (game.menu(viewOf(state, seat)).moves.length === 0) yield `seat ${seat} is awaited and has no move`;
      }
    },
    *after({ positions, last, broke }) {
      if (broke) yield `the game breaks off: ${broke}`;
      if (broke || positions.length === 0) return;
      yield* progress(last);
      const outcome = game.outcome(last.open);
      if (positions.length > game.bound) yield `the game goes on after ${game.bound} moves`;
      else if (!outcome) {
        const deciding = game.deciding(last.open);
        yield deciding.length > 0
          ? `seats ${deciding} are awaited and cannot move`
          : 'nobody is awaited, and there is no outcome';
      } else if (outcome.ranks.length !== seats || outcome.scores.length !== seats || Math.min(...outcome.ranks) !== 1)
        yield `the outcome is not one of ${seats} seats: ${text(outcome)}`;
    },
  };
}

/** Law 10. */
export const conservation = ({ game }: Trial): Examiner => ({
  *at({ state }) {
    const fault = game.audit(state);
    if (fault) yield fault;
  },
  *after({ last }) {
    const fault = game.audit(last);
    if (fault) yield fault;
  },
});
