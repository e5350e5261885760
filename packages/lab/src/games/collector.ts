// Keeps count of what a watcher sees.

import type { Collected } from '../things.ts';

export class Collector {
  readonly #had: Set<string>[];
  readonly #counters: Record<string, number> = {};
  readonly #measures: Record<string, number[]> = {};

  constructor(seats: number) {
    this.#had = Array.from({ length: seats }, () => new Set());
  }

  /** The seat has a thing from now on. */
  have(seat: number, thing: string): void {
    this.#had[seat]!.add(thing);
  }

  has(seat: number, thing: string): boolean {
    return this.#had[seat]!.has(thing);
  }

  /** Something of the game as a whole. */
  count(counter: string, by = 1): void {
    this.#counters[counter] = (this.#counters[counter] ?? 0) + by;
  }

  /** Whether anything was counted. */
  counts(counter: string): boolean {
    return (this.#counters[counter] ?? 0) !== 0;
  }

  /** A number of one seat. */
  add(measure: string, seat: number, by = 1): void {
    this.of(measure)[seat]! += by;
  }

  /** By seat. */
  of(measure: string): number[] {
    this.#measures[measure] ??= this.#had.map(() => 0);
    return this.#measures[measure];
  }

  collected(): Collected {
    return { had: this.#had.map(had => [...had]), counters: this.#counters, measures: this.#measures };
  }
}
