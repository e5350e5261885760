// Tells people by web push that tables wait for them, though no page of theirs is open. One notice for each person, which
// speaks of all their tables: it is made of how things stand when it is sent, so a turn that was made elsewhere corrects
// or withdraws it. Sent beside the tables and never in their way; what cannot be sent is tried a few times, then dropped.

import type { PushMessage } from '@quayside/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { PresenceChange } from '../domain/presence.ts';
import type { Table } from '../room/table.ts';
import type { Committer } from '../store/committer.ts';
import type { StoredSubscription } from '../store/push.ts';
import type { Store } from '../store/store.ts';
import type { Delivered, PushDelivery } from './delivery.ts';
import { decisionsAsked, deviceOwners } from './waiting.ts';

const MOST_TABLES = 50; // of one guest
// Counted apart: devices that cannot be reached must not keep messages from others for as long as they are tried.
const MOST_SENDING = 500;
const MOST_RETRYING = 500;
const RETRY_MS = [5000, 60_000, 600_000];

type Parts = {
  store: Store;
  committer: Committer;
  delivery: PushDelivery;
  /** How long a turn waits before its person is told; ms. */
  delayMs: number;
  open(table: string): Promise<Table | null>;
  log: FastifyBaseLogger;
};

export class PushNotifier {
  readonly #parts: Parts;
  /** Guests who have a subscription, or had one lately. */
  readonly #subscribed = new Set<string>();
  /** By guest, when their notice is looked at. */
  readonly #timers = new Map<string, NodeJS.Timeout>();
  /** By table and guest, what was asked when the table was last looked at. */
  readonly #asked = new WeakMap<Table, Map<string, string>>();
  /** By device, the last message for it: older ones are not tried again. */
  readonly #latest = new Map<string, PushMessage>();
  #queue: Promise<void> = Promise.resolve();
  #sending = 0;
  #retrying = 0;
  #isStopped = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** What was asked before the server stopped may not have been told. */
  async start(): Promise<void> {
    for (const guest of await this.#parts.store.subscribedGuests()) this.subscribed(guest);
  }

  /** Resolves when nothing more is read or written. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    await this.#queue;
  }

  subscribed(guest: string): void {
    this.#subscribed.add(guest);
    this.#schedule(guest);
  }

  /** A table has moved on. */
  look(table: Table): void {
    if (this.#subscribed.size === 0) return;
    const before = this.#asked.get(table) ?? new Map<string, string>();
    this.#asked.set(table, before);
    for (const guest of new Set([...deviceOwners(table), ...before.keys()])) {
      if (!this.#subscribed.has(guest)) continue;
      const asked = decisionsAsked(table, guest).join();
      if (asked === (before.get(guest) ?? '')) continue;
      before.set(guest, asked);
      this.#schedule(guest);
    }
  }

  /** Whoever connects, or leaves on purpose, has seen what is asked of them: they are not notified of that again. */
  presence(table: Table, guest: string, change: PresenceChange): void {
    if (!this.#subscribed.has(guest)) return;
    const seen = change === 'lost' ? [] : change === 'came' ? decisionsAsked(table, guest) : this.#toldAt(table, guest);
    if (seen.length > 0) this.#inTurn(() => this.#see(guest, seen));
    this.#schedule(guest);
  }

  /** What the guest has been told of at the table, and not what is being written just now. */
  #toldAt(table: Table, guest: string): string[] {
    return this.#asked.get(table)?.get(guest)?.split(',').filter(Boolean) ?? decisionsAsked(table, guest);
  }

  #schedule(guest: string): void {
    if (this.#isStopped || this.#timers.has(guest)) return;
    const look = () => {
      this.#timers.delete(guest);
      this.#inTurn(() => this.#notify(guest));
    };
    this.#timers.set(guest, setTimeout(look, this.#parts.delayMs).unref());
  }

  /** One guest at a time: it may load tables into memory. */
  #inTurn(act: () => Promise<void>): void {
    this.#queue = this.#queue
      .then(() => (this.#isStopped ? undefined : act()))
      .catch(err => this.#parts.log.error({ err }, 'a push notice could not be made'));
  }

  async #see(guest: string, seen: string[]): Promise<void> {
    const { store, committer } = this.#parts;
    const { decisions, shown } = await store.pushTold(guest);
    if (seen.every(decision => decisions.includes(decision))) return;
    const told = { decisions: [...new Set([...decisions, ...seen])], shown };
    await committer.save([{ kind: 'push-told', guest, told }]);
  }

  async #notify(guest: string): Promise<void> {
    const { store, committer } = this.#parts;
    const subscriptions = await store.subscriptionsOf(guest);
    if (subscriptions.length === 0) return void this.#subscribed.delete(guest);
    const tables = await this.#tablesOf(guest);
    const asked = tables.flatMap(table => decisionsAsked(table, guest));
    const waiting = tables.filter(table => !table.isOnline(guest) && decisionsAsked(table, guest).length > 0);
    const unmade = waiting.flatMap(table => decisionsAsked(table, guest));
    const told = await store.pushTold(guest);
    const isNew = unmade.some(decision => !told.decisions.includes(decision));
    const message = messageAbout(waiting, isNew);
    const shown = message.count === 0 ? '' : `${message.count} ${message.link}`;
    if (!isNew && (told.shown === '' || told.shown === shown)) return;
    const decisions = [...new Set([...told.decisions.filter(it => asked.includes(it)), ...unmade])];
    await committer.save([{ kind: 'push-told', guest, told: { decisions, shown } }]);
    for (const subscription of subscriptions) this.#send(subscription, message);
  }

  /** A table that cannot be read is left out. */
  async #tablesOf(guest: string): Promise<Table[]> {
    const { store, open, log } = this.#parts;
    const rows = await store.seatedAt(guest, MOST_TABLES);
    const opened = rows.map(({ id }) =>
      open(id).catch(err => {
        log.error({ err, table: id }, 'a table could not be opened for a push notice');
        return null;
      }),
    );
    return (await Promise.all(opened)).filter(table => table !== null);
  }

  #send(subscription: StoredSubscription, message: PushMessage): void {
    const { device } = subscription;
    this.#latest.set(device, message);
    this.#try(subscription, message, 0)
      .catch(err => this.#parts.log.warn({ reason: (err as Error).message }, 'a push message was given up'))
      .finally(() => {
        if (this.#latest.get(device) === message) this.#latest.delete(device);
      });
  }

  async #try(subscription: StoredSubscription, message: PushMessage, tries: number): Promise<void> {
    const { committer } = this.#parts;
    const { device, endpoint } = subscription;
    const delivered = await this.#delivered(subscription, message);
    if (delivered === 'refused') throw new Error(`${new URL(endpoint).host} refused it`);
    if (delivered === 'gone') await committer.save([{ kind: 'unsubscribed', device, endpoint }]);
    const wait = RETRY_MS[tries];
    if (delivered !== 'later' || wait === undefined) return;
    if (this.#retrying >= MOST_RETRYING) throw new Error('too many others are to be tried again');
    this.#retrying += 1;
    await new Promise(resolve => setTimeout(resolve, wait).unref());
    this.#retrying -= 1;
    if (!this.#isStopped && this.#latest.get(device) === message) await this.#try(subscription, message, tries + 1);
  }

  async #delivered(subscription: StoredSubscription, message: PushMessage): Promise<Delivered> {
    if (this.#sending >= MOST_SENDING) throw new Error('too many others are being sent');
    this.#sending += 1;
    try {
      return await this.#parts.delivery.deliver(subscription, message);
    } catch (error) {
      this.#parts.log.info({ reason: (error as Error).message }, 'a push service could not be reached');
      return 'later';
    } finally {
      this.#sending -= 1;
    }
  }
}

/** Of one table its game; of several only how many they are. */
function messageAbout(waiting: Table[], ring: boolean): PushMessage {
  const [only] = waiting.length === 1 ? waiting : [];
  const link = only ? `/t/${only.row.id}` : '/mine';
  return { count: waiting.length, game: only?.game.title ?? null, link, ring };
}
