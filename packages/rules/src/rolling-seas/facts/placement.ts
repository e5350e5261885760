// Where an obstacle may be drawn (4.3 to 4.5).

import type { Seat } from '../../game.ts';
import { no } from '../../kit/refusal.ts';
import {
  ADVENTURES,
  AROUND,
  BESIDE,
  type Card,
  CELLS,
  type Cell,
  CURRENT,
  cellAt,
  columnOf,
  isCurrent,
  isLand,
  isOnMap,
  isPassable,
  NEXT,
  NOWHERE,
  OPEN_SEA,
  rowOf,
  WAKE,
} from '../tables/index.ts';
import type { Captain, Harbour, Open, Placement, SeasRefusal, TableSettings } from '../types.ts';
import { fillSea, isAccessible } from './access.ts';
import {
  type Area,
  add,
  isConnected,
  isIn,
  leaveOut,
  meets,
  nowhere,
  openSea,
  passable,
  sizeOf,
  without,
} from './area.ts';
import { type Accepts, cardLayings, type Form, type Laid, type Room, TIERS } from './shapes.ts';

/** Whose chart a seat draws on: charts went to the left, to the right, or stayed. */
export function chartDrawnOn({ phase, captains }: Open, seat: Seat): Seat {
  const seats = captains.length;
  if (phase.kind === 'known') return (seat + 1) % seats; // charts went to the right
  if (phase.kind !== 'adventure') return seat;
  const { pass } = ADVENTURES[phase.card]!;
  return pass === 'keep' ? seat : (seat + (pass === 'left' ? seats - 1 : 1)) % seats;
}

type Shores = {
  /** What can be sailed, and the part of it that the ship is on, or the largest one. */
  water: Area;
  sea: Area;
  /** Those the sea leads to. */
  ports: Harbour[];
  /** Where rocks may take the last dock of a port, or the ship's last way. */
  shore: Area;
  /** How many cells the sea has more than all other water. */
  ahead: number;
};

function shoresOf({ chart, at }: Captain, straits: TableSettings['tightStraits']): Shores {
  const water = passable(chart.cells);
  const sea = nowhere();
  fillSea(sea, water, at, straits);
  const ports = chart.harbours.filter(port => isAccessible(sea, port));
  const shore = nowhere();
  for (const { cell } of ports) if (!hasOppositeDocks(sea, cell)) for (const dock of BESIDE[cell]!) add(shore, dock);
  if (at !== null && waysFrom(water, at) <= MOST_ROCKS) for (const next of AROUND[at]!) add(shore, next);
  return { water, sea, ports, shore, ahead: 2 * sizeOf(sea) - sizeOf(water) };
}

/** How many cells the largest rocks cover. */
const MOST_ROCKS = Math.max(...ADVENTURES.map(({ kind, cells }) => (kind === 'rocks' ? cells.length : 0)));

/** Rocks have no gaps, so they never take both of two docks with a port between them. */
const hasOppositeDocks = (sea: Area, port: Cell): boolean =>
  (isSea(sea, NEXT[0]![port]!) && isSea(sea, NEXT[4]![port]!)) ||
  (isSea(sea, NEXT[2]![port]!) && isSea(sea, NEXT[6]![port]!));

const isSea = (sea: Area, cell: Cell): boolean => cell !== NOWHERE && isIn(sea, cell);

function waysFrom(water: Area, at: Cell): number {
  let ways = 0;
  for (const next of AROUND[at]!) if (isIn(water, next)) ways += 1;
  return ways;
}

/**
 * The menu of a card on a chart: what keeps best to its lines, of what is legal at all, as `byPlace` has it. `most`: as
 * many are enough.
 */
export const placesOf = <T>(
  open: Open,
  card: Card,
  on: Seat,
  byPlace: readonly T[],
  most = Number.POSITIVE_INFINITY,
): T[] => placesBelow(open, card, on, TIERS, byPlace, most);

export const placements = (open: Open, card: Card, on: Seat, most?: number): Laid[] =>
  placesOf(open, card, on, cardLayings(card).byPlace, most) as Laid[];

/** Those of the first tier that has any, of the tiers below a limit. */
function placesBelow<T>(
  { table: { tightStraits }, captains }: Open,
  card: Card,
  on: Seat,
  limit: number,
  byPlace: readonly T[],
  most: number,
): T[] {
  const captain = captains[on]!;
  const shores = ADVENTURES[card]!.kind === 'rocks' ? shoresOf(captain, tightStraits) : null;
  const room = roomFor(captain, card, shores, tightStraits);
  const isAccepted: Accepts | null =
    shores &&
    ((form, column, row, inOnePiece) => {
      const parted = !inOnePiece && mayPart(shores, form, column, row, tightStraits);
      return whyNotRocks(captain, tightStraits, shores, form, column, row, parted) === null;
    });
  const layings = cardLayings(card);
  const within = captains.length === 1 ? layings.soloWithin : layings.within;
  for (let tier = 0; tier < limit; tier++) {
    const legal = within(room, tier, isAccepted, byPlace, most);
    if (legal.length > 0) return legal;
  }
  return [];
}

