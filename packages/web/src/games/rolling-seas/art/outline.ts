// The line around a set of cells, drawn as a surveyor would: corners rounded, never quite straight.

import { type Cell, columnOf, isOnMap, rowOf } from '@quayside/rules/rolling-seas';

/** Units of the drawing along one side of a cell. */
export const SIDE = 10;

export const centre = (cell: Cell): readonly [x: number, y: number] => [
  (columnOf(cell) + 0.5) * SIDE,
  (rowOf(cell) + 0.5) * SIDE,
];

type Corner = readonly [x: number, y: number];
const named = ([x, y]: Corner): string => `${x} ${y}`;

/** The closed loops around the cells, clockwise around them; corners in cells. Beyond the map the land runs on. */
function loopsAround(cells: ReadonlySet<string>): Corner[][] {
  const edges = new Map<string, Corner[]>();
  const edge = (from: Corner, to: Corner) => edges.set(named(from), [...(edges.get(named(from)) ?? []), to]);
  for (const cell of cells) {
    const [x, y] = cell.split(' ').map(Number) as [number, number];
    if (!cells.has(named([x, y - 1]))) edge([x, y], [x + 1, y]);
    if (!cells.has(named([x + 1, y]))) edge([x + 1, y], [x + 1, y + 1]);
    if (!cells.has(named([x, y + 1]))) edge([x + 1, y + 1], [x, y + 1]);
    if (!cells.has(named([x - 1, y]))) edge([x, y + 1], [x, y]);
  }
  const loops: Corner[][] = [];
  for (const start of edges.keys()) {
    const loop: Corner[] = [];
    let key = start;
    for (let next = edges.get(key)?.pop(); next; next = edges.get(key)?.pop()) {
      loop.push(next);
      key = named(next);
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

/** A little off, always the same way at the same corner. */
const wobble = (x: number, y: number, salt: number): number =>
  ((((x * 73 + y * 151 + salt * 37) * 2654435761) >>> 16) % 100) / 100 - 0.5;

/** A path around the cells. `shrink` keeps it off the borders of the cells; `rough` is how far corners stray. */
export function outline(cells: readonly Cell[], { rough }: { rough: number }): string {
  const inside = new Set<string>();
  for (const cell of cells) {
    const [x, y] = [columnOf(cell), rowOf(cell)];
    inside.add(named([x, y]));
    if (rough > 0) for (const over of beyond(x, y)) inside.add(named(over));
  }
  return loopsAround(inside)
    .map(loop =>
      rounded(loop.map(([x, y]) => [(x + rough * wobble(x, y, 1)) * SIDE, (y + rough * wobble(x, y, 2)) * SIDE])),
    )
    .join('');
}

/** Land at the edge of the map goes on outside it. */
function beyond(x: number, y: number): Corner[] {
  const outside: Corner[] = [];
  for (const [dx, dy] of [
    [-1, 0],
    [1, 0],
    [0, -1],
    [0, 1],
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const)
    if (!isOnMap(x + dx, y + dy)) {
      const straight = !isOnMap(x + dx, y) ? dx : 0;
      const upright = !isOnMap(x, y + dy) ? dy : 0;
      outside.push([x + straight, y + upright]);
    }
  return outside;
}

const mid = ([ax, ay]: Corner, [bx, by]: Corner): Corner => [(ax + bx) / 2, (ay + by) / 2];
const point = ([x, y]: Corner): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** From the middle of each side to the next, bent at the corner between them. */
function rounded(loop: readonly Corner[]): string {
  const first = mid(loop.at(-1)!, loop[0]!);
  const bends = loop.map((corner, n) => `Q${point(corner)} ${point(mid(corner, loop[(n + 1) % loop.length]!))}`);
  return `M${point(first)}${bends.join('')}Z`;
}
