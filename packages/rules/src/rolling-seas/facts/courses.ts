// Every course a sail can take, cheapest first: the search behind the landings of a sail.

import { CELLS, type Cell, DIRECTIONS, isPassable, NEXT, NOWHERE, WAKE } from '../tables/index.ts';
import type { Stride } from '../types.ts';
import { isTight } from './access.ts';
import {
  AFTER,
  BEFORE,
  BONUS_STRIDES,
  contentAt,
  costOf,
  type Sailing,
  STRIDES,
  type Step,
  take,
  UNDER_WAY,
} from './sailing.ts';

/** Where a sail may have come to, and by which stride from where. */
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
  waters: Waters;
  /** Of the paid steps. */
  cost: number;
  /** Bonus Movements. */
  used: number;
  from: Course | null;
  stride: Stride | null;
};

/** The courses kept that have cleared the same obstacles, by place: each cell twice, out of storms and in them. */
type Waters = (Course[] | undefined)[];

/**
 * How the search tells places apart. Exactly: a cell with other obstacles cleared is another place. Roughly: it is not,
 * only more to tell is better than less, which finds all but ways back to what was cleared on the same sail.
 */
type Manner = { exact: boolean; courses: number; kept: number };
const EXACTLY: Manner = { exact: true, courses: 800, kept: 16 };
const ROUGHLY: Manner = { exact: false, courses: 4000, kept: 8 };

const PAID: readonly Step[] = DIRECTIONS.map((_, direction) => ({ direction, bonus: false }));
const BONUS: readonly Step[] = DIRECTIONS.map((_, direction) => ({ direction, bonus: true }));

/** COSTS[wind][direction]. */
const COSTS = DIRECTIONS.map((_, wind) => DIRECTIONS.map((_, direction) => costOf(direction, wind)));

/** The directions open from each cell, as they are asked for: no obstacle that a sail may clear bars any. */
type Ways = (readonly number[] | undefined)[];

/** `ahead`: what is still to be looked at, by its cost. `cleared`: the waters, by the sum of what was cleared. */
type Search = {
  manner: Manner;
  costs: readonly number[];
  ahead: (Course[] | undefined)[];
  cleared: Map<number, Waters>;
};

/** Visits what can be reached, until `found` says to stop. Where the sea is too full to be exact, a rough look follows. */
export function explore(start: Sailing, found: (course: Course) => boolean): void {
  const ways: Ways = [];
  if (!look(start, EXACTLY, ways, found)) look(start, ROUGHLY, ways, found);
}

/** False when there was more than could be looked at. */
function look(start: Sailing, manner: Manner, ways: Ways, found: (course: Course) => boolean): boolean {
  const search: Search = { manner, costs: COSTS[start.wind]!, ahead: [], cleared: new Map() };
  const { costs, ahead } = search;
  const { at, mp, stage, inStorm } = start;
  const { provisions, moves, story } = start.ledger;
  const cast = { at, mp, stage, inStorm, provisions, moves, story, last: start, waters: watersOf(search, start) };
  ahead.push([{ ...cast, cost: 0, used: 0, from: null, stride: null }]);
  let courses = 0;
  for (let cost = 0; cost < ahead.length; cost++) {
    const dear = ahead[cost] ?? [];
    for (let i = 0; i < dear.length; i++) {
      const course = dear[i]!;
      if (found(course)) return true;
      if (++courses > manner.courses) return false;
      const points = course.stage === AFTER ? 0 : course.mp + course.provisions;
      ways[course.at] ??= waysFrom(start, course.at);
      for (const direction of ways[course.at]!) {
        if (costs[direction]! <= points) pursue(search, course, direction, PAID[direction]!);
        if (course.moves > 0) pursue(search, course, direction, BONUS[direction]!);
      }
    }
  }
  return true;
}

function waysFrom({ cells, straits }: Sailing, at: Cell): number[] {
  const open: number[] = [];
  for (let direction = 0; direction < DIRECTIONS.length; direction++) {
    const to = NEXT[direction]![at]!;
    if (to === NOWHERE || !isPassable(cells[to]!)) continue;
    if (straits === 'open' || !isTight(cells, at, direction)) open.push(direction);
  }
  return open;
}

function watersOf({ manner, cleared }: Search, sailing: Sailing): Waters {
  const sum = manner.exact ? sailing.clearedSum : 0;
  let waters = cleared.get(sum);
  if (waters === undefined) {
    waters = [];
    cleared.set(sum, waters);
  }
  return waters;
}

/** One stride on, if it leads where none was as well before. */
function pursue(search: Search, course: Course, direction: number, step: Step): void {
  const to = NEXT[direction]![course.at]!;
  const after = contentAt(course.last, to) <= WAKE ? calmly(search, course, to, step) : boldly(search, course, step);
  if (after === null) return;
  const place = after.inStorm ? CELLS + after.at : after.at;
  const kept = after.waters[place];
  if (kept === undefined) after.waters[place] = [after];
  else if (kept.length === search.manner.kept) return;
  else kept.push(after);
  const dear = search.ahead[after.cost];
  if (dear === undefined) search.ahead[after.cost] = [after];
  else dear.push(after);
}

/** Of a calm cell it is known beforehand what it will be like to be there. */
function calmly({ costs }: Search, course: Course, at: Cell, { direction, bonus }: Step): Course | null {
  const { last, waters, story } = course;
  const cost = bonus ? 0 : costs[direction]!;
  const mp = Math.max(0, course.mp - cost);
  const provisions = course.provisions - (cost - (course.mp - mp));
  const moves = bonus ? course.moves - 1 : course.moves;
  const stage = bonus ? (course.stage === BEFORE ? BEFORE : AFTER) : UNDER_WAY;
  if (isOutdone(waters[at], stage, mp, provisions, moves, story)) return null;
  return {
    at,
    mp,
    stage,
    inStorm: false,
    provisions,
    moves,
    story,
    last,
    waters,
    cost: course.cost + cost,
    used: bonus ? course.used + 1 : course.used,
    from: course,
    stride: (bonus ? BONUS_STRIDES : STRIDES)[direction]!,
  };
}

/** Into a storm, a current or the jaws of a monster. */
function boldly(search: Search, course: Course, step: Step): Course | null {
  const last = sailingOf(course);
  if (take(last, step, null) !== null) return null;
  const { at, mp, stage, inStorm } = last;
  const { provisions, moves, story } = last.ledger;
  const waters = watersOf(search, last);
  if (isOutdone(waters[inStorm ? CELLS + at : at], stage, mp, provisions, moves, story)) return null;
  return {
    at,
    mp,
    stage,
    inStorm,
    provisions,
    moves,
    story,
    last,
    waters,
    cost: step.bonus ? course.cost : course.cost + search.costs[step.direction]!,
    used: step.bonus ? course.used + 1 : course.used,
    from: course,
    stride: (step.bonus ? BONUS_STRIDES : STRIDES)[step.direction]!,
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

/** Whether the same place was reached with as much of everything, and as free to sail on. */
function isOutdone(
  kept: readonly Course[] | undefined,
  stage: number,
  mp: number,
  provisions: number,
  moves: number,
  story: number,
): boolean {
  if (kept === undefined) return false;
  for (let i = 0; i < kept.length; i++) {
    const other = kept[i]!;
    if (other.stage > stage || other.moves < moves || other.story < story) continue;
    if (other.provisions >= provisions && other.mp + other.provisions >= mp + provisions) return true;
  }
  return false;
}
