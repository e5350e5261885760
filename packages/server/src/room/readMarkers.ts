// How far each seated guest has seen the game: what came later is unread.

import type { TableChange } from '../domain/changes.ts';
import { seatOf } from '../domain/seats.ts';
import type { LiveTable } from './liveTable.ts';

export class ReadMarkers {
  readonly #table: LiveTable;
  readonly #seen = new Map<string, number>();

  constructor(table: LiveTable) {
    this.#table = table;
  }

  /** How many entries there are for this guest to see. */
  plyOf(guest: string): number {
    const { row, match, hidden } = this.#table;
    return match ? hidden.plyFor(match, seatOf(row, guest)) : 0;
  }

  /** The guest sees the game as it stands: what must be written about it. */
  mark(guest: string): TableChange[] {
    const { row } = this.#table;
    const ply = this.plyOf(guest);
    if (seatOf(row, guest) === null || this.#seen.get(guest) === ply) return [];
    this.#seen.set(guest, ply);
    return [{ kind: 'read-marker', guest, table: row.id, ply }];
  }
}
