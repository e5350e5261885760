// Parses the body of a what-if request and, if it contains a record, computes the position it names. Runs in a replay
// thread: parsing half a megabyte of JSON would block the main thread.

import { Past, parseRecord, ReplayError } from '@quayside/engine';
import { WhatIf } from '@quayside/protocol';
import type { AnyShape, Options, Seat, World } from '@quayside/rules';
import { Compile } from 'typebox/compile';
import { type LoadGame, type Refused, rulesFor, type TaskResult } from './taskResult.ts';

const LONGEST_LOG = 5000; // entries of a record from a file

/**
 * A position of a game to go on from. `first`: the seat that decides first there (the sea is -1); null: the game is
 * over.
 */
export type WhatIfPosition = {
  game: string;
  version: number;
  options: Options;
  world: World<AnyShape>;
  first: Seat | null;
};

/** `position`: null where no record came with the request. */
export type FileBranch = { asked: Omit<WhatIf, 'record'>; position: WhatIfPosition | null };

const isWhatIf = Compile(WhatIf);

export async function readWhatIf(text: string, load: LoadGame, onEntry: () => void): Promise<TaskResult<FileBranch>> {
  let raw: unknown;
  try {
    raw = JSON.parse(text, withoutPrototypes);
  } catch {
    return { refused: 'bad-json' };
  }
  if (!isWhatIf.Check(raw)) return { refused: 'bad-message' };
  const { record, ...asked } = raw;
  if (record === undefined) return { value: { asked, position: null } };
  try {
    const found = await positionIn(record, asked.ply, load, onEntry);
    return 'refused' in found ? found : { value: { asked, position: found.value } };
  } catch (error) {
    if (!(error instanceof ReplayError)) throw error;
    const { ply, fault } = error;
    return { refused: 'bad-record', args: { ...fault, ...(ply !== null && { ply }) } };
  }
}

/** Records that begin with a given position (`origin`) are refused: nobody has checked that it can be reached. */
async function positionIn(
  raw: unknown,
  ply: number,
  load: LoadGame,
  onEntry: () => void,
): Promise<{ value: WhatIfPosition } | Refused> {
  const record = parseRecord(raw);
  if (record.origin) throw new ReplayError(null, { fault: 'begins-midway' });
  if (record.log.length > LONGEST_LOG) return { refused: 'replay-too-long' };
  if (ply > record.log.length) return { refused: 'no-such-moment' };
  const game = await rulesFor(load, record.game, record.version);
  const match = new Past(game, record, onEntry).at(ply);
  const { open, own, shut } = match.state;
  const { options, deciding } = match;
  const world = { open, own, shut };
  return { value: { game: game.id, version: game.version, options, world, first: deciding[0] ?? null } };
}

/** Copying a key of this name would set the prototype of the copy. */
function withoutPrototypes(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('a key that is not allowed');
  return value;
}
