// Coasts, mist and the edge of the Depths, computed from the sets of tiles. Each is worked out once for a set and kept.

import { columnOf, NEIGHBOURS, rowOf, SIDE, type Tile } from '@quayside/rules/waves-of-fortune';
import { contour, type Field, type Ground, type Samples, sample } from './contour.ts';
import { centreOf, EDGE, SPAN } from './geometry.ts';
import { hills, noise } from './noise.ts';

const STEP = 4; // units between two samples
const BEYOND = 8; // units that are sampled outside the sea

type Tiles = ReadonlySet<Tile>;

/** Remembers what was computed for a set of tiles; a game has a hundred discoveries at most. */
function kept<T>(compute: (tiles: Tiles) => T): (tiles: Tiles) => T {
  const known = new Map<string, T>();
  return tiles => {
    const key = [...tiles].sort((a, b) => a - b).join();
    let found = known.get(key);
    if (found === undefined) {
      if (known.size > 300) known.clear();
      found = compute(tiles);
      known.set(key, found);
    }
    return found;
  };
}

const sampled = (height: Field, even: Ground['even']): Samples =>
  sample({ height, edge: EDGE, even }, -BEYOND, SPAN + BEYOND, STEP);

const onSea = (n: number) => Math.min(SIDE - 1, Math.max(0, n));

/**
 * Whether the tile at a column and row and all around it are in the set, or none; beside the sea, the nearest count.
 */
function isEven(tiles: Tiles, column: number, row: number): boolean {
  const inside = tiles.has(onSea(row) * SIDE + onSea(column));
  for (let r = row - 1; r <= row + 1; r++)
    for (let c = column - 1; c <= column + 1; c++) if (tiles.has(onSea(r) * SIDE + onSea(c)) !== inside) return false;
  return true;
}

/** The larger of two heights, with a slope between them where they are nearly equal. */
function blend(a: number, b: number, width: number): number {
  const share = Math.min(1, Math.max(0, 0.5 + (b - a) / (2 * width)));
  return a + (b - a) * share + width * share * (1 - share);
}

/** The neck of land from the middle of an island to one beside it. */
type Neck = { dx: number; dy: number; width: number };
type Isle = { x: number; y: number; phases: readonly number[]; necks: readonly Neck[] };

/** What of an island does not depend on the point that is looked at. */
function isleOf(islands: Tiles, tile: Tile): Isle {
  const [x, y] = centreOf(tile);
  const necks = NEIGHBOURS[tile]!.filter(other => islands.has(other)).map(other => {
    const [toX, toY] = centreOf(other);
    const width = 6.4 + noise(Math.min(tile, other) * 128 + Math.max(tile, other), 24) * 2.4;
    return { dx: toX - x, dy: toY - y, width };
  });
  return { x, y, phases: [21, 22, 23].map(salt => noise(tile, salt) * Math.PI * 2), necks };
}

/** How far the shore of an island lies from its middle, by direction. */
const shore = ([two, three, five]: readonly number[], turn: number): number =>
  12.6 + 1.6 * Math.sin(2 * turn + two!) + 1.3 * Math.sin(3 * turn + three!) + 0.8 * Math.sin(5 * turn + five!);

const NO_LAND = -40;
const FAR = 26; // units from the middle of an island, beyond which neither its shore nor its shoals reach

function heightOf({ x: cx, y: cy, phases, necks }: Isle, x: number, y: number): number {
  const [dx, dy] = [x - cx, y - cy];
  let height = shore(phases, Math.atan2(dy, dx)) - Math.hypot(dx, dy);
  for (const neck of necks) {
    const along = Math.min(1, Math.max(0, (dx * neck.dx + dy * neck.dy) / (EDGE * EDGE)));
    height = blend(height, neck.width - Math.hypot(dx - neck.dx * along, dy - neck.dy * along), 4);
  }
  return height;
}

