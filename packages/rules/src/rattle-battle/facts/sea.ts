// Where ships and tiles lie, what touches what, and where a ship may go (RULES.md 2).

import { crosses, gap, gapApart, laid, type Point, type Polygon, squaredDistance } from '../../kit/geometry.ts';
import {
  BOX,
  CARDS,
  type CardId,
  DICE,
  type DieId,
  EDGE,
  hasRule,
  isCrazy,
  MM,
  OVERLAP,
  RAFT,
  type Rule,
  type SeaCard,
  TILE,
  type TileId,
  TOUCHING,
} from '../tables/index.ts';
import type { RefusalCode } from '../types/refusal.ts';
import type { Pose, Ship } from '../types/sea.ts';
import type { Open } from '../types.ts';

const HALF = EDGE / 2;
const SQUARE: Polygon = [-HALF, -HALF, HALF, -HALF, HALF, HALF, -HALF, HALF];
const REACH = 1132; // from the centre of a die to its corners, rounded up
const ROUNDING = 4; // corners are rounded: nearer than this to a limit, the outlines are looked at
const CLEAR_OF = (2 * REACH) ** 2; // squared: centres farther apart than this belong to dice that do not meet
const PRESSED = (EDGE - OVERLAP - ROUNDING) ** 2; // squared: centres nearer than this belong to dice that overlap
const QUARTER = 900;
const OUTLINES: (Polygon | undefined)[] = Array.from({ length: QUARTER });

type Placed = Pick<Pose, 'x' | 'y' | 'rotation'>;

/** The corners of a die around its centre. After a quarter turn it looks the same. */
function cornersOf({ rotation }: Placed): Polygon {
  const turned = rotation % QUARTER;
  OUTLINES[turned] ??= laid(SQUARE, 0, 0, turned);
  return OUTLINES[turned];
}

/** The four corners of a die seen from above. */
export function outline(place: Placed): Polygon {
  const { x, y } = place;
  const o = cornersOf(place);
  return [x + o[0]!, y + o[1]!, x + o[2]!, y + o[3]!, x + o[4]!, y + o[5]!, x + o[6]!, y + o[7]!];
}

/** 2.5 The distance between two ships: between their outlines, 0 when they meet. */
export function gapBetween(a: Placed, b: Placed): number {
  const centres = squaredDistance(a, b);
  if (centres < PRESSED) return 0;
  const line = (31 * a.x + 37 * a.y + 41 * b.x + 43 * b.y + a.rotation + b.rotation) & (LINES - 1);
  const at = line * FIELDS;
  if (
    MEASURED[at] === a.x &&
    MEASURED[at + 1] === a.y &&
    MEASURED[at + 2] === a.rotation &&
    MEASURED[at + 3] === b.x &&
    MEASURED[at + 4] === b.y &&
    MEASURED[at + 5] === b.rotation
  )
    return MEASURED[at + 6]!;
  const found =
    centres <= CLEAR_OF && pressedDeeper(cornersOf(a), cornersOf(b), b.x - a.x, b.y - a.y, 0)
      ? 0
      : gapApart(outline(a), outline(b));
  MEASURED[at] = a.x;
  MEASURED[at + 1] = a.y;
  MEASURED[at + 2] = a.rotation;
  MEASURED[at + 3] = b.x;
  MEASURED[at + 4] = b.y;
  MEASURED[at + 5] = b.rotation;
  MEASURED[at + 6] = found;
  return found;
}

/**
 * Measured lately: a battle is tried again and again with most ships where they were. A line for each pair, of two
 * places and their distance; numbers in a row rather than objects, so that nothing is allocated.
 */
const LINES = 4096; // a power of two
const FIELDS = 7;
const MEASURED = new Float64Array(LINES * FIELDS).fill(Number.NaN);

export const touches = (a: Placed, b: Placed): boolean => within(a, b, TOUCHING);

/** Whether two ships are at most so far apart. */
export function within(a: Placed, b: Placed, range: number): boolean {
  const centres = squaredDistance(a, b);
  if (centres > (range + 2 * REACH) ** 2) return false;
  if (centres <= (range + EDGE - ROUNDING) ** 2) return true;
  return gapBetween(a, b) <= range;
}

