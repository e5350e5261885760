// What a table decides together: one person asks, and it is carried out when everybody who must agree has agreed. The
// request is part of the table's row, so whoever was away is asked when they return.

import type { Match } from '@quayside/engine';
import type { Asking } from '@quayside/protocol';
import type { Seat } from '@quayside/rules';
import type { HiddenCommitments } from './hiddenCommitments.ts';
import type { Presence } from './presence.ts';
import { isHumanControlled, personAt, refuse, seatOf, type TableUpdate, withoutStandIn } from './seats.ts';
import type { Requested, StoredRequest, StoredTable } from './tableRow.ts';

/** Limits the log: with so many entries nothing can be taken back any more. */
const LONGEST_LOG = 10_000;
export const isLogFull = ({ ply }: { ply: number }): boolean => ply >= LONGEST_LOG;

type Game = { row: StoredTable; match: Match | null; hidden: HiddenCommitments };

export function askBack({ row, match, hidden }: Game, guest: string, request: string, to: number): TableUpdate {
  const seat = seatOf(row, guest);
  if (seat === null) return refuse('not-seated');
  if (row.status !== 'playing' || !match) return refuse(row.status === 'gathering' ? 'not-started' : 'game-over');
  if (row.asking) return refuse('already-asked');
  if (isLogFull(match)) return refuse('too-many-returns');
  // While commitments are hidden, plies differ by seat, so none can be named as the moment to go back to.
  if (to >= hidden.plyFor(match, seat) || to > hidden.openPly(match)) return refuse('no-such-moment');
  return asked(row, seat, request, { what: 'back', to });
}

type Proposal = { id: string; what: 'stand-in' | 'end'; seat?: Seat };

export function propose({ row, isOnline }: Presence, guest: string, { id, what, seat }: Proposal): TableUpdate {
  const by = seatOf(row, guest);
  if (by === null) return refuse('not-seated');
  if (row.status !== 'playing') return refuse('not-playing');
  if (row.asking) return refuse('already-asked');
  if (what === 'end') return asked(row, by, id, { what });
  const there = seat === undefined ? null : personAt(row, seat);
  if (seat === undefined || !there) return refuse('not-a-person');
  if (there.standIn !== null) return refuse('has-stand-in');
  if (isOnline(there.guest)) return refuse('not-away');
  return asked(row, by, id, { what, seat });
}

/** Whoever makes a request is connected, so a bot that played for them stops. */
const asked = (row: StoredTable, by: Seat, request: string, requested: Requested): TableUpdate => ({
  row: { ...withoutStandIn(row, by), asking: { request, by, yes: [by], ...requested } },
  refusal: null,
  notes: isHumanControlled(row, by) ? [] : [{ kind: 'returned', seat: by }],
});

export function answer(row: StoredTable, guest: string, request: string, { yes }: { yes: boolean }): TableUpdate {
  const seat = seatOf(row, guest);
  if (seat === null) return refuse('not-seated');
  const { asking } = row;
  if (asking?.request !== request) return refuse('nothing-asked');
  if (!yes) return { row: { ...row, asking: null }, refusal: null };
  const agreeing = asking.yes.includes(seat) ? asking.yes : [...asking.yes, seat];
  return { row: { ...row, asking: { ...asking, yes: agreeing } }, refusal: null };
}

/** The request as everybody may see it. */
export function askingOf(table: Presence): Asking | null {
  const { asking } = table.row;
  return asking && { ...asking, waiting: waiting(table, asking) };
}

const waiting = (table: Presence, asking: StoredRequest): Seat[] =>
  [...table.row.seats.keys()].filter(seat => isAsked(table, asking, seat) && !asking.yes.includes(seat));

/** Who must agree. Ending the game cannot be undone, so people who are away only briefly must agree too. */
function isAsked({ row, isOnline, awayFor, limits }: Presence, asking: StoredRequest, seat: Seat): boolean {
  const there = personAt(row, seat);
  if (!there || there.bot) return false;
  switch (asking.what) {
    case 'back':
      return there.standIn === null;
    case 'stand-in':
      return there.standIn === null && seat !== asking.seat && isOnline(there.guest);
    case 'end':
      return isOnline(there.guest) || (there.standIn === null && (awayFor(there.guest) ?? 0) < limits.hostAwayMs);
  }
}

/** The request, once everybody who had to agree has; it is then carried out. */
export function agreed(table: Presence): StoredRequest | null {
  const { asking, status } = table.row;
  return asking && status === 'playing' && waiting(table, asking).length === 0 ? asking : null;
}

/** When somebody whose answer is awaited has been away for so long that they are asked no more; ms, null for never. */
export function untilAskedNoMore(table: Presence): number | null {
  const { asking } = table.row;
  if (asking?.what !== 'end') return null;
  const waits = waiting(table, asking).flatMap(seat => {
    const away = table.awayFor(personAt(table.row, seat)!.guest);
    return away === null ? [] : [Math.max(0, table.limits.hostAwayMs - away)];
  });
  return waits.length > 0 ? Math.min(...waits) : null;
}

/** The game has moved on, so a request to go back lapses. */
export const lapsed = (row: StoredTable): StoredTable => (row.asking?.what === 'back' ? { ...row, asking: null } : row);

/** A stand-in is asked for no more when its person is back, has one already, or has lost the seat. */
export function withoutObsoleteRequest(row: StoredTable, isBack: (guest: string) => boolean): StoredTable {
  if (row.asking?.what !== 'stand-in') return row;
  const there = personAt(row, row.asking.seat);
  return there?.standIn === null && !isBack(there.guest) ? row : { ...row, asking: null };
}
