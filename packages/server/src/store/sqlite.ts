// The store in one file beside the server: SQLite, write-ahead log, every commit flushed to the disk before it counts.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { TERMS } from '@quayside/protocol';
import { MIGRATIONS } from './schema.ts';
import { sqliteRecords } from './sqliteRecords.ts';
import { sqliteTalk } from './sqliteTalk.ts';
import { sqliteTime } from './sqliteTime.ts';
import type { Change, LogEntry, Status, Store, StoredTable } from './store.ts';

type Row = Record<string, SQLOutputValue>;

// The log of writes is copied into the database when it is this long: seldom, since everybody waits meanwhile.
const CHECKPOINT_PAGES = 4000;

export function sqliteStore(folder: string): Store {
  mkdirSync(folder, { recursive: true });
  const db = new DatabaseSync(join(folder, 'quayside.db'), { timeout: 2000 });
  db.exec(`pragma journal_mode = wal; pragma synchronous = full; pragma wal_autocheckpoint = ${CHECKPOINT_PAGES};`);
  migrate(db);

  const begin = db.prepare('begin immediate');
  const commit = db.prepare('commit');
  const rollback = db.prepare('rollback');
  const putGuest = db.prepare(
    `insert into guests (id, secret_hash, name, created_at) values (?, ?, ?, ?)
     on conflict (id) do update set name = excluded.name`,
  );
  const guestBySecret = db.prepare('select id, name from guests where secret_hash = ?');
  const putTable = db.prepare(
    `insert into tables (id, game, version, options, seats, status, host, listed, rematch, seed, created_at, intents,
       terms, webhook, fault, ended_at, silenced, honest, hints, asking, origin)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (id) do update set options = excluded.options, seats = excluded.seats, status = excluded.status,
       host = excluded.host, rematch = excluded.rematch, seed = excluded.seed, intents = excluded.intents,
       terms = excluded.terms, webhook = excluded.webhook, fault = excluded.fault, ended_at = excluded.ended_at,
       silenced = excluded.silenced, honest = excluded.honest, hints = excluded.hints, asking = excluded.asking`,
  );
  const clearSitters = db.prepare('delete from sitters where table_id = ?');
  const addSitter = db.prepare('insert into sitters (guest, table_id) values (?, ?)');
  const addEntry = db.prepare(
    'insert into entries (table_id, ply, seat, entry, told, intent, at, digest) values (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  const putSnapshot = db.prepare(
    `insert into snapshots (table_id, ply, snapshot) values (?, ?, ?)
     on conflict (table_id) do update set ply = excluded.ply, snapshot = excluded.snapshot`,
  );
  const table = db.prepare('select * from tables where id = ?');
  const entries = db.prepare('select * from entries where table_id = ? and ply >= ? order by ply');
  const plyOfIntent = db.prepare('select ply from entries where table_id = ? and intent = ?');
  const snapshot = db.prepare('select snapshot from snapshots where table_id = ?');
  const listed = db.prepare(
    `select * from tables where status = 'gathering' and listed = 1 order by created_at desc limit ?`,
  );
  const seatedAt = db.prepare(
    `select tables.* from tables join sitters on sitters.table_id = tables.id
     where sitters.guest = ? and status in ('gathering', 'playing') order by created_at desc limit ?`,
  );
  const hostedBy = db.prepare(
    `select count(*) as tables from tables where host = ? and status in ('gathering', 'playing')`,
  );

  const finishedBy = db.prepare(
    `select tables.* from tables join sitters on sitters.table_id = tables.id
     where sitters.guest = ? and ended_at >= ? order by ended_at desc limit ?`,
  );
  const time = sqliteTime(db);
  const people = sqliteTalk(db);
  const records = sqliteRecords(db);

  function apply(change: Change): void {
    switch (change.kind) {
      case 'guest':
        putGuest.run(change.guest.id, change.secretHash, change.guest.name, Date.now());
        break;
      case 'table':
        saveTable(change.table);
        break;
      case 'entry': {
        const { ply, entry, told, intent, at, digest } = change.entry;
        addEntry.run(change.table, ply, entry.seat, JSON.stringify(entry), JSON.stringify(told), intent, at, digest);
        break;
      }
      case 'snapshot':
        putSnapshot.run(change.table, change.snapshot.ply, JSON.stringify(change.snapshot));
        break;
      case 'clocks':
      case 'due':
      case 'note':
      case 'watch':
        time.apply(change);
        break;
      case 'line':
      case 'unsaid':
      case 'mute':
      case 'look':
        people.apply(change);
        break;
      case 'origin':
      case 'hint':
      case 'curve':
        records.apply(change);
    }
  }

  function saveTable(t: StoredTable): void {
    const [options, seats, intents] = [t.options, t.seats, t.intents].map(value => JSON.stringify(value));
    const [terms, silenced] = [t.terms, t.silenced].map(value => JSON.stringify(value));
    const listedAsNumber = t.listed ? 1 : 0;
    putTable.run(
      ...[t.id, t.game, t.version, options!, seats!, t.status, t.host],
      ...[listedAsNumber, t.rematch, t.seed, t.createdAt, intents!],
      ...[terms!, t.webhook, t.fault, t.endedAt, silenced!],
      ...[orNull(t.honest), t.hints ? 1 : 0, orNull(t.asking), orNull(t.origin)],
    );
    clearSitters.run(t.id);
    const sitters = new Set(t.seats.flatMap(seat => (seat.kind === 'person' ? [seat.guest] : [])));
    for (const guest of sitters) addSitter.run(guest, t.id);
  }

  return {
    async guestBySecret(secretHash) {
      const row = guestBySecret.get(secretHash);
      return row ? { id: String(row['id']), name: String(row['name']) } : null;
    },
    async write(changes) {
      begin.run();
      try {
        for (const change of changes) apply(change);
        commit.run();
      } catch (error) {
        if (db.isTransaction) rollback.run();
        throw error;
      }
    },
    async table(id) {
      const row = table.get(id);
      return row ? tableOf(row) : null;
    },
    async entries(id, from) {
      return entries.all(id, from).map(entryOf);
    },
    async plyOfIntent(id, intent) {
      const row = plyOfIntent.get(id, intent);
      return row ? Number(row['ply']) : null;
    },
    async snapshot(id) {
      const row = snapshot.get(id);
      return row ? JSON.parse(String(row['snapshot'])) : null;
    },
    async listed(limit) {
      return listed.all(limit).map(tableOf);
    },
    async seatedAt(guest, limit) {
      return seatedAt.all(guest, limit).map(tableOf);
    },
    async hostedBy(guest) {
      return Number(hostedBy.get(guest)!['tables']);
    },
    async finishedBy(guest, since, limit) {
      return finishedBy.all(guest, since, limit).map(tableOf);
    },
    ...time.reads,
    ...people.reads,
    ...records.reads,
    async close() {
      db.close();
    },
  };
}

function migrate(db: DatabaseSync): void {
  const done = Number(db.prepare('pragma user_version').get()!['user_version']);
  if (done > MIGRATIONS.length) throw new Error('the data were written by a newer version of Quayside');
  for (let step = done; step < MIGRATIONS.length; step++)
    db.exec(`begin immediate; ${MIGRATIONS[step]} pragma user_version = ${step + 1}; commit;`);
}

const orNull = (value: object | null): string | null => (value === null ? null : JSON.stringify(value));

const tableOf = (row: Row): StoredTable => ({
  id: String(row['id']),
  game: String(row['game']),
  version: Number(row['version']),
  options: JSON.parse(String(row['options'])),
  seats: JSON.parse(String(row['seats'])),
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
  asking: row['asking'] === null ? null : JSON.parse(String(row['asking'])),
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
