// What becomes of a replay task.

import type { AnyGame } from '@quayside/rules';
import type { ErrorCode } from '../errors.ts';

/** Finds the rules of a game. */
export type LoadGame = (game: string, version: number) => Promise<AnyGame | null>;

/**
 * `need`: the log from this place on is missing here. `wrong`: what is wrong with the log. `refused`: why it was not
 * done.
 */
export type Done<T> = { value: T } | { need: number } | { wrong: { ply: number | null; why: string } } | Refused;
export type Refused = { refused: ErrorCode; args?: Record<string, string> };
