import { columnOf, rowOf, SIDE, type Tile } from '@quayside/rules/waves-of-fortune';

/** The length of a tile's edge in the drawing. */
export const EDGE = 40;
/** For letters and numbers along the sea. */
export const MARGIN = 17;
export const SPAN = SIDE * EDGE;

type Point = readonly [x: number, y: number];

export const cornerOf = (tile: Tile): Point => [columnOf(tile) * EDGE, rowOf(tile) * EDGE];
export const centreOf = (tile: Tile): Point => [(columnOf(tile) + 0.5) * EDGE, (rowOf(tile) + 0.5) * EDGE];
