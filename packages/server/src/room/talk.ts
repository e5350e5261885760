// The last lines of talk at a live table, and how fast each guest may add to them.

import { Bucket } from '../bucket.ts';
import type { StoredLine } from '../domain/log.ts';

export const KEPT = 300; // lines a live table remembers
const LINES = { perSecond: 0.5, burst: 6 }; // of one guest

export class TableTalk {
  #lines: StoredLine[];
  readonly #buckets = new Map<string, Bucket>();

  constructor(lines: StoredLine[]) {
    this.#lines = lines;
  }

  get lines(): readonly StoredLine[] {
    return this.#lines;
  }

  get next(): number {
    return (this.#lines.at(-1)?.n ?? -1) + 1;
  }

  has(intent: string): boolean {
    return this.#lines.some(line => line.intent === intent);
  }

  add(line: StoredLine): void {
    this.#lines = [...this.#lines, line].slice(-KEPT);
  }

  /** The line without its text; null when it is not remembered or was removed already. */
  remove(n: number): StoredLine | null {
    const line = this.#lines.find(other => other.n === n && other.text !== null);
    if (!line) return null;
    const removed = { ...line, text: null };
    this.#lines = this.#lines.map(other => (other === line ? removed : other));
    return removed;
  }

  isTooFast(guest: string): boolean {
    const bucket = this.#buckets.get(guest) ?? new Bucket(LINES.perSecond, LINES.burst);
    this.#buckets.set(guest, bucket);
    return !bucket.take();
  }
}
