// Encrypts a message for a device and hands it to the device's push service.

import type { PushMessage, SubscribePush } from '@quayside/protocol';
import webPush from 'web-push';
import { looksPrivate } from '../outbound/address.ts';
import { post } from '../outbound/post.ts';
import type { PushKeys, StoredSubscription } from '../store/push.ts';

const KEPT_SECONDS = 3 * 86_400; // by the push service, for a device that is off
const TOPIC = 'turns'; // of messages not yet delivered, the push service keeps the last

/** `mayBePrivate`: push services at private addresses and over plain http are allowed. */
type Sender = { keys: PushKeys; subject: string; mayBePrivate: boolean };

export type Delivered = 'sent' | 'gone' | 'refused' | 'later';

export class PushDelivery {
  readonly #sender: Sender;

  constructor(sender: Sender) {
    this.#sender = sender;
  }

  /**
   * Checks the form of the endpoint, and the keys by encrypting with them. What the host name resolves to is checked
   * when a message is sent.
   */
  canReach({ endpoint, keys: { p256dh, auth } }: SubscribePush): boolean {
    if (!URL.canParse(endpoint)) return false;
    const url = new URL(endpoint);
    const isAllowed = url.protocol === 'https:' && !looksPrivate(url);
    if (!isAllowed && !(this.#sender.mayBePrivate && /^https?:$/.test(url.protocol))) return false;
    try {
      this.#encrypted({ endpoint, p256dh, auth }, { count: 0, game: null, link: '/', ring: false });
      return true;
    } catch {
      return false;
    }
  }

  /** Resolves with what the push service's status means; rejects when it could not be reached. */
  async deliver(subscription: StoredSubscription, message: PushMessage): Promise<Delivered> {
    const { headers, body } = this.#encrypted(subscription, message);
    const status = await post(new URL(subscription.endpoint), { headers, body }, this.#sender);
    if (status >= 200 && status < 300) return 'sent';
    if (status === 404 || status === 410) return 'gone';
    return status === 429 || status >= 500 ? 'later' : 'refused';
  }

  #encrypted({ endpoint, p256dh, auth }: Omit<StoredSubscription, 'device' | 'guest'>, message: PushMessage) {
    const { keys, subject } = this.#sender;
    const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
      vapidDetails: { subject, ...keys },
      TTL: KEPT_SECONDS,
      topic: TOPIC,
      urgency: message.ring ? 'high' : 'low',
    });
    const headers = Object.entries(details.headers).filter(([name]) => name !== 'Content-Length');
    return {
      headers: Object.fromEntries(headers.map(([name, value]) => [name.toLowerCase(), String(value)])),
      body: details.body!,
    };
  }
}
