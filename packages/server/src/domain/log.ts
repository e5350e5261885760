// What is stored of a table beside its row: the log of its game, notes of what else happened, talk, and how the game
// ended.

import type { Entry, ToldEvent } from '@quayside/engine';
import type { Level, StandInReason } from '@quayside/protocol';
import type { Seat } from '@quayside/rules';

/** One entry of a game's log, with the intent that made it, its events by receiver, and the digest of its result. */
export type LogEntry = {
  ply: number;
  entry: Entry;
  told: ToldEvent[];
  intent: string | null;
  at: number;
  /** Null in games begun before dice were honest. */
  digest: string | null;
};

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

/**
 * How one seat came out of one game. `guest`: of a person; a bot has a `level` instead. `side`: equal for team-mates.
 */
export type StoredResult = {
  table: string;
  seat: Seat;
  game: string;
  endedAt: number;
  guest: string | null;
  name: string;
  level: Level | null;
  side: number;
  rank: number;
  score: number;
};
