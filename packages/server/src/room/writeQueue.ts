// The writes of one table, in order, and what runs after each is committed.

import type { FastifyBaseLogger } from 'fastify';
import type { Committer } from '../store/committer.ts';
import type { Change } from '../store/store.ts';

type Dependencies = {
  /** The table: after a write of its failed, none that follows is made. */
  owner: object;
  committer: Committer;
  log: FastifyBaseLogger;
  /** The table is closed: nothing more is done for it. */
  isClosed(): boolean;
  /** A write failed: the table in memory is no longer what is stored. */
  failed(): void;
  /** A callback that ran after a write threw. */
  threw(error: unknown): void;
};

export class WriteQueue {
  readonly #dependencies: Dependencies;
  #unwritten = 0;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  get isWriting(): boolean {
    return this.#unwritten > 0;
  }

  /**
   * Runs `then` when these changes and all before them are committed: at once when there are none. Of a closed table
   * nothing is written: it may live elsewhere by now.
   */
  write(changes: Change[], then: () => void) {
    const { owner, committer, log, isClosed, failed, threw } = this.#dependencies;
    if (isClosed()) return;
    if (changes.length === 0 && this.#unwritten === 0) return then();
    this.#unwritten += 1;
    committer.add({
      owner,
      changes,
      done: () => {
        this.#unwritten -= 1;
        if (isClosed()) return;
        // An exception here would stop the committer, and with it the writes of all tables.
        try {
          then();
        } catch (error) {
          threw(error);
        }
      },
      failed: error => {
        this.#unwritten -= 1;
        if (isClosed()) return;
        log.error({ err: error }, 'a write failed; the table is dropped from memory');
        failed();
      },
    });
  }
}
