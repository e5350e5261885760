// What outlives the process. Kept by SQLite in a file beside the server, or by PostgreSQL for several servers.

import type { Snapshot } from '@quayside/engine';
import type { Curve } from '@quayside/protocol';
import type { AnyShape, Seat, World } from '@quayside/rules';
import type { TableChange } from '../domain/changes.ts';
import type { Clocks } from '../domain/clocks.ts';
import type { LogEntry, Note, StoredLine } from '../domain/log.ts';
import type { LostHome } from '../domain/tableClocks.ts';
import type { Guest, StoredTable } from '../domain/tableRow.ts';
import type { IdentityChange, IdentityReads } from './identity.ts';
import type { PushChange, PushReads } from './push.ts';
import type { ResultReads } from './results.ts';

/** One entry of a log as it is stored: `entry` in JSON. */
export type EntryText = { entry: string; digest: string | null; at: number };

/** When the server was last known to be alive, and how long it has been down in all; ms. */
type Heartbeat = { alive: number; lost: number };

export type Change =
  | TableChange
  | IdentityChange
  | PushChange
  /** Nothing happens unless it is stale: not seen, or changed, since `before`, and with nothing to keep it. */
  | { kind: 'sweep-guest'; guest: string; before: number }
  | { kind: 'sweep-table'; table: string; before: number }
  | { kind: 'guest'; guest: Guest }
  | { kind: 'renamed'; guest: Guest }
  | { kind: 'heartbeat'; heartbeat: Heartbeat }
  | { kind: 'origin'; table: string; world: World<AnyShape> }
  | { kind: 'hint'; table: string; seat: Seat; ply: number }
  | { kind: 'curve'; table: string; curve: Curve }
  | { kind: 'dismissed'; guest: string; table: string; dismissed: boolean };

/**
 * A write that was not made. `isConflict`: what was to be written is at fault, not the database or the disk. `isLost`:
 * it may have been made after all, because the connection broke before the answer came; whoever wrote can write no
 * more.
 */
export class WriteError extends Error {
  readonly isConflict: boolean;
  readonly isLost: boolean;
  constructor(reason: string, { isConflict, isLost = false }: { isConflict: boolean; isLost?: boolean }) {
    super(reason);
    this.isConflict = isConflict;
    this.isLost = isLost;
  }
}

export type ChangeWriter = {
  /** All or nothing. Rejects with a `WriteError`, also when an entry's place in its log is taken. */
  write(changes: Change[]): Promise<void>;
};

/** `text`: in JSON. `logLength`: how many entries the log has now, which may be more than there were. */
export type StoredGlance = { text: string; logLength: number };

type StoreParts = ChangeWriter & IdentityReads & ResultReads & PushReads;

export type Store = StoreParts & {
  table(id: string): Promise<StoredTable | null>;
  /** Those of them that exist, in no order. */
  tables(ids: string[]): Promise<StoredTable[]>;
  /** The entries from this ply on, in order. */
  entries(table: string, from: number): Promise<LogEntry[]>;
  /** At most so many entries from this ply on, in order, unread. */
  entryTexts(table: string, from: number, limit: number): Promise<EntryText[]>;
  logLength(table: string): Promise<number>;
  /** The ply of the entry this intent made; null when it made none. */
  plyOfIntent(table: string, seat: Seat, intent: string): Promise<number | null>;
  snapshot(table: string): Promise<Snapshot | null>;

  /** Tables where this guest sits, not yet over and not put away, newest first. */
  seatedAt(guest: string, limit: number): Promise<StoredTable[]>;
  /** How many tables this guest is host of that are not yet over. */
  hostedBy(guest: string): Promise<number>;
  /** Tables where this guest sits that were over or ended since then, latest first. */
  finishedBy(guest: string, since: number, limit: number): Promise<StoredTable[]>;
  /** How many entries the log of each of these tables had when the guest last looked. */
  readMarkersOf(guest: string, tables: string[]): Promise<Map<string, number>>;

  /** Of these tables, what lists show of them; those of which nothing is stored are left out. */
  glances(tables: string[]): Promise<Map<string, StoredGlance>>;

  clocks(table: string): Promise<Clocks | null>;
  /**
   * At most so many tables that were to be woken by now and have no home, the longest due first. `versions`: only of
   * these versions of games (as `waves@3`); null: of all.
   */
  dueBy(now: number, limit: number, versions?: readonly string[] | null): Promise<string[]>;
  /** How the table lost its last home; null when nobody has to be credited for it. */
  lostHome(table: string): Promise<LostHome | null>;
  notes(table: string): Promise<{ at: number; note: Note }[]>;
  heartbeat(): Promise<Heartbeat | null>;
  /**
   * Of the guests, or tables, that come after this id, those that may be swept: not seen, or changed, since `before`,
   * and with nothing to keep them. `next`: the id to go on from; null when all have been looked at.
   */
  staleGuests(before: number, after: string, limit: number): Promise<{ ids: string[]; next: string | null }>;
  staleTables(before: number, after: string, limit: number): Promise<{ ids: string[]; next: string | null }>;
  /** When a backup was last put in place, by the wall clock; null: never. */
  restoredAt(): Promise<number | null>;

  /** The last lines before this place, oldest first. */
  lines(table: string, before: number, limit: number): Promise<StoredLine[]>;
  /** Whom this guest has muted. */
  mutedBy(guest: string): Promise<string[]>;

  /** The world a what-if began in; null for every other game. */
  origin(table: string): Promise<World<AnyShape> | null>;
  /** For which decisions hints were asked, by the ply at which they were asked. */
  hints(table: string): Promise<{ seat: Seat; ply: number }[]>;
  /** How chances went in a game that is over; null while nobody has found out. */
  curve(table: string): Promise<Curve | null>;
  close(): Promise<void>;
};
