// Going back by consent: one person asks, and when every other who plays for themself has said yes, the game returns to
// the moment that was named. The request stands in the table's row, so whoever was away is asked when they return.

import type { Asking } from '@quayside/protocol';
import type { Seat } from '@quayside/rules';
import type { StoredTable } from '../store/store.ts';
import { type Arranged, refuse, seatOf, standsAlone } from '../tables/arrange.ts';
import type { Table } from '../tables/table.ts';

export function askBack({ row, match, veil }: Table, guest: string, request: string, to: number): Arranged {
  const seat = seatOf(row, guest);
  if (seat === null) return refuse('not-seated');
  if (row.status !== 'playing' || !match) return refuse(row.status === 'gathering' ? 'not-started' : 'game-over');
  if (row.asking) return refuse('already-asked');
  // Inside a decision whose commitments are hidden nobody knows of a moment to name.
  if (to >= match.ply || to > veil.openPly(match)) return refuse('no-such-moment');
  return { row: { ...row, asking: { request, by: seat, to, yes: [seat] } }, refusal: null };
}

export function answerBack(row: StoredTable, guest: string, request: string, { yes }: { yes: boolean }): Arranged {
  const seat = seatOf(row, guest);
  if (seat === null) return refuse('not-seated');
  const { asking } = row;
  if (asking?.request !== request) return refuse('nothing-asked');
  if (!yes) return { row: { ...row, asking: null }, refusal: null };
  const agreeing = asking.yes.includes(seat) ? asking.yes : [...asking.yes, seat];
  return { row: { ...row, asking: { ...asking, yes: agreeing } }, refusal: null };
}

/** The request as everybody may see it. */
export function askingOf(row: StoredTable): Asking | null {
  const { asking } = row;
  if (!asking) return null;
  const { request, by, to, yes } = asking;
  return { request, by, to, yes, waiting: waiting(row, yes) };
}

const waiting = (row: StoredTable, yes: readonly Seat[]): Seat[] =>
  [...row.seats.keys()].filter(seat => standsAlone(row, seat) && !yes.includes(seat));

/** Whoever had to agree has: the request that is to be carried out. */
export function agreed({ row }: Table): StoredTable['asking'] {
  const { asking, status } = row;
  return asking && status === 'playing' && waiting(row, asking.yes).length === 0 ? asking : null;
}

/** The game has moved on: what was asked is asked no more. */
export const lapsed = (row: StoredTable): StoredTable => (row.asking ? { ...row, asking: null } : row);
