// What SQLite keeps of people at tables: what they said, whom they mute, and how far they have seen each game.

import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { StoredLine } from '../domain/log.ts';
import type { Store } from './store.ts';

type Reads = Pick<Store, 'lines' | 'mutedBy' | 'readMarkersOf'>;

export function sqliteTalk(db: DatabaseSync): Reads {
  const lines = db.prepare('select * from lines where table_id = ? and n < ? order by n desc limit ?');
  const mutedBy = db.prepare('select muted from mutes where guest = ?');
  const look = db.prepare('select ply from looks where guest = ? and table_id = ?');

  return {
    async lines(table, before, limit) {
      return lines.all(table, before, limit).map(lineOf).reverse();
    },
    async mutedBy(guest) {
      return mutedBy.all(guest).map(row => String(row['muted']));
    },
    async readMarkersOf(guest, tables) {
      const seen = tables.map((table): [string, number] => [table, Number(look.get(guest, table)?.['ply'] ?? 0)]);
      return new Map(seen);
    },
  };
}

const lineOf = (row: Record<string, SQLOutputValue>): StoredLine => ({
  n: Number(row['n']),
  at: Number(row['at']),
  guest: String(row['guest']),
  name: String(row['name']),
  seat: row['seat'] === null ? null : Number(row['seat']),
  side: row['side'] === null ? null : Number(row['side']),
  text: row['text'] === null ? null : String(row['text']),
  intent: String(row['intent']),
});
