// Which water belongs together, and which ports can be reached (4.5).

import { type Cell, DIRECTIONS, isPassable, NEXT, ROWS } from '../tables/index.ts';
import type { Harbour, TableSettings } from '../types.ts';
import { type Area, add, empty, isBeside, nowhere, passable, sizeOf, spread } from './area.ts';

/** A diagonal step between two cells of land or rocks. */
export function isTight(cells: readonly number[], from: Cell, direction: number): boolean {
  if (direction % 2 === 0) return false;
  const one = NEXT[direction - 1]![from]!;
  const other = NEXT[(direction + 1) % DIRECTIONS.length]![from]!;
  return !isPassable(cells[one]!) && !isPassable(cells[other]!);
}

/**
 * `sea` becomes the water the ship is on; before there is a ship, the largest that is connected, the first of equals.
 */
export function fillSea(sea: Area, water: Area, at: Cell | null, straits: TableSettings['tightStraits']): void {
  empty(sea);
  if (at === null) fillLargest(sea, water, straits);
  else {
    add(sea, at);
    spread(sea, water, straits);
  }
}

const REST = nowhere();
const PART = nowhere();

function fillLargest(sea: Area, water: Area, straits: TableSettings['tightStraits']): void {
  REST.set(water);
  let left = sizeOf(water);
  let most = 0;
  for (let row = 0; row < ROWS; row++)
    while (REST[row] !== 0 && left > most) {
      empty(PART);
      PART[row] = REST[row]! & -REST[row]!; // the westernmost cell
      spread(PART, REST, straits);
      for (let i = row; i < ROWS; i++) REST[i]! &= ~PART[i]!;
      const size = sizeOf(PART);
      left -= size;
      if (size <= most) continue;
      most = size;
      sea.set(PART);
    }
}

export function seaOf(cells: readonly number[], at: Cell | null, straits: TableSettings['tightStraits']): Area {
  const sea = nowhere();
  fillSea(sea, passable(cells), at, straits);
  return sea;
}

export const isAccessible = (sea: Area, { cell }: Harbour): boolean => isBeside(sea, cell);
