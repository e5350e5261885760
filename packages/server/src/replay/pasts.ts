// The past of games, from the store. What was played through once for a table in memory is not played through again.

import { type GameRecord, Past, type Snapshot } from '@quayside/engine';
import type { Store, StoredTable } from '../store/store.ts';
import type { Table } from '../tables/table.ts';

type Kept = { past: Past; log: GameRecord['log'] };

export class Pasts {
  readonly #store: Store;
  readonly #kept = new WeakMap<Table, Kept>();

  constructor(store: Store) {
    this.#store = store;
  }

  /** Everything up to what is stored now. */
  async of(table: Table): Promise<Past> {
    const { game, row } = table;
    let kept = this.#kept.get(table);
    if (!kept) {
      const record = await beginningOf(this.#store, row);
      kept = { past: new Past(game, record), log: record.log };
      this.#kept.set(table, kept);
    }
    for (const { ply, entry } of await this.#store.entries(row.id, kept.log.length)) kept.log[ply] = entry;
    return kept.past;
  }

  async moment(table: Table, ply: number): Promise<Snapshot> {
    return (await this.of(table)).at(ply).snapshot();
  }
}

/** A record without its moves. */
export async function beginningOf(store: Store, row: StoredTable): Promise<GameRecord> {
  if (row.seed === null) throw new Error(`table ${row.id} has no seed`);
  const origin = row.origin ? await store.origin(row.id) : null;
  const { game, version, options, seed, seats } = row;
  return { game, version, seats: seats.length, options, seed, log: [], ...(origin ? { origin } : {}) };
}
