// A table as it is stored: everything about it but its log. The functions of this folder take such a row and give
// the next one.

import type { Level, StandInReason, Terms } from '@quayside/protocol';
import type { Options, Seat } from '@quayside/rules';

/**
 * `deviceOwner`: of somebody without a cookie, the guest whose device they share. `bot`: a program plays, by its token.
 */
export type Guest = { id: string; name: string; deviceOwner?: string; bot?: true };

/**
 * A person, and the guest whose device they share (`deviceOwner`). `awaySince`: in uptime, since when they had been
 * disconnected when the row was written; left out if they were connected. `bot`: a program with a token instead of a
 * person: it has a clock like a person, and is asked for nothing but its moves.
 */
export type SeatOwner = { guest: string; name: string; deviceOwner?: string; awaySince?: number; bot?: true };

export type StoredSeat =
  /**
   * `owner`: the person whose seat the host opened or gave to a bot. They may take it back while no other person sits
   * there.
   */
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
  /** The table of the next game with the same people. */
  rematch: string | null;
  /** Made when the game starts. */
  seed: string | null;
  /** What the seed is made of; null at a table made before dice were honest. */
  honest: Honest | null;
  createdAt: number;
  /** The last accepted intents that are not in the log (sit, start, …), so that a retry is known as one. */
  intents: string[];
  terms: Terms;
  /** The address that is sent whose turn it is. */
  webhook: string | null;
  /** The message of the error in the rules for which the table was frozen. */
  fault: string | null;
  /** When it was over or ended. */
  endedAt: number | null;
  /** Guests the host has taken out of the talk. */
  silenced: string[];
  /** Whether hints may be asked for. */
  hints: boolean;
  /** The request that is waiting for the table's agreement. */
  asking: StoredRequest | null;
  /** Where a what-if was branched off; its world is stored apart. */
  origin: { table: string | null; ply: number } | null;
};

/**
 * `stirs`: by guest, what they contributed; a stored name. `contributions`: of these, by seat, what the seed was made
 * of at the start.
 */
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

/** The game has ended, with a result or without. */
export const isFinished = ({ status }: StoredTable): boolean => status === 'over' || status === 'ended';
