// What a contest is, and what is known of each of its games.

import type { Options } from '@quayside/rules';
import type { PrintLine } from '../external/externalBot.ts';
import type { ArenaResult } from './arenaGame.ts';

/**
 * `seats`: who plays, by name (`contestantOf`); they change places from game to game. `moveMs`: how long a program may
 * think; `report`: is given what programs write to standard error.
 */
export type Contest = {
  game: string;
  options: Options;
  seats: string[];
  games: number;
  seed: string;
  clock: boolean;
  threads: number;
  moveMs?: number;
  report?: PrintLine;
};

/** `names` by seat. */
export type NamedResult = ArenaResult & { names: string[] };
