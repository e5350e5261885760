// All tables of the server: those in memory, and how others are loaded, woken and unloaded.

import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { AnyShape, World } from '@quayside/rules';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import { toldNote } from '../domain/notes.ts';
import type { PresenceChange } from '../domain/presence.ts';
import { botAt, seatOf } from '../domain/seats.ts';
import type { Guest, StoredTable } from '../domain/tableRow.ts';
import type { Metrics } from '../metrics.ts';
import type { Committer } from '../store/committer.ts';
import type { Change, Store } from '../store/store.ts';
import { handleDue } from './dueEvents.ts';
import { DueTables } from './dueTables.ts';
import { type Games, withDevices } from './games.ts';
import { type Homes, LivesElsewhere } from './homes.ts';
import { type Begun, begin } from './load.ts';
import { restore } from './restore.ts';
import type { ServerTime } from './serverTime.ts';
import { Table, type TableContext } from './table.ts';
import { TableClaims } from './tableClaims.ts';
import { type OtherNodes, TableLists } from './tableLists.ts';
import { KEPT } from './talk.ts';

/** What a feature wants to know about every table. */
export type TableObserver = {
  /** The table was loaded into memory. */
  opened?(table: Table): void;
  /** Something was committed at it. */
  changed?(table: Table): void;
  presenceChanged?(table: Table, device: string, change: PresenceChange): void;
  /** True while the feature works for the table, which stays in memory as long. */
  isBusyAt?(table: Table): boolean;
};

/** What tables need from the features that replay logs and send webhooks. */
type Services = Pick<TableContext, 'moment' | 'judgeTakeBack' | 'mayCall'> & {
  /** How a stored game would come out under another version of its rules; null where it is the same. */
  compare(row: StoredTable, version: number): Promise<object | null>;
};

type Dependencies = {
  config: Config;
  store: Store;
  games: Games;
  homes: Homes;
  elsewhere: OtherNodes;
  /** Writes for tables: asked for at the start, and again each time the homes are lost. */
  newCommitter(): Committer;
  /** How much older than the last move a table's stored summary may be. */
  maxSummaryAgeMs: number;
  time: ServerTime;
  metrics: Metrics;
  log: FastifyBaseLogger;
  services: Services;
};

const SWEEP_MS = 1000;
const RELEASE_MS = 500; // at most, until clients are sent away though others cannot claim their tables yet
const RENAMED_AT_ONCE = 5; // tables in one turn of the event loop

export class Tables {
  readonly games: Games;
  readonly lists: TableLists;
  readonly #store: Store;
  readonly #log: FastifyBaseLogger;
  readonly #live = new Map<string, Promise<Table | null>>();
  readonly #inMemory = new Set<Table>();
  readonly #claims: TableClaims;
  readonly #due: DueTables;
  readonly #observers: TableObserver[] = [];
  readonly #newCommitter: () => Committer;
  readonly #services: Services;
  /** Replaced with its committer when the homes are lost: earlier tables keep the old one, whose writes fail. */
  #context: TableContext;
  readonly #idleMs: number;
  readonly #sweeper: NodeJS.Timeout;
  /** Tables whose log replays differently under the newest rules. */
  readonly #differing = new Set<string>();
  #turns: Promise<void> = Promise.resolve();
  #isStopping = false;

