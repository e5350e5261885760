// The half-made choice, shared by the chart, the dice mat and the bar of actions.

import {
  CELLS,
  type Cell,
  COLUMNS,
  cardLayings,
  chartDrawnOn,
  columnOf,
  DIRECTIONS,
  type Direction,
  islandLayings,
  type Move,
  type Placement,
  type Port,
  ROWS,
  rowOf,
  type SeasView,
  type Stride,
} from '@quayside/rules/rolling-seas';
import type { Placed } from './turning.ts';

export type Draft =
  | ({ kind: 'place' } & Placed)
  | { kind: 'home'; port: Port; at: Cell }
  /** `bonus`: the next stride is to be a Bonus Movement. */
  | { kind: 'sail'; wind: Direction; path: readonly Stride[]; bonus: boolean }
  | { kind: 'explore'; at: Cell | null }
  | { kind: 'port'; port: Port; tell: boolean; resupply: boolean; upgrade: boolean };

type Layings = ReturnType<typeof cardLayings>;

/** What is to be drawn now, and on whose chart; null when nothing is. */
export type Drawing = { layings: Layings; kind: 'island' | 'obstacle'; on: number };

export function drawingOf({ open, seat }: SeasView): Drawing | null {
  const { phase } = open;
  if (seat === null) return null;
  if (phase.kind === 'island') return { layings: islandLayings(phase.island), kind: 'island', on: seat };
  if (phase.kind !== 'known' && phase.kind !== 'adventure') return null;
  return { layings: cardLayings(phase.card), kind: 'obstacle', on: chartDrawnOn(open, seat) };
}

const MIDDLE = Math.floor(CELLS / 2);

export const squaredDistance = (a: Cell, b: Cell): number =>
  (columnOf(a) - columnOf(b)) ** 2 + (rowOf(a) - rowOf(b)) ** 2;

const isPlacement = (move: Move): move is Extract<Move, { kind: 'island' | 'obstacle' }> =>
  move.kind === 'island' || move.kind === 'obstacle';

/** The legal placement nearest to a corner: in this pose if there is a legal one, else in any. */
export function nearest(moves: readonly Move[], { pose, at }: Placement): Placement | null {
  const legal = moves.filter(isPlacement);
  const alike = legal.filter(move => move.pose === pose);
  const [first, ...rest] = alike.length > 0 ? alike : legal;
  if (!first) return null;
  return rest.reduce(
    (best, move) => (squaredDistance(move.at, at) < squaredDistance(best.at, at) ? move : best),
    first,
  );
}

/** Where the shape lies: as dragged; before that at the legal spot nearest to the middle of the chart. */
export const placing = (draft: Draft | null, moves: readonly Move[]): Placed =>
  draft?.kind === 'place' ? draft : (nearest(moves, { pose: 0, at: MIDDLE }) ?? { pose: 0, at: MIDDLE });

/** How wide and high a shape is in this pose. */
function boxOf({ all }: Layings, pose: number): { width: number; height: number } {
  const { cells } = all.find(laid => laid.pose === pose)!;
  return {
    width: 1 + Math.max(...cells.map(columnOf)) - Math.min(...cells.map(columnOf)),
    height: 1 + Math.max(...cells.map(rowOf)) - Math.min(...cells.map(rowOf)),
  };
}

const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);

/** The corner of a shape whose middle is over this cell, moved until the shape lies on the map. */
export function cornerUnder(layings: Layings, pose: number, cell: Cell): Cell {
  const { width, height } = boxOf(layings, pose);
  const column = clamp(columnOf(cell) - Math.floor((width - 1) / 2), COLUMNS - width);
  const row = clamp(rowOf(cell) - Math.floor((height - 1) / 2), ROWS - height);
  return row * COLUMNS + column;
}

/** The corner so many columns and rows over, as far as the map goes. */
export function shifted(layings: Layings, { pose, at }: Placement, columns: number, rows: number): Cell {
  const { width, height } = boxOf(layings, pose);
  return clamp(rowOf(at) + rows, ROWS - height) * COLUMNS + clamp(columnOf(at) + columns, COLUMNS - width);
}

/** One cell over. */
export function nudged(layings: Layings, placement: Placement, direction: Direction): Placement {
  const columns = direction.includes('E') ? 1 : direction.includes('W') ? -1 : 0;
  const rows = direction.includes('S') ? 1 : direction.includes('N') ? -1 : 0;
  return { pose: placement.pose, at: shifted(layings, placement, columns, rows) };
}

/** The next legal spot in the order of the menu, in this pose first. */
export function nextSpot(moves: readonly Move[], placement: Placement): Placement {
  const legal = moves.filter(isPlacement);
  const order = (move: Placement): number => move.pose * CELLS + move.at;
  return legal.find(move => order(move) > order(placement)) ?? legal[0] ?? placement;
}

/** The move the draft stands for; null while something is still open. */
export function moveOf(draft: Draft | null, view: SeasView, moves: readonly Move[]): Move | null {
  const drawing = drawingOf(view);
  if (drawing) {
    const { pose, at } = placing(draft, moves);
    return { kind: drawing.kind, pose, at };
  }
  if (!draft || draft.kind === 'place') return null;
  if (draft.kind === 'sail') return { kind: 'sail', wind: draft.wind, path: draft.path };
  if (draft.kind === 'explore') return draft.at === null ? null : { kind: 'explore', at: draft.at };
  return draft;
}

export const directionBetween = (from: Cell, to: Cell): Direction | null => {
  const [east, south] = [columnOf(to) - columnOf(from), rowOf(to) - rowOf(from)];
  if (Math.abs(east) > 1 || Math.abs(south) > 1) return null;
  return DIRECTIONS.find(name => name === `${['N', '', 'S'][south + 1]}${['W', '', 'E'][east + 1]}`) ?? null;
};

/** The draft a visit begins with: one thing that can be done there, the first that the menu lists. */
export function visit(port: Port, moves: readonly Move[]): Draft {
  const calls = moves.filter(move => move.kind === 'port' && move.port === port) as Extract<Move, { kind: 'port' }>[];
  const single = calls.filter(({ tell, resupply, upgrade }) => Number(tell) + Number(resupply) + Number(upgrade) === 1);
  return single[0] ?? { kind: 'port', port, tell: false, resupply: false, upgrade: false };
}

/** The draft that a move stands for. */
export function draftOf(move: Move): Draft {
  switch (move.kind) {
    case 'island':
    case 'obstacle':
      return { kind: 'place', pose: move.pose, at: move.at };
    case 'sail':
      return { ...move, bonus: false };
    default:
      return move;
  }
}
