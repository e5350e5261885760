// Everywhere a sail can end, and the best ways there; and which strides are open on the way (6.8).

import { CELLS, type Cell } from '../tables/index.ts';
import type { Captain, Ledger, Stride, Table } from '../types.ts';
import { type Course, explore } from './courses.ts';
import { BONUS_STRIDES, copyOf, costOf, type Sailing, STRIDES, setSail, stepOf, take } from './sailing.ts';

/**
 * One way to end a sail. `cost`: of the paid steps; `provisions`: spent, monsters included; `moves`: Bonus Movements used;
 * `ledger`: as it is then.
 */
export type Landing = {
  at: Cell;
  path: readonly Stride[];
  cost: number;
  provisions: number;
  moves: number;
  story: number;
  ledger: Readonly<Ledger>;
};

/** To each cell the cheapest way, and the one with the most Story where that is another. */
export type Reach = { cheapest: Landing[]; richest: Landing[] };

export function reach(captain: Captain, wind: number, table: Table): Reach {
  const start = setSail(captain, wind, table);
  const best: (Course | undefined)[] = Array(CELLS);
  const rich: (Course | undefined)[] = Array(CELLS);
  explore(start, course => {
    if (course.inStorm) return false;
    const { at } = course;
    const before = best[at];
    if (before === undefined || dearness(course) < dearness(before)) best[at] = course;
    const richer = rich[at];
    if (richer === undefined || richness(course) > richness(richer)) rich[at] = course;
    return false;
  });
  const cheapest: Landing[] = [];
  const richest: Landing[] = [];
  for (let at = 0; at < CELLS; at++) {
    if (best[at] === undefined) continue;
    cheapest.push(landing(best[at]!, start));
    if (rich[at] !== best[at]) richest.push(landing(rich[at]!, start));
  }
  return { cheapest, richest };
}

/** Provisions weigh most, then Bonus Movements, then the ship's own speed. */
const dearness = ({ provisions, mp, used, cost }: Course): number => -(provisions * 64 - used * 16 + mp) + cost / 64;
const richness = (course: Course): number => course.story * 4096 - dearness(course);

function landing(end: Course, start: Sailing): Landing {
  const path: Stride[] = [];
  for (let course = end; course.from !== null; course = course.from) path.push(course.stride!);
  const { at, cost, used, provisions, moves } = end;
  const ledger = { ...end.last.ledger, provisions, moves };
  const gained = ledger.provisionsFilled - start.ledger.provisionsFilled;
  return {
    at,
    path: path.reverse(),
    cost,
    provisions: start.ledger.provisions + gained - provisions,
    moves: used,
    story: ledger.story - start.ledger.story,
    ledger,
  };
}

/** 6.8 Whether a sail that has come so far can still be ended. */
export function canStop(sailing: Sailing): boolean {
  if (!sailing.inStorm) return true;
  let stops = false;
  explore(sailing, course => {
    stops = !course.inStorm;
    return stops;
  });
  return stops;
}

/** An offered stride, what it costs in all, and where it leads. */
export type Offer = { stride: Stride; cost: number; after: Sailing };

/** 6.8 The strides open to a sail that has come so far. */
export function offers(sailing: Sailing): Offer[] {
  const open: Offer[] = [];
  for (const stride of [...STRIDES, ...BONUS_STRIDES]) {
    const step = stepOf(stride);
    const after = copyOf(sailing);
    if (take(after, step, null) !== null || !canStop(after)) continue;
    open.push({ stride, cost: step.bonus ? 0 : costOf(step.direction, sailing.wind), after });
  }
  return open;
}

/** The sail after these strides; null when they cannot be taken. */
export function sailed(captain: Captain, wind: number, path: readonly Stride[], table: Table): Sailing | null {
  const sailing = setSail(captain, wind, table);
  for (const stride of path) if (take(sailing, stepOf(stride), null) !== null) return null;
  return sailing;
}
