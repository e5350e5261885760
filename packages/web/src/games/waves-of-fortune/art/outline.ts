// The line around a set of tiles, along their edges, with rounded corners: a rope around all one may choose.

import { columnOf, rowOf, SIDE, type Tile } from '@quayside/rules/waves-of-fortune';
import { EDGE } from './geometry.ts';

type Corner = readonly [column: number, row: number];

const ROUND = 7; // units

export function outlineOf(tiles: ReadonlySet<Tile>): string {
  const has = (column: number, row: number) =>
    column >= 0 && column < SIDE && row >= 0 && row < SIDE && tiles.has(row * SIDE + column);
  // By corner of the grid: where the edges that begin there lead, the tiles on their right.
  const edges = new Map<string, Corner[]>();
  const edge = (from: Corner, to: Corner) => edges.set(from.join(), [...(edges.get(from.join()) ?? []), to]);
  for (const tile of tiles) {
    const [c, r] = [columnOf(tile), rowOf(tile)];
    if (!has(c, r - 1)) edge([c, r], [c + 1, r]);
    if (!has(c + 1, r)) edge([c + 1, r], [c + 1, r + 1]);
    if (!has(c, r + 1)) edge([c + 1, r + 1], [c, r + 1]);
    if (!has(c - 1, r)) edge([c, r + 1], [c, r]);
  }
  let path = '';
  for (let [start] = edges.keys(); start !== undefined; [start] = edges.keys()) path += rounded(loopFrom(edges, start));
  return path;
}

/** Follows the edges until they come back, and takes them away. */
function loopFrom(edges: Map<string, Corner[]>, start: string): Corner[] {
  const loop: Corner[] = [];
  let at = start.split(',').map(Number) as unknown as Corner;
  for (;;) {
    const ways = edges.get(at.join());
    if (!ways) return loop;
    const last = loop.at(-1);
    // Where two loops touch at a corner, the one that turns right keeps to its own tiles.
    const turnsRight = ([c, r]: Corner) =>
      last && (at[0] - last[0]) * (r - at[1]) - (at[1] - last[1]) * (c - at[0]) > 0;
    const way = ways.length > 1 ? Math.max(0, ways.findIndex(turnsRight)) : 0;
    const [to] = ways.splice(way, 1);
    if (ways.length === 0) edges.delete(at.join());
    loop.push(at);
    at = to!;
  }
}

function rounded(loop: readonly Corner[]): string {
  const isStraight = (a: Corner, b: Corner, c: Corner) =>
    (a[0] === b[0] && b[0] === c[0]) || (a[1] === b[1] && b[1] === c[1]);
  const around = (n: number) => loop[(n + loop.length) % loop.length]!;
  const corners = loop.filter((corner, n) => !isStraight(around(n - 1), corner, around(n + 1)));
  const toward = ([c, r]: Corner, [toC, toR]: Corner) => {
    const [dc, dr] = [Math.sign(toC - c), Math.sign(toR - r)];
    return `${c * EDGE + dc * ROUND} ${r * EDGE + dr * ROUND}`;
  };
  const bends = corners.map((corner, n) => {
    const before = corners[(n + corners.length - 1) % corners.length]!;
    const after = corners[(n + 1) % corners.length]!;
    return `${toward(corner, before)}Q${corner[0] * EDGE} ${corner[1] * EDGE} ${toward(corner, after)}`;
  });
  return `M${bends.join('L')}Z`;
}
