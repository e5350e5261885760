// Identities: reads, and the statements of their changes.

import type { Guest } from '../domain/tableRow.ts';
import type { IdentityChange, IdentityReads, StoredBot, StoredDevice, StoredPasskey } from './identity.ts';
import type { Prepare, Row, Value } from './sql.ts';

export const IDENTITY_STATEMENTS = {
  addDevice: `insert into devices (id, guest, secret_hash, label, created_at, seen_at, link_hash)
     values (?, ?, ?, ?, ?, ?, ?)`,
  seeDevice: 'update devices set seen_at = ?, label = ? where id = ?',
  removeDevice: 'delete from devices where id = ? and guest = ?',
  removeDeviceSubscription: `delete from push_subscriptions
     where device = ?1 and not exists (select 1 from devices where id = ?1)`,
  addBot: 'insert into bots (guest, owner, created_at) values (?, ?, ?)',
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
  clearChallenges: 'delete from challenges where expires_at <= ? or (device = ? and purpose = ?)',
  addChallenge: 'insert into challenges (challenge, step, device, purpose, expires_at) values (?, ?, ?, ?, ?)',
};

type IdentityStatement = [keyof typeof IDENTITY_STATEMENTS, ...Value[]];

export function identityRows(change: IdentityChange): IdentityStatement[] {
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
    case 'bot':
      return [['addBot', change.guest, change.owner, change.at]];
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
    case 'challenge': {
      const { challenge, device, purpose, expiresAt } = change.challenge;
      return [
        ['clearChallenges', change.now, device, purpose],
        ['addChallenge', challenge, 'asked', device, purpose, expiresAt],
      ];
    }
    case 'challenge-answered': {
      const { challenge, device, purpose, expiresAt } = change.challenge;
      return [['addChallenge', challenge, 'answered', device, purpose, expiresAt]];
    }
  }
}

const DEVICE = 'devices.id, devices.guest, devices.label, devices.created_at, devices.seen_at';
const PASSKEY = 'id, guest, host, public_key, counter, transports, label, created_at, used_at';

export function identityReads(prepare: Prepare): IdentityReads {
  const guest = prepare('select id, name from guests where id = ?');
  const deviceBySecret = prepare(
    `select ${DEVICE}, guests.name, bots.owner from devices join guests on guests.id = devices.guest
     left join bots on bots.guest = devices.guest where secret_hash = ?`,
  );
  const devicesOf = prepare(`select ${DEVICE} from devices where guest = ? order by seen_at desc, id`);
  const botsOf = prepare(
    `select bots.guest, guests.name, bots.created_at, max(devices.seen_at) as seen_at
     from bots join guests on guests.id = bots.guest join devices on devices.guest = bots.guest
     where bots.owner = ? group by bots.guest, guests.name, bots.created_at
     order by bots.created_at desc, bots.guest`,
  );
  const link = prepare('select guest, table_id, expires_at from links where token_hash = ?');
  const recoveryOf = prepare('select created_at from recovery_codes where guest = ?');
  const guestByRecovery = prepare(
    `select guests.id, guests.name from recovery_codes join guests on guests.id = recovery_codes.guest
     where code_hash = ?`,
  );
  const passkey = prepare(`select ${PASSKEY} from passkeys where id = ?`);
  const passkeysOf = prepare(`select ${PASSKEY} from passkeys where guest = ? order by created_at, id`);

  const challenge = prepare(
    "select challenge, expires_at from challenges where device = ? and purpose = ? and step = 'asked'",
  );

  return {
    async challenge(device, purpose) {
      const [row] = await challenge(device, purpose);
      if (!row) return null;
      return { challenge: String(row['challenge']), device, purpose, expiresAt: Number(row['expires_at']) };
    },
    async guest(id) {
      const [row] = await guest(id);
      return row ? guestOf(row) : null;
    },
    async deviceBySecret(secretHash) {
      const [row] = await deviceBySecret(secretHash);
      if (!row) return null;
      const device = deviceOf(row);
      const guest = { id: device.guest, name: String(row['name']) };
      return { guest: row['owner'] === null ? guest : { ...guest, bot: true }, device };
    },
    async devicesOf(guest) {
      return (await devicesOf(guest)).map(deviceOf);
    },
    async botsOf(owner) {
      return (await botsOf(owner)).map(botOf);
    },
    async link(tokenHash) {
      const [row] = await link(tokenHash);
      if (!row) return null;
      const table = row['table_id'] === null ? null : String(row['table_id']);
      return { guest: String(row['guest']), tokenHash, table, expiresAt: Number(row['expires_at']) };
    },
    async recoveryOf(guest) {
      const [row] = await recoveryOf(guest);
      return row ? Number(row['created_at']) : null;
    },
    async guestByRecovery(codeHash) {
      const [row] = await guestByRecovery(codeHash);
      return row ? guestOf(row) : null;
    },
    async passkey(id) {
      const [row] = await passkey(id);
      return row ? passkeyOf(row) : null;
    },
    async passkeysOf(guest) {
      return (await passkeysOf(guest)).map(passkeyOf);
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

const botOf = (row: Row): StoredBot => ({
  guest: String(row['guest']),
  name: String(row['name']),
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
