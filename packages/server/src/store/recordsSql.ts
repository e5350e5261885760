// What is kept of games beside their logs: what lists show, where a what-if began, who asked for hints, and how chances
// went.

import type { Prepare } from './sql.ts';
import type { Store } from './store.ts';

type Reads = Pick<Store, 'glances' | 'origin' | 'hints' | 'curve'>;

export function recordReads(prepare: Prepare): Reads {
  const glances = prepare(`select table_id, glance,
       (select coalesce(max(ply) + 1, 0) from entries where entries.table_id = glances.table_id) as length
     from glances where table_id in (select value from json_each(?))`);
  const origin = prepare('select world from origins where table_id = ?');
  const hints = prepare('select seat, ply from hinted where table_id = ? order by ply, seat');
  const curve = prepare('select curve from curves where table_id = ?');

  return {
    async glances(tables) {
      const rows = tables.length > 0 ? await glances(JSON.stringify(tables)) : [];
      return new Map(
        rows.map(row => [String(row['table_id']), { text: String(row['glance']), logLength: Number(row['length']) }]),
      );
    },
    async origin(table) {
      const [row] = await origin(table);
      return row ? JSON.parse(String(row['world'])) : null;
    },
    async hints(table) {
      return (await hints(table)).map(row => ({ seat: Number(row['seat']), ply: Number(row['ply']) }));
    },
    async curve(table) {
      const [row] = await curve(table);
      return row ? JSON.parse(String(row['curve'])) : null;
    },
  };
}
