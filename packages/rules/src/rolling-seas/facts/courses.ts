// Every course a sail can take, cheapest first: the search behind the landings of a sail.

import { CELLS, type Cell, DIRECTIONS, isPassable, NEXT, NOWHERE, WAKE } from '../tables/index.ts';
import { isTight } from './access.ts';
import {
  AFTER,
  BEFORE,
  BONUS,
  contentAt,
  costOf,
  PAID,
  type Sailing,
  type SailStep,
  take,
  UNDER_WAY,
} from './sailing.ts';
import { onward, START, type Way } from './ways.ts';

/** Where a sail may have come to, and by which step from where. */
export type Course = {
  at: Cell;
  mp: number;
  stage: number;
  inStorm: boolean;
  provisions: number;
  moves: number;
  story: number;
  /** The sail as the last obstacle left it: calm water since then has changed nothing but the above. */
  last: Sailing;
  /** Tells which obstacles were cleared, where the search tells places apart by them. */
  cleared: number;
  /** Of the paid steps. */
  cost: number;
  /** Bonus Movements. */
  used: number;
  from: Course | null;
  step: SailStep | null;
  /** All its steps; null where they are too many. */
  way: Way | null;
  /** The next to be looked at of those that cost the same. */
  after: Course | null;
  /** The one kept before this at the same place with the same obstacles cleared. */
  beside: Course | null;
  /** Of the last one kept so, the last kept at the same place with others cleared. */
  beyond: Course | null;
};

/**
 * How the search tells places apart. Exactly: a cell with other obstacles cleared is another place. Roughly: it is not,
 * only more to tell is better than less, which finds all but ways back to what was cleared on the same sail.
 */
type Manner = { exact: boolean; courses: number; kept: number };
const EXACTLY: Manner = { exact: true, courses: 800, kept: 16 };
const ROUGHLY: Manner = { exact: false, courses: 4000, kept: 8 };

/** COSTS[wind][direction]. */
const COSTS = DIRECTIONS.map((_, wind) => DIRECTIONS.map((_, direction) => costOf(direction, wind)));

const EVERY_DIRECTION = DIRECTIONS.map((_, direction) => direction);
const DEAREST = costOf(0, DIRECTIONS.length / 2);

/** WITHIN[wind][points]: the directions of the paid steps for which so many points are enough, up to the dearest. */
const WITHIN = COSTS.map(costs =>
  Array.from({ length: DEAREST + 1 }, (_, points) => EVERY_DIRECTION.filter(direction => costs[direction]! <= points)),
);

/** `dearest`: the highest cost of anything that is to be looked at. */
type Search = { manner: Manner; costs: readonly number[]; dearest: number };

// The tables of a search. Most searches end after ten courses, so making these or filling them anew would take longer
// than the search: each takes out again what it has put in.

/** By cost, the first and the last of what is to be looked at; `after` leads from one to the other. */
const FIRST: (Course | null)[] = [];
const LAST: (Course | null)[] = [];
/** By place, the course kept last there; each cell twice, out of storms and in them. `beyond` leads to the others. */
const LAST_KEPT: (Course | null)[] = Array(2 * CELLS).fill(null);

/**
 * Visits what can be reached, until `found` says to stop. Where the sea is too full to be exact, a rough look follows.
 */
export function explore(start: Sailing, found: (course: Course) => boolean): void {
  if (!look(start, EXACTLY, found)) look(start, ROUGHLY, found);
}

/** False when there was more than could be looked at. */
function look(start: Sailing, manner: Manner, found: (course: Course) => boolean): boolean {
  const search: Search = { manner, costs: COSTS[start.wind]!, dearest: 0 };
  enqueue(search, castOff(search, start));
  const isDone = lookAtAll(search, start, found);
  clearTables(search);
  return isDone;
}

function lookAtAll(search: Search, { cells, straits, wind }: Sailing, found: (course: Course) => boolean): boolean {
  const { manner, costs } = search;
  let courses = 0;
  for (let cost = 0; cost <= search.dearest; cost++)
    for (let course = FIRST[cost]!; course !== null; course = course.after!) {
      if (found(course)) return true;
      if (++courses > manner.courses) return false;
      const points = course.stage === AFTER ? 0 : course.mp + course.provisions;
      const directions = course.moves > 0 ? EVERY_DIRECTION : WITHIN[wind]![Math.min(points, DEAREST)]!;
      for (let i = 0; i < directions.length; i++) {
        const direction = directions[i]!;
        const to = NEXT[direction]![course.at]!;
        if (to === NOWHERE || !isPassable(cells[to]!)) continue;
        if (straits === 'closed' && isTight(cells, course.at, direction)) continue;
        if (costs[direction]! <= points) pursue(search, course, to, PAID[direction]!);
        if (course.moves > 0) pursue(search, course, to, BONUS[direction]!);
      }
    }
  return true;
}

