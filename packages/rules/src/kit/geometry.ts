// Shapes lying flat on a table, in whole numbers: what is far, what touches, what is in the way. Only operations that
// every machine rounds alike are used (no sine, no arc, no hypotenuse), so replays agree to the last bit.

export type Point = { x: number; y: number };

/** A convex shape, corner after corner: x0, y0, x1, y1, … */
export type Polygon = readonly number[];

const TURN = 3600; // tenths of a degree
const QUARTER = TURN / 4;

/** The cosine by its series, to nine digits: the sum of a few products is the same everywhere. */
function cosine(tenths: number): number {
  const angle = (tenths * Math.PI) / (TURN / 2);
  let term = 1;
  let sum = 1;
  for (let n = 1; n < 14; n++) {
    term *= -(angle * angle) / ((2 * n - 1) * (2 * n));
    sum += term;
  }
  return Math.round(sum * 1e9) / 1e9;
}

const FIRST_QUARTER: readonly number[] = Array.from({ length: QUARTER + 1 }, (_, tenths) => cosine(tenths));

/** The cosine of an angle in whole tenths of a degree. */
export function cos(tenths: number): number {
  const angle = ((tenths % TURN) + TURN) % TURN;
  if (angle <= QUARTER) return FIRST_QUARTER[angle]!;
  if (angle <= 2 * QUARTER) return -FIRST_QUARTER[2 * QUARTER - angle]!;
  if (angle <= 3 * QUARTER) return -FIRST_QUARTER[angle - 2 * QUARTER]!;
  return FIRST_QUARTER[TURN - angle]!;
}

export const sin = (tenths: number): number => cos(tenths - QUARTER);

/** A shape turned around its own origin and shifted; corners are rounded to whole numbers. */
export function laid(local: Polygon, x: number, y: number, tenths: number): Polygon {
  const c = cos(tenths);
  const s = sin(tenths);
  const polygon: number[] = [];
  for (let i = 0; i < local.length; i += 2) {
    const [px, py] = [local[i]!, local[i + 1]!];
    polygon.push(x + Math.round(px * c - py * s), y + Math.round(px * s + py * c));
  }
  return polygon;
}

/** How deep two shapes are pressed into each other; negative when they are apart. */
export const pressed = (a: Polygon, b: Polygon): number =>
  Math.min(pressedAlong(a, a, b, Number.NEGATIVE_INFINITY), pressedAlong(b, a, b, Number.NEGATIVE_INFINITY));

/** Whether two shapes are pressed into each other more than so deep. One edge along which they are not tells. */
export const pressedDeeper = (a: Polygon, b: Polygon, depth: number): boolean =>
  pressedAlong(a, a, b, depth) > depth && pressedAlong(b, a, b, depth) > depth;

/** Whether two shapes have more than a rim in common. */
const meet = (a: Polygon, b: Polygon): boolean => pressedDeeper(a, b, 0);

/** The least overlap along the normals of one shape's edges; or any that is no more than `enough`. */
function pressedAlong(edges: Polygon, a: Polygon, b: Polygon, enough: number): number {
  let least = Number.POSITIVE_INFINITY;
  let fromX = edges[edges.length - 2]!;
  let fromY = edges[edges.length - 1]!;
  for (let i = 0; i < edges.length; i += 2) {
    const toX = edges[i]!;
    const toY = edges[i + 1]!;
    const nx = toY - fromY;
    const ny = fromX - toX;
    let minA = Number.POSITIVE_INFINITY;
    let maxA = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < a.length; k += 2) {
      const along = nx * a[k]! + ny * a[k + 1]!;
      if (along < minA) minA = along;
      if (along > maxA) maxA = along;
    }
    let minB = Number.POSITIVE_INFINITY;
    let maxB = Number.NEGATIVE_INFINITY;
    for (let k = 0; k < b.length; k += 2) {
      const along = nx * b[k]! + ny * b[k + 1]!;
      if (along < minB) minB = along;
      if (along > maxB) maxB = along;
    }
    const overlap = Math.min(maxA - minB, maxB - minA) / Math.sqrt(nx * nx + ny * ny);
    if (overlap < least) least = overlap;
    if (least <= enough) return least;
    fromX = toX;
    fromY = toY;
  }
  return least;
}

