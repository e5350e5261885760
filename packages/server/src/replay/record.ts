// The record of a game, as it is downloaded.

import { sealOf } from '@quayside/engine';
import type { RecordFile } from '@quayside/protocol';
import { diceOf } from '../dice/honest.ts';
import type { Store, StoredTable } from '../store/store.ts';
import { toldNote } from '../tables/notes.ts';
import { beginningOf } from './pasts.ts';

export const namesOf = ({ seats }: StoredTable): string[] =>
  seats.map(there => (there.kind === 'open' ? '' : there.name));

/** Everything is in it, so nobody may have it while the game is on. */
export async function recordOf(store: Store, row: StoredTable): Promise<RecordFile> {
  const { origin, ...beginning } = await beginningOf(store, row);
  const entries = await store.entries(row.id, 0);
  const dice = diceOf(row);
  const record = {
    ...beginning,
    options: { ...beginning.options },
    log: entries.map(({ entry }) => entry),
    names: namesOf(row),
    at: entries[0]?.at ?? row.createdAt,
    ...(origin ? { origin } : {}),
    ...(dice ? { dice } : {}),
    digests: [row.honest?.setUp ?? '', ...entries.map(({ digest }) => digest ?? '')],
    hints: await store.hints(row.id),
    notes: (await store.notes(row.id)).map(toldNote),
  };
  return { ...record, seal: sealOf(record) };
}

export const isFinished = ({ status }: StoredTable): boolean => status === 'over' || status === 'ended';
