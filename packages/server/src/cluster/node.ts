// One node of several on one database. It always has a session, or tries to begin one; when a session ends, for
// whatever reason, everything that rests on it is dropped in the same tick, and the next one begins with nothing.

import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';
import { SettingError } from '../config.ts';
import type { Attached, Deployment } from '../room/deployment.ts';
import type { Games } from '../room/games.ts';
import { CHANNEL, type ClusterEvent } from '../store/clusterEvents.ts';
import { DatabaseError } from '../store/databaseError.ts';
import type { PostgresStore } from '../store/postgres.ts';
import { connectPostgres, cut } from '../store/postgresClient.ts';
import { isLostConnection } from '../store/postgresErrors.ts';
import { type Change, type ChangeWriter, WriteError } from '../store/store.ts';
import type { Home } from './nodeProxy.ts';
import { Presences } from './presences.ts';
import { reap } from './reaper.ts';
import { BEGIN_MS, DatabaseSession, type NodeIdentity } from './session.ts';
import { HAS_NEWER_RULES, HAS_RULES, SessionHomes } from './sessionHomes.ts';
import { SharedTime } from './sharedTime.ts';
import { TableRouter } from './tableRouter.ts';

const BEAT_MS = 500;
const HEALTHY_MS = 2000; // since the last beat that was answered
const SILENT_MS = 2500; // a database that has not answered for this long is given up, as others give this node up
const AGAIN_MS = 200;
const FIRST_TRIES = 5; // to begin the first session of a node
const ADDRESS_MS = 4000; // for a node that was killed to be found dead
const ADDRESS_CLASS = 0x71756161; // "quaa": the class of the advisory locks on addresses

// A table without a home is claimed by a node that has its rules, or newer ones where nobody has; this one may be too
// old for it.
const FIND = `select no, address, true as "isHome", true as "hasRules"
    from homes join sessions on no = home where table_id = $1
  union all select sessions.no, address, false, ${HAS_RULES} from tables
    join sessions on (${HAS_RULES} or ${HAS_NEWER_RULES}) where id = $1 and sessions.no <> $2
  order by "isHome" desc, "hasRules" desc limit 1`;

const SUBSCRIBED = 'select distinct guest from push_subscriptions';

type Settings = {
  database: string;
  secret: string;
  games: Games;
  /** For reading, and for writes that belong to no session. */
  store: Pick<PostgresStore, 'pool' | 'watchPool' | 'write' | 'dropConnections'>;
  /** Writes through a session's connection. */
  writerOn(client: pg.Client): ChangeWriter;
};

type Current = { session: DatabaseSession; writer: ChangeWriter };

export class ClusterNode implements Deployment {
  readonly maxSummaryAgeMs = 1000;
  readonly homes: SessionHomes;
  readonly otherWrites: ChangeWriter;
  readonly #settings: Settings;
  readonly #time = new SharedTime();
  readonly #router: TableRouter;
  readonly #presences: Presences;
  readonly #listeners: ((event: ClusterEvent) => void)[] = [];
  #identity: NodeIdentity;
  #attached: Attached | null = null;
  #current: Current | null = null;
  /** Counts sessions: what was begun in one may write nothing in the next. */
  #epoch = 0;
  #beatSentAt: number | null = null;
  #beatAnsweredAt = 0;
  #timer: NodeJS.Timeout | undefined;
  #tickedAt = 0;
  #reaping: Promise<void> | null = null;
  #takeovers = 0;
  #sessions = 0;
  #claimable: readonly string[];
  #isStopping = false;
  #isReopening = false;

