// 14.4 Where a toss comes from, and where the die comes to rest: it lands at its aim and rolls on.

import type { Seat } from '../../game.ts';
import { cos, type Point, sin } from '../../kit/geometry.ts';
import { BOX, type Power, ROLLS_ON, TOSS_DISTANCE, TURN } from '../tables/index.ts';
import type { Open } from '../types.ts';

/** Where a thrower stands: the seats are spread evenly around the box. */
export function standing({ galleons }: Open, seat: Seat): Point {
  const angle = Math.round((TURN * seat) / galleons.length);
  return {
    x: BOX / 2 + Math.round(TOSS_DISTANCE * cos(angle)),
    y: BOX / 2 + Math.round(TOSS_DISTANCE * sin(angle)),
  };
}

/** Where a die aimed there comes to rest, if nothing but the wall is in its way. */
export function restOf(aim: Point, from: Point, power: Power): Point {
  const beyond = (to: number, start: number) => within(to + Math.round(((to - start) * ROLLS_ON[power]) / 100));
  return { x: beyond(aim.x, from.x), y: beyond(aim.y, from.y) };
}

/** Where to aim for a die to come to rest at a place. */
export function aimFor(place: Point, from: Point, power: Power): Point {
  const on = ROLLS_ON[power];
  const short = (to: number, start: number) => within(Math.round((100 * to + on * start) / (100 + on)));
  return { x: short(place.x, from.x), y: short(place.y, from.y) };
}

const within = (coordinate: number): number => Math.min(BOX, Math.max(0, coordinate));
