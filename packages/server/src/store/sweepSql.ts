// What may be deleted because it was never used: guests who never sat or spoke, and tables nobody played.
// A new table of the database that belongs to a guest or to a table is added to one of these lists; a test sees to it.

import type { Prepare, Value } from './sql.ts';
import type { Change, Store } from './store.ts';

/** A guest with a row in one of these is kept. `before`: the placeholder of the time after which nothing is stale. */
const KEEPS_GUEST: Record<string, (before: string) => string> = {
  devices: before => `select 1 from devices where devices.guest = guests.id and devices.seen_at >= ${before}`,
  sitters: () => 'select 1 from sitters where sitters.guest = guests.id',
  device_owners: () => 'select 1 from device_owners where device_owners.guest = guests.id',
  tables: () => 'select 1 from tables where tables.host = guests.id',
  lines: () => 'select 1 from lines where lines.guest = guests.id',
  looks: () => 'select 1 from looks where looks.guest = guests.id',
  recovery_codes: () => 'select 1 from recovery_codes where recovery_codes.guest = guests.id',
  results: () => 'select 1 from results where results.guest = guests.id',
  passkeys: () => 'select 1 from passkeys where passkeys.guest = guests.id',
};
/** Rows that are deleted with their guest. */
const GOES_WITH_GUEST = ['devices', 'bots', 'links', 'mutes', 'dismissed', 'push_subscriptions', 'push_told'] as const;

/** A table with a row in one of these is kept: a move of a person (bots have no intents), talk, or clocks that run. */
const KEEPS_TABLE: Record<string, string> = {
  entries: 'select 1 from entries where entries.table_id = tables.id and entries.intent is not null',
  lines: 'select 1 from lines where lines.table_id = tables.id',
  clocks: 'select 1 from clocks where clocks.table_id = tables.id',
  results: 'select 1 from results where results.table_id = tables.id',
};
/** Rows that are deleted with their table. */
const GOES_WITH_TABLE = [
  ...(['sitters', 'device_owners', 'entries', 'snapshots', 'due', 'notes', 'looks', 'origins', 'hinted'] as const),
  ...(['curves', 'dismissed', 'glances', 'homes', 'lost_homes'] as const),
] as const;
/** Kept when the table they name is deleted: a link still signs its guest in. */
const STAYS_WITHOUT_TABLE = ['links'];

/** Every table of the database that has rows of a guest, or of a table. */
export const SWEPT_OR_KEPT = {
  guest: [...Object.keys(KEEPS_GUEST), ...GOES_WITH_GUEST],
  table_id: [...Object.keys(KEEPS_TABLE), ...GOES_WITH_TABLE, ...STAYS_WITHOUT_TABLE],
};

const without = (rows: string[]): string => rows.map(row => `not exists (${row})`).join(' and ');

const staleGuest = (before: string): string =>
  `guests.created_at < ${before} and ${without(Object.values(KEEPS_GUEST).map(row => row(before)))}`;
const staleTable = (before: string): string =>
  `tables.status in ('gathering', 'playing') and tables.changed_at < ${before}
     and ${without(Object.values(KEEPS_TABLE))}`;

const sweptWith = <Name extends string, Owner extends string>(owner: Owner, column: string, names: readonly Name[]) =>
  Object.fromEntries(
    names.map(name => [
      `${owner} ${name}`,
      `delete from ${name} where ${column} = ?1 and not exists (select 1 from ${owner} where id = ?1)`,
    ]),
  ) as Record<`${Owner} ${Name}`, string>;

/** Whether it is stale is asked again in the transaction; what belongs to it goes only if it is gone. */
const GUEST_STATEMENTS = {
  sweepGuest: `delete from guests where id = ?1 and ${staleGuest('?2')}`,
  ...sweptWith('guests', 'guest', GOES_WITH_GUEST),
};
const TABLE_STATEMENTS = {
  sweepTable: `delete from tables where id = ?1 and ${staleTable('?2')}`,
  ...sweptWith('tables', 'table_id', GOES_WITH_TABLE),
};
export const SWEEP_STATEMENTS = { ...GUEST_STATEMENTS, ...TABLE_STATEMENTS };

type SweepChange = Extract<Change, { kind: 'sweep-guest' | 'sweep-table' }>;
type SweepStatement = [keyof typeof SWEEP_STATEMENTS, ...Value[]];

export function sweepRows(change: SweepChange): SweepStatement[] {
  const [id, statements] =
    change.kind === 'sweep-guest' ? [change.guest, GUEST_STATEMENTS] : [change.table, TABLE_STATEMENTS];
  const [first, ...others] = Object.keys(statements) as (keyof typeof SWEEP_STATEMENTS)[];
  return [[first!, id, change.before], ...others.map((name): SweepStatement => [name, id])];
}

export function sweepReads(prepare: Prepare): Pick<Store, 'staleGuests' | 'staleTables'> {
  const pageOf = (table: 'guests' | 'tables', stale: string) => {
    const page = prepare(
      `select id, case when ${stale} then 1 else 0 end as stale from ${table} where id > ?1 order by id limit ?3`,
    );
    return async (before: number, after: string, limit: number) => {
      const rows = await page(after, before, limit);
      return {
        ids: rows.flatMap(({ id, stale }) => (stale === 1 ? [String(id)] : [])),
        next: rows.length < limit ? null : String(rows.at(-1)!['id']),
      };
    };
  };
  return { staleGuests: pageOf('guests', staleGuest('?2')), staleTables: pageOf('tables', staleTable('?2')) };
}
