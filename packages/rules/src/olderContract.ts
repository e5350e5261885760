// Rules as they were released, made to fulfil the contract of today. The modules in `released` never change, so what
// the contract has gained since they were written is added here, and only here.

import type { AnyGame } from './game.ts';

/** A module as it was released: it may lack what newer contracts ask for. */
export type ReleasedGame = Omit<AnyGame, 'joint'> & Partial<Pick<AnyGame, 'joint'>>;

export const toPresentContract = (released: ReleasedGame): AnyGame => ({
  ...released,
  joint: released.joint ?? jointByDeciding(released),
});

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