function enqueue(search: Search, course: Course): void {
  const { cost } = course;
  while (FIRST.length <= cost) {
    FIRST.push(null);
    LAST.push(null);
  }
  if (cost > search.dearest) search.dearest = cost;
  if (LAST[cost] === null) FIRST[cost] = course;
  else LAST[cost]!.after = course;
  LAST[cost] = course;
}

function clearTables({ dearest }: Search): void {
  for (let cost = 0; cost <= dearest; cost++) {
    for (let course = FIRST[cost]!; course !== null; course = course.after!) LAST_KEPT[placeOf(course)] = null;
    FIRST[cost] = LAST[cost] = null;
  }
}

/** One stride on, if it leads where none was as well before. */
function pursue(search: Search, course: Course, to: Cell, step: SailStep): void {
  const calm = contentAt(course.last, to) <= WAKE;
  const after = calm ? calmly(search, course, to, step) : boldly(search, course, step);
  if (after === null) return;
  keep(after);
  enqueue(search, after);
}

/** The course kept last at a place with these obstacles cleared. */
function lastKept(place: number, cleared: number): Course | null {
  let last: Course | null = LAST_KEPT[place]!;
  while (last !== null && last.cleared !== cleared) last = last.beyond;
  return last;
}

/** Puts a course in front of all kept at its place, and takes out the one whose successor it is. */
function keep(course: Course): void {
  const place = placeOf(course);
  const first: Course | null = LAST_KEPT[place]!;
  const { beside } = course;
  LAST_KEPT[place] = course;
  course.beyond = first === beside && beside !== null ? beside.beyond : first;
  if (beside === null || first === beside) return;
  let before = first!;
  while (before.beyond !== beside) before = before.beyond!;
  before.beyond = beside.beyond;
}

const placeOf = ({ at, inStorm }: Pick<Course, 'at' | 'inStorm'>): number => (inStorm ? CELLS + at : at);

function castOff(search: Search, start: Sailing): Course {
  const { at, mp, stage, inStorm } = start;
  const { provisions, moves, story } = start.ledger;
  return {
    at,
    mp,
    stage,
    inStorm,
    provisions,
    moves,
    story,
    last: start,
    cleared: clearedBy(search, start),
    cost: 0,
    used: 0,
    from: null,
    step: null,
    way: START,
    after: null,
    beside: null,
    beyond: null,
  };
}

const clearedBy = ({ manner }: Search, { clearedSum }: Sailing): number => (manner.exact ? clearedSum : 0);

/** Of a calm cell it is known beforehand what it will be like to be there. */
function calmly(search: Search, course: Course, at: Cell, step: SailStep): Course | null {
  const { direction, bonus } = step;
  const { last, cleared, story } = course;
  const cost = bonus ? 0 : search.costs[direction]!;
  const mp = Math.max(0, course.mp - cost);
  const provisions = course.provisions - (cost - (course.mp - mp));
  const moves = bonus ? course.moves - 1 : course.moves;
  const stage = bonus ? (course.stage === BEFORE ? BEFORE : AFTER) : UNDER_WAY;
  const beside = lastKept(at, cleared);
  if (isOutdone(beside, search.manner.kept, stage, mp, provisions, moves, story)) return null;
  return {
    at,
    mp,
    stage,
    inStorm: false,
    provisions,
    moves,
    story,
    last,
    cleared,
    cost: course.cost + cost,
    used: bonus ? course.used + 1 : course.used,
    from: course,
    step,
    way: onward(course.way, step),
    after: null,
    beside,
    beyond: null,
  };
}

/** Into a storm, a current or the jaws of a monster. */
function boldly(search: Search, course: Course, step: SailStep): Course | null {
  const last = sailingOf(course);
  if (take(last, step, null) !== null) return null;
  const { at, mp, stage, inStorm } = last;
  const { provisions, moves, story } = last.ledger;
  const cleared = clearedBy(search, last);
  const beside = lastKept(placeOf(last), cleared);
  if (isOutdone(beside, search.manner.kept, stage, mp, provisions, moves, story)) return null;
  return {
    at,
    mp,
    stage,
    inStorm,
    provisions,
    moves,
    story,
    last,
    cleared,
    cost: step.bonus ? course.cost : course.cost + search.costs[step.direction]!,
    used: step.bonus ? course.used + 1 : course.used,
    from: course,
    step,
    way: onward(course.way, step),
    after: null,
    beside,
    beyond: null,
  };
}

const sailingOf = ({ last, at, mp, stage, inStorm, provisions, moves }: Course): Sailing => ({
  ...last,
  at,
  mp,
  stage,
  inStorm,
  ledger: { ...last.ledger, provisions, moves },
});

/** Whether the same place was reached with as much of everything, and as free to sail on; or often enough. */
function isOutdone(
  last: Course | null,
  most: number,
  stage: number,
  mp: number,
  provisions: number,
  moves: number,
  story: number,
): boolean {
  let kept = 0;
  for (let other = last; other !== null; other = other.beside) {
    if (++kept === most) return true;
    if (other.stage > stage || other.moves < moves || other.story < story) continue;
    if (other.provisions >= provisions && other.mp + other.provisions >= mp + provisions) return true;
  }
  return false;
}
