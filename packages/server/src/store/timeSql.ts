// What is kept of time: the clocks of tables, when a table must be woken, what was noted, and when we were alive.

import type { Prepare } from './sql.ts';
import type { Store } from './store.ts';
import { clocksIn } from './storedClocks.ts';

type Reads = Pick<Store, 'clocks' | 'dueBy' | 'lostHome' | 'notes' | 'heartbeat' | 'restoredAt'>;

export function timeReads(prepare: Prepare): Reads {
  const clocks = prepare('select clocks from clocks where table_id = ?');
  const due = `select table_id from due
    where at <= ? and not exists (select 1 from homes where homes.table_id = due.table_id)`;
  const dueBy = prepare(`${due} order by at limit ?`);
  const dueOf = prepare(
    `${due} and exists (select 1 from tables where id = due.table_id
       and game || '@' || version in (select value from json_each(?)))
     order by at limit ?`,
  );
  const lostHome = prepare('select since, ms from lost_homes where table_id = ?');
  const notes = prepare('select at, note from notes where table_id = ? order by n');
  const heartbeat = prepare('select alive, lost from watch');
  const restored = prepare('select max(at) as at from restores');

  return {
    async clocks(table) {
      const [row] = await clocks(table);
      return row ? clocksIn(String(row['clocks'])) : null;
    },
    async dueBy(now, limit, versions = null) {
      const rows = versions === null ? dueBy(now, limit) : dueOf(now, JSON.stringify(versions), limit);
      return (await rows).map(row => String(row['table_id']));
    },
    async lostHome(table) {
      const [row] = await lostHome(table);
      return row ? { since: Number(row['since']), ms: Number(row['ms']) } : null;
    },
    async notes(table) {
      return (await notes(table)).map(row => ({ at: Number(row['at']), note: JSON.parse(String(row['note'])) }));
    },
    async restoredAt() {
      const [row] = await restored();
      return row!['at'] === null ? null : Number(row!['at']);
    },
    async heartbeat() {
      const [row] = await heartbeat();
      return row ? { alive: Number(row['alive']), lost: Number(row['lost']) } : null;
    },
  };
}
