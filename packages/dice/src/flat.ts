// From dice at rest in space to poses on the sea: whole numbers, inside the box, no die on another's place.

import { ROUND } from './angle.ts';
import { restingTransform } from './box.ts';
import type { Transform } from './fall.ts';
import { BOX, EDGE, type Pose, rotationOf, sideUp } from './pose.ts';

const UPRIGHT = 0.99939; // the cosine of 2 degrees
const HIGHEST = 950; // a centre above this lies on something

const SETTLING = 10; // hundredths of a mm: the physics moves dice at rest by less

/** Rounding moves a corner by less than this. */
const ROUNDING = 2;
const ROUNDS = 60;

/** A square seen from above: its centre, and half an edge along its drawing's right hand. */
type Square = { x: number; y: number; cx: number; cy: number; fast: boolean };

export function isFlat({ at, attitude }: Transform): boolean {
  return at.y <= HIGHEST && sideUp(attitude).flatness >= UPRIGHT;
}

export const hasLeftBox = ({ at }: Transform): boolean => Math.abs(at.x) > BOX / 2 || Math.abs(at.z) > BOX / 2;

/** Whether a die no longer lies as it did, by more than the physics moves dice at rest. */
export function wasStruck({ at, attitude }: Transform, pose: Pose): boolean {
  const was = restingTransform(pose);
  const { side, right } = sideUp(attitude);
  const turn = Math.abs(rotationOf(right) - pose.rotation);
  const moved = (at.x - was.at.x) ** 2 + (at.z - was.at.z) ** 2 > SETTLING * SETTLING;
  return side !== pose.side || moved || Math.min(turn, ROUND - turn) > 2;
}

/** Dice that lie flat, moved apart where the physics left them overlapping; null if there is no room for that. */
export function posesOf(transforms: readonly Transform[], lying: readonly Pose[]): Pose[] | null {
  const squares = [
    ...transforms.map(transform => squareOf(transform, false)),
    ...lying.map(pose => squareOf(restingTransform(pose), true)),
  ];
  if (!moveApart(squares)) return null;
  return transforms.map(({ attitude }, i) => {
    const { side, right } = sideUp(attitude);
    const { x, y } = squares[i]!;
    return { x: Math.round(x), y: Math.round(y), rotation: rotationOf(right), side };
  });
}

function squareOf({ at, attitude }: Transform, fast: boolean): Square {
  const { right } = sideUp(attitude);
  const length = Math.sqrt(right.x * right.x + right.z * right.z);
  const half = EDGE / 2 / length;
  return { x: at.x + BOX / 2, y: at.z + BOX / 2, cx: right.x * half, cy: right.z * half, fast };
}

function moveApart(squares: Square[]): boolean {
  for (let round = 0; round < ROUNDS; round++) {
    let moved = false;
    for (const square of squares) if (!square.fast) keepInside(square);
    for (let i = 0; i < squares.length; i++)
      for (let j = 0; j < i; j++) if (push(squares[i]!, squares[j]!)) moved = true;
    if (!moved) return true;
  }
  return false;
}

function keepInside(square: Square): void {
  const reach = Math.abs(square.cx) + Math.abs(square.cy) + ROUNDING;
  square.x = Math.min(Math.max(square.x, reach), BOX - reach);
  square.y = Math.min(Math.max(square.y, reach), BOX - reach);
}

/** Parts two squares along the shallowest way out. True if they overlapped. */
function push(a: Square, b: Square): boolean {
  if (a.fast && b.fast) return false;
  const dx = a.x - b.x;
  const dy = a.y - b.y;
  if (dx * dx + dy * dy > 2 * EDGE * EDGE) return false;
  let least = Number.POSITIVE_INFINITY;
  let [outX, outY] = [0, 0];
  for (const [ax, ay] of [
    [a.cx, a.cy],
    [-a.cy, a.cx],
    [b.cx, b.cy],
    [-b.cy, b.cx],
  ] as const) {
    const [nx, ny] = [ax / (EDGE / 2), ay / (EDGE / 2)];
    const along = dx * nx + dy * ny;
    const depth = span(a, nx, ny) + span(b, nx, ny) + ROUNDING - Math.abs(along);
    if (depth <= 0.01) return false;
    if (depth < least) {
      least = depth;
      const sign = along < 0 ? -1 : 1;
      [outX, outY] = [nx * sign, ny * sign];
    }
  }
  const share = a.fast || b.fast ? least : least / 2;
  if (!a.fast) [a.x, a.y] = [a.x + outX * share, a.y + outY * share];
  if (!b.fast) [b.x, b.y] = [b.x - outX * share, b.y - outY * share];
  return true;
}

/** How far a square reaches from its centre along a direction. */
const span = ({ cx, cy }: Square, nx: number, ny: number): number =>
  Math.abs(cx * nx + cy * ny) + Math.abs(cx * ny - cy * nx);
