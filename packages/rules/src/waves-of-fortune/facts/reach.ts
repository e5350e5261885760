// Rules 3.1 and 3.7: how far a ship gets in a turn, and on which way.

import { AROUND, columnOf, NEIGHBOURS, SIDE, TILES, type Tile } from '../tables/index.ts';
import type { Open, Ship } from '../types.ts';
import { shipOn, speedOf, whyNotEnd } from './ships.ts';

const DIAGONALS: readonly (readonly Tile[])[] = TILES.map(tile =>
  [-SIDE - 1, -SIDE + 1, SIDE - 1, SIDE + 1]
    .map(step => tile + step)
    .filter(to => to >= 0 && to < TILES.length && Math.abs(columnOf(to) - columnOf(tile)) === 1),
);

/** Every tile within the ship’s speed, its own excepted; it may not end its move on all of them. */
export function withinReach(open: Open, ship: Ship): readonly Tile[] {
  if (open.table.charting === 'land') return AROUND[speedOf(ship)]![ship.at]!;
  const before = waysOut(open, ship);
  return TILES.filter(tile => tile !== ship.at && before[tile] !== undefined);
}

export function isWithinReach(open: Open, ship: Ship, to: Tile): boolean {
  return withinReach(open, ship).includes(to);
}

/**
 * By tile within reach: the tile before it on the way from the ship. A diagonal step counts 2, and where charts must be
 * made an undiscovered tile ends the way (11.2).
 */
function waysOut(open: Open, ship: Ship): (Tile | undefined)[] {
  const before: (Tile | undefined)[] = [];
  before[ship.at] = ship.at;
  let earlier: Tile[] = []; // tiles two spaces nearer than those now looked for
  let front = [ship.at]; // and one space nearer
  for (let spent = 1; spent <= speedOf(ship); spent++) {
    const reached: Tile[] = [];
    const step = (from: Tile, to: Tile): void => {
      if (before[to] !== undefined) return;
      before[to] = from;
      reached.push(to);
    };
    for (const from of earlier) if (goesOn(open, ship, from)) for (const to of DIAGONALS[from]!) step(from, to);
    for (const from of front) if (goesOn(open, ship, from)) for (const to of NEIGHBOURS[from]!) step(from, to);
    earlier = front;
    front = reached;
  }
  return before;
}

const goesOn = ({ table, faces }: Open, ship: Ship, tile: Tile): boolean =>
  table.charting === 'land' || tile === ship.at || faces[tile] !== null;

/** Where nothing ends a move, the way from one tile to another is always the same. */
const COURSES = new Map<number, Tile[]>();

/** The way a ship sails to a tile within reach, both ends included. */
export function courseTo(open: Open, ship: Ship, to: Tile): Tile[] {
  if (open.table.charting === 'stop') return charted(open, ship, to);
  const key = ship.at * TILES.length + to;
  const known = COURSES.get(key) ?? charted(open, ship, to);
  COURSES.set(key, known);
  return known.slice();
}

function charted(open: Open, ship: Ship, to: Tile): Tile[] {
  const before = waysOut(open, ship);
  const course = [to];
  for (let tile = to; tile !== ship.at; course.unshift(tile)) tile = before[tile]!;
  return course;
}

/** 4.2 Where a drifting ship may go: free tiles it may end on. */
export function driftGoals(open: Open, ship: Ship, steps: number): Tile[] {
  const goals: Tile[] = [];
  for (const tile of AROUND[steps]![ship.at]!)
    if (whyNotEnd(open, ship, tile) === null && shipOn(open, tile) === null) goals.push(tile);
  return goals;
}
