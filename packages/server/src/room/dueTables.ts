// Loads tables whose bots or clocks are due though nobody is connected: after a restart, or days later.

import type { FastifyBaseLogger } from 'fastify';
import type { StoredTable } from '../domain/tableRow.ts';
import type { Committer } from '../store/committer.ts';
import type { Store } from '../store/store.ts';
import { LivesElsewhere } from './homes.ts';

const EVERY_MS = 5000;
const AT_ONCE = 100; // tables that are read from the list in one go

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
  #isAsked = false;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.#timer = setInterval(() => void this.wake(), EVERY_MS).unref();
  }

  /** Wakes all that are due now; what becomes due meanwhile is woken after them where it is asked for. */
  async wake(): Promise<void> {
    this.#isAsked = true;
    if (this.#isWaking) return;
    this.#isWaking = true;
    try {
      while (this.#isAsked) {
        this.#isAsked = false;
        const tried = new Set<string>();
        while (await this.#wakeSome(tried));
      }
    } catch (error) {
      this.#dependencies.log.error({ err: error }, 'tables that are due could not be woken');
    } finally {
      this.#isWaking = false;
    }
  }

  /** True when there may be more. `tried`: those that were woken, or could not be. */
  async #wakeSome(tried: Set<string>): Promise<boolean> {
    const { store, now, committer, live, claimable } = this.#dependencies;
    // What a bot or a clock does could not be saved.
    if (this.#isStopped || committer().health.failure) return false;
    // Tables in memory are skipped, and so are those tried: so many are certain to contain AT_ONCE others if there are.
    const due = await store.dueBy(now(), AT_ONCE + live.size + tried.size, claimable());
    const some = due.filter(id => !live.has(id) && !tried.has(id)).slice(0, AT_ONCE);
    for (const id of some) {
      if (this.#isStopped) return false;
      tried.add(id);
      await this.#wakeOne(id);
    }
    return some.length === AT_ONCE;
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
