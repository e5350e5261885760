// All tables of the server: those in memory, and how others are loaded, woken and unloaded.

import { setImmediate as nextTurn } from 'node:timers/promises';
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
import { type Games, withDevices } from './games.ts';
import { type Begun, begin } from './load.ts';
import { restore } from './restore.ts';
import { Table, type TableContext } from './table.ts';
import { KEPT } from './talk.ts';
import type { UptimeClock } from './uptimeClock.ts';

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

type Parts = {
  config: Config;
  store: Store;
  games: Games;
  committer: Committer;
  time: UptimeClock;
  metrics: Metrics;
  log: FastifyBaseLogger;
  services: Services;
};

const SWEEP_MS = 1000;
const WAKE_MS = 5000;
const RENAMED_AT_ONCE = 5; // tables in one turn of the event loop

export class Tables {
  readonly games: Games;
  readonly #store: Store;
  readonly #log: FastifyBaseLogger;
  readonly #live = new Map<string, Promise<Table | null>>();
  readonly #inMemory = new Set<Table>();
  readonly #observers: TableObserver[] = [];
  readonly #committer: Committer;
  readonly #services: Services;
  readonly #context: TableContext;
  readonly #idleMs: number;
  readonly #sweeper: NodeJS.Timeout;
  readonly #waker: NodeJS.Timeout;
  /** Tables whose log comes out otherwise under the newest rules. */
  readonly #differing = new Set<string>();
  #turns: Promise<void> = Promise.resolve();
  #isStopping = false;

  constructor({ config, store, games, committer, time, metrics, log, services }: Parts) {
    this.games = withDevices(games);
    this.#store = store;
    this.#log = log;
    this.#committer = committer;
    this.#services = services;
    this.#context = {
      store,
      committer,
      log,
      time,
      snapshotEvery: config.snapshotEvery,
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
    this.#waker = setInterval(() => void this.wakeDue(), WAKE_MS).unref();
  }

  /** Observers are called in the order they were added. */
  observe(observer: TableObserver): void {
    this.#observers.push(observer);
  }

  get count(): number {
    return this.#inMemory.size;
  }

  /** The table in memory, fetched from the store if need be; null when there is none of this name. */
  open(id: string): Promise<Table | null> {
    const live = this.#live.get(id) ?? this.#fetch(id);
    this.#live.set(id, live);
    return live.then(
      table => {
        if (table) table.lastUsed = performance.now();
        else this.#live.delete(id);
        return table;
      },
      error => {
        this.#live.delete(id);
        throw error;
      },
    );
  }

  /** Listed tables with a free seat whose host is there (so they are in memory), newest first. */
  toJoin(limit: number): Table[] {
    const isJoinable = ({ row, isOnline }: Table) =>
      row.listed && row.status === 'gathering' && row.seats.some(({ kind }) => kind === 'open') && isOnline(row.host);
    const joinable = [...this.#inMemory].filter(isJoinable);
    return joinable.sort((a, b) => b.row.createdAt - a.row.createdAt).slice(0, limit);
  }

  /** Writes a new table, begun if it has its seed; it is loaded when somebody opens it. */
  async add(row: StoredTable): Promise<void> {
    if (row.seed === null) return this.#committer.save([{ kind: 'table', table: row }]);
    await this.#addBegun(begin(await this.games[row.game]!.load(row.version), row));
  }

  /** Writes a table that begins in the middle of a game. */
  async branch(row: StoredTable, world: World<AnyShape>): Promise<void> {
    const begun = begin(await this.games[row.game]!.load(row.version), row, world);
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
    return this.#committer.save([{ kind: 'table', table: row }, ...extraChanges, ...entries, ...due]);
  }

  /** Loads tables whose bots or clocks are due though nobody is connected: after a restart, or days later. */
  async wakeDue(): Promise<void> {
    // What a bot or a clock does could not be saved.
    if (this.#committer.health.failure) return;
    try {
      const due = await this.#store.dueBy(this.#context.time.now());
      for (const id of due) {
        if (this.#isStopping) return;
        if (this.#live.has(id)) continue;
        await this.#wake(id);
      }
    } catch (error) {
      this.#log.error({ err: error }, 'tables that are due could not be woken');
    }
  }

  /** One that cannot be read does not keep the others from being woken. */
  async #wake(id: string): Promise<void> {
    try {
      const table = await this.open(id);
      if (table?.row.status !== 'playing' || table.waits)
        await this.#committer.save([{ kind: 'due', table: id, at: null }]);
    } catch (error) {
      this.#log.error({ err: error, table: id }, 'a table that is due could not be woken');
    }
  }

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
    if (this.#live.get(id) !== live) return;
    if (table) {
      if (table.isInUse || this.#isBusyAt(table)) return;
      table.close('stopping');
      this.#forget(table);
    }
    const swept = this.#committer.save([{ kind: 'sweep-table', table: id, before }]);
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

  /** Finishes what is being written, then closes every client. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearInterval(this.#sweeper);
    clearInterval(this.#waker);
    await this.#committer.idle();
    for (const table of this.#inMemory) table.close('stopping');
    await this.#committer.idle();
    this.#inMemory.clear();
    this.#live.clear();
  }

  /** However many tables are asked for at once, one is loaded in each turn of the event loop. */
  #turn(): Promise<void> {
    this.#turns = this.#turns.then(() => nextTurn());
    return this.#turns;
  }

  async #fetch(id: string): Promise<Table | null> {
    await this.#turn();
    const row = await this.#store.table(id);
    const entry = row && Object.hasOwn(this.games, row.game) ? this.games[row.game] : undefined;
    if (!row || !entry) return null;
    const compare = (row: StoredTable, version: number) => this.#services.compare(row, version);
    const parts = { entry, row, store: this.#store, compare, log: this.#log, differing: this.#differing };
    const { game, row: now, loaded, changes } = await restore(parts);
    if (changes.length > 0) await this.#committer.save(changes);
    const lines = await this.#store.lines(id, Number.MAX_SAFE_INTEGER, KEPT);
    const notes = (await this.#store.notes(id)).filter(({ note }) => note.kind !== 'deadline').map(toldNote);
    const table = new Table(game, now, this.#context, { lines, notes }, loaded);
    this.#inMemory.add(table);
    table.start();
    for (const observer of this.#observers) observer.opened?.(table);
    return table;
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
  }

  #forget(table: Table): void {
    this.#inMemory.delete(table);
    this.#live.delete(table.row.id);
  }
}
