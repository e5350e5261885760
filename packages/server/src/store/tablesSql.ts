// Tables and their logs, as the database keeps them.

import { TERMS } from '@quayside/protocol';
import type { LogEntry } from '../domain/log.ts';
import type { Status, StoredTable } from '../domain/tableRow.ts';
import type { Prepare, Row } from './sql.ts';
import type { Store } from './store.ts';
import { seatsIn } from './storedSeats.ts';

type Reads = Pick<
  Store,
  | ('table' | 'tables' | 'entries' | 'entryTexts' | 'logLength' | 'plyOfIntent' | 'snapshot')
  | ('seatedAt' | 'hostedBy' | 'finishedBy')
>;

const TABLE = [
  ...['id', 'game', 'version', 'options', 'seats', 'status', 'host', 'listed', 'rematch', 'seed', 'created_at'],
  ...['intents', 'terms', 'webhook', 'fault', 'ended_at', 'silenced', 'honest', 'hints', 'asking', 'origin'],
]
  .map(column => `tables.${column}`)
  .join(', ');

export function tableReads(prepare: Prepare): Reads {
  const table = prepare(`select ${TABLE} from tables where id = ?`);
  const tables = prepare(`select ${TABLE} from tables where id in (select value from json_each(?))`);
  const entries = prepare(
    'select ply, entry, told, intent, at, digest from entries where table_id = ? and ply >= ? order by ply',
  );
  const entryTexts = prepare(
    'select entry, digest, at from entries where table_id = ? and ply >= ? order by ply limit ?',
  );
  const logLength = prepare('select count(*) as entries from entries where table_id = ?');
  const plyOfIntent = prepare('select ply from entries where table_id = ? and seat = ? and intent = ?');
  const snapshot = prepare('select snapshot from snapshots where table_id = ?');
  const seatedAt = prepare(
    `select ${TABLE} from tables join sitters on sitters.table_id = tables.id
     where sitters.guest = ? and status in ('gathering', 'playing') and not exists
       (select 1 from dismissed where dismissed.guest = sitters.guest and dismissed.table_id = tables.id)
     order by created_at desc limit ?`,
  );
  const hostedBy = prepare(
    `select count(*) as tables from tables where host = ? and status in ('gathering', 'playing')`,
  );
  const finishedBy = prepare(
    `select ${TABLE} from tables join sitters on sitters.table_id = tables.id
     where sitters.guest = ? and ended_at >= ? order by ended_at desc limit ?`,
  );

  return {
    async table(id) {
      const [row] = await table(id);
      return row ? tableOf(row) : null;
    },
    async tables(ids) {
      return ids.length > 0 ? (await tables(JSON.stringify(ids))).map(tableOf) : [];
    },
    async entries(id, from) {
      return (await entries(id, from)).map(entryOf);
    },
    async entryTexts(id, from, limit) {
      return (await entryTexts(id, from, limit)).map(({ entry, digest, at }) => ({
        entry: String(entry),
        digest: digest === null ? null : String(digest),
        at: Number(at),
      }));
    },
    async logLength(id) {
      const [row] = await logLength(id);
      return Number(row!['entries']);
    },
    async plyOfIntent(id, seat, intent) {
      const [row] = await plyOfIntent(id, seat, intent);
      return row ? Number(row['ply']) : null;
    },
    async snapshot(id) {
      const [row] = await snapshot(id);
      return row ? JSON.parse(String(row['snapshot'])) : null;
    },
    async seatedAt(guest, limit) {
      return (await seatedAt(guest, limit)).map(tableOf);
    },
    async hostedBy(guest) {
      const [row] = await hostedBy(guest);
      return Number(row!['tables']);
    },
    async finishedBy(guest, since, limit) {
      return (await finishedBy(guest, since, limit)).map(tableOf);
    },
  };
}

const tableOf = (row: Row): StoredTable => ({
  id: String(row['id']),
  game: String(row['game']),
  version: Number(row['version']),
  options: JSON.parse(String(row['options'])),
  seats: seatsIn(String(row['seats'])),
  status: String(row['status']) as Status,
  host: String(row['host']),
  listed: row['listed'] === 1,
  rematch: row['rematch'] === null ? null : String(row['rematch']),
  seed: row['seed'] === null ? null : String(row['seed']),
  createdAt: Number(row['created_at']),
  intents: JSON.parse(String(row['intents'])),
  terms: { ...TERMS, ...JSON.parse(String(row['terms'])) },
  webhook: row['webhook'] === null ? null : String(row['webhook']),
  fault: row['fault'] === null ? null : String(row['fault']),
  endedAt: row['ended_at'] === null ? null : Number(row['ended_at']),
  silenced: JSON.parse(String(row['silenced'])),
  honest: row['honest'] === null ? null : JSON.parse(String(row['honest'])),
  hints: row['hints'] === 1,
  // Requests of older versions are all for going back.
  asking: row['asking'] === null ? null : { what: 'back', ...JSON.parse(String(row['asking'])) },
  origin: row['origin'] === null ? null : JSON.parse(String(row['origin'])),
});

const entryOf = (row: Row): LogEntry => ({
  ply: Number(row['ply']),
  entry: JSON.parse(String(row['entry'])),
  told: JSON.parse(String(row['told'])),
  intent: row['intent'] === null ? null : String(row['intent']),
  at: Number(row['at']),
  digest: row['digest'] === null ? null : String(row['digest']),
});
