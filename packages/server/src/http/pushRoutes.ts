// /api/me/push: whether and where this device is told by web push.

import { type PushState, SubscribePush } from '@quayside/protocol';
import type { FastifyInstance } from 'fastify';
import { HttpRefusal } from '../errors.ts';
import type { Guests } from '../people/guests.ts';
import type { PushDelivery } from '../push/delivery.ts';
import type { PushNotifier } from '../push/notifier.ts';
import type { Committer } from '../store/committer.ts';
import type { PushKeys } from '../store/push.ts';
import type { Store } from '../store/store.ts';

type Dependencies = {
  guests: Guests;
  store: Store;
  committer: Committer;
  keys: PushKeys;
  delivery: PushDelivery;
  notifier: PushNotifier;
};

export function pushRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { guests, store, committer, keys, delivery, notifier } = dependencies;

  app.get('/api/me/push', async (request): Promise<PushState> => {
    const { guest, device } = await guests.requiredSession(request);
    const subscriptions = await store.subscriptionsOf(guest.id);
    return { key: keys.publicKey, endpoint: subscriptions.find(it => it.device === device.id)?.endpoint ?? null };
  });

  app.put<{ Body: SubscribePush }>(
    '/api/me/push',
    { schema: { body: SubscribePush } },
    async (request): Promise<object> => {
      const { guest, device } = await guests.requiredSession(request);
      if (!delivery.canReach(request.body)) throw new HttpRefusal('bad-subscription');
      const { endpoint, keys: theirs } = request.body;
      const subscription = { device: device.id, guest: guest.id, endpoint, ...theirs };
      await committer.save([
        { kind: 'push-keys', keys },
        { kind: 'subscribed', subscription },
      ]);
      notifier.subscribed(guest.id);
      return {};
    },
  );

  app.delete('/api/me/push', async (request): Promise<object> => {
    const { device } = await guests.requiredSession(request);
    await committer.save([{ kind: 'unsubscribed', device: device.id }]);
    return {};
  });
}
