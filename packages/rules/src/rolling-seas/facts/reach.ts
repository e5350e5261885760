// Everywhere a sail can end, and the best ways there; and which strides are open on the way (6.8).

import { sail } from '../moves.ts';
import { CELLS, type Cell, cellAt, DIRECTIONS, ROWS } from '../tables/index.ts';
import type { Captain, Ledger, Move, Stride, TableSettings } from '../types.ts';
import { add, firstColumn, nowhere } from './area.ts';
import { type Course, explore } from './courses.ts';
import { BONUS_STRIDES, copyOf, costOf, type Sailing, STRIDES, setSail, stepOf, take } from './sailing.ts';
import { sailOn } from './ways.ts';

/**
 * One way to end a sail. `cost`: of the paid steps; `provisions`: spent, monsters included; `moves`: Bonus Movements
 * used; `ledger`: as it is then.
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

export function reach(captain: Captain, wind: number, table: TableSettings): Reach {
  const start = setSail(captain, wind, table);
  const { cheapest, richest } = bestCourses(start);
  return {
    cheapest: cheapest.map(course => landing(course, start)),
    richest: richest.map(course => landing(course, start)),
  };
}

/**
 * By cell, the courses that end there best, and the cells that have any; `bestCourses` takes out what it has put in.
 */
const CHEAPEST: (Course | null)[] = Array(CELLS).fill(null);
const RICHEST: (Course | null)[] = Array(CELLS).fill(null);
const ENDS = nowhere();

/** To each cell the cheapest course, and the one with the most Story where that is another; from north to south. */
export function bestCourses(start: Sailing): { cheapest: Course[]; richest: Course[] } {
  explore(start, noteEnd);
  const cheapest: Course[] = [];
  const richest: Course[] = [];
  for (let row = 0; row < ROWS; row++) {
    for (let columns = ENDS[row]!; columns !== 0; columns &= columns - 1) {
      const cell = cellAt(firstColumn(columns), row);
      cheapest.push(CHEAPEST[cell]!);
      if (RICHEST[cell] !== CHEAPEST[cell]) richest.push(RICHEST[cell]!);
      CHEAPEST[cell] = RICHEST[cell] = null;
    }
    ENDS[row] = 0;
  }
  return { cheapest, richest };
}

function noteEnd(course: Course): boolean {
  const { at, inStorm } = course;
  if (inStorm) return false;
  const cheap = CHEAPEST[at]!;
  if (cheap === null) {
    add(ENDS, at);
    CHEAPEST[at] = RICHEST[at] = course;
    return false;
  }
  if (dearness(course) < dearness(cheap)) CHEAPEST[at] = course;
  if (richness(course) > richness(RICHEST[at]!)) RICHEST[at] = course;
  return false;
}

/** Provisions weigh most, then Bonus Movements, then the ship's own speed. */
const dearness = ({ provisions, mp, used, cost }: Course): number => -(provisions * 64 - used * 16 + mp) + cost / 64;
const richness = (course: Course): number => course.story * 4096 - dearness(course);

function pathOf({ from, step }: Course): Stride[] {
  if (from === null) return [];
  const path = pathOf(from);
  path.push(step!.stride);
  return path;
}

/** The move by which a ship takes a course. */
export const sailAlong = (course: Course, wind: number): Move =>
  course.way === null ? sail(DIRECTIONS[wind]!, pathOf(course)) : sailOn(course.way, wind);

function landing(end: Course, start: Sailing): Landing {
  const { at, cost, used, provisions, moves } = end;
  const ledger = { ...end.last.ledger, provisions, moves };
  const gained = ledger.provisionsFilled - start.ledger.provisionsFilled;
  return {
    at,
    path: end.way?.path ?? pathOf(end),
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
export function sailed(captain: Captain, wind: number, path: readonly Stride[], table: TableSettings): Sailing | null {
  const sailing = setSail(captain, wind, table);
  for (const stride of path) if (take(sailing, stepOf(stride), null) !== null) return null;
  return sailing;
}
