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
  EAST,
  exactCell,
  ISLAND_CARDS,
  type Island,
  NEXT,
  ROWS,
  rowOf,
  SOUTH,
} from '../tables/index.ts';
import type { Placement, Pose, TableSettings } from '../types.ts';
import { type Area, add, firstColumn, nowhere, type Patch } from './area.ts';

/** One square of a shape: `mark` tells apart what lies on it, an arrow or a port. */
type Square = { x: number; y: number; mark: number };

/** A shape in one of its poses, in a box whose upper left corner is 0, 0. */
export type Form = {
  pose: Pose;
  squares: readonly Square[];
  patch: Patch;
  /** What shares a side or a corner with it: in a box that begins one row and one column before its own. */
  rim: Patch;
  /**
   * Of rocks, the squares of the rim once around: each shares a side with the next, and the last with the first. Those
   * marked CORNER share no side with the form; the first is one, and no two are in a row.
   */
  ring: readonly Square[];
  /** Where arrows of it point to that is no part of it. */
  outlets: readonly Square[];
};

/** A pose and the cell of the upper left corner in one number. */
export type PackedPlacement = number;

export const packPlacement = (pose: Pose, at: Cell): PackedPlacement => pose * CELLS + at;

export const TIERS = 4;
const EVERY_TIER = [0, 1, 2, 3];
const PLAIN = -1;
const HARBOUR = -2;
const CORNER = -3;

/** A shape laid down somewhere on the map. */
export type Laid = Placement & {
  cells: readonly Cell[];
  /** Of currents, a direction for each cell. */
  arrows: readonly number[];
  /** Of currents, the cell each arrow points to, or NOWHERE. */
  targets: readonly Cell[];
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
  /** By pose; undefined where another pose looks the same. */
  forms: readonly (Form | undefined)[];
  byPlace: readonly (Laid | null)[];
  find(placement: Placement): Laid | null;
  within: Finder;
  soloWithin: Finder;
};

/**
 * Where a shape may lie: in `free` as a whole, with its arrows pointing into `water` (null where it has none). Rocks
 * that lie in `clear` as a whole, with the water around them in one piece, are accepted without being asked about.
 */
export type Room = { free: Area; water: Area | null; clear: Area | null; straits: TableSettings['tightStraits'] };

/**
 * What `byPlace` holds for the places where a shape has room, keeps to its lines as well as a tier does, and is
 * accepted (null: all are); in menu order. `most`: as many are enough.
 */
type Finder = <T>(room: Room, tier: number, isAccepted: Accepts | null, byPlace: readonly T[], most: number) => T[];
/** `inOnePiece`: the water around the form is known to be. */
export type Accepts = (form: Form, column: number, row: number, inOnePiece: boolean) => boolean;

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

const at = ({ x, y }: Square, other: Square): boolean => x === other.x && y === other.y;

function formOf(squares: readonly Square[], pose: Pose): Form {
  const turned = posed(squares, pose);
  const around = turned.flatMap(({ x, y, mark }) => EAST.map((east, i) => ({ x: x + east, y: y + SOUTH[i]!, mark })));
  const targets = turned.flatMap(({ x, y, mark }) =>
    mark < 0 ? [] : [{ x: x + EAST[mark]!, y: y + SOUTH[mark]!, mark }],
  );
  const rim = around.filter(beside => !turned.some(square => at(square, beside)));
  return {
    pose,
    squares: turned,
    patch: patchOf(turned),
    rim: patchOf(rim.map(({ x, y, mark }) => ({ x: x + 1, y: y + 1, mark }))),
    ring: ringOf(rim, turned),
    outlets: targets.filter(target => !turned.some(square => at(square, target))),
  };
}

const areBeside = (one: Square, other: Square): boolean => Math.abs(one.x - other.x) + Math.abs(one.y - other.y) === 1;

/** Goes around from square to square, as far as there is one beside the last that it has not been to. */
function ringOf(rim: readonly Square[], form: readonly Square[]): Square[] {
  const isCorner = (square: Square): boolean => !form.some(other => areBeside(square, other));
  const ring: Square[] = [];
  for (let next = rim.find(isCorner); next; ) {
    const last: Square = { ...next, mark: isCorner(next) ? CORNER : PLAIN };
    ring.push(last);
    next = rim.find(other => areBeside(last, other) && !ring.some(square => at(square, other)));
  }
  return ring;
}

