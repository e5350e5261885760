// Which puzzle comes next.

import type { Puzzle } from '@quayside/rules';
import type { Practice } from '../../browser/practice.ts';

/**
 * One not answered yet, as near to the rating as there is; then those answered wrongly, then all again. `passed`: shown
 * since the page was opened, the last of them last; these come after the others.
 */
export function nextPuzzle(puzzles: readonly Puzzle[], practice: Practice, passed: readonly string[]): Puzzle | null {
  const order = ({ id }: Puzzle): number => {
    const answer = practice.answers[id];
    return answer === undefined ? 0 : answer === 'wrong' ? 1 : 2;
  };
  const away = ({ rating }: Puzzle): number => Math.abs(rating - practice.rating);
  const sorted = puzzles.toSorted(
    (a, b) => passed.indexOf(a.id) - passed.indexOf(b.id) || order(a) - order(b) || away(a) - away(b),
  );
  return sorted[0] ?? null;
}

export const STARS = 5;
const STAR_RATINGS = [800, 1050, 1300, 1550]; // where the next star begins

/** How hard a puzzle is, 1 to STARS. */
export const starsOf = (rating: number): number => 1 + STAR_RATINGS.filter(least => rating >= least).length;
