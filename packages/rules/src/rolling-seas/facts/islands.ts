// Where an island may be drawn (2.2, 2.3).

import {
  type Cell,
  COORDINATES,
  cellAt,
  columnOf,
  ISLAND_CARDS,
  type Island,
  isCoordinate,
  isLand,
  LAND,
  PORT,
  type Port,
  rowOf,
} from '../tables/index.ts';
import type { Chart, Phase, Placement, RefusalCode, TableSettings } from '../types.ts';
import { isAccessible, seaOf } from './access.ts';
import { type Area, nowhere, passable, remove, without } from './area.ts';
import { type Accepts, type Form, islandLayings, type Laid, packPlacement } from './shapes.ts';

type Drawing = Pick<Extract<Phase, { kind: 'island' }>, 'island' | 'coordinates'>;

/**
 * Where the island in play may lie on a chart, as `byPlace` has it. `next`: the other island of a pair that has still
 * to find room; `most`: as many are enough.
 */
export function islandPlaces<T>(
  { cells }: Chart,
  { island, coordinates }: Drawing,
  next: Island | null,
  byPlace: readonly T[],
  most = Number.POSITIVE_INFINITY,
): T[] {
  const { byPlace: laid, within } = islandLayings(island);
  // What lies in this room and is of the first tier covers no land and one of the coordinates: it may lie there, unless
  // it belongs to a pair.
  const isAccepted: Accepts | null =
    next &&
    ((form, column, row) => {
      const place = packPlacement(form.pose, cellAt(column, row));
      return whyNotIsland(cells, form, laid[place]!, coordinates, next) === null;
    });
  return within({ free: roomFor(cells, coordinates), ...ANYWHERE }, 0, isAccepted, byPlace, most);
}

/** Islands have no arrows, and may part the sea. */
const ANYWHERE = { water: null, clear: null, straits: 'open' } as const;

/** The water without the coordinates that belong to other islands. */
function roomFor(cells: readonly number[], coordinates: readonly Cell[]): Area {
  const free = passable(cells);
  for (const cell of COORDINATES) if (!coordinates.includes(cell)) remove(free, cell);
  return free;
}

export function whyNotPlaceIsland(
  chart: Chart,
  { island, coordinates }: Drawing,
  next: Island | null,
  placement: Placement,
): RefusalCode | null {
  const { forms, find } = islandLayings(island);
  const form = forms[placement.pose];
  if (!form) return 'no-such-pose';
  const laid = find(placement);
  return laid ? whyNotIsland(chart.cells, form, laid, coordinates, next) : 'off-the-map';
}

function whyNotIsland(
  cells: readonly number[],
  { patch }: Form,
  laid: Laid,
  coordinates: readonly Cell[],
  next: Island | null,
): RefusalCode | null {
  let covered = -1;
  for (const cell of laid.cells) {
    if (isLand(cells[cell]!)) return 'on-land';
    if (!isCoordinate(cell)) continue;
    if (covered >= 0 || !coordinates.includes(cell)) return 'other-coordinate';
    covered = cell;
  }
  if (covered < 0) return 'misses-coordinate';
  if (next === null) return null;
  const rest = coordinates.filter(cell => cell !== covered);
  without(roomFor(cells, rest), patch, columnOf(laid.at), rowOf(laid.at), ROOM);
  return isRoomFor(next) ? null : 'no-room-for-next';
}

const ROOM = nowhere();

/** Whether the other island of the pair still fits on the coordinate that is left. */
function isRoomFor(next: Island): boolean {
  const { byPlace, within } = islandLayings(next);
  return within({ free: ROOM, ...ANYWHERE }, 0, null, byPlace, 1).length > 0;
}

/** 2.3 The ports no ship could reach any more if the island lay there: legal, but unwise. */
export function portsShutOff(
  chart: Chart,
  island: Island,
  placement: Placement,
  straits: TableSettings['tightStraits'],
): Port[] {
  const laid = islandLayings(island).find(placement);
  if (!laid) return [];
  const cells = chart.cells.slice();
  for (const cell of laid.cells) cells[cell] = cell === laid.port ? PORT : LAND;
  const harbours = [...chart.harbours, { port: ISLAND_CARDS[island].harbour, cell: laid.port }];
  const [before, after] = [seaOf(chart.cells, null, straits), seaOf(cells, null, straits)];
  return harbours.filter(port => !isAccessible(after, port) && isAccessible(before, port)).map(({ port }) => port);
}
