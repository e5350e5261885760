// The body of a what-if request: the request itself and, if it brings a record, the position it names in it. Read away
// from the main thread: reading half a megabyte takes a while too.

import { Past, parseRecord, ReplayError } from '@quayside/engine';
import { WhatIf } from '@quayside/protocol';
import type { AnyShape, Options, Seat, World } from '@quayside/rules';
import { Compile } from 'typebox/compile';
import { type Done, type LoadGame, type Refused, rulesFor } from './done.ts';

const LONGEST_LOG = 5000; // entries of a record from a file

/** A position of a game to go on from. `first`: the seat that decides first there (the sea is -1); null: the game is over. */
export type Position = {
  game: string;
  version: number;
  options: Options;
  world: World<AnyShape>;
  first: Seat | null;
};

/** `position`: null where the request names a table. */
export type FileBranch = { asked: Omit<WhatIf, 'record'>; position: Position | null };

const isWhatIf = Compile(WhatIf);

export async function readWhatIf(text: string, load: LoadGame, onEntry: () => void): Promise<Done<FileBranch>> {
  let raw: unknown;
  try {
    raw = JSON.parse(text, withoutPrototypes);
  } catch {
    return { refused: 'bad-json' };
  }
  if (!isWhatIf.Check(raw) || (raw.table === undefined) === (raw.record === undefined))
    return { refused: 'bad-message' };
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

/** A what-if's own beginning is not believed when it comes from a file: nobody has checked that it can be reached. */
async function positionIn(
  raw: unknown,
  ply: number,
  load: LoadGame,
  onEntry: () => void,
): Promise<{ value: Position } | Refused> {
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

/** A key of this name would change the prototype of what it is copied to. */
function withoutPrototypes(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new SyntaxError('a key that is not allowed');
  return value;
}
