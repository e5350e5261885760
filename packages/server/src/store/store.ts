// What outlives the process. Small on purpose: SQLite keeps it today, a server database can keep it tomorrow.

import type { Entry, Snapshot, Told } from '@quayside/engine';
import type { Curve, Level, StandInReason, Terms } from '@quayside/protocol';
import type { AnyShape, Options, Seat, World } from '@quayside/rules';
import type { Clocks } from '../domain/clocks.ts';
import type { IdentityChange, IdentityReads } from './identity.ts';
import type { PushChange, PushReads } from './push.ts';
import type { ResultReads, StoredResult } from './results.ts';

/** `deviceOwner`: of somebody without a cookie, the guest whose device they share. */
export type Guest = { id: string; name: string; deviceOwner?: string };

/**
 * A person, and the guest whose device they share (`deviceOwner`). `awaySince`: since when they were not connected when the
 * row was written, in uptime; left out if they were.
 */
export type SeatOwner = { guest: string; name: string; deviceOwner?: string; awaySince?: number };

export type StoredSeat =
  /** `owner`: the person whose seat the host opened or gave to a bot. They may take it back while no other person sits there. */
  | { kind: 'open'; owner?: SeatOwner }
  | { kind: 'bot'; name: string; level: Level; owner?: SeatOwner }
  /** `standIn`: the bot that plays for this person until they are back; `because`: why it does. */
  | ({ kind: 'person'; standIn: Level | null; because?: StandInReason } & SeatOwner);

/** `ended`: by the host or by agreement, without a result. */
export type Status = 'gathering' | 'playing' | 'over' | 'ended' | 'frozen';

export type StoredTable = {
  id: string;
  game: string;
  version: number;
  options: Options;
  seats: StoredSeat[];
  status: Status;
  /** The guest who decides about seats, options and the start. */
  host: string;
  listed: boolean;
  /** The table the company moved on to. */
  rematch: string | null;
  /** Made when the game starts. */
  seed: string | null;
  /** What the seed is made of; null at a table made before dice were honest. */
  honest: Honest | null;
  createdAt: number;
  /** The last accepted intents that are not in the log (sit, start, …), so that a retry is known as one. */
  intents: string[];
  terms: Terms;
  /** Where a club hears of this table. */
  webhook: string | null;
  /** What the rules said when they failed and the table was frozen. */
  fault: string | null;
  /** When it was over or ended. */
  endedAt: number | null;
  /** Guests the host has taken out of the talk. */
  silenced: string[];
  /** Whether hints may be asked for. */
  hints: boolean;
  /** The request that the table has yet to agree on. */
  asking: StoredRequest | null;
  /** Where a what-if was branched off; its world is stored apart. */
  origin: { table: string | null; ply: number } | null;
};

/** `stirs`: by guest, what they sent. `contributions`: of these, by seat, what the seed was made of at the start. */
export type Honest = {
  serverSeed: string;
  stirs: Record<string, string>;
  contributions: (string | null)[] | null;
  /** The digest of the set-up. */
  setUp: string | null;
};

/** `yes`: the seats that have agreed, the asker's first. */
export type StoredRequest = { request: string; by: Seat; yes: Seat[] } & Requested;

/** What is asked for: to go back, a stand-in for the person on a seat, or to end the game. */
export type Requested = { what: 'back'; to: number } | { what: 'stand-in'; seat: Seat } | { what: 'end' };

/** One entry of a game's log: what was done, by which intent, what was told of it to whom, and where it led to. */
export type LogEntry = {
  ply: number;
  entry: Entry;
  told: Told[];
  intent: string | null;
  at: number;
  /** Null in games begun before dice were honest. */
  digest: string | null;
};

/** One entry of a log as it is stored: `entry` in JSON. */
export type EntryText = { entry: string; digest: string | null; at: number };

/** What happened at a table beside the moves; what each kind means stands in the protocol's TableNote. */
export type NewNote =
  | { kind: 'deadline'; seat: Seat; at: number }
  | { kind: 'ran-out' | 'skipped' | 'returned' | 'host-passed'; seat: Seat }
  | { kind: 'paused' | 'resumed' | 'waits' | 'rules-changed' }
  | { kind: 'ended'; why?: 'agreed' }
  | { kind: 'stand-in'; seat: Seat; level: Level | null; why: StandInReason | 'agreed' }
  | { kind: 'replaced'; seat: Seat; level: Level | null; name?: string }
  | { kind: 'gave-up' | 'seated'; seat: Seat; name: string };

