// How far each seated guest has seen the game: what came later is unread.

import type { Change } from '../store/store.ts';
import { seatOf } from './arrange.ts';
import type { Table } from './table.ts';

export class Looks {
  readonly #table: Table;
  readonly #seen = new Map<string, number>();

  constructor(table: Table) {
    this.#table = table;
  }

  /** The guest sees the game as it stands: what must be written about it. */
  note(guest: string): Change[] {
    const { row, match } = this.#table;
    const ply = match?.ply ?? 0;
    if (seatOf(row, guest) === null || this.#seen.get(guest) === ply) return [];
    this.#seen.set(guest, ply);
    return [{ kind: 'look', guest, table: row.id, ply }];
  }
}
