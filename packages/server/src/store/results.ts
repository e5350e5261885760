// What is stored of how games ended. Lists and figures are made from it by the database: no game is loaded for them.

import type { Opponents } from '@quayside/protocol';
import type { StoredResult } from '../domain/log.ts';

type StoredTally = { game: string; opponents: Opponents; played: number; won: number };

export type ResultReads = {
  /**
   * All seats of the games in which this guest sat and that were over before then, latest first: whole games only, at
   * most `limit` of them. `game`: only of this game.
   */
  results(guest: string, before: number, game: string | null, limit: number): Promise<StoredResult[]>;
  tallies(guest: string): Promise<StoredTally[]>;
  /** Games, not what-ifs, that were over before results were stored, or whose result could not be found out. */
  tablesWithoutResults(after: string, limit: number): Promise<string[]>;
};
