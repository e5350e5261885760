// Who is connected to the tables of this node, told to the others for their lists: a row for each table somebody is at,
// written a moment after it changed.

import type pg from 'pg';
import type { ListedPresence } from '../room/listedTable.ts';
import type { Table } from '../room/table.ts';
import { isJoinable } from '../room/tableLists.ts';
import type { Tables } from '../room/tables.ts';

const AFTER_MS = 100;

// Writes nothing when the session was lost meanwhile.
const PUT = `insert into presences (table_id, home, online, spectators, joinable_since)
  select $1, no, $3, $4, $5 from sessions where no = $2
  on conflict (table_id) do update set home = excluded.home, online = excluded.online,
    spectators = excluded.spectators, joinable_since = excluded.joinable_since`;

const OF = `select table_id as table, online, spectators from presences where table_id = any($1) and home <> $2`;

const JOINABLE = `select table_id as table from presences where joinable_since is not null and home <> $1
  order by joinable_since desc limit $2`;

export class Presences {
  readonly #pool: pg.Pool;
  readonly #session: () => number | null;
  readonly #changed = new Set<Table>();
  #timer: NodeJS.Timeout | null = null;

  /** `session`: the number of this node's; null while it has none. */
  constructor(pool: pg.Pool, session: () => number | null) {
    this.#pool = pool;
    this.#session = session;
  }

  watch(tables: Tables): void {
    const look = (table: Table) => this.#look(table);
    tables.observe({ presenceChanged: look, changed: table => table.row.status === 'gathering' && look(table) });
  }

  async of(tables: string[]): Promise<Map<string, ListedPresence>> {
    if (tables.length === 0) return new Map();
    const { rows } = await this.#pool.query<{ table: string; online: string; spectators: number }>({
      name: 'presences',
      text: OF,
      values: [tables, this.#session() ?? 0],
    });
    return new Map(
      rows.map(({ table, online, spectators }) => [table, { online: new Set(JSON.parse(online)), spectators }]),
    );
  }

  async joinable(limit: number): Promise<string[]> {
    const values = [this.#session() ?? 0, limit];
    const { rows } = await this.#pool.query<{ table: string }>({ name: 'joinable', text: JOINABLE, values });
    return rows.map(({ table }) => table);
  }

  #look(table: Table): void {
    this.#changed.add(table);
    this.#timer ??= setTimeout(() => this.#write(), AFTER_MS).unref();
  }

  #write(): void {
    this.#timer = null;
    const session = this.#session();
    for (const table of this.#changed) if (session !== null && !table.isClosed) void this.#put(table, session);
    this.#changed.clear();
  }

  /** Errors are ignored: lists may be out of date for a moment. */
  async #put(table: Table, session: number): Promise<void> {
    const online = new Set<string>();
    table.connections.each(({ guest }) => online.add(guest.deviceOwner ?? guest.id));
    const { spectators } = table.info;
    const since = isJoinable(table) ? table.row.createdAt : null;
    const values = [table.row.id, session, JSON.stringify([...online]), spectators, since];
    await this.#pool.query({ name: 'put-presence', text: PUT, values }).catch(() => {});
  }
}
