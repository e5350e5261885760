// How long the tables that a fault concerns stand still: from the fault to the second move that is accepted there. The
// first may have been on its way already.

import type { FaultKind } from './faults.ts';

type Waiting = { kind: FaultKind; since: number; accepted: number };
export type Pause = { p50: number; max: number; n: number };

export class Pauses {
  readonly #waiting = new Map<string, Waiting>();
  readonly #found = new Map<FaultKind, number[]>();

  /** A fault begins that concerns these tables. */
  begin(kind: FaultKind, tables: Iterable<string>): void {
    for (const table of tables) {
      const waiting = this.#waiting.get(table);
      // Whoever still waits because of an earlier fault goes on waiting since then, for two moves after this one.
      if (waiting) waiting.accepted = 0;
      else this.#waiting.set(table, { kind, since: performance.now(), accepted: 0 });
    }
  }

  /** A move was accepted at this table. */
  moved(table: string): void {
    const waiting = this.#waiting.get(table);
    if (!waiting || ++waiting.accepted < 2) return;
    this.#waiting.delete(table);
    const seconds = (performance.now() - waiting.since) / 1000;
    const found = this.#found.get(waiting.kind);
    if (found) found.push(seconds);
    else this.#found.set(waiting.kind, [seconds]);
  }

  /** A game that has ended tells nothing about a pause. */
  forget(table: string): void {
    this.#waiting.delete(table);
  }

  /** In seconds. `n`: how many tables were concerned. */
  get byKind(): Partial<Record<FaultKind, Pause>> {
    return Object.fromEntries([...this.#found].map(([kind, seconds]) => [kind, pauseOf(seconds)]));
  }
}

function pauseOf(seconds: readonly number[]): Pause {
  const sorted = seconds.toSorted((a, b) => a - b);
  const at = (share: number) =>
    Number(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!.toFixed(2));
  return { p50: at(0.5), max: at(1), n: sorted.length };
}
