// What SQLite keeps of games beside their logs: where a what-if began, who asked for hints, and how chances went.

import type { DatabaseSync } from 'node:sqlite';
import type { Store } from './store.ts';

type Reads = Pick<Store, 'origin' | 'hints' | 'curve'>;

export function sqliteRecords(db: DatabaseSync): Reads {
  const origin = db.prepare('select world from origins where table_id = ?');
  const hints = db.prepare('select seat, ply from hinted where table_id = ? order by ply, seat');
  const curve = db.prepare('select curve from curves where table_id = ?');

  return {
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
}
