// Where the letter of each ship stands: at the corner where it hides the least.

import { type DieId, MM, type Point, type Pose } from '@quayside/rules/rattle-battle';
import type { Corner } from '../../dice/SeaBox.tsx';

/** Not the lower right one: there a sign has its Strength. */
const CORNERS: readonly Corner[] = [
  [1, -1],
  [-1, -1],
  [-1, 1],
];
const OUT = 9 * MM; // from the middle of the ship, along and across
const SHIP = 15 * MM; // nearer than this to another ship, a letter begins to cover it
const LETTER = 11 * MM;

export function tagsOf(ships: readonly (Pose & { die: DieId })[]): ReadonlyMap<DieId, Corner> {
  const tags = new Map<DieId, Corner>();
  const placed: Point[] = [];
  for (const ship of ships) {
    const hides = (corner: Corner): number => {
      const at = spot(ship, corner);
      const near = (other: Point, reach: number) => Math.max(0, reach - Math.hypot(other.x - at.x, other.y - at.y));
      const covered = ships.reduce((sum, other) => sum + (other === ship ? 0 : near(other, SHIP)), 0);
      return placed.reduce((sum, other) => sum + near(other, LETTER), covered);
    };
    const best = CORNERS.reduce((a, b) => (hides(b) < hides(a) ? b : a));
    tags.set(ship.die, best);
    placed.push(spot(ship, best));
  }
  return tags;
}

const spot = ({ x, y }: Point, [right, below]: Corner): Point => ({ x: x + right * OUT, y: y + below * OUT });