/** The distance between two shapes, rounded down to a whole number; 0 when they meet. */
export const gap = (a: Polygon, b: Polygon): number => (meet(a, b) ? 0 : gapApart(a, b));

/** The same of two shapes that are known not to meet. */
export const gapApart = (a: Polygon, b: Polygon): number =>
  Math.floor(Math.sqrt(Math.min(cornersToEdges(a, b), cornersToEdges(b, a))));

/** The least squared distance from a corner of one shape to an edge of the other. */
function cornersToEdges(corners: Polygon, edges: Polygon): number {
  let least = Number.POSITIVE_INFINITY;
  let fromX = edges[edges.length - 2]!;
  let fromY = edges[edges.length - 1]!;
  for (let i = 0; i < edges.length; i += 2) {
    const toX = edges[i]!;
    const toY = edges[i + 1]!;
    const ex = toX - fromX;
    const ey = toY - fromY;
    const length = ex * ex + ey * ey;
    for (let k = 0; k < corners.length; k += 2) {
      const px = corners[k]! - fromX;
      const py = corners[k + 1]! - fromY;
      const along = px * ex + py * ey;
      let squared: number;
      if (along <= 0) squared = px * px + py * py;
      else if (along >= length) squared = (px - ex) * (px - ex) + (py - ey) * (py - ey);
      else {
        const across = px * ey - py * ex;
        squared = (across * across) / length;
      }
      if (squared < least) least = squared;
    }
    fromX = toX;
    fromY = toY;
  }
  return least;
}

const turns = (ax: number, ay: number, bx: number, by: number, cx: number, cy: number): number =>
  Math.sign((bx - ax) * (cy - ay) - (by - ay) * (cx - ax));

/** Whether a point lies in a shape or on its rim. */
export function holds(polygon: Polygon, { x, y }: Point): boolean {
  let fromX = polygon[polygon.length - 2]!;
  let fromY = polygon[polygon.length - 1]!;
  let left = false;
  let right = false;
  for (let i = 0; i < polygon.length; i += 2) {
    const toX = polygon[i]!;
    const toY = polygon[i + 1]!;
    const turn = turns(fromX, fromY, toX, toY, x, y);
    if (turn > 0) left = true;
    if (turn < 0) right = true;
    fromX = toX;
    fromY = toY;
  }
  return !(left && right);
}

/** Whether a straight line from one point to another meets a shape, be it only at its rim. */
export function crosses(from: Point, to: Point, polygon: Polygon): boolean {
  if (holds(polygon, from) || holds(polygon, to)) return true;
  let ax = polygon[polygon.length - 2]!;
  let ay = polygon[polygon.length - 1]!;
  for (let i = 0; i < polygon.length; i += 2) {
    const bx = polygon[i]!;
    const by = polygon[i + 1]!;
    // A line between two points outside a convex shape meets it only where it passes through an edge or a corner.
    const apart =
      turns(from.x, from.y, to.x, to.y, ax, ay) * turns(from.x, from.y, to.x, to.y, bx, by) > 0 ||
      turns(ax, ay, bx, by, from.x, from.y) * turns(ax, ay, bx, by, to.x, to.y) > 0;
    if (!apart) return true;
    ax = bx;
    ay = by;
  }
  return false;
}

export function squaredDistance(a: Point, b: Point): number {
  const east = a.x - b.x;
  const south = a.y - b.y;
  return east * east + south * south;
}

/** The place so far from one point in the direction of another (or, when negative, away from it). */
export function onTheWay(from: Point, to: Point, far: number): Point {
  const length = Math.sqrt(squaredDistance(from, to));
  return {
    x: Math.round(from.x + ((to.x - from.x) * far) / length),
    y: Math.round(from.y + ((to.y - from.y) * far) / length),
  };
}
