// Who of a table's people is connected, and how long the others have been away.

import type { StoredTable } from './tableRow.ts';

/** How long people may be away, in ms: until another person may get their seat, and until another is host. */
export type AwayLimits = { seatAwayMs: number; hostAwayMs: number };

/** `awayFor`: in ms; null while they are connected. People who share a device are connected while it is. */
export type Presence = {
  readonly row: StoredTable;
  readonly isOnline: (guest: string) => boolean;
  readonly awayFor: (guest: string) => number | null;
  readonly limits: AwayLimits;
};

/**
 * How somebody's presence at a table has changed. `lost`: the connection broke; they may have missed the last moves.
 */
export type PresenceChange = 'came' | 'left' | 'lost';