export const overlaps = (a: Placed, b: Placed): boolean => overlapsAt(a.x, a.y, cornersOf(a), b);

/** The same of a die that would lie here, with these corners around its centre. */
function overlapsAt(x: number, y: number, corners: Polygon, other: Placed): boolean {
  const east = other.x - x;
  const south = other.y - y;
  const centres = east * east + south * south;
  if (centres > CLEAR_OF) return false;
  return centres < PRESSED || pressedDeeper(corners, cornersOf(other), east, south, OVERLAP);
}

/**
 * `pressedDeeper` of the outlines of two dice by their corners, the second so far east and south of the first. Corners
 * of a die lie opposite each other: two edges tell as much as four.
 */
const pressedDeeper = (a: Polygon, b: Polygon, east: number, south: number, depth: number): boolean =>
  pressedAlong(a, b, east, south, depth, 0) &&
  pressedAlong(a, b, east, south, depth, 2) &&
  pressedAlong(b, a, east, south, depth, 0) &&
  pressedAlong(b, a, east, south, depth, 2);

/** Likewise along the normal of one die's edge. Half a die is as long along it as its farther corner is off. */
function pressedAlong(edges: Polygon, other: Polygon, east: number, south: number, depth: number, i: 0 | 2): boolean {
  const nx = edges[i + 3]! - edges[i + 1]!;
  const ny = edges[i]! - edges[i + 2]!;
  const half = Math.abs(nx * edges[i]! + ny * edges[i + 1]!);
  const otherHalf = Math.max(Math.abs(nx * other[0]! + ny * other[1]!), Math.abs(nx * other[2]! + ny * other[3]!));
  return (half + otherHalf - Math.abs(nx * east + ny * south)) / Math.sqrt(nx * nx + ny * ny) > depth;
}

export const inBox = (place: Placed): boolean => inBoxAt(place.x, place.y, cornersOf(place));

function inBoxAt(x: number, y: number, corners: Polygon): boolean {
  if (x >= REACH && x <= BOX - REACH && y >= REACH && y <= BOX - REACH) return true;
  for (let i = 0; i < corners.length; i += 2) {
    const cornerX = x + corners[i]!;
    const cornerY = y + corners[i + 1]!;
    if (cornerX < 0 || cornerX > BOX || cornerY < 0 || cornerY > BOX) return false;
  }
  return true;
}

export const shipAt = (open: Open, die: DieId): Ship | undefined => open.sea.find(ship => ship.die === die);

const SEA_CARDS: Readonly<Record<CardId, SeaCard | null>> = Object.fromEntries(
  Object.values(CARDS).map(card => [card.id, isCrazy(card) ? null : card]),
);

/** The Adventure being played, when it is one at sea. */
export const seaCard = ({ card }: Open): SeaCard | null => (card === null ? null : SEA_CARDS[card]!);

export function cardHas(open: Open, rule: Rule['rule']): boolean {
  const card = seaCard(open);
  return card !== null && hasRule(card, rule);
}

const tilePolygon = (tile: TileId, x: number, y: number, degrees: number): Polygon =>
  laid(
    TILE[tile].outline.flatMap(([px, py]) => [px * MM, py * MM]),
    x * MM,
    y * MM,
    degrees * 10,
  );

const TILES_OF: Readonly<Record<CardId, readonly Polygon[]>> = Object.fromEntries(
  Object.values(CARDS).map(card => [
    card.id,
    isCrazy(card) ? [] : (card.tiles ?? []).map(([tile, x, y, degrees]) => tilePolygon(tile, x, y, degrees)),
  ]),
);

/** The Ocean tiles in the box. */
export const tilesOf = ({ card }: Pick<Open, 'card'>): readonly Polygon[] => (card === null ? [] : TILES_OF[card]!);

type Bounds = { left: number; top: number; right: number; bottom: number };
const BOUNDS = new Map<Polygon, Bounds>();

