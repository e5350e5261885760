// What the sea is asked, and what it answers. This is all a device for falling dice has to know:
// - When `open.phase.kind` is 'sea', `open.phase.thrown` says what is thrown; `open.sea` lists the dice that already
//   lie in the box (BOX x BOX, dice of edge EDGE, x to the right, y downwards).
// - The answer is one `Landed` move: the poses of the dice when all lie flat.
// - No two dice may be pressed into each other by more than OVERLAP, and all corners lie inside the box: `check` of
//   the game judges the answer (seat SEA).

import type { Point } from '../../kit/geometry.ts';
import type { DieId, Power } from '../tables/index.ts';

export type { Point };

/**
 * A die lying flat. `x`, `y`: its centre. `rotation`: 0 to 3599, turned clockwise as seen from above (x towards y).
 * `side`: which of its six sides is up; FACES[hull][side] is what it shows, and sides i and 5 - i are opposite.
 */
export type Pose = { die: DieId; x: number; y: number; rotation: number; side: number };

export type Throw =
  /**
   * These dice fall all at once over the middle of the box. Dice that lie in `open.sea` are immovable; nothing leaves
   * the box (a drop that does is done again). The answer lists exactly these dice, in this order; `out` is empty.
   */
  | { kind: 'drop'; dice: DieId[] }
  /**
   * One die is tossed from `from` (outside the box, TOSS_HEIGHT above it) at `aim`, and may strike the dice in
   * `open.sea`, which then move, turn over or leave. The answer lists all dice in the box afterwards (those of
   * `open.sea` in their order, then the tossed one), and in `out` those that left it.
   */
  | { kind: 'toss'; die: DieId; from: Point; aim: Point; power: Power };

/**
 * The sea's answer. `fall`: how the dice came to lie there, packed by the device as text of at most FALL_TEXT letters
 * (A-Z, a-z, 0-9, +, /, =); for the eye alone, handed on in the event and judged by nobody. '' where nothing really
 * fell.
 */
export type Landed = { kind: 'landed'; dice: Pose[]; out: DieId[]; fall: string };
export const FALL_TEXT = 40_000;

/** A ship in the Sea Box, with what lasts until the end of the Adventure. */
export type Ship = Pose & {
  /** Strength gained by Powder Monkey Pip or lost to a Drill. */
  bonus: number;
  /** Bribery Bart: Strength 0, and it surrenders. */
  bribed: boolean;
  /** The Non-Player Ship its Boarding Hook has caught. */
  hooked: DieId | null;
};