/** `ply`: how many entries the log had then. */
export type Note = NewNote & { ply: number };

/** One line of talk. `side`: the team it was said to; null for the whole table. `text`: null once removed. */
export type StoredLine = {
  n: number;
  at: number;
  guest: string;
  name: string;
  seat: Seat | null;
  side: number | null;
  text: string | null;
  intent: string;
};

/** When the server was last known to be alive, and how long it has been down in all; ms. */
type Heartbeat = { alive: number; lost: number };

export type Change =
  | IdentityChange
  | PushChange
  /** Nothing happens unless it is stale: not seen, or changed, since `before`, and with nothing to keep it. */
  | { kind: 'sweep-guest'; guest: string; before: number }
  | { kind: 'sweep-table'; table: string; before: number }
  | { kind: 'guest'; guest: Guest }
  | { kind: 'table'; table: StoredTable }
  | { kind: 'entry'; table: string; entry: LogEntry }
  | { kind: 'snapshot'; table: string; snapshot: Snapshot }
  | { kind: 'clocks'; table: string; clocks: Clocks }
  /** When the table must be woken even if nobody comes; null: it need not. In uptime. */
  | { kind: 'due'; table: string; at: number | null }
  | { kind: 'note'; table: string; at: number; note: Note }
  | { kind: 'line'; table: string; line: StoredLine }
  | { kind: 'unsaid'; table: string; n: number }
  | { kind: 'mute'; guest: string; muted: string; mute: boolean }
  | { kind: 'read-marker'; guest: string; table: string; ply: number }
  | { kind: 'heartbeat'; heartbeat: Heartbeat }
  | { kind: 'origin'; table: string; world: World<AnyShape> }
  | { kind: 'hint'; table: string; seat: Seat; ply: number }
  | { kind: 'curve'; table: string; curve: Curve }
  | { kind: 'result'; result: StoredResult }
  | { kind: 'dismissed'; guest: string; table: string; dismissed: boolean };

/** A write of which nothing was written. `isConflict`: what was to be written is at fault, not the database or the disk. */
export class WriteError extends Error {
  readonly isConflict: boolean;
  constructor(reason: string, { isConflict }: { isConflict: boolean }) {
    super(reason);
    this.isConflict = isConflict;
  }
}

type PartReads = IdentityReads & ResultReads & PushReads;

export type Store = PartReads & {
  /** All or nothing. Rejects with a `WriteError`, also when an entry's place in its log is taken. */
  write(changes: Change[]): Promise<void>;
  table(id: string): Promise<StoredTable | null>;
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

  clocks(table: string): Promise<Clocks | null>;
  /** Tables that were to be woken by now. */
  dueBy(now: number): Promise<string[]>;
  notes(table: string): Promise<{ at: number; note: Note }[]>;
  heartbeat(): Promise<Heartbeat | null>;
  /**
   * Of the guests, or tables, that come after this place, those that may be swept: not seen, or changed, since `before`,
   * and with nothing to keep them. `next`: the place to go on from; null when all have been looked at.
   */
  staleGuests(before: number, after: number, limit: number): Promise<{ ids: string[]; next: number | null }>;
  staleTables(before: number, after: number, limit: number): Promise<{ ids: string[]; next: number | null }>;
  /** When a backup was last put in place, by the clock on the wall; null: never. */
  restoredAt(): Promise<number | null>;

  /** The last lines before this place, oldest first. */
  lines(table: string, before: number, limit: number): Promise<StoredLine[]>;
  /** Whom this guest does not want to hear. */
  mutedBy(guest: string): Promise<string[]>;

  /** The world a what-if began in; null for every other game. */
  origin(table: string): Promise<World<AnyShape> | null>;
  /** For which decisions hints were asked, by the ply at which they were asked. */
  hints(table: string): Promise<{ seat: Seat; ply: number }[]>;
  /** How chances went in a game that is over; null while nobody has found out. */
  curve(table: string): Promise<Curve | null>;
  close(): Promise<void>;
};
