// Where an island may be drawn (2.2, 2.3).

import { type Cell, COORDINATES, ISLAND_CARDS, type Island, isLand, LAND, PORT, type Port } from '../tables/index.ts';
import type { Chart, Phase, Placement, RefusalCode, Table } from '../types.ts';
import { isAccessible, seaOf } from './access.ts';
import { passable, remove } from './area.ts';
import { islandLayings, type Laid } from './shapes.ts';

type Drawing = Pick<Extract<Phase, { kind: 'island' }>, 'island' | 'coordinates'>;

/**
 * The placements of the island in play on a chart. `next`: the other island of a pair that has still to find room;
 * `most`: as many are enough.
 */
export function islandPlacements(
  chart: Chart,
  { island, coordinates }: Drawing,
  next: Island | null,
  most = Number.POSITIVE_INFINITY,
): Laid[] {
  const free = passable(chart.cells);
  for (const cell of COORDINATES) if (!coordinates.includes(cell)) remove(free, cell);
  const found: Laid[] = [];
  for (const laid of islandLayings(island).within(free, 0)) {
    if (found.length === most) break;
    if (whyNotIsland(chart, laid, coordinates, next) === null) found.push(laid);
  }
  return found;
}

export function whyNotPlaceIsland(
  chart: Chart,
  { island, coordinates }: Drawing,
  next: Island | null,
  placement: Placement,
): RefusalCode | null {
  const { poses, find } = islandLayings(island);
  if (!poses.includes(placement.pose)) return 'no-such-pose';
  const laid = find(placement);
  return laid ? whyNotIsland(chart, laid, coordinates, next) : 'off-the-map';
}

function whyNotIsland(
  { cells }: Chart,
  laid: Laid,
  coordinates: readonly Cell[],
  next: Island | null,
): RefusalCode | null {
  let covered = -1;
  for (const cell of laid.cells) {
    if (isLand(cells[cell]!)) return 'on-land';
    if (!COORDINATES.includes(cell)) continue;
    if (covered >= 0 || !coordinates.includes(cell)) return 'other-coordinate';
    covered = cell;
  }
  if (covered < 0) return 'misses-coordinate';
  if (next === null) return null;
  const rest = coordinates.filter(cell => cell !== covered);
  return leavesRoom(cells, laid, next, rest) ? null : 'no-room-for-next';
}

/** Whether the other island of the pair still fits on the coordinate that is left. */
function leavesRoom(cells: readonly number[], first: Laid, next: Island, rest: readonly Cell[]): boolean {
  for (const laid of islandLayings(next).tiers[0]!) {
    let fits = false;
    for (const cell of laid.cells) {
      if (isLand(cells[cell]!) || first.cells.includes(cell)) {
        fits = false;
        break;
      }
      if (!COORDINATES.includes(cell)) continue;
      fits = rest.includes(cell);
      if (!fits) break;
    }
    if (fits) return true;
  }
  return false;
}

/** 2.3 The ports no ship could reach any more if the island lay there: legal, but unwise. */
export function portsShutOff(
  chart: Chart,
  island: Island,
  placement: Placement,
  straits: Table['tightStraits'],
): Port[] {
  const laid = islandLayings(island).find(placement);
  if (!laid) return [];
  const cells = chart.cells.slice();
  for (const cell of laid.cells) cells[cell] = cell === laid.port ? PORT : LAND;
  const harbours = [...chart.harbours, { port: ISLAND_CARDS[island].harbour, cell: laid.port }];
  const [before, after] = [seaOf(chart.cells, null, straits), seaOf(cells, null, straits)];
  return harbours.filter(port => !isAccessible(after, port) && isAccessible(before, port)).map(({ port }) => port);
}
