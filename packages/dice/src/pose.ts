// How a die lies in the box, in whole numbers, and how that looks in space. Knows nothing of physics, so the web can
// read it too. In space x goes right and z down the board as seen from above; y is up. Lengths in hundredths of a mm.

import { cos } from '@quayside/rules/kit/geometry';
import { directionOf } from './angle.ts';

/** The inside of the box, its walls, and a die. */
export const BOX = 28_000;
export const WALL = 7_000;
export const EDGE = 1_600;

/**
 * The centre from the box's far left corner; the side that is up, 0 to 5; the way its drawing is turned, clockwise in
 * tenths of a degree.
 */
export type Pose = { x: number; y: number; rotation: number; side: number };

export type Vector = { x: number; y: number; z: number };
export type Quaternion = { x: number; y: number; z: number; w: number };

/** By side: the way it looks, and the way the right hand of its drawing points. Opposite sides add up to five. */
export const SIDES: readonly { out: Vector; right: Vector }[] = [
  { out: { x: 0, y: 1, z: 0 }, right: { x: 1, y: 0, z: 0 } },
  { out: { x: 1, y: 0, z: 0 }, right: { x: 0, y: 0, z: -1 } },
  { out: { x: 0, y: 0, z: 1 }, right: { x: 1, y: 0, z: 0 } },
  { out: { x: 0, y: 0, z: -1 }, right: { x: -1, y: 0, z: 0 } },
  { out: { x: -1, y: 0, z: 0 }, right: { x: 0, y: 0, z: 1 } },
  { out: { x: 0, y: -1, z: 0 }, right: { x: 1, y: 0, z: 0 } },
];

const HALF = Math.SQRT1_2;

/** The turn that brings each side up with its drawing upright. */
const UPRIGHT: readonly Quaternion[] = [
  { x: 0, y: 0, z: 0, w: 1 },
  { x: -0.5, y: -0.5, z: 0.5, w: 0.5 },
  { x: -HALF, y: 0, z: 0, w: HALF },
  { x: 0, y: HALF, z: -HALF, w: 0 },
  { x: -0.5, y: 0.5, z: -0.5, w: 0.5 },
  { x: 1, y: 0, z: 0, w: 0 },
];

/** The attitude in space of a die that lies flat. */
export function attitudeOf({ rotation, side }: Pose): Quaternion {
  const clockwise: Quaternion = { x: 0, y: -halfSine(rotation), z: 0, w: halfCosine(rotation) };
  return product(clockwise, UPRIGHT[side]!);
}

/** Half angles may fall between two tenths: from the whole angle then. */
const halfSine = (tenths: number) => Math.sqrt((1 - cos(tenths)) / 2);
const halfCosine = (tenths: number) => Math.sqrt((1 + cos(tenths)) / 2) * (tenths > 1800 ? -1 : 1);

export const product = (a: Quaternion, b: Quaternion): Quaternion => ({
  x: a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
  y: a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
  z: a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
  w: a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z,
});

export function turned({ x, y, z, w }: Quaternion, v: Vector): Vector {
  const tx = 2 * (y * v.z - z * v.y);
  const ty = 2 * (z * v.x - x * v.z);
  const tz = 2 * (x * v.y - y * v.x);
  return { x: v.x + w * tx + y * tz - z * ty, y: v.y + w * ty + z * tx - x * tz, z: v.z + w * tz + x * ty - y * tx };
}

/** The side that looks up most, how nearly straight up it looks (1 is flat), and where its right hand points. */
export function sideUp(attitude: Quaternion): { side: number; flatness: number; right: Vector } {
  const flatness = SIDES.map(({ out }) => turned(attitude, out).y);
  const side = flatness.indexOf(Math.max(...flatness));
  return { side, flatness: flatness[side]!, right: turned(attitude, SIDES[side]!.right) };
}

export const rotationOf = (right: Vector): number => directionOf(right.x, right.z);
