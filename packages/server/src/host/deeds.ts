// What only the host of a table may do: settle its terms, give a seat to somebody else, end it, and name a webhook.

import type { Level, Terms } from '@quayside/protocol';
import type { Seat } from '@quayside/rules';
import { botName } from '../people/names.ts';
import type { Change, Note, StoredSeat, StoredTable } from '../store/store.ts';
import { type Arranged, refuse } from '../tables/arrange.ts';
import type { Table } from '../tables/table.ts';

const noted = (row: StoredTable, note: Note): Change[] => [{ kind: 'note', table: row.id, at: Date.now(), note }];

export function setTerms(row: StoredTable, guest: string, terms: Partial<Terms>): Arranged {
  if (row.host !== guest) return refuse('host-only');
  const isTalkOnly = Object.keys(terms).every(term => term === 'spectatorsTalk');
  if (row.status !== 'gathering' && !isTalkOnly) return refuse('host-terms');
  return { row: { ...row, terms: { ...row.terms, ...terms } }, refusal: null };
}

/** A bot for good, or with null an open seat. People who are here cannot be sent away. */
export function replace(table: Table, guest: string, seat: Seat, level: Level | null): Arranged {
  const { row } = table;
  if (row.host !== guest) return refuse('host-only');
  if (row.status !== 'playing') return refuse('not-playing');
  const there = row.seats[seat];
  if (!there) return refuse('no-such-seat');
  const isHere = there.kind === 'person' && there.standIn === null && table.isOnline(there.guest);
  if (isHere || (there.kind === 'person' && there.guest === guest)) return refuse('not-away');
  const next: StoredSeat =
    level === null
      ? { kind: 'open' }
      : { kind: 'bot', name: there.kind === 'bot' ? there.name : botName(row.id, seat), level };
  const note: Note = { kind: 'replaced', ply: table.match?.ply ?? 0, seat, level };
  return { row: { ...row, seats: row.seats.with(seat, next) }, refusal: null, besides: noted(row, note) };
}

export function end({ row, match }: Table, guest: string): Arranged {
  if (row.host !== guest) return refuse('host-only');
  if (row.status !== 'playing' && row.status !== 'gathering' && row.status !== 'frozen') return refuse('not-playing');
  const besides = noted(row, { kind: 'ended', ply: match?.ply ?? 0 });
  return { row: { ...row, status: 'ended', endedAt: Date.now() }, refusal: null, besides };
}

export function setWebhook(table: Table, guest: string, url: string | null): Arranged {
  if (table.row.host !== guest) return refuse('host-only');
  if (url !== null && !table.mayCall(url)) return refuse('bad-webhook');
  return { row: { ...table.row, webhook: url }, refusal: null };
}
