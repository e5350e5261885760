// Bombs: a die is tossed like a shot from a sling. The pull says which way, how far and how hard.

import { BOX, MM, POWERS, type Point, type Power, TOSS_DISTANCE } from '@quayside/rules/rattle-battle';

export type Shot = { x: number; y: number; power: Power };

const LEAST = 5 * MM; // a shorter pull is none
const FULL = 110 * MM; // no harder than that
const WALL = TOSS_DISTANCE - BOX / 2; // from the thrower to the box

/** `pull`: from where the finger came down to where it is. Null: too short to count. */
export function tossByPull(from: Point, pull: Point): Shot | null {
  const length = Math.hypot(pull.x, pull.y);
  if (length < LEAST) return null;
  const part = Math.min(1, length / FULL);
  const far = WALL + part * BOX;
  return {
    x: inBox(from.x - (pull.x / length) * far),
    y: inBox(from.y - (pull.y / length) * far),
    power: POWERS[Math.min(POWERS.length - 1, Math.floor(part * POWERS.length))]!,
  };
}

const inBox = (value: number): number => Math.round(Math.min(BOX, Math.max(0, value)));
