// Sets of cells in which a whole row is one number, a bit for each column: water is spread and compared row by row.

import { type Cell, COLUMNS, columnOf, isPassable, OPEN_SEA, ROWS, rowOf } from '../tables/index.ts';
import type { Table } from '../types.ts';

/** A number for each row, from north to south. */
export type Area = Int32Array;

/** A few cells: the rows they lie in, from `row` on. */
export type Patch = { row: number; bits: readonly number[] };

export const nowhere = (): Area => new Int32Array(ROWS);

export const isIn = (area: Area, cell: Cell): boolean => ((area[rowOf(cell)]! >> columnOf(cell)) & 1) === 1;

export function add(area: Area, cell: Cell): void {
  area[rowOf(cell)]! |= 1 << columnOf(cell);
}

export function remove(area: Area, cell: Cell): void {
  area[rowOf(cell)]! &= ~(1 << columnOf(cell));
}

export function patchOf(cells: readonly Cell[]): Patch {
  const rows = cells.map(rowOf);
  const row = Math.min(...rows);
  const bits: number[] = Array(1 + Math.max(...rows) - row).fill(0);
  for (const cell of cells) bits[rowOf(cell) - row]! |= 1 << columnOf(cell);
  return { row, bits };
}

/** `into` becomes `area` without the patch. */
export function without(area: Area, { row, bits }: Patch, into: Area): void {
  into.set(area);
  for (let i = 0; i < bits.length; i++) into[row + i]! &= ~bits[i]!;
}

/** All that can be sailed. */
export function passable(cells: readonly number[]): Area {
  const area = nowhere();
  for (let row = 0, cell = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++, cell++) if (isPassable(cells[cell]!)) area[row]! |= 1 << column;
  return area;
}

/** Sea without obstacles that no ship has been to. */
export function openSea(cells: readonly number[]): Area {
  const area = nowhere();
  for (let row = 0, cell = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++, cell++) if (cells[cell] === OPEN_SEA) area[row]! |= 1 << column;
  return area;
}

/** Lets `sea` grow through the water as far as it is connected. Where tight straits are closed no diagonal helps. */
export function spread(sea: Area, water: Area, straits: Table['tightStraits']): void {
  const aslant = straits === 'open' ? 1 : 0;
  let grew = true;
  while (grew) {
    grew = false;
    for (let row = 0; row < ROWS; row++) if (spreadRow(sea, water, row, aslant)) grew = true;
    for (let row = ROWS - 1; row >= 0; row--) if (spreadRow(sea, water, row, aslant)) grew = true;
  }
}

function spreadRow(sea: Area, water: Area, row: number, aslant: number): boolean {
  const before = sea[row]!;
  const most = water[row]!;
  if (before === most) return false;
  const beside = (row > 0 ? sea[row - 1]! : 0) | (row < ROWS - 1 ? sea[row + 1]! : 0);
  let now = (before | beside | (beside << aslant) | (beside >> aslant)) & most;
  for (let last = 0; now !== last; ) {
    last = now;
    now |= ((now << 1) | (now >> 1)) & most;
  }
  sea[row] = now;
  return now !== before;
}

export function sizeOf(area: Area): number {
  let size = 0;
  for (let bits of area) for (; bits !== 0; bits &= bits - 1) size += 1;
  return size;
}
