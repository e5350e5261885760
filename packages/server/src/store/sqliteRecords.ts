// What SQLite keeps of games beside their logs: where a what-if began, who asked for hints, and how chances went.

import type { DatabaseSync } from 'node:sqlite';
import type { Change, Store } from './store.ts';

type Changed = Extract<Change, { kind: 'origin' | 'hint' | 'curve' }>;
type Reads = Pick<Store, 'origin' | 'hints' | 'curve'>;

export function sqliteRecords(db: DatabaseSync): { apply(change: Changed): void; reads: Reads } {
  const putOrigin = db.prepare('insert into origins (table_id, world) values (?, ?)');
  const addHint = db.prepare('insert into hinted (table_id, seat, ply) values (?, ?, ?) on conflict do nothing');
  const putCurve = db.prepare(
    'insert into curves (table_id, curve) values (?, ?) on conflict do update set curve = excluded.curve',
  );
  const origin = db.prepare('select world from origins where table_id = ?');
  const hints = db.prepare('select seat, ply from hinted where table_id = ? order by ply, seat');
  const curve = db.prepare('select curve from curves where table_id = ?');

  function apply(change: Changed): void {
    switch (change.kind) {
      case 'origin':
        putOrigin.run(change.table, JSON.stringify(change.world));
        break;
      case 'hint':
        addHint.run(change.table, change.seat, change.ply);
        break;
      case 'curve':
        putCurve.run(change.table, JSON.stringify(change.curve));
    }
  }

  const reads: Reads = {
    async origin(table) {
      const row = origin.get(table);
      return row ? JSON.parse(String(row['world'])) : null;
    },
    async hints(table) {
      return hints.all(table).map(row => ({ seat: Number(row['seat']), ply: Number(row['ply']) }));
    },
    async curve(table) {
      const row = curve.get(table);
      return row ? JSON.parse(String(row['curve'])) : null;
    },
  };
  return { apply, reads };
}
