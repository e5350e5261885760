// What outlives the process. Small on purpose: SQLite keeps it today, a server database can keep it tomorrow.

import type { Entry, Snapshot, Told } from '@quayside/engine';
import type { Level } from '@quayside/protocol';
import type { Options } from '@quayside/rules';

export type Guest = { id: string; name: string };

export type StoredSeat =
  | { kind: 'open' }
  | { kind: 'bot'; name: string; level: Level }
  /** `standIn`: the bot that plays while this person is away. */
  | { kind: 'person'; guest: string; name: string; standIn: Level | null };

export type Status = 'gathering' | 'playing' | 'over' | 'frozen';

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
  /** Drawn when the game starts. */
  seed: string | null;
  createdAt: number;
  /** The last accepted intents that are not in the log (sit, start, …), so that a retry is known as one. */
  intents: string[];
};

/** One entry of a game's log: what was done, by which intent, and what was told of it to whom. */
export type LogEntry = { ply: number; entry: Entry; told: Told[]; intent: string | null; at: number };

export type Change =
  | { kind: 'guest'; guest: Guest; secretHash: string }
  | { kind: 'table'; table: StoredTable }
  | { kind: 'entry'; table: string; entry: LogEntry }
  | { kind: 'snapshot'; table: string; snapshot: Snapshot };

export type Store = {
  guestBySecret(secretHash: string): Promise<Guest | null>;
  /** All or nothing. Rejects when an entry's place in its log is taken. */
  write(changes: Change[]): Promise<void>;
  table(id: string): Promise<StoredTable | null>;
  /** The entries from this ply on, in order. */
  entries(table: string, from: number): Promise<LogEntry[]>;
  /** The ply of the entry this intent made; null when it made none. */
  plyOfIntent(table: string, intent: string): Promise<number | null>;
  snapshot(table: string): Promise<Snapshot | null>;

  /** Listed tables that still gather people, newest first. */
  listed(limit: number): Promise<StoredTable[]>;
  /** Tables where this guest sits, not yet over, newest first. */
  seatedAt(guest: string, limit: number): Promise<StoredTable[]>;
  /** How many tables this guest is host of that are not yet over. */
  hostedBy(guest: string): Promise<number>;
  close(): Promise<void>;
};