/**
 * Where a card may be drawn as far as cells go, and where rocks need no closer look: away from shores, in a wide sea.
 */
function roomFor(
  { chart: { cells } }: Captain,
  card: Card,
  shores: Shores | null,
  straits: TableSettings['tightStraits'],
): Room {
  const { free, exits } = openSea(cells);
  const { kind, cells: squares } = ADVENTURES[card]!;
  if (shores === null) return { free, water: kind === 'current' ? passable(cells) : null, clear: null, straits };
  leaveOut(free, exits);
  const { water, shore } = shores;
  if (!isWide(shores, squares.length)) return { free, water, clear: null, straits };
  const clear = free.slice();
  leaveOut(clear, shore);
  return { free, water, clear, straits };
}

/** How near to its lines a card can be drawn on a chart: 0 is nearest. */
export function tierInPlay(open: Open, card: Card, on: Seat): number {
  const [laid] = placements(open, card, on, 1);
  return laid ? tierOf(open, laid) : 0;
}

const tierOf = ({ captains }: Open, laid: Laid): number => (captains.length === 1 ? laid.soloTier : laid.tier);

/** Why an obstacle cannot be drawn there; null when it can. */
export function whyNotDraw(open: Open, card: Card, on: Seat, placement: Placement): SeasRefusal | null {
  const { forms, find } = cardLayings(card);
  const form = forms[placement.pose];
  if (!form) return no('no-such-pose');
  const laid = find(placement);
  if (!laid) return no('off-the-map');
  const captain = open.captains[on]!;
  const { tightStraits } = open.table;
  const rocks = ADVENTURES[card]!.kind === 'rocks';
  const why =
    whyNotHere(captain, card, form, laid) ??
    (rocks
      ? whyNotRocks(captain, tightStraits, shoresOf(captain, tightStraits), form, columnOf(laid.at), rowOf(laid.at))
      : null);
  if (why) return why;
  const solo = open.captains.length === 1;
  const tier = tierOf(open, laid);
  if (placesBelow(open, card, on, tier, cardLayings(card).byPlace, 1).length === 0) return null;
  return no(solo && rocks ? 'misses-anchor' : 'misses-line', { card });
}

/** What forbids any obstacle in these cells, and a current with these arrows. */
function whyNotHere({ chart: { cells } }: Captain, card: Card, form: Form, laid: Laid): SeasRefusal | null {
  for (const cell of laid.cells) {
    const content = cells[cell]!;
    if (content === OPEN_SEA) continue;
    if (content === WAKE) return no('already-visited');
    return no(isLand(content) ? 'on-land' : 'on-obstacle');
  }
  if (pointsAshore(cells, form, columnOf(laid.at), rowOf(laid.at))) return no('points-ashore');
  if (ADVENTURES[card]!.kind !== 'rocks') return null;
  for (let cell = 0; cell < CELLS; cell++)
    if (isCurrent(cells[cell]!) && laid.cells.includes(NEXT[cells[cell]! - CURRENT]![cell]!))
      return no('blocks-current');
  return null;
}

/** Of what lies in open sea, so that no arrow from one cell of it to another does. */
function pointsAshore(cells: readonly number[], { outlets }: Form, column: number, row: number): boolean {
  for (const { x, y } of outlets)
    if (!isOnMap(column + x, row + y) || !isPassable(cells[cellAt(column + x, row + y)]!)) return true;
  return false;
}

const AFTER = nowhere();
const SEA = nowhere();

/** Rocks may neither hold the ship fast nor part it from a port. */
function whyNotRocks(
  { at }: Captain,
  straits: TableSettings['tightStraits'],
  shores: Shores,
  form: Form,
  column: number,
  row: number,
  parted = mayPart(shores, form, column, row, straits),
): SeasRefusal | null {
  const { water, sea, ports, shore } = shores;
  if (!parted && !meets(shore, form.patch, column, row)) return null;
  without(water, form.patch, column, row, AFTER);
  if (at !== null && waysFrom(AFTER, at) === 0) return no('strands-ship');
  if (parted) fillSea(SEA, AFTER, at, straits);
  else without(sea, form.patch, column, row, SEA);
  for (const harbour of ports) if (!isAccessible(SEA, harbour)) return no('shuts-port', { port: harbour.port });
  return null;
}

/**
 * Whether rocks may leave another sea than the same without them. They do not, and it need not be filled anew, where
 * every way through them has one around them, and it was and remains the largest by far.
 */
const mayPart = (
  shores: Shores,
  { squares, rim }: Form,
  column: number,
  row: number,
  straits: TableSettings['tightStraits'],
): boolean => !isWide(shores, squares.length) || !isConnected(shores.water, rim, column - 1, row - 1, straits);

/** Whether the sea remains the largest when it loses so many cells. */
const isWide = ({ ahead }: Shores, cells: number): boolean => cells < ahead;
