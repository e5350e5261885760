// What a change means in SQL, for both databases. SQLite's statements are run by a thread of their own
// (sqliteWriter.ts) and PostgreSQL prepares them by name, so they are named here and their values travel.

import type { StoredTable } from '../domain/tableRow.ts';
import { IDENTITY_STATEMENTS, identityRows } from './identitySql.ts';
import { PUSH_STATEMENTS, pushRows } from './pushSql.ts';
import { NOW, type Value } from './sql.ts';
import type { Change } from './store.ts';
import { clocksJson } from './storedClocks.ts';
import { seatsJson } from './storedSeats.ts';
import { SWEEP_STATEMENTS, sweepRows } from './sweepSql.ts';

export const STATEMENTS = {
  ...IDENTITY_STATEMENTS,
  ...PUSH_STATEMENTS,
  ...SWEEP_STATEMENTS,
  putGuest: `insert into guests (id, name, created_at) values (?, ?, ${NOW})
     on conflict (id) do update set name = excluded.name`,
  putTable: `insert into tables (id, game, version, options, seats, status, host, listed, rematch, seed, created_at,
       intents, terms, webhook, fault, ended_at, silenced, honest, hints, asking, origin)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)
     on conflict (id) do update set version = excluded.version, options = excluded.options, seats = excluded.seats,
       status = excluded.status, host = excluded.host, rematch = excluded.rematch, seed = excluded.seed, intents = excluded.intents,
       terms = excluded.terms, webhook = excluded.webhook, fault = excluded.fault, ended_at = excluded.ended_at,
       silenced = excluded.silenced, honest = excluded.honest, hints = excluded.hints, asking = excluded.asking`,
  touchTable: `update tables set changed_at = ${NOW} where id = ?`,
  addDeviceOwner: 'insert into device_owners (guest, table_id) values (?, ?) on conflict do nothing',
  clearSitters: 'delete from sitters where table_id = ?',
  addSitter: 'insert into sitters (guest, table_id) values (?, ?)',
  addEntry:
    'insert into entries (table_id, ply, seat, entry, told, intent, at, digest) values (?, ?, ?, ?, ?, ?, ?, ?)',
  putSnapshot: `insert into snapshots (table_id, ply, snapshot) values (?, ?, ?)
     on conflict (table_id) do update set ply = excluded.ply, snapshot = excluded.snapshot`,
  putClocks: `insert into clocks (table_id, clocks) values (?, ?)
     on conflict (table_id) do update set clocks = excluded.clocks`,
  putGlance: `insert into glances (table_id, glance) values (?, ?)
     on conflict (table_id) do update set glance = excluded.glance`,
  putDue: 'insert into due (table_id, at) values (?, ?) on conflict (table_id) do update set at = excluded.at',
  clearDue: 'delete from due where table_id = ?',
  clearLostHome: 'delete from lost_homes where table_id = ?',
  addNote: 'insert into notes (table_id, at, note) values (?, ?, ?)',
  putHeartbeat: `insert into watch (one, alive, lost) values (1, ?, ?)
     on conflict (one) do update set alive = excluded.alive, lost = excluded.lost`,
  addLine: `insert into lines (table_id, n, at, guest, name, seat, side, text, intent)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  unsay: 'update lines set text = null where table_id = ? and n = ?',
  mute: 'insert into mutes (guest, muted) values (?, ?) on conflict do nothing',
  unmute: 'delete from mutes where guest = ? and muted = ?',
  putLook: `insert into looks (guest, table_id, ply) values (?, ?, ?)
     on conflict (guest, table_id) do update set ply = excluded.ply`,
  putOrigin: 'insert into origins (table_id, world) values (?, ?)',
  addHint: 'insert into hinted (table_id, seat, ply) values (?, ?, ?) on conflict do nothing',
  putResult: `insert into results (table_id, seat, game, ended_at, guest, name, level, side, rank, score)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict do nothing`,
  dismiss: 'insert into dismissed (guest, table_id) values (?, ?) on conflict do nothing',
  undismiss: 'delete from dismissed where guest = ? and table_id = ?',
  putCurve: `insert into curves (table_id, curve) values (?, ?)
     on conflict (table_id) do update set curve = excluded.curve`,
};

/** A statement and its values. */
export type BoundStatement = [keyof typeof STATEMENTS, ...Value[]];

export function rowsOf(change: Change): BoundStatement[] {
  switch (change.kind) {
    case 'guest':
    case 'renamed':
      return [['putGuest', change.guest.id, change.guest.name]];
    case 'table':
      return tableRows(change.table);
    case 'entry': {
      const { ply, entry, told, intent, at, digest } = change.entry;
      return [['addEntry', change.table, ply, entry.seat, json(entry), json(told), intent, at, digest]];
    }
    case 'snapshot':
      return [['putSnapshot', change.table, change.snapshot.ply, json(change.snapshot)]];
    case 'clocks':
      return [['putClocks', change.table, clocksJson(change.clocks)]];
    case 'due':
      return [change.at === null ? ['clearDue', change.table] : ['putDue', change.table, change.at]];
    case 'glance':
      return [['putGlance', change.table, change.glance]];
    case 'credited':
      return [['clearLostHome', change.table]];
    case 'note':
      return [['addNote', change.table, change.at, json(change.note)]];
    case 'heartbeat':
      return [['putHeartbeat', change.heartbeat.alive, change.heartbeat.lost]];
    case 'line': {
      const { n, at, guest, name, seat, side, text, intent } = change.line;
      return [['addLine', change.table, n, at, guest, name, seat, side, text, intent]];
    }
    case 'unsaid':
      return [['unsay', change.table, change.n]];
    case 'mute':
      return [[change.mute ? 'mute' : 'unmute', change.guest, change.muted]];
    case 'read-marker':
      return [['putLook', change.guest, change.table, change.ply]];
    case 'origin':
      return [['putOrigin', change.table, json(change.world)]];
    case 'hint':
      return [['addHint', change.table, change.seat, change.ply]];
    case 'curve':
      return [['putCurve', change.table, json(change.curve)]];
    case 'push-keys':
    case 'subscribed':
    case 'unsubscribed':
    case 'push-told':
      return pushRows(change);
    case 'sweep-guest':
    case 'sweep-table':
      return sweepRows(change);
    case 'result': {
      const { table, seat, game, endedAt, guest, name, level, side, rank, score } = change.result;
      return [['putResult', table, seat, game, endedAt, guest, name, level, side, rank, score]];
    }
    case 'dismissed':
      return [[change.dismissed ? 'dismiss' : 'undismiss', change.guest, change.table]];
    default:
      return identityRows(change);
  }
}

function tableRows(t: StoredTable): BoundStatement[] {
  // Whoever may take a seat back finds the table among their own.
  const sitters = new Set(t.seats.flatMap(seat => (seat.kind === 'person' ? seat.guest : (seat.owner?.guest ?? []))));
  const deviceOwners = new Set(
    t.seats.flatMap(seat => (seat.kind === 'person' && seat.deviceOwner ? seat.deviceOwner : [])),
  );
  return [
    [
      'putTable',
      ...[t.id, t.game, t.version, json(t.options), seatsJson(t.seats), t.status, t.host],
      ...[t.listed ? 1 : 0, t.rematch, t.seed, t.createdAt, json(t.intents)],
      ...[json(t.terms), t.webhook, t.fault, t.endedAt, json(t.silenced)],
      ...[orNull(t.honest), t.hints ? 1 : 0, orNull(t.asking), orNull(t.origin)],
    ],
    ['touchTable', t.id],
    ...[...deviceOwners].map((guest): BoundStatement => ['addDeviceOwner', guest, t.id]),
    ['clearSitters', t.id],
    ...[...sitters].map((guest): BoundStatement => ['addSitter', guest, t.id]),
  ];
}

const json = (value: unknown): string => JSON.stringify(value);
const orNull = (value: object | null): string | null => (value === null ? null : json(value));
