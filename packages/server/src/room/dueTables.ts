// Loads tables whose bots or clocks are due though nobody is connected: after a restart, or days later.

import type { FastifyBaseLogger } from 'fastify';
import type { StoredTable } from '../domain/tableRow.ts';
import type { Committer } from '../store/committer.ts';
import type { Store } from '../store/store.ts';
import { LivesElsewhere } from './homes.ts';

const EVERY_MS = 5000;
const WOKEN_AT_ONCE = 100; // tables

type Dependencies = {
  store: Store;
  log: FastifyBaseLogger;
  /** In uptime. */
  now(): number;
  /** The committer that tables write through now. */
  committer(): Committer;
  /** Versions of games, as `waves@3`, whose tables can be claimed here; null: of all. */
  claimable(): readonly string[] | null;
  /** Tables that are in memory or being loaded. */
  live: { readonly size: number; has(id: string): boolean };
  open(id: string): Promise<{ row: StoredTable; waits: boolean } | null>;
};

export class DueTables {
  readonly #dependencies: Dependencies;
  readonly #timer: NodeJS.Timeout;
  #isStopped = false;
  #isWaking = false;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.#timer = setInterval(() => void this.wake(), EVERY_MS).unref();
  }

  async wake(): Promise<void> {
    const { store, log, now, committer, live, claimable } = this.#dependencies;
    // What a bot or a clock does could not be saved.
    if (committer().health.failure || this.#isWaking) return;
    this.#isWaking = true;
    try {
      // Tables in memory are skipped, so this many are certain to contain WOKEN_AT_ONCE others if there are.
      const due = await store.dueBy(now(), WOKEN_AT_ONCE + live.size, claimable());
      for (const id of due.filter(id => !live.has(id)).slice(0, WOKEN_AT_ONCE)) {
        if (this.#isStopped) return;
        await this.#wakeOne(id);
      }
    } catch (error) {
      log.error({ err: error }, 'tables that are due could not be woken');
    } finally {
      this.#isWaking = false;
    }
  }

  /** A table that cannot be read must not keep the others from being loaded. */
  async #wakeOne(id: string): Promise<void> {
    const { log, committer, open } = this.#dependencies;
    try {
      const table = await open(id);
      if (this.#isStopped) return;
      if (table?.row.status !== 'playing' || table.waits)
        await committer().save([{ kind: 'due', table: id, at: null }]);
    } catch (error) {
      if (error instanceof LivesElsewhere || this.#isStopped) return;
      log.error({ err: error, table: id }, 'a table that is due could not be woken');
    }
  }

  stop(): void {
    this.#isStopped = true;
    clearInterval(this.#timer);
  }
}
