// Where ports, docks and unexplored land are (1.2, 7.1, 8.1).

import { AROUND, BESIDE, type Cell, LAND, OPEN_SEA, type Port } from '../tables/index.ts';
import type { Captain, Chart, Harbour, TableSettings } from '../types.ts';
import { seaOf } from './access.ts';
import { isIn } from './area.ts';

/** 8.1 The ports a ship at this cell is at: those that share a side with it. */
export function portsAt({ harbours }: Chart, at: Cell): Port[] {
  const ports: Port[] = [];
  for (const { port, cell } of harbours) if (BESIDE[at]!.includes(cell)) ports.push(port);
  return ports;
}

export const isAtPort = ({ harbours }: Chart, at: Cell): boolean => {
  for (const { cell } of harbours) if (BESIDE[at]!.includes(cell)) return true;
  return false;
};

export const harbourOf = ({ harbours }: Chart, port: Port): Harbour | undefined =>
  harbours.find(harbour => harbour.port === port);

export const hasTold = ({ tellings }: Captain, port: Port): boolean => {
  for (const telling of tellings) if (telling.port === port) return true;
  return false;
};

/** 7.1 The land a captain could explore now. */
export function explorable({ chart, at }: Captain): Cell[] {
  if (at === null || isAtPort(chart, at)) return [];
  return AROUND[at]!.filter(cell => chart.cells[cell] === LAND);
}

/** 3.3 Where a ship may start from a port. */
export function startCells({ chart }: Captain, { tightStraits }: TableSettings): { port: Port; at: Cell }[] {
  const sea = seaOf(chart.cells, null, tightStraits);
  const starts: { port: Port; at: Cell }[] = [];
  for (const { port, cell } of chart.harbours)
    for (const at of AROUND[cell]!) if (chart.cells[at] === OPEN_SEA && isIn(sea, at)) starts.push({ port, at });
  return starts;
}
