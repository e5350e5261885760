// Where something can be written into the Sea: in free water, as near to what it is about as no die, no letter and
// nothing that is written already is covered. Lengths in hundredths of a millimetre.

import { BOX, type DieId, MM, type Point, type Pose } from '@quayside/rules/rattle-battle';
import type { Corner } from '../../dice/SeaBox.tsx';

const HALF_DIE = 8 * MM;
const LETTER = { out: 7.5 * MM, radius: 4 * MM };
const STEP = 1.5 * MM;
const WAYS = 24;
const FARTHEST = 70 * MM;
const CLEAR = 0.6 * MM; // between what is written and what it must not cover

/** An upright rectangle, by its middle. */
export type Label = { at: Point; half: Point };

/** What lies in the Sea; `letters`: how much larger than normal letters are, so that they can be read. */
export type Lying = {
  ships: readonly (Pose & { die: DieId })[];
  tags: ReadonlyMap<DieId, Corner>;
  letters: number;
  taken: readonly Label[];
};

/** The closest place to `to`, below it before above it; null: none is free near it. */
export function freeWater(to: Point, half: Point, { ships, tags, letters, taken }: Lying): Point | null {
  const isFree = (at: Point): boolean =>
    at.x - half.x >= 0 &&
    at.y - half.y >= 0 &&
    at.x + half.x <= BOX &&
    at.y + half.y <= BOX &&
    ships.every(ship => !coversDie(at, half, ship) && !coversLetter(at, half, ship, tags.get(ship.die), letters)) &&
    taken.every(
      ({ at: other, half: its }) =>
        Math.abs(other.x - at.x) >= half.x + its.x + CLEAR || Math.abs(other.y - at.y) >= half.y + its.y + CLEAR,
    );
  if (isFree(to)) return to;
  for (let far = STEP; far <= FARTHEST; far += STEP)
    for (let way = 0; way < WAYS; way++) {
      const angle = (2 * Math.PI * way) / WAYS + Math.PI / 2;
      const at = { x: to.x + far * Math.cos(angle), y: to.y + far * Math.sin(angle) };
      if (isFree(at)) return at;
    }
  return null;
}

/** Whether the upright rectangle lies on the turned square: no side of either keeps them apart. */
function coversDie(at: Point, half: Point, { x, y, rotation }: Pose): boolean {
  const angle = (rotation * Math.PI) / 1800;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [dx, dy] = [at.x - x, at.y - y];
  const turned = HALF_DIE * (Math.abs(cos) + Math.abs(sin)) + CLEAR;
  if (Math.abs(dx) >= half.x + turned || Math.abs(dy) >= half.y + turned) return false;
  const along = Math.abs(dx * cos + dy * sin);
  const across = Math.abs(dy * cos - dx * sin);
  const [byX, byY] = [Math.abs(cos) * half.x + Math.abs(sin) * half.y, Math.abs(sin) * half.x + Math.abs(cos) * half.y];
  return along < HALF_DIE + CLEAR + byX && across < HALF_DIE + CLEAR + byY;
}

function coversLetter(at: Point, half: Point, { x, y }: Point, corner: Corner | undefined, scale: number): boolean {
  if (!corner) return false;
  const [dx, dy] = [x + LETTER.out * corner[0] - at.x, y + LETTER.out * corner[1] - at.y];
  const away = Math.hypot(Math.max(0, Math.abs(dx) - half.x), Math.max(0, Math.abs(dy) - half.y));
  return away < LETTER.radius * scale;
}
