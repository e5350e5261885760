import type { FastifyBaseLogger } from 'fastify';
import webPush from 'web-push';
import type { Committer } from '../store/committer.ts';
import type { PushKeys } from '../store/push.ts';
import type { Store } from '../store/store.ts';

/**
 * The key pair that identifies this server to push services (VAPID): generated once, then read from the store. If
 * saving fails now, it is saved with the first subscription (http/pushRoutes.ts).
 */
export async function pushKeysOf(store: Store, committer: Committer, log: FastifyBaseLogger): Promise<PushKeys> {
  const stored = await store.pushKeys();
  if (stored) return stored;
  const keys = webPush.generateVAPIDKeys();
  await committer
    .save([{ kind: 'push-keys', keys }])
    .catch(err => log.warn({ err }, 'the keys for push messages could not be saved yet'));
  // Another node may have saved its own a moment earlier: these stay, and browsers accept no others.
  return (await store.pushKeys()) ?? keys;
}
