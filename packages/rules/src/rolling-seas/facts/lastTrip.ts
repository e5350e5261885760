// Rule 11.2: the trip to the nearest port after the last round. Nothing hinders but land, nothing is paid.

import {
  BESIDE,
  CELLS,
  type Cell,
  DIRECTIONS,
  isCurrent,
  isLand,
  MONSTER,
  NEXT,
  NOWHERE,
  type Port,
  STORM,
} from '../tables/index.ts';
import type { Chart } from '../types.ts';
import { portsAt } from './ports.ts';

/** `route` begins where the ship lay. */
export type Trip = { route: Cell[]; port: Port; story: number };

/** In halves, so that two cells of currents make one. */
const worth = (content: number): number =>
  content === STORM ? 2 : content === MONSTER ? 4 : isCurrent(content) ? 1 : 0;

/**
 * The shortest way to a dock; of several the one with the most Story, then the first by direction. Null without any.
 */
export function lastTrip(chart: Chart, from: Cell): Trip | null {
  const { cells } = chart;
  const { far, most } = waysToDocks(chart, from);
  if (far[from] === Number.POSITIVE_INFINITY) return null;
  const route = [from];
  let halves = 0;
  let at = from;
  while (far[at]! > 0) {
    let best = NOWHERE;
    for (let direction = 0; direction < DIRECTIONS.length; direction++) {
      const next = NEXT[direction]![at]!;
      if (next === NOWHERE || far[next] !== far[at]! - 1) continue;
      if (best === NOWHERE || most[next]! > most[best]!) best = next;
    }
    at = best;
    halves += worth(cells[at]!);
    route.push(at);
  }
  return { route, port: portsAt(chart, at)[0]!, story: Math.floor(halves / 2) };
}

/**
 * For each cell how many steps a dock is away, and what the best of the shortest ways meets, the cell included; as far
 * from the docks as the ship is.
 */
function waysToDocks({ cells, harbours }: Chart, ship: Cell): { far: number[]; most: number[] } {
  const far: number[] = Array(CELLS).fill(Number.POSITIVE_INFINITY);
  const most: number[] = Array(CELLS).fill(0);
  const queue: Cell[] = [];
  for (const { cell } of harbours)
    for (const dock of BESIDE[cell]!) {
      if (isLand(cells[dock]!) || far[dock] === 0) continue;
      far[dock] = 0;
      most[dock] = worth(cells[dock]!);
      queue.push(dock);
    }
  for (let i = 0; i < queue.length; i++) {
    const cell = queue[i]!;
    if (far[cell]! >= far[ship]!) break;
    for (let direction = 0; direction < DIRECTIONS.length; direction++) {
      const next = NEXT[direction]![cell]!;
      if (next === NOWHERE || isLand(cells[next]!)) continue;
      if (far[next] === Number.POSITIVE_INFINITY) {
        far[next] = far[cell]! + 1;
        queue.push(next);
      }
      if (far[next] === far[cell]! + 1) most[next] = Math.max(most[next]!, most[cell]! + worth(cells[next]!));
    }
  }
  return { far, most };
}
