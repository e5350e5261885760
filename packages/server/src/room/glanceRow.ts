// The stored glance of a live table: what lists show of it while it is not in memory. A table in memory is listed as it
// is, so moves that follow each other quickly share one write of it. One that a crash left behind is known by the
// length of the log, and the table is loaded to be listed.

import type { Glance } from '../domain/glance.ts';
import type { Change } from '../store/store.ts';
import { Alarm } from './alarm.ts';

type Parts = {
  table: string;
  /** As it is stored; null: nothing is. */
  stored: string | null;
  /** How long a glance may be behind the moves. */
  behindMs: number;
  /** Null while no game has begun. */
  glance(): Glance | null;
  /** It has been behind for that long: time to write it. */
  due(): void;
};

export class GlanceRow {
  readonly #parts: Parts;
  readonly #alarm: Alarm;
  #stored: string | null;
  #storedAt = Number.NEGATIVE_INFINITY;
  #isBehind = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#stored = parts.stored;
    this.#alarm = new Alarm(parts.due);
  }

  /** What must be written now. After a move that may wait a moment. */
  changes({ mayWait }: { mayWait: boolean }): Change[] {
    const { table, behindMs, glance } = this.#parts;
    if (mayWait && this.#isBehind) return [];
    const since = performance.now() - this.#storedAt;
    this.#isBehind = mayWait && since < behindMs;
    this.#alarm.set(this.#isBehind ? behindMs - since : null);
    const now = this.#isBehind ? null : glance();
    const text = now && JSON.stringify(now);
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
 * Entries were written after this glance. One of an earlier release says no length, and was written with every move.
 */
export const isBehindLog = ({ length }: Glance, logLength: number): boolean =>
  length !== undefined && length !== logLength;
