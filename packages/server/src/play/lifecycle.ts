// Starting a game, and opening the next one with the same people.

import type { SendAnswer } from '../domain/answers.ts';
import { newTableId } from '../domain/newTable.ts';
import { refuse, rotated, seatOf, type TableUpdate } from '../domain/seats.ts';
import { newSeedParts, withSeed } from '../domain/seed.ts';
import type { Guest, StoredTable } from '../domain/tableRow.ts';
import { begin } from '../room/load.ts';
import type { Table } from '../room/table.ts';

export function start(table: Table, guest: Guest, intent: string, answer: SendAnswer): void {
  table.update(guest.id, intent, answer, (): TableUpdate => {
    if (table.row.host !== guest.id) return refuse('host-only');
    if (table.row.status !== 'gathering') return refuse('already-started');
    if (table.row.seats.some(({ kind }) => kind === 'open')) return refuse('seats-open');
    try {
      const { match, row, entries } = begin(table.game, withSeed(table.row), table.now());
      table.match = match;
      return { row, refusal: null, extraChanges: entries };
    } catch (error) {
      table.freeze(error);
      return refuse('frozen');
    }
  });
}

/** The first to ask opens the next table and is its host; whoever asks later goes to the same one. */
export function rematch(table: Table, guest: Guest, intent: string, answer: SendAnswer): void {
  table.update(guest.id, intent, answer, (): TableUpdate => {
    const { row } = table;
    if (seatOf(row, guest.id) === null) return refuse('not-seated');
    if (row.status !== 'over' && row.status !== 'ended') return refuse('not-over');
    if (row.rematch !== null) return { row, refusal: null };
    const next: StoredTable = {
      ...row,
      id: newTableId(),
      seats: rotated(row.seats, other => other === guest.id || table.isOnline(other), row.terms.standIn),
      status: 'gathering',
      host: guest.deviceOwner ?? guest.id,
      listed: false,
      seed: null,
      honest: newSeedParts(),
      createdAt: table.now(),
      intents: [],
      endedAt: null,
      asking: null,
      origin: null,
    };
    return { row: { ...row, rematch: next.id }, refusal: null, extraChanges: [{ kind: 'table', table: next }] };
  });
}
