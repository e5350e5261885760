// Writes the stored summary of a table in memory; lists read it when the table is not in memory here. Moves that follow
// each other quickly share one write. After a crash the summary may be older than the log: it holds the length of the
// log, and where that differs the table is loaded to be listed.

import type { TableSummary } from '../domain/tableSummary.ts';
import type { Change } from '../store/store.ts';
import { summaryJson } from '../store/storedClocks.ts';
import { Alarm } from './alarm.ts';

type Dependencies = {
  table: string;
  /** The stored text; null: none is stored. */
  stored: string | null;
  /** The summary is stored so long after a move at the latest. */
  maxAgeMs: number;
  /** Null while no game has begun. */
  summary(): TableSummary | null;
  /** Called when that time is over and the summary has not been written. */
  due(): void;
};

export class StoredSummary {
  readonly #dependencies: Dependencies;
  readonly #alarm: Alarm;
  #stored: string | null;
  #storedAt = Number.NEGATIVE_INFINITY;
  #isBehind = false;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.#stored = dependencies.stored;
    this.#alarm = new Alarm(dependencies.due);
  }

  /** What must be written now. `mayWait`: after a move, which may share a later write. */
  changes({ mayWait }: { mayWait: boolean }): Change[] {
    const { table, maxAgeMs, summary } = this.#dependencies;
    if (mayWait && this.#isBehind) return [];
    const since = performance.now() - this.#storedAt;
    this.#isBehind = mayWait && since < maxAgeMs;
    this.#alarm.set(this.#isBehind ? maxAgeMs - since : null);
    const now = this.#isBehind ? null : summary();
    const text = now && summaryJson(now);
    if (text === null || text === this.#stored) return [];
    this.#stored = text;
    this.#storedAt = performance.now();
    return [{ kind: 'glance', table, glance: text }];
  }

  /** The table leaves memory; nothing is written any more. */
  stop(): void {
    this.#alarm.set();
  }
}

/**
 * Entries were written after this summary. One of an earlier release has no length, and was written with every move.
 */
export const isBehindLog = ({ length }: TableSummary, logLength: number): boolean =>
  length !== undefined && length !== logLength;
