// Sets of cells in which a whole row is one number, a bit for each column: water is spread and compared row by row.

import {
  CELLS,
  type Cell,
  COLUMNS,
  CURRENT,
  columnOf,
  isCurrent,
  isPassable,
  NEXT,
  OPEN_SEA,
  ROWS,
  rowOf,
} from '../tables/index.ts';
import type { TableSettings } from '../types.ts';

/** A number for each row, from north to south. */
export type Area = Int32Array;

/**
 * A few cells as they lie in a box: a number for each row of the box. It is laid down by the box's upper left corner.
 */
export type Patch = readonly number[];

export const nowhere = (): Area => new Int32Array(ROWS);

// By cell: to look them up is quicker than to divide.
const ROW = Int8Array.from({ length: CELLS }, (_, cell) => rowOf(cell));
const COLUMN = Int8Array.from({ length: CELLS }, (_, cell) => columnOf(cell));

export const isIn = (area: Area, cell: Cell): boolean => ((area[ROW[cell]!]! >> COLUMN[cell]!) & 1) === 1;

/** Whether a cell that shares a side with this one is in the area. */
export function isBeside(area: Area, cell: Cell): boolean {
  const row = ROW[cell]!;
  const above = row > 0 ? area[row - 1]! : 0;
  const below = row < ROWS - 1 ? area[row + 1]! : 0;
  const here = area[row]!;
  return (((above | below | (here << 1) | (here >> 1)) >> COLUMN[cell]!) & 1) === 1;
}

export function add(area: Area, cell: Cell): void {
  area[ROW[cell]!]! |= 1 << COLUMN[cell]!;
}

export function remove(area: Area, cell: Cell): void {
  area[ROW[cell]!]! &= ~(1 << COLUMN[cell]!);
}

/** The westernmost column of a row that has any. */
export const firstColumn = (columns: number): number => 31 - Math.clz32(columns & -columns);

const EVERY_COLUMN = (1 << COLUMNS) - 1;

/** The cells of a patch in a row of the map; its box may stick out beyond the map. */
function rowOfPatch(patch: Patch, column: number, row: number, at: number): number {
  const bits = patch[at - row]!;
  return (column < 0 ? bits >> -column : bits << column) & EVERY_COLUMN;
}

const firstRow = (row: number): number => Math.max(0, row);
const lastRow = (patch: Patch, row: number): number => Math.min(ROWS, row + patch.length) - 1;

/** `into` becomes `area` without the patch. */
export function without(area: Area, patch: Patch, column: number, row: number, into: Area): void {
  for (let at = 0; at < ROWS; at++) into[at] = area[at]!; // quicker than `set` for so few
  for (let at = firstRow(row); at <= lastRow(patch, row); at++) into[at]! &= ~rowOfPatch(patch, column, row, at);
}

/** Whether any cell of a patch lies in the area. */
export function meets(area: Area, patch: Patch, column: number, row: number): boolean {
  for (let at = firstRow(row); at <= lastRow(patch, row); at++)
    if ((rowOfPatch(patch, column, row, at) & area[at]!) !== 0) return true;
  return false;
}

/** All that can be sailed. */
export function passable(cells: readonly number[]): Area {
  const area = nowhere();
  for (let row = 0, cell = 0; row < ROWS; row++) {
    let columns = 0;
    for (let column = 0; column < COLUMNS; column++, cell++) if (isPassable(cells[cell]!)) columns |= 1 << column;
    area[row] = columns;
  }
  return area;
}

/** Sea without obstacles that no ship has been to, and where currents lead to. */
export function openSea(cells: readonly number[]): { free: Area; exits: Area } {
  const free = nowhere();
  const exits = nowhere();
  for (let row = 0, cell = 0; row < ROWS; row++) {
    let columns = 0;
    for (let column = 0; column < COLUMNS; column++, cell++) {
      const content = cells[cell]!;
      if (content === OPEN_SEA) columns |= 1 << column;
      else if (isCurrent(content)) add(exits, NEXT[content - CURRENT]![cell]!);
    }
    free[row] = columns;
  }
  return { free, exits };
}

export function empty(area: Area): void {
  for (let row = 0; row < ROWS; row++) area[row] = 0; // quicker than `fill` for so few
}

/** `area` becomes what of it lies outside another. */
export function leaveOut(area: Area, other: Area): void {
  for (let row = 0; row < ROWS; row++) area[row]! &= ~other[row]!;
}

/**
 * Lets `sea` grow through the water as far as it is connected. Rows but those from one to another are left out; the sea
 * has to be empty there. Where tight straits are closed no diagonal helps.
 */
export function spread(sea: Area, water: Area, straits: TableSettings['tightStraits'], from = 0, to = ROWS - 1): void {
  const aslant = straits === 'open' ? 1 : 0;
  let grew = true;
  while (grew) {
    grew = false;
    for (let row = from; row <= to; row++) if (spreadRow(sea, water, row, aslant)) grew = true;
    for (let row = to; row >= from; row--) if (spreadRow(sea, water, row, aslant)) grew = true;
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

const SOME = nowhere();
const PART = nowhere();

/** Whether the cells of a patch that lie in the water are connected by themselves. */
export function isConnected(
  water: Area,
  patch: Patch,
  column: number,
  row: number,
  straits: TableSettings['tightStraits'],
): boolean {
  const from = firstRow(row);
  const to = lastRow(patch, row);
  let begun = false;
  for (let at = from; at <= to; at++) {
    const some = rowOfPatch(patch, column, row, at) & water[at]!;
    SOME[at] = some;
    PART[at] = begun ? 0 : some & -some; // the westernmost cell of the northernmost row
    begun ||= some !== 0;
  }
  spread(PART, SOME, straits, from, to);
  let isWhole = true;
  for (let at = from; at <= to; at++) {
    if (PART[at] !== SOME[at]) isWhole = false;
    SOME[at] = PART[at] = 0; // `spread` needs all other rows empty
  }
  return isWhole;
}

export function sizeOf(area: Area): number {
  let size = 0;
  for (let row = 0; row < ROWS; row++) size += bitsIn(area[row]!);
  return size;
}

/** How many bits of a number are set: counted in pairs, fours, bytes, and the bytes added up by a product. */
function bitsIn(number: number): number {
  const pairs = number - ((number >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
