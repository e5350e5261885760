// Turning and flipping a shape that lies on the chart. It turns about one of its own cells, so it stays where it is:
// about a cell that leaves it on a legal spot if there is one. Four turns, or two flips, bring it back exactly.

import {
  type Cell,
  COLUMNS,
  type cardLayings,
  cellAt,
  columnOf,
  type Laid,
  type Placement,
  ROWS,
  rowOf,
} from '@quayside/rules/rolling-seas';

type Layings = ReturnType<typeof cardLayings>;

/** How a shape has been turned since it was laid down: from where, flipped first, then by so many quarters. */
type Turning = { from: Placement; flipped: boolean; quarters: number };

/** Where a shape lies, and how it came to lie so. */
export type Placed = Placement & { turning?: Turning };

export type Turn = 'turn' | 'turn-back' | 'flip';

/** The same after one turn more. To flip what is turned undoes the turn in the mirror. */
function next({ from, flipped, quarters }: Turning, how: Turn): Turning {
  switch (how) {
    case 'turn':
      return { from, flipped, quarters: (quarters + 1) % 4 };
    case 'turn-back':
      return { from, flipped, quarters: (quarters + 3) % 4 };
    case 'flip':
      return { from, flipped: !flipped, quarters: (4 - quarters) % 4 };
  }
}

export function turned(layings: Layings, placed: Placed, how: Turn, isLegal: (at: Placement) => boolean): Placed {
  const { pose, at } = placed;
  const turning = next(placed.turning ?? { from: { pose, at }, flipped: false, quarters: 0 }, how);
  const { from, flipped, quarters } = turning;
  const laid = layings.find(from);
  if (!laid || (!flipped && quarters === 0)) return from;
  const found = pivotsOf(laid).flatMap(pivot => laidAbout(layings, laid, pivot, turning) ?? []);
  const best = found.find(isLegal) ?? found[0];
  return best ? { ...best, turning } : placed;
}

/** Its cells, those nearest to its middle first. */
function pivotsOf({ cells }: Laid): Cell[] {
  const mean = (of: (cell: Cell) => number) => cells.reduce((sum, cell) => sum + of(cell), 0) / cells.length;
  const [column, row] = [mean(columnOf), mean(rowOf)];
  const away = (cell: Cell) => (columnOf(cell) - column) ** 2 + (rowOf(cell) - row) ** 2;
  return cells.toSorted((a, b) => away(a) - away(b));
}

/**
 * The shape flipped and turned about one of its cells, and pushed back onto the chart where it reaches over the edge.
 */
function laidAbout(layings: Layings, laid: Laid, pivot: Cell, { flipped, quarters }: Turning): Placement | null {
  const spots = laid.cells.map((cell, n) => {
    let [x, y] = [columnOf(cell) - columnOf(pivot), rowOf(cell) - rowOf(pivot)];
    let arrow = laid.arrows[n] ?? null;
    if (flipped) [x, arrow] = [-x, arrow === null ? null : (8 - arrow) % 8];
    for (let quarter = 0; quarter < quarters; quarter++)
      [x, y, arrow] = [-y, x, arrow === null ? null : (arrow + 2) % 8];
    return { column: columnOf(pivot) + x, row: rowOf(pivot) + y, arrow, isPort: cell === laid.port };
  });
  const columns = pushedBack(
    spots.map(({ column }) => column),
    COLUMNS,
  );
  const rows = pushedBack(
    spots.map(({ row }) => row),
    ROWS,
  );
  const squares = spots.map(({ column, row, ...square }) => ({
    ...square,
    cell: cellAt(column + columns, row + rows),
  }));
  const at = cellAt(
    Math.min(...squares.map(({ cell }) => columnOf(cell))),
    Math.min(...squares.map(({ cell }) => rowOf(cell))),
  );
  const looks = signature(squares);
  const pose = layings.poses.find(it => {
    const there = layings.find({ pose: it, at });
    return there !== null && signature(squaresOf(there)) === looks;
  });
  return pose === undefined ? null : { pose, at };
}

/** By how much a line of cells has to be pushed to lie between 0 and the end. */
const pushedBack = (along: readonly number[], end: number): number =>
  Math.max(0, -Math.min(...along)) + Math.min(0, end - 1 - Math.max(...along));

type Square = { cell: Cell; arrow: number | null; isPort: boolean };

const squaresOf = ({ cells, arrows, port }: Laid): Square[] =>
  cells.map((cell, n) => ({ cell, arrow: arrows[n] ?? null, isPort: cell === port }));

/** What the shape looks like there: poses that look the same are one pose. */
const signature = (squares: readonly Square[]): string =>
  squares
    .map(({ cell, arrow, isPort }) => `${cell} ${arrow} ${isPort}`)
    .sort()
    .join();
