// A table as everybody may see it.

import type { TableInfo } from '@quayside/protocol';
import { askingOf } from '../back/asking.ts';
import { commitment, stirred } from '../dice/honest.ts';
import type { StoredTable } from '../store/store.ts';
import { seatOf } from './arrange.ts';

export const infoOf = (row: StoredTable, isOnline: (guest: string) => boolean, spectators: number): TableInfo => ({
  id: row.id,
  game: row.game,
  version: row.version,
  options: { ...row.options },
  seats: row.seats.map(there => {
    if (there.kind !== 'person') return there;
    const { name, guest, standIn } = there;
    return { kind: 'person', name, online: isOnline(guest), standIn };
  }),
  status: row.status,
  host: seatOf(row, row.host),
  spectators,
  rematch: row.rematch,
  createdAt: row.createdAt,
  commitment: commitment(row),
  stirred: stirred(row),
  hints: row.hints,
  asking: askingOf(row),
  origin: row.origin,
  endedAt: row.endedAt,
  terms: row.terms,
  webhook: row.webhook !== null,
});
