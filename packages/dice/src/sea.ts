// Which games throw dice that really fall, and what answers them: a device of the engine, for live tables and for
// whoever verifies a game. The physics is loaded with the first of them.

import type { Rng } from '@quayside/rules';

export type Sea = (open: object, rng: Rng) => object;

const SEAS: Record<string, () => Promise<Sea>> = {
  'rattle-battle': async () => (await import('./rattleBattle.ts')).rattleBattleSea as Sea,
};

/** Null for a game that never asks the sea. */
export const seaOf = async (game: string): Promise<Sea | null> => (Object.hasOwn(SEAS, game) ? SEAS[game]!() : null);
