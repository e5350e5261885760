// Angles in tenths of a degree, without arcs and tangents, which machines round each in its own way.

import { cos, sin } from '@quayside/rules/kit/geometry';

export const ROUND = 3600;

/** The direction of (x, y), to the nearest tenth: from x towards y. */
export function directionOf(x: number, y: number): number {
  const beside = (tenths: number) => cos(tenths) * y - sin(tenths) * x;
  let low = y >= 0 ? (x >= 0 ? 0 : 900) : x < 0 ? 1800 : 2700;
  let high = low + 900;
  while (high - low > 1) {
    const middle = (low + high) >> 1;
    if (beside(middle) >= 0) low = middle;
    else high = middle;
  }
  return (Math.abs(beside(high)) < Math.abs(beside(low)) ? high : low) % ROUND;
}
