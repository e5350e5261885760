// Which water belongs together, and which ports can be reached (4.5).

import { AROUND, BESIDE, CELLS, type Cell, DIRECTIONS, isPassable, NEXT, ROCKS } from '../tables/index.ts';
import type { Captain, Harbour, Table } from '../types.ts';

/** The sea that counts, by cell. `settled`: a few rocks more would not make another water the sea that counts. */
export type Sea = { mine: Uint8Array; settled: boolean };

const FEW = 8; // more cells than any rocks have

const STACK: Cell[] = [];

/** Marks all that is connected with `from`, and says how many cells that are. */
function flood(
  cells: readonly number[],
  from: Cell,
  marks: Uint8Array,
  mark: number,
  straits: Table['tightStraits'],
): number {
  let size = 1;
  marks[from] = mark;
  STACK.push(from);
  while (STACK.length > 0) {
    const cell = STACK.pop()!;
    for (let direction = 0; direction < 8; direction++) {
      const next = NEXT[direction]![cell]!;
      if (next < 0 || marks[next] !== 0 || cells[next]! >= ROCKS) continue;
      if (straits === 'closed' && isTight(cells, cell, direction)) continue;
      marks[next] = mark;
      size += 1;
      STACK.push(next);
    }
  }
  return size;
}

/** A diagonal step between two cells of land or rocks. */
export function isTight(cells: readonly number[], from: Cell, direction: number): boolean {
  if (direction % 2 === 0) return false;
  const one = NEXT[direction - 1]![from]!;
  const other = NEXT[(direction + 1) % DIRECTIONS.length]![from]!;
  return !isPassable(cells[one]!) && !isPassable(cells[other]!);
}

/** The water the ship is on; before there is a ship, the largest that is connected, the first of equals. */
export function seaOf(cells: readonly number[], at: Cell | null, straits: Table['tightStraits']): Sea {
  const marks = new Uint8Array(CELLS);
  let areas = 0;
  let largest = 0;
  let most = 0;
  let second = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    if (marks[cell] !== 0 || !isPassable(cells[cell]!)) continue;
    areas += 1;
    const size = flood(cells, cell, marks, areas, straits);
    if (size <= most) {
      second = Math.max(second, size);
      continue;
    }
    second = most;
    most = size;
    largest = areas;
  }
  const area = at === null ? largest : marks[at]!;
  for (let cell = 0; cell < CELLS; cell++) marks[cell] = marks[cell] === area ? 1 : 0;
  return { mine: marks, settled: at !== null || second + FEW < most };
}

export function isAccessible({ mine }: Sea, { cell }: Harbour): boolean {
  for (const dock of BESIDE[cell]!) if (mine[dock] === 1) return true;
  return false;
}

const INSIDE = new Uint8Array(CELLS);

/**
 * Whether the sea in a ring of cells hangs together by itself. What the ring surrounds can then be filled without
 * parting the sea, because every way through it can be sailed around it.
 */
export function ringHolds({ mine }: Sea, ring: readonly Cell[]): boolean {
  let passable = 0;
  let start = -1;
  for (const cell of ring) {
    if (mine[cell] === 0) continue;
    INSIDE[cell] = 1;
    passable += 1;
    start = cell;
  }
  if (start >= 0) {
    INSIDE[start] = 0;
    STACK.push(start);
  }
  while (STACK.length > 0) {
    passable -= 1;
    for (const next of AROUND[STACK.pop()!]!) {
      if (INSIDE[next] === 0) continue;
      INSIDE[next] = 0;
      STACK.push(next);
    }
  }
  if (passable === 0) return true;
  for (const cell of ring) INSIDE[cell] = 0;
  return false;
}

/** The ports a captain can sail to, whatever it may cost. */
export function accessiblePorts({ chart, at }: Captain, { tightStraits }: Table): Harbour[] {
  const sea = seaOf(chart.cells, at, tightStraits);
  return chart.harbours.filter(harbour => isAccessible(sea, harbour));
}
