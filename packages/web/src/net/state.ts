// Everything the client remembers, on one page. Only net/ writes what comes from the server; only settings.ts the rest.

import { signal } from '@preact/signals';
import type { ClockMessage, Me, TableInfo, TableList, TableNote, ToServer, You } from '@quayside/protocol';
import type { AnyShape, Refusal, Seat } from '@quayside/rules';
import type { Talk } from './talk.ts';

/** Where a table's game stands, as this client may see it. */
export type Position = {
  /** How many entries the table's log has. */
  ply: number;
  /** The seat this view was made for; null for a spectator. */
  seat: Seat | null;
  open: AnyShape['open'];
  own: AnyShape['own'] | null;
  /** The ply at which my present decision was asked; null while I have none. */
  decision: number | null;
  mayTakeBack: boolean;
};

/**
 * The events of one entry of the log. `back`: the entry took a move back. `to`: by consent, back to when the log had so
 * many entries.
 */
export type EntryEvents = { ply: number; by: Seat; back: boolean; to: number | null; events: AnyShape['event'][] };

/** An entry that arrived while we were watching and is yet to be shown, with the position after it. */
export type UnshownEntry = EntryEvents & { after: Position };

/** Something this client wants done; the server answers every one by its id. */
export type Intent = Extract<ToServer, { id: string }>;

/** The clocks as they were last sent, and how many milliseconds the server's own clock is ahead of ours. */
export type ReceivedClocks = ClockMessage & { ahead: number };

/** An intent on its way. `saved` carries the ply it was written at, until the view has caught up with it. */
export type Outgoing = { intent: Intent; saved: number | null };

/** connecting: for the first time. lost: trying again. closed: the server said good-bye for good. */
export type ConnectionState = 'connecting' | 'open' | 'lost' | 'closed';

// This browser and the server

/** Who the server takes us for; null until it has answered. */
export const me = signal<Me | null>(null);
/** Tables to join and my own; null until the server has answered. */
export const tables = signal<TableList | null>(null);
/** Why the last request failed; null when it did not. */
export const requestFailure = signal<string | null>(null);

/** Why this page must be reloaded before it can go on; null while it need not be. */
export const mustReload = signal<string | null>(null);

/** A table against bots that starts as soon as its page has sent its part of the seed: one press does it all. */
export const startOnArrival = signal<string | null>(null);

/** Where several people share this device: at which table, and for which seat it acts now. */
export const actingSeat = signal<{ table: string; seat: Seat } | null>(null);

// The table we are at

/** The state of the socket. */
export const connection = signal<ConnectionState>('connecting');
/** Seats, people, options, status; null until the server has sent them. */
export const table = signal<TableInfo | null>(null);
/** Who I am at this table. */
export const you = signal<You | null>(null);
/** The newest position known; null before the game has begun. */
export const position = signal<Position | null>(null);
/** The events of every entry of this table's log, oldest first. */
export const pastEvents = signal<readonly EntryEvents[]>([]);
/** Entries that arrived and wait to be shown, oldest first. */
export const unshown = signal<readonly UnshownEntry[]>([]);
/** The clocks of the seats; null at a table without. */
export const clocks = signal<ReceivedClocks | null>(null);
/** What happened at this table beside the moves, oldest first. */
export const notes = signal<readonly TableNote[]>([]);
/** What is said at this table, and what I may say; null until the server has sent it. */
export const talk = signal<Talk | null>(null);
/** The number of the last line of talk that was on the screen; -1 for none. */
export const talkRead = signal(-1);
/** What I want done and the view does not show yet. */
export const outbox = signal<readonly Outgoing[]>([]);
/** The last refusal; a new object for each, so that two alike are still two. */
export const refusal = signal<Refusal | null>(null);
/** Why the server closed this table to us. */
export const closedReason = signal<{ code: string; sentence: string } | null>(null);

/** True while the server sends us away because it can save nothing. */
export const cannotSave = signal(false);

/** Forgets the table; another is about to be joined. */
export function clearTable(): void {
  connection.value = 'connecting';
  table.value = null;
  you.value = null;
  position.value = null;
  pastEvents.value = [];
  unshown.value = [];
  clocks.value = null;
  notes.value = [];
  talk.value = null;
  talkRead.value = -1;
  outbox.value = [];
  refusal.value = null;
  closedReason.value = null;
  cannotSave.value = false;
}
