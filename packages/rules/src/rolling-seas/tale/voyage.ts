// A captain's log read back (10.1): what each turn met, worked out from where the ship went and what was drawn there.

import { type Turn, turnOf } from '../facts/log.ts';
import { cardAt, costOf } from '../facts/sailing.ts';
import { islandLayings } from '../facts/shapes.ts';
import {
  ADVENTURES,
  type Card,
  type Cell,
  COLUMNS,
  columnOf,
  DIRECTIONS,
  type Direction,
  ISLAND_CARDS,
  type Island,
  type Kind,
  NEXT,
  type Port,
  SHIPS,
} from '../tables/index.ts';
import type { Captain } from '../types.ts';

type Met = { card: Card; cells: number };

export type Day =
  | {
      kind: 'sail';
      wind: Direction;
      to: Cell;
      steps: number;
      /** The dearest step, in points. */
      hardest: number;
      provisions: number;
      bonus: boolean;
      met: Record<Exclude<Kind, 'rocks'>, Met | null>;
    }
  | { kind: 'explore'; at: Cell; face: number }
  | {
      kind: 'port';
      port: Port;
      resupply: boolean;
      ship: number | null;
      telling: { value: number; slot: number } | null;
    };

export function daysOf(captain: Captain): Day[] {
  const sailor = { at: captain.start!, ship: 0, slot: 0, cleared: new Set<Cell>([captain.start!]) };
  return captain.log.map(line => dayOf(captain, turnOf(line), sailor));
}

type Sailor = { at: Cell; ship: number; slot: number; cleared: Set<Cell> };

function dayOf(captain: Captain, turn: Turn, sailor: Sailor): Day {
  switch (turn.kind) {
    case 'sail':
      return sailOf(captain, turn, sailor);
    case 'explore':
      return turn;
    case 'port': {
      if (turn.tell) sailor.slot += 1;
      if (turn.upgrade) sailor.ship += 1;
      const telling = turn.tell ? { value: captain.tellings[sailor.slot - 1]!.value, slot: sailor.slot } : null;
      return {
        kind: 'port',
        port: turn.port,
        resupply: turn.resupply,
        ship: turn.upgrade ? sailor.ship : null,
        telling,
      };
    }
  }
}

function sailOf({ chart }: Captain, { wind, cells }: Extract<Turn, { kind: 'sail' }>, sailor: Sailor): Day {
  const day: Extract<Day, { kind: 'sail' }> = {
    kind: 'sail',
    wind,
    to: sailor.at,
    steps: cells.length,
    hardest: 0,
    provisions: 0,
    bonus: false,
    met: { storm: null, monster: null, current: null },
  };
  let paid = 0;
  for (const { cell, how } of cells) {
    if (how === 'paid') {
      const direction = NEXT.findIndex(next => next[sailor.at] === cell);
      const cost = costOf(direction, DIRECTIONS.indexOf(wind));
      day.hardest = Math.max(day.hardest, cost);
      paid += cost;
    }
    day.bonus ||= how === 'bonus';
    sailor.at = cell;
    if (sailor.cleared.has(cell)) continue;
    sailor.cleared.add(cell);
    const card = cardAt(chart, cell);
    if (card === null) continue;
    const { kind } = ADVENTURES[card]!;
    if (kind === 'rocks') continue;
    day.met[kind] = { card, cells: (day.met[kind]?.cells ?? 0) + 1 };
  }
  day.to = sailor.at;
  day.provisions = Math.max(0, paid - SHIPS[sailor.ship]!.speed) + (day.met.monster?.cells ?? 0);
  return day;
}

/** The island a land cell belongs to; null on the mainland. */
export function islandAt({ chart }: Captain, cell: Cell): Island | null {
  for (const { island, pose, at } of chart.islands)
    if (islandLayings(island).find({ pose, at })!.cells.includes(cell)) return island;
  return null;
}

export const isWest = (cell: Cell): boolean => columnOf(cell) < COLUMNS / 2;
export const islandName = (island: Island): string => ISLAND_CARDS[island].name;
