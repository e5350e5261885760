// When the state of a game is stored whole, so that loading it need not replay its log from the beginning.

import type { Match, Step } from '@quayside/engine';
import type { Change } from '../store/store.ts';

export class Snapshots {
  readonly #table: string;
  readonly #everyPlies: number;
  #lastPly: number;

  constructor(table: string, { everyPlies, lastPly }: { everyPlies: number; lastPly: number }) {
    this.#table = table;
    this.#everyPlies = everyPlies;
    this.#lastPly = lastPly;
  }

  /**
   * Every so many entries, at the end, and after an agreed return. Never inside a joint decision, whose start is
   * needed.
   */
  after({ entry }: Step, match: Match, { isJoint }: { isJoint: boolean }): Change[] {
    const wentBack = 'back' in entry && entry.agreed;
    const isDue = match.ply - this.#lastPly >= this.#everyPlies && !isJoint;
    if (match.outcome === null && !wentBack && !isDue) return [];
    this.#lastPly = match.ply;
    return [{ kind: 'snapshot', table: this.#table, snapshot: match.snapshot() }];
  }
}
