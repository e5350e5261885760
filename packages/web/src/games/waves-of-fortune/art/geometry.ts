import { columnOf, rowOf, SIDE, type Tile } from '@quayside/rules/waves-of-fortune';

/** The length of a tile's edge in the drawing. */
export const EDGE = 40;
/** For letters and numbers along the sea, in the north and west. */
export const MARGIN = 17;
/** For the frame, in the south and east. */
export const RIM = 5;
export const SPAN = SIDE * EDGE;
/** The middle of the sea, both ways. */
export const MIDDLE = SPAN / 2;

type Point = readonly [x: number, y: number];

export const cornerOf = (tile: Tile): Point => [columnOf(tile) * EDGE, rowOf(tile) * EDGE];
export const centreOf = (tile: Tile): Point => [(columnOf(tile) + 0.5) * EDGE, (rowOf(tile) + 0.5) * EDGE];

/** To draw something about the middle of a tile, or so far from it. */
export const atCentre = (tile: Tile, x = 0, y = 0): string => {
  const [left, top] = centreOf(tile);
  return `translate(${left + x} ${top + y})`;
};
