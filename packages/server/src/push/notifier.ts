// Sends web push messages to people whom tables wait for while no page of theirs is open. Each guest has one
// notification for all their tables. Its content is computed when it is sent, so a later message corrects or withdraws
// an earlier one. Sending happens outside the queues of tables; a message that cannot be delivered is retried a few
// times, then dropped.

import type { PushMessage } from '@quayside/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { PresenceChange } from '../domain/presence.ts';
import type { StoredTable } from '../domain/tableRow.ts';
import { decisionsAsked } from '../domain/tableSummary.ts';
import type { ListedTable } from '../room/listedTable.ts';
import type { Table } from '../room/table.ts';
import type { Committer } from '../store/committer.ts';
import type { StoredSubscription } from '../store/push.ts';
import type { Store } from '../store/store.ts';
import type { Delivered, PushDelivery } from './delivery.ts';

const MOST_TABLES = 50; // of one guest
// Separate limits: retries to unreachable devices must not use up the capacity for first attempts.
const MOST_SENDING = 500;
const MOST_RETRYING = 500;
const RETRY_MS = [5000, 60_000, 600_000];

type Dependencies = {
  store: Store;
  committer: Committer;
  delivery: PushDelivery;
  /** From a change at a table to the message about it, in ms: somebody who opens the page meanwhile needs none. */
  delayMs: number;
  /** Tables as lists see them; none is loaded. */
  listed(rows: StoredTable[]): Promise<ListedTable[]>;
  titleOf(game: string): string;
  log: FastifyBaseLogger;
};

export class PushNotifier {
  readonly #dependencies: Dependencies;
  /** Guests who have a subscription, or had one lately. */
  readonly #subscribed = new Set<string>();
  /** By guest: the timer after which their notification is computed anew. */
  readonly #timers = new Map<string, NodeJS.Timeout>();
  /**
   * By table and guest: the decisions asked at the last check, joined; compared to find out whether anything changed.
   */
  readonly #asked = new WeakMap<Table, Map<string, string>>();
  /** By device: the newest message for it. A retry of an older one stops. */
  readonly #latest = new Map<string, PushMessage>();
  #queue: Promise<void> = Promise.resolve();
  #sending = 0;
  #retrying = 0;
  #isStopped = false;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** Checks every subscribed guest: decisions asked before a restart may not have been announced. */
  async start(): Promise<void> {
    for (const guest of await this.#dependencies.store.subscribedGuests()) this.subscribed(guest);
  }

  /** Resolves when nothing more is read or written. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const timer of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
    await this.#queue;
  }

  subscribed(guest: string): void {
    this.watch(guest);
    this.#schedule(guest);
  }

  /** Somebody has subscribed at another node, which tells them what waits now; this one goes on from here. */
  watch(guest: string): void {
    this.#subscribed.add(guest);
  }

  /** Called after every commit of a table: schedules a check for each guest whose decisions there have changed. */
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

  /**
   * Decisions that were on the screen of somebody who connects, or closes the page, are stored as seen: no message
   * later.
   */
  presence(table: Table, guest: string, change: PresenceChange): void {
    if (!this.#subscribed.has(guest)) return;
    const seen = change === 'lost' ? [] : change === 'came' ? decisionsAsked(table, guest) : this.#toldAt(table, guest);
    if (seen.length > 0) this.#inTurn(() => this.#see(guest, seen));
    this.#schedule(guest);
  }

  /** The decisions asked at the last check; one that is only being committed was not on the screen yet. */
  #toldAt(table: Table, guest: string): string[] {
    return this.#asked.get(table)?.get(guest)?.split(',').filter(Boolean) ?? decisionsAsked(table, guest);
  }

  #schedule(guest: string): void {
    if (this.#isStopped || this.#timers.has(guest)) return;
    const look = () => {
      this.#timers.delete(guest);
      this.#inTurn(() => this.#notify(guest));
    };
    this.#timers.set(guest, setTimeout(look, this.#dependencies.delayMs).unref());
  }

  /** Runs one guest after the other, because each may load many tables into memory. */
  #inTurn(act: () => Promise<void>): void {
    this.#queue = this.#queue
      .then(() => (this.#isStopped ? undefined : act()))
      .catch(err => {
        // Tables are given up meanwhile; whoever takes them over, or this server when it starts again, tells of them.
        if (!this.#isStopped) this.#dependencies.log.error({ err }, 'a push notice could not be made');
      });
  }

  async #see(guest: string, seen: string[]): Promise<void> {
    const { store, committer } = this.#dependencies;
    const { decisions, shown } = await store.pushTold(guest);
    if (seen.every(decision => decisions.includes(decision))) return;
    const told = { decisions: [...new Set([...decisions, ...seen])], shown };
    await committer.save([{ kind: 'push-told', guest, told }]);
  }

  async #notify(guest: string): Promise<void> {
    const { store, committer, listed, titleOf } = this.#dependencies;
    const subscriptions = await store.subscriptionsOf(guest);
    if (subscriptions.length === 0) return void this.#subscribed.delete(guest);
    const tables = await listed(await store.seatedAt(guest, MOST_TABLES));
    const asked = tables.flatMap(table => decisionsAsked(table, guest));
    const waiting = tables.filter(table => !table.isOnline(guest) && decisionsAsked(table, guest).length > 0);
    const unmade = waiting.flatMap(table => decisionsAsked(table, guest));
    const told = await store.pushTold(guest);
    const isNew = unmade.some(decision => !told.decisions.includes(decision));
    const message = messageAbout(waiting, isNew, titleOf);
    const shown = message.count === 0 ? '' : `${message.count} ${message.link}`;
    if (!isNew && (told.shown === '' || told.shown === shown)) return;
    const decisions = [...new Set([...told.decisions.filter(it => asked.includes(it)), ...unmade])];
    await committer.save([{ kind: 'push-told', guest, told: { decisions, shown } }]);
    for (const subscription of subscriptions) this.#send(subscription, message);
  }

  #send(subscription: StoredSubscription, message: PushMessage): void {
    const { device } = subscription;
    this.#latest.set(device, message);
    this.#try(subscription, message, 0)
      .catch(err => this.#dependencies.log.warn({ reason: (err as Error).message }, 'a push message was given up'))
      .finally(() => {
        if (this.#latest.get(device) === message) this.#latest.delete(device);
      });
  }

  async #try(subscription: StoredSubscription, message: PushMessage, tries: number): Promise<void> {
    const { committer } = this.#dependencies;
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
      return await this.#dependencies.delivery.deliver(subscription, message);
    } catch (error) {
      this.#dependencies.log.info({ reason: (error as Error).message }, 'a push service could not be reached');
      return 'later';
    } finally {
      this.#sending -= 1;
    }
  }
}

/** For one table the message names its game; for several only their number. */
function messageAbout(waiting: ListedTable[], ring: boolean, titleOf: (game: string) => string): PushMessage {
  const [only] = waiting.length === 1 ? waiting : [];
  const link = only ? `/t/${only.row.id}` : '/mine';
  return { count: waiting.length, game: only ? titleOf(only.row.game) : null, link, ring };
}

/** The guests on whose devices a table is played. */
const deviceOwners = ({ row }: Table): Set<string> =>
  new Set(row.seats.flatMap(there => (there.kind === 'person' ? (there.deviceOwner ?? there.guest) : [])));
