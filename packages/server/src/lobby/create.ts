// Makes the row of a new table from the request of its host.

import { randomBytes } from 'node:crypto';
import { type CreateTable, TERMS } from '@quayside/protocol';
import { settle } from '@quayside/rules';
import { botName, tidyName } from '../domain/names.ts';
import { blankTable, newTableId } from '../domain/newTable.ts';
import { withSeed } from '../domain/seed.ts';
import type { Guest, StoredSeat, StoredTable } from '../domain/tableRow.ts';
import { type ErrorCode, HttpRefusal } from '../errors.ts';
import type { Games } from '../room/games.ts';

/** Bots sit where they were put, the host on the seat they chose, or on the first left. */
export function newTable(games: Games, host: Guest, asked: CreateTable, now: number): StoredTable {
  const entry = Object.hasOwn(games, asked.game) ? games[asked.game] : undefined;
  if (!entry) throw new HttpRefusal('unknown-game');
  const { options, refusal } = settle(entry.meta, asked.seats, asked.options);
  if (refusal) throw new HttpRefusal(refusal.code as ErrorCode, refusal.args);
  const id = newTableId();
  const { game, listed, hints = true } = asked;
  const row: StoredTable = {
    ...blankTable(id, host, now, { game, version: entry.meta.version, options, seats: seatsFor(id, host, asked) }),
    listed,
    hints,
    terms: { ...TERMS, ...asked.terms },
  };
  if (!asked.start) return row;
  if (row.seats.some(({ kind }) => kind === 'open')) throw new HttpRefusal('seats-open');
  return withSeed(row);
}

function sharing(host: Guest, called: string): StoredSeat {
  const name = tidyName(called);
  if (name === null) throw new HttpRefusal('bad-name');
  return { kind: 'person', guest: randomBytes(12).toString('base64url'), name, standIn: null, deviceOwner: host.id };
}

function seatsFor(id: string, host: Guest, { seats, seat, bots, mates = {} }: CreateTable): StoredSeat[] {
  if ([...Object.keys({ ...bots, ...mates }), seat ?? 0].some(there => Number(there) >= seats))
    throw new HttpRefusal('no-such-seat');
  const there = Array.from({ length: seats }, (_, seat): StoredSeat => {
    const level = bots[String(seat)];
    if (level) return { kind: 'bot', name: botName(id, seat), level };
    const mate = mates[String(seat)];
    return mate === undefined ? { kind: 'open' } : sharing(host, mate);
  });
  const free = seat ?? there.findIndex(({ kind }) => kind === 'open');
  if (seat !== undefined && there[seat]?.kind !== 'open') throw new HttpRefusal('seat-taken');
  if (free >= 0) there[free] = { kind: 'person', guest: host.id, name: host.name, standIn: null };
  return there;
}
