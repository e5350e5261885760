// What differs between a single process and one of several nodes: where tables live and write, whose clock counts, and
// how other nodes are told of events. `singleProcess` is the first; `cluster/node.ts` the second.

import type { IncomingMessage, Server } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../metrics.ts';
import { type ClusterEvent, eventsOf } from '../store/clusterEvents.ts';
import type { Committer } from '../store/committer.ts';
import type { Change, ChangeWriter, Store } from '../store/store.ts';
import type { WriteHealth } from '../store/writeHealth.ts';
import { type Homes, ONLY_HOME } from './homes.ts';
import type { ListedPresence } from './listedTable.ts';
import type { ServerTime } from './serverTime.ts';
import type { Tables } from './tables.ts';
import { UptimeClock } from './uptimeClock.ts';

export type Deployment = {
  homes: Homes;
  /** How much older than the last move a table's stored summary may be. */
  maxSummaryAgeMs: number;
  /** Where tables write until this node loses their homes; after that, writes fail. */
  tableWrites(): ChangeWriter;
  /** Where everything else is written. Every node, this one included, is told of the events of it (`eventsOf`). */
  otherWrites: ChangeWriter;
  /** `committer`: writes what belongs to no table. */
  beginTime(committer: Committer, log: FastifyBaseLogger): Promise<ServerTime>;
  /** `then` is called with every event of what any node has written. */
  onClusterEvent(then: (event: ClusterEvent) => void): void;
  /** Who is connected to those of these tables that live at other nodes. */
  presences(tables: string[]): Promise<Map<string, ListedPresence>>;
  /** Tables at other nodes that anybody may join now, newest first. */
  joinable(limit: number): Promise<string[]>;
  /** Versions of games, as `waves@3`, whose tables can be claimed here while they have no home; null: of all. */
  claimable(): readonly string[] | null;
  /** Why this node cannot do its work now; null when it can. */
  failure(): string | null;
  /** Called when the app is built and before it listens. */
  attach(attached: Attached): void;
  /** The server stops: connections proxied to other nodes are closed; their clients reconnect through another node. */
  closeProxied(): void;
  /** Called last, when no table is in memory and nobody is connected any more. */
  stop(): Promise<void>;
};

export type Attached = {
  server: Server;
  tables: Tables;
  metrics: Metrics;
  health: WriteHealth;
  visitors: ClientAddresses;
  log: FastifyBaseLogger;
};

/** What is known of clients before a request reaches its route. */
export type ClientAddresses = {
  /** The client's address; forwarded headers count as far as proxies are trusted. */
  addressOf(request: IncomingMessage): string;
  /** How many requests one network may send in a minute. */
  perMinute: number;
};

export function singleProcess(store: Store): Deployment {
  const listeners: ((event: ClusterEvent) => void)[] = [];
  const tell = (changes: Change[]) => {
    for (const event of eventsOf(changes)) for (const listener of listeners) listener(event);
  };
  const write = (changes: Change[]) => {
    const written = store.write(changes);
    // Beside the write: what goes wrong at a listener must not look as if nothing were stored.
    void written.then(
      () => tell(changes),
      () => {},
    );
    return written;
  };
  return {
    homes: ONLY_HOME,
    maxSummaryAgeMs: 60_000, // lists of the same process read tables in memory
    tableWrites: () => store,
    otherWrites: { write },
    beginTime: (committer, log) => UptimeClock.begin(store, committer, log),
    onClusterEvent: then => void listeners.push(then),
    presences: async () => new Map(),
    joinable: async () => [],
    claimable: () => null,
    failure: () => null,
    attach: () => {},
    closeProxied: () => {},
    stop: async () => {},
  };
}
