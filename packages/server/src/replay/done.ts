// What a replay task begins with, the rules, and what becomes of it.

import { type RecordFault, ReplayError } from '@quayside/engine';
import type { ErrorArgs } from '@quayside/protocol';
import { type AnyGame, NoSuchVersion } from '@quayside/rules';
import type { ErrorCode } from '../errors.ts';

/** Finds the rules of a game; null: it is not here. Throws NoSuchVersion. */
export type LoadGame = (game: string, version: number) => Promise<AnyGame | null>;

/** The rules that a record names. Throws a ReplayError where they are not here. */
export async function rulesFor(load: LoadGame, id: string, version: number): Promise<AnyGame> {
  const game = await load(id, version).catch((error: unknown) => {
    if (!(error instanceof NoSuchVersion)) throw error;
    const { title, version, kept } = error;
    throw new ReplayError(null, { fault: 'version-not-kept', title, version, kept });
  });
  if (!game) throw new ReplayError(null, { fault: 'unknown-game', game: id });
  return game;
}

/**
 * `need`: the log from this place on is missing here. `wrong`: what is wrong with the log. `refused`: why it was not
 * done.
 */
export type Done<T> = { value: T } | { need: number } | { wrong: { ply: number | null; fault: RecordFault } } | Refused;
export type Refused = { refused: ErrorCode; args?: ErrorArgs };
