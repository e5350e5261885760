// Identities in SQLite: reads, and the statements of their changes.

import type { DatabaseSync, SQLInputValue, SQLOutputValue } from 'node:sqlite';
import type { Guest } from '../domain/tableRow.ts';
import type { IdentityChange, IdentityReads, StoredDevice, StoredPasskey } from './identity.ts';

type Row = Record<string, SQLOutputValue>;

export const IDENTITY_STATEMENTS = {
  addDevice: `insert into devices (id, guest, secret_hash, label, created_at, seen_at, link_hash)
     values (?, ?, ?, ?, ?, ?, ?)`,
  seeDevice: 'update devices set seen_at = ?, label = ? where id = ?',
  removeDevice: 'delete from devices where id = ? and guest = ?',
  removeDeviceSubscription: `delete from push_subscriptions
     where device = ?1 and not exists (select 1 from devices where id = ?1)`,
  clearLinks: 'delete from links where expires_at <= ?',
  putLink: `insert into links (guest, token_hash, table_id, expires_at) values (?, ?, ?, ?)
     on conflict (guest) do update set token_hash = excluded.token_hash, table_id = excluded.table_id,
       expires_at = excluded.expires_at`,
  removeLink: 'delete from links where token_hash = ?',
  putRecovery: `insert into recovery_codes (guest, code_hash, created_at) values (?, ?, ?)
     on conflict (guest) do update set code_hash = excluded.code_hash, created_at = excluded.created_at`,
  addPasskey: `insert into passkeys (id, guest, host, public_key, counter, transports, label, created_at, used_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  usePasskey: 'update passkeys set counter = ?, used_at = ? where id = ?',
  removePasskey: 'delete from passkeys where id = ? and guest = ?',
};

type Written = [keyof typeof IDENTITY_STATEMENTS, ...SQLInputValue[]];

export function identityRows(change: IdentityChange): Written[] {
  switch (change.kind) {
    case 'device': {
      const { id, guest, label, since, seen } = change.device;
      return [['addDevice', id, guest, change.secretHash, label, since, seen, change.linkHash]];
    }
    case 'device-seen':
      return [['seeDevice', change.at, change.label, change.id]];
    case 'device-gone':
      return [
        ['removeDevice', change.id, change.guest],
        ['removeDeviceSubscription', change.id],
      ];
    case 'link': {
      const { guest, tokenHash, table, expiresAt } = change.link;
      return [
        ['clearLinks', change.now],
        ['putLink', guest, tokenHash, table, expiresAt],
      ];
    }
    case 'link-gone':
      return [['removeLink', change.tokenHash]];
    case 'recovery':
      return [['putRecovery', change.guest, change.codeHash, change.at]];
    case 'passkey': {
      const { id, guest, host, publicKey, counter, transports, label, since, used } = change.passkey;
      return [['addPasskey', id, guest, host, publicKey, counter, JSON.stringify(transports), label, since, used]];
    }
    case 'passkey-used':
      return [['usePasskey', change.counter, change.at, change.id]];
    case 'passkey-gone':
      return [['removePasskey', change.id, change.guest]];
  }
}

export function sqliteIdentity(db: DatabaseSync): IdentityReads {
  const guest = db.prepare('select id, name from guests where id = ?');
  const deviceBySecret = db.prepare(
    `select devices.*, guests.name from devices join guests on guests.id = devices.guest where secret_hash = ?`,
  );
  const devicesOf = db.prepare('select * from devices where guest = ? order by seen_at desc, id');
  const link = db.prepare('select * from links where token_hash = ?');
  const recoveryOf = db.prepare('select created_at from recovery_codes where guest = ?');
  const guestByRecovery = db.prepare(
    `select guests.id, guests.name from recovery_codes join guests on guests.id = recovery_codes.guest
     where code_hash = ?`,
  );
  const passkey = db.prepare('select * from passkeys where id = ?');
  const passkeysOf = db.prepare('select * from passkeys where guest = ? order by created_at, id');

  return {
    async guest(id) {
      const row = guest.get(id);
      return row ? guestOf(row) : null;
    },
    async deviceBySecret(secretHash) {
      const row = deviceBySecret.get(secretHash);
      if (!row) return null;
      const device = deviceOf(row);
      return { guest: { id: device.guest, name: String(row['name']) }, device };
    },
    async devicesOf(guest) {
      return devicesOf.all(guest).map(deviceOf);
    },
    async link(tokenHash) {
      const row = link.get(tokenHash);
      if (!row) return null;
      const table = row['table_id'] === null ? null : String(row['table_id']);
      return { guest: String(row['guest']), tokenHash, table, expiresAt: Number(row['expires_at']) };
    },
    async recoveryOf(guest) {
      const row = recoveryOf.get(guest);
      return row ? Number(row['created_at']) : null;
    },
    async guestByRecovery(codeHash) {
      const row = guestByRecovery.get(codeHash);
      return row ? guestOf(row) : null;
    },
    async passkey(id) {
      const row = passkey.get(id);
      return row ? passkeyOf(row) : null;
    },
    async passkeysOf(guest) {
      return passkeysOf.all(guest).map(passkeyOf);
    },
  };
}

const guestOf = (row: Row): Guest => ({ id: String(row['id']), name: String(row['name']) });

const deviceOf = (row: Row): StoredDevice => ({
  id: String(row['id']),
  guest: String(row['guest']),
  label: String(row['label']),
  since: Number(row['created_at']),
  seen: Number(row['seen_at']),
});

const passkeyOf = (row: Row): StoredPasskey => ({
  id: String(row['id']),
  guest: String(row['guest']),
  host: String(row['host']),
  publicKey: String(row['public_key']),
  counter: Number(row['counter']),
  transports: JSON.parse(String(row['transports'])),
  label: String(row['label']),
  since: Number(row['created_at']),
  used: row['used_at'] === null ? null : Number(row['used_at']),
});
