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
  const { before } = explored(open, ship);
  return TILES.filter(tile => tile !== ship.at && before[tile] !== undefined);
}

export function isWithinReach(open: Open, ship: Ship, to: Tile): boolean {
  return withinReach(open, ship).includes(to);
}

/** 11.2 Ways out from the ship: a diagonal step counts 2, and where charts must be made an undiscovered tile ends it. */
function explored(open: Open, ship: Ship): { before: (Tile | undefined)[] } {
  const before: (Tile | undefined)[] = [];
  const cost: number[] = [];
  before[ship.at] = ship.at;
  cost[ship.at] = 0;
  let front = [ship.at];
  for (let spent = 1; spent <= speedOf(ship); spent++) {
    const reached: Tile[] = [];
    const step = (from: Tile, to: Tile): void => {
      if (before[to] !== undefined) return;
      before[to] = from;
      cost[to] = spent;
      reached.push(to);
    };
    for (const from of front) if (goesOn(open, ship, from)) for (const to of NEIGHBOURS[from]!) step(from, to);
    for (const from of TILES)
      if (cost[from] === spent - 2 && goesOn(open, ship, from)) for (const to of DIAGONALS[from]!) step(from, to);
    front = reached;
  }
  return { before };
}

const goesOn = ({ table, faces }: Open, ship: Ship, tile: Tile): boolean =>
  table.charting === 'land' || tile === ship.at || faces[tile] !== null;

/** The way a ship sails to a tile within reach, both ends included. */
export function courseTo(open: Open, ship: Ship, to: Tile): Tile[] {
  const { before } = explored(open, ship);
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
