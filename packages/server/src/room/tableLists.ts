// Tables for lists: those in memory as they are, others as they are stored, without loading them.

import type { FastifyBaseLogger } from 'fastify';
import type { StoredTable } from '../domain/tableRow.ts';
import { NO_GAME } from '../domain/tableSummary.ts';
import type { Store } from '../store/store.ts';
import { summaryIn } from '../store/storedClocks.ts';
import { LivesElsewhere } from './homes.ts';
import { type ListedPresence, type ListedTable, listedFrom, NOBODY, type Surroundings } from './listedTable.ts';
import { isBehindLog } from './storedSummary.ts';

/** What is to be known of tables that live at other nodes. */
export type OtherNodes = {
  /** Who is connected to those of these tables that live there. */
  presences(tables: string[]): Promise<Map<string, ListedPresence>>;
  /** Tables that anybody may join now, newest first. */
  joinable(limit: number): Promise<string[]>;
  /** Versions of games, as `waves@3`, whose tables can be claimed here while they have no home; null: of all. */
  claimable(): readonly string[] | null;
};

type Dependencies = {
  store: Store;
  elsewhere: OtherNodes;
  surroundings: Surroundings;
  log: FastifyBaseLogger;
  inMemory: Iterable<ListedTable>;
  /** True from when a table begins to be loaded until it has left memory. */
  isLive(id: string): boolean;
  open(id: string): Promise<ListedTable | null>;
};

export const isJoinable = ({ row, isOnline }: Pick<ListedTable, 'row' | 'isOnline'>): boolean =>
  row.listed && row.status === 'gathering' && row.seats.some(({ kind }) => kind === 'open') && isOnline(row.host);

export class TableLists {
  readonly #dependencies: Dependencies;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** Listed tables with a free seat whose host is there (so they are in memory, here or elsewhere), newest first. */
  async toJoin(limit: number): Promise<ListedTable[]> {
    const { store, elsewhere, inMemory, isLive } = this.#dependencies;
    const there = await store.tables(await elsewhere.joinable(limit));
    const others = await this.listed(there.filter(({ id }) => !isLive(id)));
    const joinable = [...inMemory, ...others].filter(isJoinable);
    return joinable.sort((a, b) => b.row.createdAt - a.row.createdAt).slice(0, limit);
  }

  /** The tables of these rows in their order. None is loaded, but where nothing is stored that could be listed. */
  async listed(rows: StoredTable[]): Promise<ListedTable[]> {
    const { store, elsewhere, surroundings, isLive } = this.#dependencies;
    const ids = rows.map(({ id }) => id).filter(id => !isLive(id));
    const [glances, presences] = await Promise.all([store.glances(ids), elsewhere.presences(ids)]);
    const listed = rows.map(async (row): Promise<ListedTable | null> => {
      const stored = glances.get(row.id);
      const summary = stored ? summaryIn(stored.text) : NO_GAME;
      const isOld = row.status === 'playing' && (!stored || isBehindLog(summary, stored.logLength));
      const wasLive = isLive(row.id);
      if (wasLive || isOld) {
        const table = await this.#opened(row.id);
        // One that lives at another node is listed as it was a moment ago.
        if (table || wasLive || !stored) return table;
      }
      return listedFrom(row, summary, presences.get(row.id) ?? NOBODY, surroundings);
    });
    return (await Promise.all(listed)).filter(table => table !== null);
  }

  /** Null for a table that cannot be read: it is left out of a list. */
  #opened(id: string): Promise<ListedTable | null> {
    return this.#dependencies.open(id).catch(error => {
      if (!(error instanceof LivesElsewhere))
        this.#dependencies.log.error({ err: error, table: id }, 'a table could not be opened for a list');
      return null;
    });
  }
}
