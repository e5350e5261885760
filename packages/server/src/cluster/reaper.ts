// Ends what dead nodes left behind. Each node looks twice a second: a session that is silent is terminated, and one
// whose lock is free is deleted, which frees its tables for whoever claims them next.

import type pg from 'pg';
import { LOCK_CLASS, type NodeIdentity, UPTIME } from './session.ts';

/**
 * A frozen process keeps its connection, and so its lock: by the clock of the database it may be silent for this long.
 */
const SILENT_MS = 2500;

// Only the session itself holds its lock exclusively; whoever deletes it holds the lock shared meanwhile.
const TERMINATE = `select sessions.no, pg_terminate_backend(pg_locks.pid) from sessions
  join pg_locks on locktype = 'advisory' and classid = $1::bigint::oid and objid = sessions.no and objsubid = 2 and granted
    and mode = 'ExclusiveLock' and database = (select oid from pg_database where datname = current_database())
  where alive < clock_timestamp() - interval '${SILENT_MS} milliseconds' and sessions.no <> $2`;

// How long each table was without anybody to look after it is kept: whoever loads it next, now or days later, credits
// its clocks with that. A table that is lost again before it is loaded is credited with both. `since` is for nodes of
// older versions.
const DELETE = `with dead as (
    select no, uptime from sessions
    where no <> $2 and pg_try_advisory_xact_lock_shared($1, no) for update skip locked),
  noted as (
    insert into lost_homes (table_id, since, ms)
    select table_id, dead.uptime, greatest(1, ran.uptime - dead.uptime)
    from homes join dead on home = no cross join ${UPTIME} as ran
    where exists (select 1 from clocks where clocks.table_id = homes.table_id)
    on conflict (table_id) do update
      set since = least(lost_homes.since, excluded.since), ms = lost_homes.ms + excluded.ms)
  delete from sessions using dead where sessions.no = dead.no
  returning sessions.no, sessions.address, (select count(*) from homes where home = sessions.no)::int as tables`;

const LIVE = 'select no, games from sessions';

/** `tables`: how many it was home to. */
type Dead = { no: number; address: string; tables: number };

export type Reaped = {
  /** Sessions that were silent and have been terminated. */
  silent: number[];
  /** Sessions that are gone: their tables are free. */
  dead: Dead[];
  /** By session, the versions of each game its node can play. */
  live: Map<number, NodeIdentity['games']>;
};

/** `own`: the session of this node, which is left alone. */
export async function reap(pool: pg.Pool, own: number): Promise<Reaped> {
  const silent = await pool.query<{ no: number }>({ name: 'terminate', text: TERMINATE, values: [LOCK_CLASS, own] });
  const dead = await pool.query<Dead>({
    name: 'delete-sessions',
    text: DELETE,
    values: [LOCK_CLASS, own],
  });
  const live = await pool.query<{ no: number; games: NodeIdentity['games'] }>({ name: 'live-sessions', text: LIVE });
  return {
    silent: silent.rows.map(({ no }) => no),
    dead: dead.rows,
    live: new Map(live.rows.map(({ no, games }) => [no, games])),
  };
}
