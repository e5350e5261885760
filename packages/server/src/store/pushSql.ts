// Web push: reads, and the statements of its changes.

import type { PushChange, PushReads } from './push.ts';
import type { Prepare, Value } from './sql.ts';

export const PUSH_STATEMENTS = {
  putPushKeys: 'insert into push_keys (one, public_key, private_key) values (1, ?, ?) on conflict do nothing',
  // A browser that became somebody else keeps its endpoint.
  clearEndpoint: 'delete from push_subscriptions where endpoint = ? and device <> ?',
  putSubscription: `insert into push_subscriptions (device, guest, endpoint, p256dh, auth)
     select ?1, ?2, ?3, ?4, ?5 where exists (select 1 from devices where id = ?1 and guest = ?2)
     on conflict (device) do update set endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth`,
  removeSubscription: 'delete from push_subscriptions where device = ?1 and endpoint = coalesce(?2, endpoint)',
  putTold: `insert into push_told (guest, decisions, shown) values (?, ?, ?)
     on conflict (guest) do update set decisions = excluded.decisions, shown = excluded.shown`,
};

type PushStatement = [keyof typeof PUSH_STATEMENTS, ...Value[]];

export function pushRows(change: PushChange): PushStatement[] {
  switch (change.kind) {
    case 'push-keys':
      return [['putPushKeys', change.keys.publicKey, change.keys.privateKey]];
    case 'subscribed': {
      const { device, guest, endpoint, p256dh, auth } = change.subscription;
      return [
        ['clearEndpoint', endpoint, device],
        ['putSubscription', device, guest, endpoint, p256dh, auth],
      ];
    }
    case 'unsubscribed':
      return [['removeSubscription', change.device, change.endpoint ?? null]];
    case 'push-told':
      return [['putTold', change.guest, JSON.stringify(change.told.decisions), change.told.shown]];
  }
}

export function pushReads(prepare: Prepare): PushReads {
  const keys = prepare('select public_key, private_key from push_keys');
  const subscriptionsOf = prepare(
    'select device, endpoint, p256dh, auth from push_subscriptions where guest = ? order by device',
  );
  const subscribed = prepare('select distinct guest from push_subscriptions');
  const told = prepare('select decisions, shown from push_told where guest = ?');

  return {
    async pushKeys() {
      const [row] = await keys();
      return row ? { publicKey: String(row['public_key']), privateKey: String(row['private_key']) } : null;
    },
    async subscriptionsOf(guest) {
      return (await subscriptionsOf(guest)).map(row => ({
        device: String(row['device']),
        guest,
        endpoint: String(row['endpoint']),
        p256dh: String(row['p256dh']),
        auth: String(row['auth']),
      }));
    },
    async subscribedGuests() {
      return (await subscribed()).map(row => String(row['guest']));
    },
    async pushTold(guest) {
      const [row] = await told(guest);
      return row ? { decisions: JSON.parse(String(row['decisions'])), shown: String(row['shown']) } : NOTHING_TOLD;
    },
  };
}

const NOTHING_TOLD = { decisions: [], shown: '' };
