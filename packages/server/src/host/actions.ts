// What only the host of a table may do: settle its terms, give a seat to somebody else, end it, and name a webhook.

import type { Level, Terms } from '@quayside/protocol';
import { no, type Seat } from '@quayside/rules';
import { botName } from '../domain/names.ts';
import { bareOwner, ownerAt, refuse, type TableUpdate, withSeat } from '../domain/seats.ts';
import type { SeatOwner, StoredSeat, StoredTable } from '../domain/tableRow.ts';
import type { Table } from '../room/table.ts';

export function setTerms(row: StoredTable, guest: string, terms: Partial<Terms>): TableUpdate {
  if (row.host !== guest) return refuse('host-only');
  const isTalkOnly = Object.keys(terms).every(term => term === 'spectatorsTalk');
  if (row.status !== 'gathering' && !isTalkOnly) return refuse('host-terms');
  return { row: { ...row, terms: { ...row.terms, ...terms } }, refusal: null };
}

/**
 * A bot, or with null an open seat. People who are here cannot be sent away; programs can. Whoever sits down on an open
 * seat sees what its owner saw, so a seat opens only when the owner has been away for long, or has given it up. The
 * seat remembers its owner, who may take it back from the bot.
 */
export function replace(table: Table, guest: string, seat: Seat, level: Level | null): TableUpdate {
  const { row } = table;
  if (row.host !== guest) return refuse('host-only');
  if (row.status !== 'playing') return refuse('not-playing');
  const there = row.seats[seat];
  if (!there) return refuse('no-such-seat');
  const isHere = there.kind === 'person' && !there.bot && there.because !== 'left' && table.isOnline(there.guest);
  if (isHere || (there.kind === 'person' && there.guest === guest)) return refuse('not-away');
  const owner = ownerAt(row, seat);
  const minutes = level === null && owner && !owner.bot ? minutesToWait(table, owner) : 0;
  if (minutes > 0) return { row: null, refusal: no('not-away-long', { minutes }) };
  const kept = owner && !owner.bot ? { owner: bareOwner(owner) } : {};
  const name = there.kind === 'bot' ? there.name : botName(row.id, seat);
  const next: StoredSeat = level === null ? { kind: 'open', ...kept } : { kind: 'bot', name, level, ...kept };
  const notes = [{ kind: 'replaced' as const, seat, level, ...(owner ? { name: owner.name } : {}) }];
  return { row: withSeat(row, seat, next), refusal: null, notes };
}

/**
 * How long the owner of a seat must stay away until another person may have it; while they are here, all of the time.
 */
const minutesToWait = ({ awayFor, limits }: Table, { guest }: SeatOwner): number =>
  Math.ceil(Math.max(0, limits.seatAwayMs - (awayFor(guest) ?? 0)) / 60_000);

export function end(table: Table, guest: string): TableUpdate {
  const { row } = table;
  if (row.host !== guest) return refuse('host-only');
  if (row.status !== 'playing' && row.status !== 'gathering' && row.status !== 'frozen') return refuse('not-playing');
  const ended = { ...row, status: 'ended' as const, endedAt: table.now(), asking: null };
  return { row: ended, refusal: null, notes: [{ kind: 'ended' }] };
}

export function setWebhook(table: Table, guest: string, url: string | null): TableUpdate {
  if (table.row.host !== guest) return refuse('host-only');
  if (url !== null && !table.mayCall(url)) return refuse('bad-webhook');
  return { row: { ...table.row, webhook: url }, refusal: null };
}
