// How the shapes of islands and obstacles can lie on a chart (2.2). Worked out for a card when it is first asked for.

import {
  ADVENTURES,
  type Card,
  CELLS,
  type Cell,
  COLUMNS,
  COORDINATES,
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
import { type Area, add, nowhere, type Patch, patchOf } from './area.ts';

/** One square of a shape: `mark` tells apart what lies on it, an arrow or a port. */
type Square = { x: number; y: number; mark: number };
type Form = { pose: Pose; squares: readonly Square[] };

export const TIERS = 4;
const EVERY_TIER = [0, 1, 2, 3];
const PLAIN = -1;
const HARBOUR = -2;

/** A shape laid down somewhere on the map. */
export type Laid = Placement & {
  cells: readonly Cell[];
  /** Of currents, a direction for each cell. */
  arrows: readonly number[];
  /** Of currents, the cell each arrow points to, or NOWHERE. */
  targets: readonly Cell[];
  /** The cells row by row. */
  patch: Patch;
  /** Of islands, where the port is. */
  port: Cell;
  /**
   * How well it keeps to the lines of its card, 0 best: for those who draw together, and for one who plays alone. An
   * island has to cover one coordinate and no other: those that do are of the first tier.
   */
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
  /** Those of a tier that lie in an area as a whole. */
  within(area: Area, tier: number): Laid[];
  soloWithin(area: Area, tier: number): Laid[];
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

function layings(squares: readonly Square[], tiersOf: (cells: readonly Cell[]) => [number, number]): Layings {
  const all: Laid[] = [];
  const byPlace: (Laid | null)[] = Array(8 * CELLS).fill(null);
  const met = new Set<string>();
  const forms: Form[] = [];
  for (let pose = 0; pose < 8; pose++) {
    const turned = posed(squares, pose);
    if (met.has(signature(turned))) continue;
    met.add(signature(turned));
    forms.push({ pose, squares: turned });
    const width = 1 + Math.max(...turned.map(({ x }) => x));
    const height = 1 + Math.max(...turned.map(({ y }) => y));
    for (let row = 0; row + height <= ROWS; row++)
      for (let column = 0; column + width <= COLUMNS; column++) {
        const laid = layAt(turned, pose, cellAt(column, row), tiersOf);
        all.push(laid);
        byPlace[pose * CELLS + laid.at] = laid;
      }
  }
  const tiers = EVERY_TIER.map(tier => all.filter(laid => laid.tier === tier));
  const soloTiers = EVERY_TIER.map(tier => all.filter(laid => laid.soloTier === tier));
  const find = ({ pose, at }: Placement): Laid | null => byPlace[pose * CELLS + at] ?? null;
  return {
    all,
    tiers,
    soloTiers,
    poses: forms.map(({ pose }) => pose),
    find,
    within: finder(forms, tiers, byPlace),
    soloWithin: finder(forms, soloTiers, byPlace),
  };
}

/** Finds where forms lie in an area: for each row, all columns at once, since shifting an area shifts every cell of it. */
function finder(
  forms: readonly Form[],
  tiers: readonly (readonly Laid[])[],
  byPlace: readonly (Laid | null)[],
): (area: Area, tier: number) => Laid[] {
  /** By tier and form, the upper left corners. */
  const corners = tiers.map(tier =>
    forms.map(({ pose }) => {
      const area = nowhere();
      for (const laid of tier) if (laid.pose === pose) add(area, laid.at);
      return area;
    }),
  );
  return (area, tier) => {
    const found: Laid[] = [];
    for (let i = 0; i < forms.length; i++) {
      const { pose, squares } = forms[i]!;
      const rows = corners[tier]![i]!;
      for (let row = 0; row < ROWS; row++) {
        let columns = rows[row]!;
        for (let k = 0; k < squares.length && columns !== 0; k++)
          columns &= area[row + squares[k]!.y]! >> squares[k]!.x;
        for (; columns !== 0; columns &= columns - 1)
          found.push(byPlace[pose * CELLS + cellAt(31 - Math.clz32(columns & -columns), row)]!);
      }
    }
    return found;
  };
}

function layAt(
  squares: readonly Square[],
  pose: Pose,
  at: Cell,
  tiersOf: (cells: readonly Cell[]) => [number, number],
): Laid {
  const cells = squares.map(({ x, y }) => at + y * COLUMNS + x);
  const arrows = squares.flatMap(({ mark }) => (mark >= 0 ? [mark] : []));
  const [tier, soloTier] = tiersOf(cells);
  return {
    pose,
    at,
    cells,
    arrows,
    targets: arrows.map((arrow, i) => NEXT[arrow]![cells[i]!]!),
    patch: patchOf(cells),
    port: cells[squares.findIndex(({ mark }) => mark === HARBOUR)] ?? PLAIN,
    tier,
    soloTier,
  };
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
  return layings(squares, on => {
    const tier = on.filter(cell => COORDINATES.includes(cell)).length === 1 ? 0 : 1;
    return [tier, tier];
  });
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
