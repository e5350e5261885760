// The chart every captain sails on (1.1): 19 columns A to S from west to east, 15 rows from north to south.
// A cell is a number, row by row from A1 = 0 to S15 = 284. The coasts and coordinates are reconstructed.

export type Cell = number;

export const DIRECTIONS = ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];

export const COLUMNS = 19;
export const ROWS = 15;
export const CELLS = COLUMNS * ROWS;

/** `#` mainland, `P` port, `*` coordinate of an island card (sea), `.` sea. */
const MAP = `
  # # . . . . . . . . . . . . . . . # #
  # # . . . . . . . . . . . . . . . # #
  # . . . . . . . . . . . . . . . . . #
  P . . . * . . . . . . . . . * . . P #
  . . . . . . . . . . . . . . . . . . #
  . . . . . . . . . * . . . . . . . . #
  . . . . . . . . . . . . . . . . . . .
  . . . . . . . . . . . . . . . . . . .
  . . . . . . . . . . . . . . . . . . .
  # . . . . . . . . * . . . . . . . . .
  # . . . . . . . . . . . . . . . . . .
  # P . . * . . . . . . . . . * . . . P
  # . . . . . . . . . . . . . . . . . #
  # # . . . . . . . . . . . . . . . # #
  # # . . . . . . . . . . . . . . . # #`;

// What a cell of a chart may hold. Whatever is below ROCKS can be sailed; whatever is LAND or above is land.
export const OPEN_SEA = 0;
/** Sea the ship has been to: no obstacle is drawn there any more. */
export const WAKE = 1;
export const STORM = 2;
export const MONSTER = 3;
/** A current that carries north; the other directions follow in order, up to CURRENT + 7. */
export const CURRENT = 4;
export const ROCKS = 12;
export const LAND = 13;
/** Land with an X on it. */
export const EXPLORED = 14;
export const PORT = 15;

export const isPassable = (content: number): boolean => content < ROCKS;
export const isLand = (content: number): boolean => content >= LAND;
export const isCurrent = (content: number): boolean => content >= CURRENT && content < ROCKS;

export const columnOf = (cell: Cell): number => cell % COLUMNS;
export const rowOf = (cell: Cell): number => Math.floor(cell / COLUMNS);
export const cellAt = (column: number, row: number): Cell => row * COLUMNS + column;
export const isOnMap = (column: number, row: number): boolean =>
  column >= 0 && column < COLUMNS && row >= 0 && row < ROWS;

/** The column with this letter, from 0. */
export const columnNamed = (letter: string): number => letter.charCodeAt(0) - 65;
export const cellName = (cell: Cell): string => `${String.fromCharCode(65 + columnOf(cell))}${rowOf(cell) + 1}`;
/** `cellNamed('J6')`; only for names that are on the chart. */
export const cellNamed = (name: string): Cell => cellAt(columnNamed(name), Number(name.slice(1)) - 1);

const MARKS = MAP.replace(/\s/g, '');

/** The chart before any island is drawn. */
export const BLANK: readonly number[] = [...MARKS].map(mark => (mark === '#' ? LAND : mark === 'P' ? PORT : OPEN_SEA));

/** By direction, how far a step leads east and south. */
export const EAST = [0, 1, 1, 1, 0, -1, -1, -1] as const;
export const SOUTH = [-1, -1, 0, 1, 1, 1, 0, -1] as const;

export const NOWHERE = -1; // off the map

/** NEXT[direction][cell]: the cell one step that way, or NOWHERE. */
export const NEXT: readonly (readonly Cell[])[] = DIRECTIONS.map((_, direction) =>
  Array.from({ length: CELLS }, (_, cell) => {
    const column = columnOf(cell) + EAST[direction]!;
    const row = rowOf(cell) + SOUTH[direction]!;
    return isOnMap(column, row) ? cellAt(column, row) : NOWHERE;
  }),
);

const around = (directions: readonly number[]): readonly (readonly Cell[])[] =>
  Array.from({ length: CELLS }, (_, cell) =>
    directions.map(direction => NEXT[direction]![cell]!).filter(next => next !== NOWHERE),
  );

/** The neighbours of each cell, eight in open water. */
export const AROUND = around([0, 1, 2, 3, 4, 5, 6, 7]);
/** The neighbours of each cell that share a side with it. */
export const BESIDE = around([0, 2, 4, 6]);

/** Where the six islands may be: each covers one of these, and none of the others. */
export const COORDINATES: readonly Cell[] = [...MARKS].flatMap((mark, cell) => (mark === '*' ? [cell] : []));
export const isCoordinate = (cell: Cell): boolean => MARKS[cell] === '*';
