// Notifications of one's turn on this device: by the page while it is open in the background, by web push otherwise.

import type { PushState, SubscribePush } from '@quayside/protocol';
import { notify } from '../browser/settings.ts';
import { ask } from '../net/api.ts';
import { mayNotify, notificationWorker } from './attention.ts';

/** `push`: also while no page is open. `page`: only while one is; the browser can do no more. */
export type PushOutcome = 'push' | 'page' | 'denied';

/** Asks for the browser's permission, which it gives only after a press, then subscribes. */
export async function turnNotificationsOn(): Promise<PushOutcome> {
  if (!(await mayNotify())) return 'denied';
  notify.value = 'on';
  return (await subscribeHere()) ? 'push' : 'page';
}

export async function turnNotificationsOff(): Promise<void> {
  notify.value = 'off';
  await unsubscribeHere().catch(() => {}); // Without an address to reach, nothing comes; with one, nothing is shown twice.
}

/**
 * Makes sure that the server knows where this device is reached; false where the browser or its push service does not.
 */
export async function subscribeHere(): Promise<boolean> {
  if (!('PushManager' in globalThis)) return false;
  try {
    const { key, endpoint } = await ask<PushState>('GET', '/api/me/push');
    const subscription = await subscriptionFor(key);
    if (subscription.endpoint !== endpoint) await ask<object>('PUT', '/api/me/push', bodyOf(subscription));
    return true;
  } catch {
    return false;
  }
}

/** One made for another server at this address is of no use. */
async function subscriptionFor(key: string): Promise<PushSubscription> {
  const { pushManager } = await notificationWorker();
  const known = await pushManager.getSubscription();
  if (known && base64Url(known.options.applicationServerKey) === key) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

async function unsubscribeHere(): Promise<void> {
  await ask<object>('DELETE', '/api/me/push');
  const worker = await navigator.serviceWorker.getRegistration();
  await (await worker?.pushManager?.getSubscription())?.unsubscribe();
}

function bodyOf(subscription: PushSubscription): SubscribePush {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint!, keys: { p256dh: keys!['p256dh']!, auth: keys!['auth']! } };
}

const base64Url = (bytes: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
