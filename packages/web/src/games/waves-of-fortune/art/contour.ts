// The lines of a chart: where a height given at every point is above a level, as closed smooth curves (marching
// squares).

/** A height at every point of the drawing. */
export type Field = (x: number, y: number) => number;

type Point = readonly [x: number, y: number];

/** The sides of a square of four samples. */
const TOP = 0;
const RIGHT = 1;
const BOTTOM = 2;
const LEFT = 3;

/** By which corners are above zero (north-west 1, north-east 2, south-east 4, south-west 8): from which side of the
 * square to which the line goes, what is above zero on its left. */
const LINES: readonly (readonly (readonly [from: number, to: number])[])[] = [
  [],
  [[LEFT, TOP]],
  [[TOP, RIGHT]],
  [[LEFT, RIGHT]],
  [[RIGHT, BOTTOM]],
  [
    [LEFT, TOP],
    [RIGHT, BOTTOM],
  ],
  [[TOP, BOTTOM]],
  [[LEFT, BOTTOM]],
  [[BOTTOM, LEFT]],
  [[BOTTOM, TOP]],
  [
    [TOP, RIGHT],
    [BOTTOM, LEFT],
  ],
  [[BOTTOM, RIGHT]],
  [[RIGHT, LEFT]],
  [[RIGHT, TOP]],
  [[TOP, LEFT]],
  [],
];

/** Heights on a square of points, row by row. */
export type Samples = { low: number; step: number; count: number; heights: Float64Array };

/**
 * `even`: what the height is everywhere in the tile at a column and row, null where it must be asked for each point.
 */
export type Ground = { height: Field; edge: number; even(column: number, row: number): number | null };

/**
 * The heights within a square from `low` to `high`, every `step` units; the rim lies below all, so that lines close.
 */
export function sample({ height, edge, even }: Ground, low: number, high: number, step: number): Samples {
  const count = Math.round((high - low) / step) + 1;
  const heights = new Float64Array(count * count).fill(BELOW_ALL);
  const tileOf = (n: number) => Math.floor((low + n * step) / edge);
  /** The first sample that is no longer in the tile of this one. */
  const behind = (from: number) => Math.min(count - 1, Math.ceil(((tileOf(from) + 1) * edge - low) / step));
  for (let top = 1; top < count - 1; top = behind(top))
    for (let left = 1; left < count - 1; left = behind(left)) {
      const all = even(tileOf(left), tileOf(top));
      const [bottom, right] = [behind(top), behind(left)];
      for (let row = top; row < bottom; row++)
        if (all !== null) heights.fill(all, row * count + left, row * count + right);
        else
          for (let column = left; column < right; column++)
            heights[row * count + column] = height(low + column * step, low + row * step);
    }
  return { low, step, count, heights };
}

const BELOW_ALL = -100;

/** The curves around all that is higher than a level. */
export function contour({ low, step, count, heights }: Samples, level: number): string {
  const value = (column: number, row: number) => heights[row * count + column]! - level;
  const next = new Map<number, { to: number; at: Point }>();
  // A crossing is named by the sample it follows and by whether it lies on a row or on a column.
  const nameOf = (column: number, row: number, side: number): number => {
    if (side === TOP) return (row * count + column) * 2;
    if (side === BOTTOM) return ((row + 1) * count + column) * 2;
    return (row * count + column + (side === RIGHT ? 1 : 0)) * 2 + 1;
  };
  const crossing = (column: number, row: number, side: number): Point => {
    const [c, r] = [column + (side === RIGHT ? 1 : 0), row + (side === BOTTOM ? 1 : 0)];
    const [first, second] =
      side === TOP || side === BOTTOM ? [value(c, r), value(c + 1, r)] : [value(c, r), value(c, r + 1)];
    const along = first / (first - second);
    const [x, y] = side === TOP || side === BOTTOM ? [c + along, r] : [c, r + along];
    return [low + x * step, low + y * step];
  };
  for (let row = 0; row < count - 1; row++)
    for (let column = 0; column < count - 1; column++) {
      const at = row * count + column;
      const corners =
        (heights[at]! > level ? 1 : 0) +
        (heights[at + 1]! > level ? 2 : 0) +
        (heights[at + count + 1]! > level ? 4 : 0) +
        (heights[at + count]! > level ? 8 : 0);
      if (corners === 0 || corners === 15) continue;
      for (const [from, to] of LINES[corners]!)
        next.set(nameOf(column, row, from), {
          to: nameOf(column, row, to),
          at: crossing(column, row, from),
        });
    }
  return closedCurves(next);
}

function closedCurves(next: Map<number, { to: number; at: Point }>): string {
  let path = '';
  while (next.size > 0) {
    const points: Point[] = [];
    const [start] = next.keys();
    for (let at = start!, step = next.get(at); step; step = next.get(at)) {
      next.delete(at);
      points.push(step.at);
      at = step.to;
    }
    path += curveThrough(points);
  }
  return path;
}

const number = (n: number): string => String(Math.round(n * 10) / 10);

/** A closed curve that bends at the points and passes half-way between them. */
function curveThrough(points: readonly Point[]): string {
  if (points.length < 3) return '';
  const middle = ([x, y]: Point, [toX, toY]: Point) => `${number((x + toX) / 2)} ${number((y + toY) / 2)}`;
  const bends = points.map((point, n) => {
    const after = points[(n + 1) % points.length]!;
    return `Q${number(point[0])} ${number(point[1])} ${middle(point, after)}`;
  });
  return `M${middle(points.at(-1)!, points[0]!)}${bends.join('')}Z`;
}
