// The dice of a Crazy Adventure (14).

import type { DieId } from '../tables/index.ts';

/** Dice on the table in a Crazy Adventure; a die not rolled yet has side null. */
export type Rolled = { die: DieId; side: number | null };
export type Hand = {
  /** The dice still in the game; in Bombs those not tossed yet. */
  dice: Rolled[];
  /** Drinking: rounds drunk. Plank: the total so far. Chest: coins won. */
  score: number;
  /** Out of the game, or content with the score. */
  done: boolean;
};
export type Crazy = { round: number; hands: Hand[] };