function patchOf(squares: readonly Square[]): Patch {
  const rows: number[] = Array(1 + Math.max(...squares.map(({ y }) => y))).fill(0);
  for (const { x, y } of squares) rows[y]! |= 1 << x;
  return rows;
}

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
    const form = formOf(squares, pose);
    if (met.has(signature(form.squares))) continue;
    met.add(signature(form.squares));
    forms.push(form);
    const width = 1 + Math.max(...form.squares.map(({ x }) => x));
    const height = form.patch.length;
    for (let row = 0; row + height <= ROWS; row++)
      for (let column = 0; column + width <= COLUMNS; column++) {
        const laid = layAt(form.squares, pose, cellAt(column, row), tiersOf);
        all.push(laid);
        byPlace[packPlacement(pose, laid.at)] = laid;
      }
  }
  const tiers = EVERY_TIER.map(tier => all.filter(laid => laid.tier === tier));
  const soloTiers = EVERY_TIER.map(tier => all.filter(laid => laid.soloTier === tier));
  const find = ({ pose, at }: Placement): Laid | null => byPlace[packPlacement(pose, at)] ?? null;
  return {
    all,
    tiers,
    soloTiers,
    poses: forms.map(({ pose }) => pose),
    forms: Array.from({ length: 8 }, (_, pose) => forms.find(form => form.pose === pose)),
    byPlace,
    find,
    within: finder(forms, tiers),
    soloWithin: finder(forms, soloTiers),
  };
}

/** Finds where forms have room: for each row, all columns at once, since shifting an area shifts every cell of it. */
function finder(forms: readonly Form[], tiers: readonly (readonly Laid[])[]): Finder {
  /** By tier and form, the upper left corners. */
  const corners = tiers.map(tier =>
    forms.map(({ pose }) => {
      const area = nowhere();
      for (const laid of tier) if (laid.pose === pose) add(area, laid.at);
      return area;
    }),
  );
  return (room, tier, isAccepted, byPlace, most) => {
    const found = [];
    for (let i = 0; i < forms.length; i++) {
      const form = forms[i]!;
      const rows = corners[tier]![i]!;
      for (let row = 0; row < ROWS; row++) {
        if (rows[row] === 0) continue;
        let columns = inside(room.free, form.squares, row, rows[row]!);
        if (columns === 0) continue;
        if (room.water !== null)
          for (let k = 0; k < form.outlets.length; k++) columns &= seenFrom(room.water, form.outlets[k]!, row);
        const whole = isAccepted === null || room.clear === null ? 0 : inOnePiece(room, form.ring, row, columns);
        const sure = whole === 0 ? 0 : inside(room.clear!, form.squares, row, whole);
        for (; columns !== 0; columns &= columns - 1) {
          const column = firstColumn(columns);
          const bit = 1 << column;
          if (isAccepted && (sure & bit) === 0 && !isAccepted(form, column, row, (whole & bit) !== 0)) continue;
          found.push(byPlace[packPlacement(form.pose, cellAt(column, row))]!);
          if (found.length === most) return found;
        }
      }
    }
    return found;
  };
}

/**
 * An area as seen from a square beside a shape whose corner is in this row: a bit for each column the corner may be in.
 */
function seenFrom(area: Area, { x, y }: Square, row: number): number {
  const at = row + y;
  if (at < 0 || at >= ROWS) return 0;
  return x < 0 ? area[at]! << -x : area[at]! >> x;
}

/** Of these columns, from which a shape lies on the map, those from which all its squares lie in the area. */
function inside(area: Area, squares: readonly Square[], row: number, columns: number): number {
  let left = columns;
  for (let i = 0; i < squares.length && left !== 0; i++) {
    const { x, y } = squares[i]!;
    left &= area[row + y]! >> x;
  }
  return left;
}

/**
 * Of these columns those from which a ring is all land, all water, or one stretch of each. Where straits are open, land
 * at a corner alone does not end a stretch: its two neighbours touch.
 */
function inOnePiece({ water, straits }: Room, ring: readonly Square[], row: number, columns: number): number {
  if (water === null) return 0;
  let once = 0; // where one stretch of water has ended
  let twice = 0; // where two have
  let before = seenFrom(water, ring[ring.length - 1]!, row);
  let now = seenFrom(water, ring[0]!, row);
  for (let i = 0; i < ring.length; i++) {
    const after = seenFrom(water, ring[i + 1 === ring.length ? 0 : i + 1]!, row);
    if (straits === 'open' && ring[i]!.mark === CORNER) now |= before & after;
    const ends = before & ~now;
    twice |= once & ends;
    once |= ends;
    before = now;
    now = after;
  }
  return columns & ~twice;
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
