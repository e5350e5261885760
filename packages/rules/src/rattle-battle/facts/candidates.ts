// Places worth moving to: any legal place is allowed, these are on the menu.

import type { Seat } from '../../game.ts';
import { cos, onTheWay, type Point, sin, squaredDistance } from '../../kit/geometry.ts';
import { EDGE, MM, SHORT, TOUCHING } from '../tables/index.ts';
import type { Ship } from '../types/sea.ts';
import type { Open } from '../types.ts';
import { refusesEnemy } from './fire.ts';
import {
  cardHas,
  gapBetween,
  onAnyTile,
  onTile,
  refusesPlace,
  shipsInTheWay,
  tilesBlock,
  tilesOf,
  within,
} from './sea.ts';
import { theirs } from './ships.ts';

const MOST = 60;
const HAIR = 0.2 * MM; // between ships that touch
const APART = 4 * MM; // places nearer to each other count as one
const NEAR = 24 * MM; // a ship this much out of reach may still be touched
const FIRING_GAP = 60 * MM;
const RAYS = [0, 450, 900, 1350, 1800, 2250, 2700, 3150];
const COMPASS = Array.from({ length: 16 }, (_, i) => i * 225);
// Where nothing else is legal these are tried, so that nobody who could move is taken to have passed.
const FINE = Array.from({ length: 72 }, (_, i) => i * 50);
const LAST_RESORTS = [1, 0.75, 0.5, 0.25, 0.1];

/** Legal places for a ship, at most so many, the most interesting first; `range` null: anywhere. */
export function placesFor(open: Open, seat: Seat, ship: Ship, range: number | null, most = MOST): Point[] {
  const places: Point[] = [];
  if (range !== null && isStuck(open, ship)) return places;
  const inTheWay = shipsInTheWay(open, ship, range);
  const consider = (place: Point): void => {
    if (places.length >= most || isNearAny(place, places)) return;
    if (!refusesPlace(open, ship, place, range, inTheWay)) places.push(place);
  };
  for (const other of theirs(open)) {
    if (range !== null && squaredDistance(ship, other) > (range + NEAR) ** 2) continue;
    const width = widthOf(ship, other) + HAIR;
    for (const ray of RAYS) consider(touchingPlace(ship, other, ray, width));
    if (places.length >= most) return places;
  }
  for (const other of open.sea) {
    if (range === null || refusesEnemy(open, seat, other)) continue;
    const distance = gapBetween(ship, other);
    if (distance > SHORT) consider(onTheWay(ship, other, distance - FIRING_GAP));
    if (places.length >= most) return places;
  }
  for (const far of range === null ? [] : [range, range / 2])
    for (const angle of COMPASS) consider(along(ship, angle, far));
  if (cardHas(open, 'tile-loot')) for (const place of tilePlaces(open, ship)) consider(place);
  if (places.length === 0 && range !== null)
    for (const share of LAST_RESORTS) for (const angle of FINE) consider(along(ship, angle, range * share));
  return places;
}

function isNearAny({ x, y }: Point, places: readonly Point[]): boolean {
  for (let i = 0; i < places.length; i++) {
    const east = places[i]!.x - x;
    if (east >= APART || east <= -APART) continue;
    const south = places[i]!.y - y;
    if (east * east + south * south < APART * APART) return true;
  }
  return false;
}

/** 7.4 Tiles hold it where it is. */
const isStuck = (open: Open, ship: Ship): boolean => tilesBlock(open) && onAnyTile(open, ship);

/** Legal places within range from which a ship touches another one, when none of the usual ones is. */
export function lastTouchingPlaces(open: Open, ship: Ship, other: Ship, range: number): Point[] {
  if (isStuck(open, ship) || !within(ship, other, range + TOUCHING)) return [];
  return touchingPlaces(ship, other, FINE, TOUCHING).filter(place => !refusesPlace(open, ship, place, range));
}

/** Places around a ship where another one touches it, sides and corners in turn. */
export function touchingPlaces(ship: Ship, other: Ship, rays = RAYS, apart = HAIR): Point[] {
  const width = widthOf(ship, other) + apart;
  return rays.map(ray => touchingPlace(ship, other, ray, width));
}

/** The place in this direction from a ship, where another one is so far off along an edge of either. */
function touchingPlace(ship: Ship, other: Ship, ray: number, width: number): Point {
  const steepest = Math.max(steepness(ray), steepness(ray - ship.rotation + other.rotation));
  return along(other, other.rotation + ray, width / steepest);
}

/** Half the width of both seen along any of their edges; the same for all four by symmetry. */
function widthOf(ship: Ship, other: Ship): number {
  const turned = ship.rotation - other.rotation;
  return (EDGE / 2) * (1 + Math.abs(cos(turned)) + Math.abs(sin(turned)));
}

/** How much of a step at this angle leads along the axis that it follows more; after a quarter turn the same. */
const steepness = (angle: number): number => STEEPNESS[Math.abs(angle) % QUARTER]!;
const QUARTER = 900;
const STEEPNESS = Array.from({ length: QUARTER }, (_, angle) => Math.max(Math.abs(cos(angle)), Math.abs(sin(angle))));

/** So far in a direction, rounded towards where it started, so that a range is never exceeded. */
function along({ x, y }: Point, angle: number, far: number): Point {
  return { x: x + Math.trunc(cos(angle) * far), y: y + Math.trunc(sin(angle) * far) };
}

/** For each tile the nearest place on the way to its first corners that touches it. */
function tilePlaces(open: Open, ship: Ship): Point[] {
  return tilesOf(open).flatMap(tile => {
    const middle = { x: mean(tile, 0), y: mean(tile, 1) };
    const length = Math.sqrt(squaredDistance(ship, middle));
    for (let far = 0; far < length; far += EDGE / 4) {
      const place = onTheWay(ship, middle, far);
      if (onTile({ ...place, rotation: ship.rotation }, tile)) return [place];
    }
    return [];
  });
}

const mean = (polygon: readonly number[], from: 0 | 1): number => {
  let sum = 0;
  for (let i = from; i < polygon.length; i += 2) sum += polygon[i]!;
  return Math.round(sum / (polygon.length / 2));
};