  constructor({
    config,
    store,
    games,
    homes,
    elsewhere,
    newCommitter,
    maxSummaryAgeMs,
    time,
    metrics,
    log,
    services,
  }: Dependencies) {
    this.games = withDevices(games);
    this.#store = store;
    this.#log = log;
    this.#claims = new TableClaims(homes, () => this.settled());
    this.#newCommitter = newCommitter;
    this.#services = services;
    this.#context = {
      store,
      committer: newCommitter(),
      log,
      time,
      snapshotEvery: config.snapshotEvery,
      maxSummaryAgeMs,
      limits: { seatAwayMs: config.seatAwayMinutes * 60_000, hostAwayMs: config.hostAwayMinutes * 60_000 },
      answered: answer => metrics.moves.inc({ answer }),
      drop: table => this.#forget(table),
      changed: table => {
        for (const observer of this.#observers) observer.changed?.(table);
      },
      presenceChanged: (table, device, change) => {
        for (const observer of this.#observers) observer.presenceChanged?.(table, device, change);
      },
      due: handleDue,
      mayCall: address => services.mayCall(address),
      moment: (table, ply) => services.moment(table, ply),
      judgeTakeBack: (table, seat) => services.judgeTakeBack(table, seat),
    };
    this.#idleMs = config.idleMinutes * 60_000;
    this.#sweeper = setInterval(() => this.#sweep(), Math.min(this.#idleMs / 2, SWEEP_MS)).unref();
    const live = this.#live;
    const open = (id: string) => this.open(id);
    this.#due = new DueTables({
      store,
      log,
      live,
      open,
      now: () => time.now(),
      committer: () => this.#context.committer,
      claimable: () => elsewhere.claimable(),
    });
    this.lists = new TableLists({
      ...{ store, elsewhere, log, open, surroundings: this.#context, inMemory: this.#inMemory },
      isLive: id => live.has(id),
    });
    homes.lost(() => this.#dropAll());
  }

  /** Observers are called in the order they were added. */
  observe(observer: TableObserver): void {
    this.#observers.push(observer);
  }

  /** The wall clock of this server, or of the cluster. */
  now(): number {
    return this.#context.time.wallClock();
  }

  /** How many tables live here, in memory or not. */
  get claimed(): number {
    return this.#claims.count;
  }

  get count(): number {
    return this.#inMemory.size;
  }

  /**
   * The table in memory, fetched from the store if need be; null when there is none of this name. Rejects with
   * `LivesElsewhere` when another process is home to it.
   */
  open(id: string): Promise<Table | null> {
    const live = this.#live.get(id) ?? this.#fetch(id);
    this.#live.set(id, live);
    const forget = () => {
      if (this.#live.get(id) !== live) return;
      this.#live.delete(id);
      this.#claims.release(id);
    };
    return live.then(
      table => {
        if (table) table.lastUsed = performance.now();
        else forget();
        return table;
      },
      error => {
        forget();
        throw error;
      },
    );
  }

  /**
   * True when the table lives here. It is kept for a while, though nobody opens it. Null when there is no such table.
   */
  claim(id: string): Promise<boolean | null> {
    return this.#claims.claim(id);
  }

  /** Resolves when everything that tables have written so far is committed. */
  settled(): Promise<void> {
    return this.#context.committer.save([]);
  }

  /** Writes a new table, begun if it has its seed; it is loaded when somebody opens it. */
  async add(row: StoredTable): Promise<void> {
    if (row.seed === null) return this.#context.committer.save([{ kind: 'table', table: row }]);
    await this.#addBegun(begin(await this.games[row.game]!.load(row.version), row, this.now()));
  }

  /** Writes a table that begins in the middle of a game. */
  async branch(row: StoredTable, world: World<AnyShape>): Promise<void> {
    const begun = begin(await this.games[row.game]!.load(row.version), row, this.now(), world);
    const snapshot = begun.match.snapshot();
    await this.#addBegun(
      begun,
      { kind: 'origin', table: row.id, world },
      { kind: 'snapshot', table: row.id, snapshot },
    );
  }

  /** If nobody opens it, the table is still woken for a bot that has to decide or a clock that has to run. */
  #addBegun({ row, match, entries }: Begun, ...extraChanges: Change[]): Promise<void> {
    const waitsForPeople = row.terms.clock === 'none' && match.deciding.every(seat => botAt(row, seat) === null);
    const due: Change[] = waitsForPeople ? [] : [{ kind: 'due', table: row.id, at: 0 }];
    return this.#context.committer.save([{ kind: 'table', table: row }, ...extraChanges, ...entries, ...due]);
  }

  /** Loads tables whose bots or clocks are due, at once instead of in a few seconds. */
  wakeDue(): Promise<void> {
    return this.#due.wake();
  }

  /** A moment of uptime by the wall clock. */
  readonly toWallClock = (time: number): number => this.#context.time.toWallClock(time);

