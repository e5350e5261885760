// Rules as they were released, made to fulfil the contract of today. The modules in `released` never change, so what
// the contract has gained since they were written is added here, and only here.

import type { AnyGame } from './game.ts';
import type { Rng } from './kit/rng.ts';

/** A module as it was released: it may lack what newer contracts ask for. */
export type ReleasedGame = Omit<AnyGame, 'joint'> & Partial<Pick<AnyGame, 'joint'>>;

export const toPresentContract = (released: ReleasedGame): AnyGame => ({
  ...released,
  joint: released.joint ?? jointByDeciding(released),
  setup: (seats, options, rng) => released.setup(seats, options, withScript(rng)),
  play(state, seat, move, tell) {
    withScript(state.rng);
    released.play(state, seat, move, tell);
  },
  imagine: (view, rng) => released.imagine(view, withScript(rng)),
  ...(released.nature && { nature: (open, rng) => released.nature!(open, withScript(rng)) }),
});

/**
 * Modules released up to now read the length of `rng.script` unless it is null, and so fail over a generator without
 * it.
 */
const withScript = (rng: Rng & { script?: number[] | null }): Rng => {
  rng.script ??= null as unknown as number[];
  return rng;
};

/**
 * Without `joint`, several seats that decide at once are taken for a joint decision of which nobody is known to have
 * committed. That is enough to tell a commitment from other moves; once a single seat is awaited, it decides alone.
 */
const jointByDeciding =
  ({ deciding }: ReleasedGame): NonNullable<AnyGame['joint']> =>
  open => {
    const awaited = deciding(open);
    return awaited.length > 1 ? { committed: [], awaited } : null;
  };