function boundsOf(tile: Polygon): Bounds {
  const known = BOUNDS.get(tile);
  if (known) return known;
  const xs = tile.filter((_, i) => i % 2 === 0);
  const ys = tile.filter((_, i) => i % 2 === 1);
  const bounds = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
  BOUNDS.set(tile, bounds);
  return bounds;
}

/** Whether what lies within these limits might touch a tile. */
function mayReach(tile: Polygon, left: number, top: number, right: number, bottom: number): boolean {
  const bounds = boundsOf(tile);
  return right >= bounds.left && left <= bounds.right && bottom >= bounds.top && top <= bounds.bottom;
}

/** 14.4 The raft of Bombs. */
export const RAFT_OUTLINE: Polygon = tilePolygon(RAFT.tile, RAFT.x, RAFT.y, 0);

export function onTile(ship: Placed, tile: Polygon): boolean {
  const { x, y } = ship;
  const far = REACH + TOUCHING + 1; // gaps are rounded down
  return mayReach(tile, x - far, y - far, x + far, y + far) && gap(outline(ship), tile) <= TOUCHING;
}

export function onAnyTile(open: Open, ship: Placed): boolean {
  for (const tile of tilesOf(open)) if (onTile(ship, tile)) return true;
  return false;
}

/** 7.4 A line of travel or of fire is free of tiles. */
export function tileBetween(open: Open, from: Point, to: Point): boolean {
  const left = Math.min(from.x, to.x);
  const top = Math.min(from.y, to.y);
  const right = Math.max(from.x, to.x);
  const bottom = Math.max(from.y, to.y);
  for (const tile of tilesOf(open))
    if (mayReach(tile, left, top, right, bottom) && crosses(from, to, tile)) return true;
  return false;
}

/** Why a ship cannot lie there: the wall of the box, or another ship. */
export function refusesToLie(open: Open, ship: Ship, place: Point, others = open.sea): RefusalCode | null {
  const { x, y } = place;
  const corners = cornersOf(ship);
  if (!inBoxAt(x, y, corners)) return 'outside-the-box';
  for (let i = 0; i < others.length; i++)
    if (others[i] !== ship && overlapsAt(x, y, corners, others[i]!)) return 'on-a-ship';
  return null;
}

/** The ships that this one might come to lie on, and itself; all where it may go anywhere. */
export const shipsInTheWay = ({ sea }: Open, ship: Ship, range: number | null): Ship[] =>
  range === null ? sea : sea.filter(other => squaredDistance(ship, other) <= (range + 2 * REACH) ** 2);

/** 7.4 Whether there are tiles, and they block moves. */
export const tilesBlock = (open: Open): boolean => tilesOf(open).length > 0 && cardHas(open, 'tiles-block-move');

/** 7.4 Where tiles block moves: a ship on one is stuck, none is crossed, and none is touched in the end. */
export function tileBlocks(open: Open, ship: Ship, place: Point): RefusalCode | null {
  if (!tilesBlock(open)) return null;
  if (onAnyTile(open, ship)) return 'on-a-tile';
  if (tileBetween(open, ship, place)) return 'tile-in-the-way';
  return onAnyTile(open, { ...place, rotation: ship.rotation }) ? 'tile-in-the-way' : null;
}

/**
 * 7.3 Why a ship may not be moved there; `range` null: any distance, and tiles do not matter. Who asks for many places
 * finds the ships in the way once.
 */
export function refusesPlace(
  open: Open,
  ship: Ship,
  place: Point,
  range: number | null,
  inTheWay?: Ship[],
): RefusalCode | null {
  const squared = squaredDistance(ship, place);
  if (squared <= TOUCHING ** 2) return 'no-move';
  if (range !== null && squared > range ** 2) return 'too-far';
  return refusesToLie(open, ship, place, inTheWay) ?? (range === null ? null : tileBlocks(open, ship, place));
}

export const hullOf = (die: DieId) => DICE[die]!.hull;
export const ownerOf = (die: DieId) => DICE[die]!.owner;