  /** Everybody who has a connection to a table; of those who share a device, whose it is. */
  connectedGuests(): Set<string> {
    const guests = new Set<string>();
    for (const { connections } of this.#inMemory)
      connections.each(({ guest }) => {
        guests.add(guest.deviceOwner ?? guest.id);
      });
    return guests;
  }

  /** Deletes a table that nobody uses, if the store finds it stale. Whoever opens it meanwhile waits for that. */
  async sweep(id: string, before: number): Promise<void> {
    const live = this.#live.get(id);
    const table = await live;
    const { committer } = this.#context;
    if (!(await this.claim(id)) || this.#isStopping || this.#live.get(id) !== live) return;
    if (table) {
      if (table.isInUse || this.#isBusyAt(table)) return;
      table.close('stopping');
      this.#inMemory.delete(table);
    }
    const swept = committer.save([{ kind: 'sweep-table', table: id, before }]);
    this.#live.set(
      id,
      swept.then(() => this.#fetch(id)),
    );
    await this.open(id);
  }

  /** A guest has a new name: at every table in memory at once, elsewhere when they come back to it. */
  async rename(guest: Guest): Promise<void> {
    const isThere = (table: Table) => seatOf(table.row, guest.id) !== null || table.isOnline(guest.id);
    for (const [i, table] of [...this.#inMemory].filter(isThere).entries()) {
      if (i % RENAMED_AT_ONCE === RENAMED_AT_ONCE - 1) await nextTurn();
      if (!table.isClosed) table.rename(guest);
    }
  }

  /**
   * Finishes what is being written and gives every table up, so that it can live elsewhere; then closes every client.
   */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#sweeper);
    this.#due.stop();
    const { committer } = this.#context;
    const tables = [...this.#inMemory];
    for (const table of tables) table.runSafely(() => table.settle());
    await committer.idle();
    // Whatever came after the release would overwrite what the next home has written.
    for (const table of tables) table.giveUp();
    committer.end(new Error('the tables were given up'));
    const released = this.#claims.releaseAll();
    this.#inMemory.clear();
    this.#live.clear();
    // Whoever comes back first would find the old home, and wait.
    await Promise.race([released, pause(RELEASE_MS, undefined, { ref: false })]);
    for (const table of tables) table.close('stopping');
  }

  /** However many tables are asked for at once, one is loaded in each turn of the event loop. */
  #turn(): Promise<void> {
    this.#turns = this.#turns.then(() => nextTurn());
    return this.#turns;
  }

  async #fetch(id: string): Promise<Table | null> {
    const context = this.#context;
    const isHere = await this.claim(id);
    if (isHere === null) return null;
    if (!isHere) throw new LivesElsewhere();
    await this.#turn();
    const read = () =>
      Promise.all([this.#store.lines(id, Number.MAX_SAFE_INTEGER, KEPT), this.#store.notes(id)] as const);
    let talked = read();
    talked.catch(() => {}); // whoever waits for it is told; if something else fails before, nobody does
    const row = await this.#row(id);
    const entry = row && Object.hasOwn(this.games, row.game) ? this.games[row.game] : undefined;
    if (!row || !entry) return null;
    const compare = (row: StoredTable, version: number) => this.#services.compare(row, version);
    const parts = {
      entry,
      row,
      store: this.#store,
      compare,
      log: this.#log,
      now: () => this.now(),
      differing: this.#differing,
    };
    const { game, row: now, loaded, changes } = await restore(parts);
    // The table is given up, or about to be: its next home may be writing already.
    if (this.#isStopping) throw new LivesElsewhere();
    if (changes.length > 0) {
      await context.committer.save(changes);
      talked = read();
    }
    const [lines, stored] = await talked;
    const notes = stored.filter(({ note }) => note.kind !== 'deadline').map(toldNote);
    // The homes were lost meanwhile, or the server has stopped: what was read may be old.
    if (context !== this.#context || this.#isStopping) throw new LivesElsewhere();
    const table = new Table(game, now, context, { lines, notes }, loaded);
    this.#inMemory.add(table);
    table.start();
    for (const observer of this.#observers) observer.opened?.(table);
    return table;
  }

  /** Its next table may have been swept, which changes no other table's row: then a rematch can be asked for again. */
  async #row(id: string): Promise<StoredTable | null> {
    const row = await this.#store.table(id);
    if (!row?.rematch || (await this.#store.table(row.rematch))) return row;
    return { ...row, rematch: null };
  }

  #isBusyAt(table: Table): boolean {
    return this.#observers.some(observer => observer.isBusyAt?.(table));
  }

  #sweep(): void {
    const now = performance.now();
    for (const table of this.#inMemory) {
      // A game that is over is seldom looked at again, so it need not wait.
      const patienceMs = table.row.endedAt !== null ? 0 : this.#idleMs;
      if (table.isInUse || this.#isBusyAt(table) || now - table.lastUsed < patienceMs) continue;
      table.runSafely(() => table.close('stopping'));
      this.#forget(table);
    }
    this.#claims.releaseUnused(id => this.#live.has(id));
  }

  #forget(table: Table): void {
    if (!this.#inMemory.delete(table)) return;
    this.#live.delete(table.row.id);
    this.#claims.release(table.row.id);
  }

  /** Another process may be home to any of the tables by now: all are dropped at once, and their clients come back. */
  #dropAll(): void {
    const { committer } = this.#context;
    this.#context = { ...this.#context, committer: this.#newCommitter() };
    const tables = [...this.#inMemory];
    this.#inMemory.clear();
    this.#live.clear();
    this.#claims.loseAll();
    // One that cannot be closed must not keep the others, or the next session, waiting.
    for (const table of tables) {
      try {
        table.close('moving');
      } catch (err) {
        this.#log.error({ err, table: table.row.id }, 'a table could not be closed');
      }
    }
    committer.end(new Error('this process is home to the table no more'));
  }
}
