// How deep one die's outline lies in another's, in hundredths of a mm: the shallowest of the overlaps along their edges.

import { outline, type Pose } from '../src/pose.ts';

export function overlap(a: Pose, b: Pose): number {
  const ways = [a, b].flatMap(({ rotation }) => [rotation, rotation + 900]);
  return Math.min(...ways.map(tenths => overlapAlong(a, b, (tenths * Math.PI) / 1800)));
}

function overlapAlong(a: Pose, b: Pose, angle: number): number {
  const shadow = (pose: Pose) => outline(pose).map(([x, y]) => x * Math.cos(angle) + y * Math.sin(angle));
  const [one, other] = [shadow(a), shadow(b)];
  return Math.min(Math.max(...one) - Math.min(...other), Math.max(...other) - Math.min(...one));
}
