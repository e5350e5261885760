// What SQLite keeps of time: the clocks of tables, when a table must be woken, what was noted, and when we were alive.

import type { DatabaseSync } from 'node:sqlite';
import type { Store } from './store.ts';

type Reads = Pick<Store, 'clocks' | 'dueBy' | 'notes' | 'heartbeat' | 'restoredAt'>;

export function sqliteTime(db: DatabaseSync): Reads {
  const clocks = db.prepare('select clocks from clocks where table_id = ?');
  const dueBy = db.prepare('select table_id from due where at <= ? order by at');
  const notes = db.prepare('select at, note from notes where table_id = ? order by n');
  const heartbeat = db.prepare('select alive, lost from watch');
  const restored = db.prepare('select max(at) as at from restores').get()!['at'];

  return {
    async clocks(table) {
      const row = clocks.get(table);
      return row ? JSON.parse(String(row['clocks'])) : null;
    },
    async dueBy(now) {
      return dueBy.all(now).map(row => String(row['table_id']));
    },
    async notes(table) {
      return notes.all(table).map(row => ({ at: Number(row['at']), note: JSON.parse(String(row['note'])) }));
    },
    async restoredAt() {
      return restored === null ? null : Number(restored);
    },
    async heartbeat() {
      const row = heartbeat.get();
      return row ? { alive: Number(row['alive']), lost: Number(row['lost']) } : null;
    },
  };
}
