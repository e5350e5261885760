// The dice (1.5). Which faces show what is reconstructed.

import { DIRECTIONS } from './chart.ts';

export const DIRECTION_SIDES = 12;
export const DIRECTION_DICE = 3;

const FACES = ['N', 'N', 'NE', 'E', 'E', 'SE', 'S', 'S', 'SW', 'W', 'W', 'NW'] as const;

/** By the number on a direction die (1 to 12): an index into DIRECTIONS. */
export const WIND_OF: readonly number[] = [-1, ...FACES.map(face => DIRECTIONS.indexOf(face))];

export type Find = { name: string; provisions: number; gold: number; story: number };

/** By the face of the exploration die, 1 to 6. */
export const FINDS: readonly Find[] = [
  { name: '', provisions: 0, gold: 0, story: 0 },
  { name: 'Orchard', provisions: 3, gold: 0, story: 1 },
  { name: 'Hunters’ camp', provisions: 2, gold: 1, story: 1 },
  { name: 'Wreck', provisions: 1, gold: 2, story: 1 },
  { name: 'Buried chest', provisions: 0, gold: 3, story: 1 },
  { name: 'Hermit', provisions: 1, gold: 1, story: 2 },
  { name: 'Ancient ruin', provisions: 0, gold: 1, story: 3 },
];
