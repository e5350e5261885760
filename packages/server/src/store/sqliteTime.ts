// What SQLite keeps of time: the clocks of tables, when a table must be woken, what was noted, and when we were alive.

import type { DatabaseSync } from 'node:sqlite';
import type { Change, Store } from './store.ts';

type Changed = Extract<Change, { kind: 'clocks' | 'due' | 'note' | 'watch' }>;
type Reads = Pick<Store, 'clocks' | 'dueBy' | 'notes' | 'watch'>;

export function sqliteTime(db: DatabaseSync): { apply(change: Changed): void; reads: Reads } {
  const putClocks = db.prepare(
    'insert into clocks (table_id, clocks) values (?, ?) on conflict (table_id) do update set clocks = excluded.clocks',
  );
  const putDue = db.prepare(
    'insert into due (table_id, at) values (?, ?) on conflict (table_id) do update set at = excluded.at',
  );
  const clearDue = db.prepare('delete from due where table_id = ?');
  const addNote = db.prepare('insert into notes (table_id, at, note) values (?, ?, ?)');
  const putWatch = db.prepare(
    `insert into watch (one, alive, lost) values (1, ?, ?)
     on conflict (one) do update set alive = excluded.alive, lost = excluded.lost`,
  );
  const clocks = db.prepare('select clocks from clocks where table_id = ?');
  const dueBy = db.prepare('select table_id from due where at <= ? order by at');
  const notes = db.prepare('select at, note from notes where table_id = ? order by n');
  const watch = db.prepare('select alive, lost from watch');

  function apply(change: Changed): void {
    switch (change.kind) {
      case 'clocks':
        putClocks.run(change.table, JSON.stringify(change.clocks));
        break;
      case 'due':
        if (change.at === null) clearDue.run(change.table);
        else putDue.run(change.table, change.at);
        break;
      case 'note':
        addNote.run(change.table, change.at, JSON.stringify(change.note));
        break;
      case 'watch':
        putWatch.run(change.watch.alive, change.watch.lost);
    }
  }

  const reads: Reads = {
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
    async watch() {
      const row = watch.get();
      return row ? { alive: Number(row['alive']), lost: Number(row['lost']) } : null;
    },
  };
  return { apply, reads };
}
