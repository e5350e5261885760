// What differs between a server of its own and one of several nodes: where tables live and write, whose clock counts,
// and how the others hear of something. One process on SQLite needs nothing of it (`alone`); `cluster/` is the other.

import type { IncomingMessage, Server } from 'node:http';
import type { FastifyBaseLogger } from 'fastify';
import type { Guest } from '../domain/tableRow.ts';
import type { Metrics } from '../metrics.ts';
import type { Committer } from '../store/committer.ts';
import type { ChangeWriter, Store } from '../store/store.ts';
import type { WriteHealth } from '../store/writeHealth.ts';
import { type Homes, ONLY_HOME } from './homes.ts';
import type { ListedPresence } from './listedTable.ts';
import type { ServerTime } from './serverTime.ts';
import type { Tables } from './tables.ts';
import { UptimeClock } from './uptimeClock.ts';

/** What every node must hear of at once. */
export type News =
  | { kind: 'renamed'; guest: Guest }
  | { kind: 'signed-out'; device: string }
  | { kind: 'subscribed'; guest: string };

export type Deployment = {
  homes: Homes;
  /** How long what lists show of a table may be behind its moves, in ms. */
  glanceBehindMs: number;
  /** Where what tables write goes, until their homes are lost: after that it fails. */
  tableWrites(): ChangeWriter;
  /** `committer`: of what belongs to no table. */
  beginTime(committer: Committer, log: FastifyBaseLogger): Promise<ServerTime>;
  /** Tells all nodes, this one included. */
  tell(news: News): void;
  /** `then` is called with everything that any node tells. */
  onNews(then: (news: News) => void): void;
  /** Who is connected to those of these tables that live at other nodes. */
  presences(tables: string[]): Promise<Map<string, ListedPresence>>;
  /** Tables at other nodes that anybody may join now, newest first. */
  joinable(limit: number): Promise<string[]>;
  /** Why this node cannot do its work now; null when it can. */
  failure(): string | null;
  /** Everything is built, and nobody can ask anything yet. */
  attach(attached: Attached): void;
  /** The server stops: what is passed on to other nodes is closed, and comes back by another way. */
  closePipes(): void;
  /** The tables have been given up, and nobody is connected any more. */
  stop(): Promise<void>;
};

export type Attached = {
  server: Server;
  tables: Tables;
  metrics: Metrics;
  health: WriteHealth;
  visitors: Visitors;
  log: FastifyBaseLogger;
};

/** What the server knows about those who ask, before a request reaches it. */
export type Visitors = {
  /** Whose request it is, as far as the proxies in front are believed. */
  addressOf(request: IncomingMessage): string;
  /** How many requests one network may send. */
  perMinute: number;
};

export function alone(store: Store): Deployment {
  const listeners: ((news: News) => void)[] = [];
  return {
    homes: ONLY_HOME,
    glanceBehindMs: 60_000, // whoever asks finds the table in memory
    tableWrites: () => store,
    beginTime: (committer, log) => UptimeClock.begin(store, committer, log),
    tell: news => {
      for (const listener of listeners) listener(news);
    },
    onNews: then => void listeners.push(then),
    presences: async () => new Map(),
    joinable: async () => [],
    failure: () => null,
    attach: () => {},
    closePipes: () => {},
    stop: async () => {},
  };
}
