// Where a rope begins and ends, and from which side a speech points at a piece.

import type { Point } from '@quayside/rules/kit/geometry';
import type { Bounds } from './measure.ts';

export const centre = ({ left, top, right, bottom }: Bounds): Point => ({
  x: (left + right) / 2,
  y: (top + bottom) / 2,
});

/** Where the straight line from the middle of the box towards a point leaves the box, and `gap` further. */
export function edgeTowards(box: Bounds, to: Point, gap: number): Point {
  const from = centre(box);
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (dx === 0 && dy === 0) return from;
  const half = { x: (box.right - box.left) / 2 + gap, y: (box.bottom - box.top) / 2 + gap };
  const scale = Math.min(half.x / Math.abs(dx || 1e-9), half.y / Math.abs(dy || 1e-9), 1);
  return { x: from.x + dx * scale, y: from.y + dy * scale };
}

/** The corners of a route past the middles of boxes; it ends `gap` before the last. */
export const through = (boxes: readonly Bounds[], gap: number): Point[] => {
  const middles = boxes.map(centre);
  return [...middles.slice(0, -1), edgeTowards(boxes.at(-1)!, middles.at(-2)!, gap)];
};

export type Tail = { side: 'top' | 'bottom' | 'left' | 'right'; at: number };

const INSET = 28; // px from a corner of the speech to the middle of its tail

const within = (value: number, most: number): number => Math.min(Math.max(value, INSET), Math.max(INSET, most - INSET));

/** The side of the speech that faces the nearest piece, and how far along that side the tail stands. */
export function tailTo(speech: Bounds, pieces: readonly Bounds[]): Tail | null {
  const middle = centre(speech);
  const distance = (box: Bounds) => Math.hypot(centre(box).x - middle.x, centre(box).y - middle.y);
  const nearest = pieces.toSorted((a, b) => distance(a) - distance(b))[0];
  if (!nearest) return null;
  const target = centre(nearest);
  const along = {
    x: within(target.x - speech.left, speech.right - speech.left),
    y: within(target.y - speech.top, speech.bottom - speech.top),
  };
  const beside = Math.max(speech.left - target.x, target.x - speech.right);
  const apart = Math.max(speech.top - target.y, target.y - speech.bottom);
  if (beside > apart) return { side: target.x < middle.x ? 'left' : 'right', at: along.y };
  return { side: target.y < middle.y ? 'top' : 'bottom', at: along.x };
}