  constructor(settings: Settings) {
    this.#settings = settings;
    this.#identity = { address: '', games: versionsOf(settings.games) };
    this.#claimable = gameVersions(this.#identity.games);
    this.otherWrites = settings.store;
    this.homes = new SessionHomes(settings.store.pool, () => this.#current?.session ?? null);
    this.#presences = new Presences(settings.store.pool, () => this.#current?.session.no ?? null);
    this.#router = new TableRouter({
      secret: settings.secret,
      claim: table => this.#claim(table),
      find: table => this.#find(table),
      reportUnresponsiveNode: () => void this.#reap(),
      log: () => this.#log,
    });
  }

  beginTime = async (): Promise<SharedTime> => this.#time;

  tableWrites = (): ChangeWriter => {
    const epoch = this.#epoch;
    return { write: changes => this.#write(changes, epoch) };
  };

  onClusterEvent = (then: (event: ClusterEvent) => void): void => void this.#listeners.push(then);

  presences = (tables: string[]) => this.#presences.of(tables);

  joinable = (limit: number) => this.#presences.joinable(limit);

  claimable = (): readonly string[] => this.#claimable;

  failure = (): string | null => {
    if (!this.#current) return 'this node has no session with the database';
    const silent = performance.now() - this.#beatAnsweredAt;
    return silent <= HEALTHY_MS ? null : `the database has not answered for ${Math.round(silent)} ms`;
  };

  attach = (attached: Attached): void => {
    this.#attached = attached;
    const { server, metrics, visitors } = attached;
    this.#router.attach(server, visitors);
    this.#presences.watch(attached.tables);
    metrics.gauge('quayside_homes', 'Tables that live at this node', () => attached.tables.claimed);
    metrics.gauge('quayside_piped_sockets', 'Sockets passed on to other nodes', () => this.#router.proxy.sockets);
    metrics.gauge('quayside_session_seconds', 'Age of the session with the database; 0 without one', () =>
      this.#current ? (performance.now() - this.#current.session.begunAt) / 1000 : 0,
    );
    const takeovers = 'Tables of dead sessions that this node has freed';
    metrics.counter('quayside_takeovers_total', takeovers, () => this.#takeovers);
    metrics.counter('quayside_sessions_total', 'Sessions this node has begun', () => this.#sessions);
  };

  /** `address`: where other nodes reach this one. Throws a `SettingError` when it is another's. */
  async begin(address: string): Promise<void> {
    this.#identity = { ...this.#identity, address };
    await this.#asOnlyOneAt(address, async () => {
      await this.#requireOwn(address);
      // A table that is taken over must not wait until its rules are read.
      await Promise.all(Object.values(this.#attached!.tables.games).map(game => game.load()));
      await this.#openFirst();
      await this.#lookAround();
    });
    this.#tickedAt = performance.now();
    this.#timer = setInterval(() => this.#tick(), BEAT_MS).unref();
  }

  closeProxied = (): void => this.#router.close();

  /** After the tables were given up. */
  stop = async (): Promise<void> => {
    this.#isStopping = true;
    clearInterval(this.#timer);
    await this.#reaping;
    await this.#current?.session.end();
  };

  get #log(): FastifyBaseLogger {
    return this.#attached!.log;
  }

  /**
   * The database has answered before, so a connection that is lost now is no wrong address: a machine without a moment
   * for this process looks like that too, and other nodes end a session that is silent while it begins.
   */
  async #openFirst(): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await this.#open();
      } catch (error) {
        const mayHelp = error instanceof DatabaseError || isLostConnection(error);
        if (!mayHelp || tries === FIRST_TRIES) throw error;
        await pause(AGAIN_MS);
      }
    }
  }

  async #open(): Promise<void> {
    const session = await DatabaseSession.begin(this.#settings.database, this.#identity);
    const tooLong = setTimeout(() => session.fail(new Error('the database does not answer')), BEGIN_MS);
    try {
      await this.#time.measure(() => session.beat());
      session.client.on('notification', ({ payload }) => this.#onNotification(payload));
      await session.client.query(`listen ${CHANNEL}`);
    } catch (error) {
      session.fail(error as Error);
      throw error;
    } finally {
      clearTimeout(tooLong);
    }
    if (this.#isStopping) return void session.end();
    this.#sessions += 1;
    this.#beatSentAt = null;
    this.#beatAnsweredAt = performance.now();
    this.#current = { session, writer: this.#settings.writerOn(session.client) };
    this.#attached!.health.succeeded();
    this.#log.info({ session: session.no, address: this.#identity.address }, 'a session with the database has begun');
    // It may have ended in the moment in which it began.
    session.onEnd(reason => this.#lost(session, reason));
  }

  /** What a new session begins with; it may be lost meanwhile, and the next one begins. */
  async #lookAround(): Promise<void> {
    await this.#reap();
    if (this.#sessions > 1) this.#catchUp().catch(err => this.#log.warn({ err }, 'who subscribed could not be read'));
    void this.#attached!.tables.wakeDue();
  }

  /** In the tick in which the session ended: every table is dropped, and whoever was connected comes back. */
  #lost(session: DatabaseSession, reason: Error): void {
    if (this.#current?.session !== session) return;
    const { no } = session;
    this.#current = null;
    this.#epoch += 1;
    try {
      this.homes.lose();
    } catch (err) {
      this.#log.error({ err }, 'what rested on a session could not all be dropped');
    }
    if (this.#isStopping) return;
    this.#log.warn({ session: no, reason: reason.message }, 'the session with the database is lost; a new one begins');
    void this.#reopen();
  }

  /** One at a time: two would each begin a session, and one of those would never be used. */
  async #reopen(): Promise<void> {
    if (this.#isReopening) return;
    this.#isReopening = true;
    for (let tries = 0; !this.#isStopping && !this.#current; tries++) {
      try {
        await this.#open();
        if (this.#current) void this.#lookAround();
      } catch (error) {
        const { message } = error as Error;
        if (tries % 50 === 0) this.#log.error({ reason: message }, 'no session with the database can be begun');
        await pause(AGAIN_MS, undefined, { ref: false });
      }
    }
    this.#isReopening = false;
  }

  #tick(): void {
    const session = this.#current?.session;
    const stalledFor = performance.now() - this.#tickedAt;
    this.#tickedAt = performance.now();
    if (!session) return;
    // Nothing that came due meanwhile has been written yet: that waits for the turn's end.
    if (stalledFor > SILENT_MS)
      return void session.fail(new Error(`this process stood still for ${Math.round(stalledFor)} ms`));
    if (this.#beatSentAt === null) this.#beat(session);
    // After a stall of this process the answer may have come and not been read yet.
    else if (performance.now() - this.#beatSentAt > SILENT_MS) setImmediate(() => this.#giveUp(session));
    void this.#reap();
  }

  #beat(session: DatabaseSession): void {
    this.#beatSentAt = performance.now();
    session.beat().then(
      beat => {
        if (this.#current?.session !== session) return;
        this.#beatSentAt = null;
        this.#beatAnsweredAt = performance.now();
        this.#time.measured(beat);
        this.#attached!.health.succeeded();
      },
      error => session.fail(error as Error),
    );
  }

  #giveUp(session: DatabaseSession): void {
    if (this.#current?.session !== session || this.#beatSentAt === null) return;
    session.fail(new Error(`the database has not answered for ${SILENT_MS} ms`));
    this.#settings.store.dropConnections();
  }

  #reap(): Promise<void> {
    this.#reaping ??= this.#reapNow().finally(() => {
      this.#reaping = null;
    });
    return this.#reaping;
  }

  async #reapNow(): Promise<void> {
    const session = this.#current?.session;
    if (!session) return;
    try {
      const proxied = this.#router.proxy.homes;
      const { silent, dead, live } = await reap(this.#settings.store.watchPool, session.no);
      for (const no of silent) this.#log.warn({ session: no }, 'a node was silent for too long; its session is ended');
      for (const { no, ...gone } of dead) {
        this.#takeovers += gone.tables;
        this.#log.warn({ session: no, ...gone }, 'a node is gone, or has lost its session; its tables are free');
      }
      // Of those that were alive when the list was asked for: a session may have begun since.
      this.#router.proxy.cut(proxied.filter(no => !live.has(no)));
      this.#claimable = claimableBy(this.#identity.games, [...live.values()]);
      if (dead.length > 0) void this.#attached!.tables.wakeDue();
    } catch (error) {
      this.#log.info({ reason: (error as Error).message }, 'it could not be found out which nodes are alive');
    }
  }

  async #write(changes: Change[], epoch: number): Promise<void> {
    const current = this.#current;
    if (!current || epoch !== this.#epoch)
      throw new WriteError('this node has no session with the database', { isConflict: false, isLost: true });
    try {
      await current.writer.write(changes);
    } catch (error) {
      // Whether it was written is not known, so the tables in memory may be wrong.
      if (!(error instanceof WriteError && error.isConflict)) current.session.fail(error as Error);
      throw error;
    }
    if (epoch !== this.#epoch)
      throw new WriteError('the session with the database is lost', { isConflict: false, isLost: true });
  }

  /** A table that does not exist is served here: the routes say so. */
  async #claim(table: string): Promise<boolean> {
    return this.#current !== null && (await this.#attached!.tables.claim(table)) !== false;
  }

  async #find(table: string): Promise<Home | null> {
    const { rows } = await this.#settings.store.pool.query<Home>({
      name: 'find-home',
      text: FIND,
      values: [table, this.#current?.session.no ?? 0],
    });
    return rows[0] ?? null;
  }

  /** Anybody who may use the database can notify: a payload that is no ClusterEvent is ignored. */
  #onNotification(payload = ''): void {
    const event = eventIn(payload);
    if (event) for (const listener of this.#listeners) listener(event);
    else this.#log.warn({ payload: payload.slice(0, 100) }, 'a notification that is not understood');
  }

  /**
   * Whoever subscribed at other nodes while this one had no session. Other events are found out when guests come back.
   */
  async #catchUp(): Promise<void> {
    const { rows } = await this.#settings.store.pool.query<{ guest: string }>(SUBSCRIBED);
    for (const { guest } of rows) for (const listener of this.#listeners) listener({ kind: 'subscribed', guest });
  }

  /** Nodes that start with the same address check for each other one at a time. */
  async #asOnlyOneAt(address: string, act: () => Promise<void>): Promise<void> {
    const client = await connectPostgres(this.#settings.database);
    client.on('error', () => {});
    try {
      await client.query('select pg_advisory_lock($1, hashtext($2))', [ADDRESS_CLASS, address]);
      await act();
    } finally {
      cut(client); // which frees the lock
    }
  }

  /** One of that address may have been killed a moment ago; one that goes on beating is another node. */
  async #requireOwn(address: string): Promise<void> {
    const { watchPool: pool } = this.#settings.store;
    for (const until = performance.now() + ADDRESS_MS; performance.now() < until; await pause(BEAT_MS / 2)) {
      await reap(pool, 0);
      const { rowCount } = await pool.query('select 1 from sessions where address = $1', [address]);
      if (rowCount === 0) return;
    }
    throw new SettingError(`Another node is running at the address ${address}: each needs one of its own (--address).`);
  }
}

const EVENT_KINDS: ClusterEvent['kind'][] = ['renamed', 'signed-out', 'subscribed'];

function eventIn(payload: string): ClusterEvent | null {
  try {
    const event = JSON.parse(payload) as ClusterEvent | null;
    return event && EVENT_KINDS.includes(event.kind) ? event : null;
  } catch {
    return null;
  }
}

/** Versions of games as `OtherNodes` names them: `waves@3`. */
const gameVersions = (games: NodeIdentity['games']): string[] =>
  Object.entries(games).flatMap(([game, versions]) => versions.map(version => `${game}@${version}`));

/** As `CLAIM` of the homes has it: versions this node has, and older ones that none of these nodes has. */
function claimableBy(own: NodeIdentity['games'], all: readonly NodeIdentity['games'][]): string[] {
  const played = new Set(all.flatMap(gameVersions));
  const older = Object.entries(own).flatMap(([game, versions]) =>
    Array.from({ length: Math.max(...versions) }, (_, version) => `${game}@${version}`),
  );
  return [...gameVersions(own), ...older.filter(version => !played.has(version))];
}

/** The newest version of each game, and the older ones that are kept. */
const versionsOf = (games: Games): Record<string, number[]> =>
  Object.fromEntries(Object.entries(games).map(([id, { meta, kept = [] }]) => [id, [...kept, meta.version]]));
