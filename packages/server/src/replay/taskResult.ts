// The rules a replay task needs, and its possible results.

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
 * `need`: the thread lacks the log from this entry on; send it and ask again. `wrong`: the log cannot be replayed.
 * `refused`: the task was not run; the code is sent to whoever asked.
 */
export type TaskResult<T> =
  | { value: T }
  | { need: number }
  | { wrong: { ply: number | null; fault: RecordFault } }
  | Refused;
export type Refused = { refused: ErrorCode; args?: ErrorArgs };