/** The land of island tiles: a shore of its own around each, and a neck to every island beside it. */
function landOf(islands: Tiles): Field {
  const isles: (Isle | undefined)[] = [];
  for (const tile of islands) isles[tile] = isleOf(islands, tile);
  return (x, y) => {
    const [column, row] = [Math.floor(x / EDGE), Math.floor(y / EDGE)];
    let height = NO_LAND;
    for (let r = Math.max(0, row - 1); r <= Math.min(SIDE - 1, row + 1); r++)
      for (let c = Math.max(0, column - 1); c <= Math.min(SIDE - 1, column + 1); c++) {
        const isle = isles[r * SIDE + c];
        if (isle && Math.abs(x - isle.x) < FAR && Math.abs(y - isle.y) < FAR)
          height = blend(height, heightOf(isle, x, y), 4);
      }
    return height < -12 ? height : height + hills(x, y, 9, 25) * 1.3;
  };
}

/** Islands: their coast, and the shoals around it. */
export const coastOf = kept(islands => {
  const land = sampled(landOf(islands), (column, row) =>
    isEven(islands, column, row) && !islands.has(onSea(row) * SIDE + onSea(column)) ? NO_LAND : null,
  );
  return { land: contour(land, 0), shoal: contour(land, -3.4), shelf: contour(land, -6.6) };
});

const DEEP = 12; // units from the edge of a set of tiles, beyond which it does not matter how far it is

/** How deep inside a set of tiles a point lies; below zero outside. */
function depthIn(tiles: Tiles): Field {
  const isIn = (column: number, row: number) => tiles.has(onSea(row) * SIDE + onSea(column));
  return (x, y) => {
    const [column, row] = [Math.floor(x / EDGE), Math.floor(y / EDGE)];
    const inside = isIn(column, row);
    const [west, north] = [x - column * EDGE, y - row * EDGE];
    let nearest = DEEP;
    for (let r = north < DEEP ? -1 : 0; r <= (EDGE - north < DEEP ? 1 : 0); r++)
      for (let c = west < DEEP ? -1 : 0; c <= (EDGE - west < DEEP ? 1 : 0); c++) {
        if ((r === 0 && c === 0) || isIn(column + c, row + r) === inside) continue;
        const across = c === 0 ? 0 : c < 0 ? west : EDGE - west;
        const down = r === 0 ? 0 : r < 0 ? north : EDGE - north;
        nearest = Math.min(nearest, Math.hypot(across, down));
      }
    return inside ? nearest : -nearest;
  };
}

/** Far from every edge of a set of tiles it is equally deep, or equally far from the set. */
const evenIn =
  (tiles: Tiles): Ground['even'] =>
  (column, row) => {
    if (!isEven(tiles, column, row)) return null;
    return tiles.has(onSea(row) * SIDE + onSea(column)) ? DEEP : -DEEP;
  };

/** Mist over tiles nobody has seen; it rolls over their edges in puffs. */
export const mistOver = kept(hidden => {
  const depth = depthIn(hidden);
  const cloth = sampled((x, y) => {
    const at = depth(x, y);
    return Math.abs(at) >= DEEP ? at : at - 0.4 + 4.4 * Math.abs(hills(x, y, 12, 31));
  }, evenIn(hidden));
  return { edge: contour(cloth, 0), inner: contour(cloth, 5.5) };
});

const IN_SHALLOWS: Tiles = new Set(
  Array.from({ length: SIDE * SIDE }, (_, tile) => tile).filter(
    tile => columnOf(tile) > 1 && columnOf(tile) < SIDE - 2 && rowOf(tile) > 1 && rowOf(tile) < SIDE - 2,
  ),
);

/** The Shallows, and the two steps in which the ground falls away around them; worked out when it is first drawn. */
let shallows: { edge: string; steps: readonly string[] } | null = null;
export function shallowsShape() {
  if (!shallows) {
    const depth = depthIn(IN_SHALLOWS);
    // The hills are lower than the ground is deep there, so that no line runs through an even tile.
    const ground = sampled((x, y) => depth(x, y) + hills(x, y, 17, 41) * 2, evenIn(IN_SHALLOWS));
    shallows = { edge: contour(ground, 0), steps: [contour(ground, -5), contour(ground, -9.5)] };
  }
  return shallows;
}
