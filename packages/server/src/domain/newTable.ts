// A table nobody has sat down at yet.

import { randomInt } from 'node:crypto';
import { TERMS } from '@quayside/protocol';
import { newSeedParts } from './seed.ts';
import type { Guest, StoredTable } from './tableRow.ts';

// Without letters and digits that look alike: people read links aloud.
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
export const newTableId = (): string => Array.from({ length: 12 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** A table with all defaults. */
export const blankTable = (
  id: string,
  host: Guest,
  createdAt: number,
  { game, version, options, seats }: Pick<StoredTable, 'game' | 'version' | 'options' | 'seats'>,
): StoredTable => ({
  id,
  game,
  version,
  options,
  seats,
  status: 'gathering',
  host: host.id,
  listed: false,
  rematch: null,
  seed: null,
  honest: newSeedParts(),
  createdAt,
  intents: [],
  terms: TERMS,
  webhook: null,
  fault: null,
  endedAt: null,
  silenced: [],
  hints: true,
  asking: null,
  origin: null,
});
