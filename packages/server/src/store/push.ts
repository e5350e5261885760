// What is stored for web push: the key pair the server signs with, where devices are reached, and what their guests
// were told of.

/** Base64url. Made at the first start: browsers accept messages of this pair alone, so it is never replaced. */
export type PushKeys = { publicKey: string; privateKey: string };

/** `endpoint`: the address the browser's push service gave it. `p256dh`, `auth`: keys of the browser, base64url. */
export type StoredSubscription = { device: string; guest: string; endpoint: string; p256dh: string; auth: string };

/** `decisions`: those the guest has seen or was told of. `shown`: what their notice speaks of; '': there is none. */
type PushTold = { decisions: string[]; shown: string };

export type PushChange =
  /** Nothing happens if there are some. */
  | { kind: 'push-keys'; keys: PushKeys }
  /** Takes the place of the device's subscription before it. Nothing happens if the device was signed out meanwhile. */
  | { kind: 'subscribed'; subscription: StoredSubscription }
  /** With an endpoint: only if it is still that one. */
  | { kind: 'unsubscribed'; device: string; endpoint?: string }
  | { kind: 'push-told'; guest: string; told: PushTold };

export type PushReads = {
  pushKeys(): Promise<PushKeys | null>;
  subscriptionsOf(guest: string): Promise<StoredSubscription[]>;
  /** Everybody who has a subscription. */
  subscribedGuests(): Promise<string[]>;
  pushTold(guest: string): Promise<PushTold>;
};
