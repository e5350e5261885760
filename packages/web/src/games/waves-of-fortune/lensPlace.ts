// Where the spyglass of a battle opens: as far from its tile as the sea allows, so that the tile stays in sight.

import type { Tile } from '@quayside/rules/waves-of-fortune';
import { centreOf, SPAN } from './art/geometry.ts';

const RADIUS = 0.335 * SPAN;

/** The middle in the units of the sea, and in parts of it. */
export function lensPlace(tile: Tile): {
  x: number;
  y: number;
  radius: number;
  left: number;
  top: number;
  size: number;
} {
  const [tileX, tileY] = centreOf(tile);
  const room = SPAN / 2 - RADIUS - 2;
  const away = (at: number) => SPAN / 2 + Math.max(-room, Math.min(room, (SPAN / 2 - at) * 0.9));
  const [x, y] = [away(tileX), away(tileY)];
  return { x, y, radius: RADIUS, left: x / SPAN, top: y / SPAN, size: (2 * RADIUS) / SPAN };
}
