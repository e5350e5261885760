// Where ships and tiles lie, what touches what, and where a ship may go (RULES.md 2).

import {
  crosses,
  gap,
  gapApart,
  laid,
  type Point,
  type Polygon,
  pressedDeeper,
  squaredDistance,
} from '../../kit/geometry.ts';
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

/** The four corners of a die seen from above; after a quarter turn it looks the same. */
export function outline({ x, y, rotation }: Placed): Polygon {
  const turned = rotation % QUARTER;
  OUTLINES[turned] ??= laid(SQUARE, 0, 0, turned);
  const o = OUTLINES[turned];
  return [x + o[0]!, y + o[1]!, x + o[2]!, y + o[3]!, x + o[4]!, y + o[5]!, x + o[6]!, y + o[7]!];
}

/** 2.5 The distance between two ships: between their outlines, 0 when they meet. */
export function gapBetween(a: Placed, b: Placed): number {
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
  const measure = squaredDistance(a, b) > CLEAR_OF ? gapApart : gap;
  const found = measure(outline(a), outline(b));
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

export function overlaps(a: Placed, b: Placed): boolean {
  const centres = squaredDistance(a, b);
  if (centres > CLEAR_OF) return false;
  if (centres < PRESSED) return true;
  return pressedDeeper(outline(a), outline(b), OVERLAP);
}

export function inBox(place: Placed): boolean {
  if (place.x >= REACH && place.x <= BOX - REACH && place.y >= REACH && place.y <= BOX - REACH) return true;
  for (const coordinate of outline(place)) if (coordinate < 0 || coordinate > BOX) return false;
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

/** 14.4 The raft of Bombs. */
export const RAFT_OUTLINE: Polygon = tilePolygon(RAFT.tile, RAFT.x, RAFT.y, 0);

export const onTile = (ship: Placed, tile: Polygon): boolean => gap(outline(ship), tile) <= TOUCHING;

export function onAnyTile(open: Open, ship: Placed): boolean {
  for (const tile of tilesOf(open)) if (onTile(ship, tile)) return true;
  return false;
}

/** 7.4 A line of travel or of fire is free of tiles. */
export function tileBetween(open: Open, from: Point, to: Point): boolean {
  for (const tile of tilesOf(open)) if (crosses(from, to, tile)) return true;
  return false;
}

/** Why a ship cannot lie there: the wall of the box, or another ship. */
export function refusesToLie(open: Open, ship: Ship, place: Point): RefusalCode | null {
  const there = { x: place.x, y: place.y, rotation: ship.rotation };
  if (!inBox(there)) return 'outside-the-box';
  const { sea } = open;
  for (let i = 0; i < sea.length; i++) if (sea[i] !== ship && overlaps(there, sea[i]!)) return 'on-a-ship';
  return null;
}

/** 7.4 Whether there are tiles, and they block moves. */
export const tilesBlock = (open: Open): boolean => tilesOf(open).length > 0 && cardHas(open, 'tiles-block-move');

/** 7.4 Where tiles block moves: a ship on one is stuck, none is crossed, and none is touched in the end. */
export function tileBlocks(open: Open, ship: Ship, place: Point): RefusalCode | null {
  if (!tilesBlock(open)) return null;
  if (onAnyTile(open, ship)) return 'on-a-tile';
  if (tileBetween(open, ship, place)) return 'tile-in-the-way';
  return onAnyTile(open, { ...place, rotation: ship.rotation }) ? 'tile-in-the-way' : null;
}

/** 7.3 Why a ship may not be moved there; `range` null: any distance, and tiles do not matter. */
export function refusesPlace(open: Open, ship: Ship, place: Point, range: number | null): RefusalCode | null {
  const squared = squaredDistance(ship, place);
  if (squared <= TOUCHING ** 2) return 'no-move';
  if (range !== null && squared > range ** 2) return 'too-far';
  return refusesToLie(open, ship, place) ?? (range === null ? null : tileBlocks(open, ship, place));
}

export const hullOf = (die: DieId) => DICE[die]!.hull;
export const ownerOf = (die: DieId) => DICE[die]!.owner;
