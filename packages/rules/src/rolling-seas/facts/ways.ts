// The first strides of a sail, as a tree. Ways of a few strides are most of every menu: they and the moves that take
// them are made once and shared.

import { sail } from '../moves.ts';
import { DIRECTIONS } from '../tables/index.ts';
import type { Move, Stride } from '../types.ts';
import type { SailStep } from './sailing.ts';

export type Way = {
  path: readonly Stride[];
  /** By wind, once they were asked for. */
  sails: (Move | null)[];
  /** By step, once they were asked for. */
  next: (Way | null)[];
};

const LONGEST = 3; // strides; there are 4,369 ways of at most so many

const wayOf = (path: readonly Stride[]): Way => ({
  path,
  sails: DIRECTIONS.map(() => null),
  next: Array(2 * DIRECTIONS.length).fill(null),
});

export const START = wayOf([]);

/** One step farther; null where that is too long to be shared. */
export function onward(way: Way | null, { index, stride }: SailStep): Way | null {
  if (way === null || way.path.length === LONGEST) return null;
  way.next[index] ??= wayOf([...way.path, stride]);
  return way.next[index];
}

export function sailOn({ path, sails }: Way, wind: number): Move {
  sails[wind] ??= sail(DIRECTIONS[wind]!, path);
  return sails[wind];
}
