// What SQLite keeps of people at tables: what they said, whom they mute, and how far they have looked.

import type { DatabaseSync, SQLOutputValue } from 'node:sqlite';
import type { Change, Store, StoredLine } from './store.ts';

type Changed = Extract<Change, { kind: 'line' | 'unsaid' | 'mute' | 'look' }>;
type Reads = Pick<Store, 'lines' | 'mutedBy' | 'looksOf'>;

export function sqliteTalk(db: DatabaseSync): { apply(change: Changed): void; reads: Reads } {
  const addLine = db.prepare(
    'insert into lines (table_id, n, at, guest, name, seat, side, text, intent) values (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const unsay = db.prepare('update lines set text = null where table_id = ? and n = ?');
  const mute = db.prepare('insert into mutes (guest, muted) values (?, ?) on conflict do nothing');
  const unmute = db.prepare('delete from mutes where guest = ? and muted = ?');
  const putLook = db.prepare(
    'insert into looks (guest, table_id, ply) values (?, ?, ?) on conflict do update set ply = excluded.ply',
  );
  const lines = db.prepare('select * from lines where table_id = ? and n < ? order by n desc limit ?');
  const mutedBy = db.prepare('select muted from mutes where guest = ?');
  const look = db.prepare('select ply from looks where guest = ? and table_id = ?');

  function apply(change: Changed): void {
    switch (change.kind) {
      case 'line': {
        const { n, at, guest, name, seat, side, text, intent } = change.line;
        addLine.run(change.table, n, at, guest, name, seat, side, text, intent);
        break;
      }
      case 'unsaid':
        unsay.run(change.table, change.n);
        break;
      case 'mute':
        (change.mute ? mute : unmute).run(change.guest, change.muted);
        break;
      case 'look':
        putLook.run(change.guest, change.table, change.ply);
    }
  }

  const reads: Reads = {
    async lines(table, before, limit) {
      return lines.all(table, before, limit).map(lineOf).reverse();
    },
    async mutedBy(guest) {
      return mutedBy.all(guest).map(row => String(row['muted']));
    },
    async looksOf(guest, tables) {
      const seen = tables.map((table): [string, number] => [table, Number(look.get(guest, table)?.['ply'] ?? 0)]);
      return new Map(seen);
    },
  };
  return { apply, reads };
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
