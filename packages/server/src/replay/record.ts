// The record of a game, as it is downloaded.

import { toldNote } from '../domain/notes.ts';
import { diceOf } from '../domain/seed.ts';
import type { StoredTable } from '../domain/tableRow.ts';
import type { Store } from '../store/store.ts';
import { beginningOf, entriesOf, resultOf } from './pasts.ts';
import type { Replayer } from './tasks.ts';

export const namesOf = ({ seats }: StoredTable): string[] =>
  seats.map(there => (there.kind === 'open' ? '' : there.name));

/**
 * A RecordFile, as JSON. It contains the seed and all hidden information, so it is served only when the game is over.
 */
export async function recordOf(store: Store, replayer: Replayer, row: StoredTable): Promise<string> {
  const { origin, log: _, ...beginning } = await beginningOf(store, row);
  const entries = await entriesOf(store, row.id, 0);
  const dice = diceOf(row);
  const record = {
    ...beginning,
    options: { ...beginning.options },
    names: namesOf(row),
    at: entries[0]?.at ?? row.createdAt,
    ...(origin ? { origin } : {}),
    ...(dice ? { dice } : {}),
    digests: [row.honest?.setUp ?? '', ...entries.map(({ digest }) => digest ?? '')],
    hints: await store.hints(row.id),
    notes: (await store.notes(row.id)).map(toldNote),
  };
  return resultOf(await replayer.run({ kind: 'record', record, entries: entries.map(({ entry }) => entry) }));
}
