import type { Pose } from '@quayside/dice/pose';
import type { DieLook } from './marks.tsx';

/** Dice on their way, as the sea threw them, and those that lay there before. `id` tells one fall from the next. */
export type Falling = {
  id: string | number;
  fall: string;
  /** How long the cup is shaken before they drop, at normal speed; left out: not at all. */
  rattleMs?: number;
  /** In the order of the fall. */
  dice: readonly DieLook[];
  lying: readonly { look: DieLook; pose: Pose }[];
};
