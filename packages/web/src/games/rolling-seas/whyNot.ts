// The cell of a shape that a refusal is about, so that the reason can name it and the chart can mark it.

import {
  type Cell,
  COORDINATES,
  CURRENT,
  isCurrent,
  isLand,
  isPassable,
  type Laid,
  NEXT,
  NOWHERE,
  OPEN_SEA,
  type RefusalCode,
  WAKE,
} from '@quayside/rules/rolling-seas';

/** Null where the refusal is about the shape as a whole. */
export function culprit(code: RefusalCode, laid: Laid, cells: readonly number[], own: readonly Cell[]): Cell | null {
  const first = (isAtFault: (cell: Cell, n: number) => boolean): Cell | null =>
    laid.cells.find((cell, n) => isAtFault(cell, n)) ?? null;
  switch (code) {
    case 'on-land':
      return first(cell => isLand(cells[cell]!));
    case 'already-visited':
      return first(cell => cells[cell] === WAKE);
    case 'on-obstacle':
      return first(cell => cells[cell] !== OPEN_SEA && cells[cell] !== WAKE && !isLand(cells[cell]!));
    case 'other-coordinate':
      return first(cell => COORDINATES.includes(cell) && !own.includes(cell));
    case 'points-ashore':
      return first((_, n) => {
        const target = laid.targets[n];
        return target !== undefined && (target === NOWHERE || !isPassable(cells[target]!));
      });
    case 'blocks-current':
      return first(cell =>
        cells.some((content, from) => isCurrent(content) && NEXT[content - CURRENT]![from] === cell),
      );
    default:
      return null;
  }
}
