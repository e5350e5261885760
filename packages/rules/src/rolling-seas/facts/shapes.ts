// How the shapes of islands and obstacles can lie on a chart (2.2). Worked out for a card when it is first asked for.

import {
  ADVENTURES,
  AROUND,
  type Card,
  CELLS,
  type Cell,
  COLUMNS,
  cellAt,
  columnOf,
  DIRECTIONS,
  exactCell,
  ISLAND_CARDS,
  type Island,
  NEXT,
  ROWS,
  rowOf,
} from '../tables/index.ts';
import type { Placement, Pose } from '../types.ts';

/** One square of a shape: `mark` tells apart what lies on it, an arrow or a port. */
type Square = { x: number; y: number; mark: number };

const TIERS = [0, 1, 2, 3];
const PLAIN = -1;
const HARBOUR = -2;

/** A shape laid down somewhere on the map. */
export type Laid = Placement & {
  cells: readonly Cell[];
  /** Of currents, a direction for each cell. */
  arrows: readonly number[];
  /** Of currents, the cell each arrow points to, or NOWHERE. */
  targets: readonly Cell[];
  /** The cells around it. */
  ring: readonly Cell[];
  /** Of islands, where the port is. */
  port: Cell;
  /** How well it keeps to the lines of its card, 0 best: for those who draw together, and for one who plays alone. */
  tier: number;
  soloTier: number;
};

/** In menu order: all of them, and by tier. */
export type Layings = {
  all: readonly Laid[];
  tiers: readonly (readonly Laid[])[];
  soloTiers: readonly (readonly Laid[])[];
  poses: readonly Pose[];
  find(placement: Placement): Laid | null;
};

const posed = (squares: readonly Square[], pose: Pose): Square[] => {
  const turned = squares.map(({ x, y, mark }) => {
    let square = pose & 4 ? { x: -x, y, mark: mark < 0 ? mark : (8 - mark) % 8 } : { x, y, mark };
    for (let quarter = 0; quarter < (pose & 3); quarter++)
      square = { x: -square.y, y: square.x, mark: square.mark < 0 ? square.mark : (square.mark + 2) % 8 };
    return square;
  });
  const west = Math.min(...turned.map(({ x }) => x));
  const north = Math.min(...turned.map(({ y }) => y));
  return turned.map(({ x, y, mark }) => ({ x: x - west, y: y - north, mark }));
};

const signature = (squares: readonly Square[]): string =>
  squares
    .map(({ x, y, mark }) => `${x},${y},${mark}`)
    .sort()
    .join(' ');

function layings(squares: readonly Square[], tiers: (cells: readonly Cell[]) => [number, number]): Layings {
  const all: Laid[] = [];
  const byPlace: (Laid | null)[] = Array(8 * CELLS).fill(null);
  const met = new Set<string>();
  const poses: Pose[] = [];
  for (let pose = 0; pose < 8; pose++) {
    const turned = posed(squares, pose);
    if (met.has(signature(turned))) continue;
    met.add(signature(turned));
    poses.push(pose);
    const width = 1 + Math.max(...turned.map(({ x }) => x));
    const height = 1 + Math.max(...turned.map(({ y }) => y));
    for (let row = 0; row + height <= ROWS; row++)
      for (let column = 0; column + width <= COLUMNS; column++) {
        const laid = layAt(turned, pose, cellAt(column, row), tiers);
        all.push(laid);
        byPlace[pose * CELLS + laid.at] = laid;
      }
  }
  return {
    all,
    tiers: TIERS.map(tier => all.filter(laid => laid.tier === tier)),
    soloTiers: TIERS.map(tier => all.filter(laid => laid.soloTier === tier)),
    poses,
    find: ({ pose, at }) => byPlace[pose * CELLS + at] ?? null,
  };
}

function layAt(
  squares: readonly Square[],
  pose: Pose,
  at: Cell,
  tiers: (cells: readonly Cell[]) => [number, number],
): Laid {
  const cells = squares.map(({ x, y }) => at + y * COLUMNS + x);
  const arrows = squares.flatMap(({ mark }) => (mark >= 0 ? [mark] : []));
  const [tier, soloTier] = tiers(cells);
  return {
    pose,
    at,
    cells,
    arrows,
    targets: arrows.map((arrow, i) => NEXT[arrow]![cells[i]!]!),
    ring: ringOf(cells),
    port: cells[squares.findIndex(({ mark }) => mark === HARBOUR)] ?? PLAIN,
    tier,
    soloTier,
  };
}

function ringOf(cells: readonly Cell[]): Cell[] {
  const ring: Cell[] = [];
  for (const cell of cells)
    for (const next of AROUND[cell]!) if (!cells.includes(next) && !ring.includes(next)) ring.push(next);
  return ring;
}

function ofCard(card: Card): Layings {
  const adventure = ADVENTURES[card]!;
  const { cells, arrows, column, row, anchor, kind } = adventure;
  const squares = cells.map(([x, y], i) => ({
    x,
    y,
    mark: arrows.length > 0 ? DIRECTIONS.indexOf(arrows[i]!) : PLAIN,
  }));
  const exact = exactCell(adventure);
  return layings(squares, on => {
    const inColumn = on.some(cell => columnOf(cell) === column);
    const inRow = on.some(cell => rowOf(cell) === row);
    const tier = inColumn || inRow ? 0 : 1;
    if (kind !== 'rocks') return [tier, tier];
    if (on.includes(exact)) return [tier, 0];
    const [first, second] = anchor === 'column' ? [inColumn, inRow] : [inRow, inColumn];
    return [tier, first ? 1 : second ? 2 : 3];
  });
}

function ofIsland(island: Island): Layings {
  const squares = ISLAND_CARDS[island].drawing.flatMap((line, y) =>
    [...line].flatMap((mark, x): Square[] => (mark === '.' ? [] : [{ x, y, mark: mark === 'P' ? HARBOUR : PLAIN }])),
  );
  return layings(squares, () => [0, 0]);
}

const CARD_LAYINGS: (Layings | undefined)[] = [];
const ISLAND_LAYINGS: Partial<Record<Island, Layings>> = {};

export function cardLayings(card: Card): Layings {
  CARD_LAYINGS[card] ??= ofCard(card);
  return CARD_LAYINGS[card];
}

export function islandLayings(island: Island): Layings {
  ISLAND_LAYINGS[island] ??= ofIsland(island);
  return ISLAND_LAYINGS[island];
}
