// Who sits where: pure deeds on a table's row. Each gives the row as it will be, or says why not.

import type { Level } from '@quayside/protocol';
import { type Meta, no, type Refusal, type Seat, settle } from '@quayside/rules';
import type { ErrorCode } from '../errors.ts';
import { botName } from '../people/names.ts';
import type { Change, Guest, StoredSeat, StoredTable } from '../store/store.ts';

/** `besides`: what must be written with the row. */
export type Arranged =
  | { row: StoredTable; refusal: null; besides?: Change[] }
  | { row: null; refusal: Refusal; besides?: never };

const OPEN: StoredSeat = { kind: 'open' };

export const refuse = (code: ErrorCode): Arranged => ({ row: null, refusal: no(code) });
const arranged = (row: StoredTable): Arranged => ({ row, refusal: null });
const withSeat = (row: StoredTable, seat: Seat, there: StoredSeat): StoredTable => ({
  ...row,
  seats: row.seats.with(seat, there),
});

export const seatOf = (row: StoredTable, guest: string): Seat | null => {
  const seat = row.seats.findIndex(there => there.kind === 'person' && there.guest === guest);
  return seat < 0 ? null : seat;
};

/** The level of the bot that decides for this seat now; null for a person who does so alone, and for nobody. */
export function botAt(row: StoredTable, seat: Seat): Level | null {
  const there = row.seats[seat];
  if (there?.kind === 'bot') return there.level;
  return there?.kind === 'person' ? there.standIn : null;
}

/** A person sits here and decides without a bot. */
export function standsAlone(row: StoredTable, seat: Seat): boolean {
  const there = row.seats[seat];
  return there?.kind === 'person' && there.standIn === null;
}

/** Sitting down where one sits already is a return: the stand-in hands back. In a running game only on a seat the host opened. */
export function sit(row: StoredTable, guest: Guest, seat: Seat): Arranged {
  const there = row.seats[seat];
  if (!there) return refuse('no-such-seat');
  const mine = seatOf(row, guest.id);
  if (mine === seat) return arranged(handBack(row, seat));
  if (row.status !== 'gathering' && (row.status !== 'playing' || mine !== null || there.kind !== 'open'))
    return refuse('already-started');
  if (there.kind !== 'open') return refuse('seat-taken');
  const stoodUp = mine === null ? row : withSeat(row, mine, OPEN);
  return arranged(withSeat(stoodUp, seat, { kind: 'person', guest: guest.id, name: guest.name, standIn: null }));
}

/** Before the start the seat opens again; in a running game a bot plays on until the person is back. */
export function leave(row: StoredTable, guest: string): Arranged {
  const seat = seatOf(row, guest);
  if (seat === null) return refuse('not-seated');
  const left = row.seats.reduce((left, there, place) => {
    // Whoever shares the device of somebody who leaves goes with it.
    if (there.kind !== 'person' || (place !== seat && there.keeper !== guest)) return left;
    return row.status === 'gathering' ? withSeat(left, place, OPEN) : relieved(left, place);
  }, row);
  return arranged(left.host === guest ? withNextHost(left, seat) : left);
}

/** The next person along the table who is not away becomes host; if there is none the host stays host. */
function withNextHost(row: StoredTable, from: Seat): StoredTable {
  for (let step = 1; step < row.seats.length; step++) {
    const there = row.seats[(from + step) % row.seats.length]!;
    if (there.kind === 'person' && there.standIn === null && !there.keeper) return { ...row, host: there.guest };
  }
  return row;
}

/** In a running game only the level of a bot may be changed. */
export function setBot(row: StoredTable, guest: string, seat: Seat, level: Level | null): Arranged {
  if (row.host !== guest) return refuse('host-only');
  const there = row.seats[seat];
  if (!there) return refuse('no-such-seat');
  if (there.kind === 'person') return refuse('seat-taken');
  if (row.status !== 'gathering' && (there.kind !== 'bot' || level === null)) return refuse('already-started');
  if (level === null) return arranged(withSeat(row, seat, OPEN));
  const name = there.kind === 'bot' ? there.name : botName(row.id, seat);
  return arranged(withSeat(row, seat, { kind: 'bot', name, level }));
}

export function takeOver(
  row: StoredTable,
  guest: string,
  seat: Seat,
  level: Level | null,
  isOnline: (guest: string) => boolean,
): Arranged {
  if (row.host !== guest) return refuse('host-only');
  const there = row.seats[seat];
  if (!there) return refuse('no-such-seat');
  if (there.kind !== 'person') return refuse('not-a-person');
  if (row.status === 'gathering') return refuse('not-started');
  const away = there.standIn !== null || !isOnline(there.guest);
  if (level !== null && !away) return refuse('not-away');
  return arranged(withSeat(row, seat, { ...there, standIn: level }));
}

export function handBack(row: StoredTable, seat: Seat): StoredTable {
  const there = row.seats[seat];
  return there?.kind === 'person' && there.standIn ? withSeat(row, seat, { ...there, standIn: null }) : row;
}

/** The bot the table agreed on plays until the person is back. */
export function relieved(row: StoredTable, seat: Seat): StoredTable {
  const there = row.seats[seat];
  return there?.kind === 'person' ? withSeat(row, seat, { ...there, standIn: row.terms.standIn }) : row;
}

export function configure(row: StoredTable, guest: string, meta: Meta, seats: number, chosen: object): Arranged {
  if (row.host !== guest) return refuse('host-only');
  if (row.status !== 'gathering') return refuse('already-started');
  const { options, refusal } = settle(meta, seats, chosen);
  if (refusal) return { row: null, refusal };
  const there = resized(row.seats, seats);
  return there ? arranged({ ...row, options, seats: there }) : refuse('seats-in-use');
}

/** Fewer seats: open ones go first, then bots, from the far end; people stay. Null when too many people sit. */
function resized(seats: StoredSeat[], count: number): StoredSeat[] | null {
  const there = [...seats];
  while (there.length < count) there.push(OPEN);
  for (const kind of ['open', 'bot'] as const)
    for (let seat = there.length - 1; seat >= 0 && there.length > count; seat--)
      if (there[seat]!.kind === kind) there.splice(seat, 1);
  return there.length === count ? there : null;
}

/** The company of the next game: everybody moves on by one seat; whoever had left has become a bot for good. */
export function rotated(seats: readonly StoredSeat[], isOnline: (guest: string) => boolean): StoredSeat[] {
  const company = seats.map((there, seat): StoredSeat => {
    if (there.kind !== 'person' || there.standIn === null || isOnline(there.guest)) return there;
    return { kind: 'bot', name: botName(there.guest, seat), level: there.standIn };
  });
  return [...company.slice(-1), ...company.slice(0, -1)].map(there =>
    there.kind === 'person' ? { ...there, standIn: null } : there,
  );
}

export const renamed = (row: StoredTable, { id, name }: Guest): StoredTable => ({
  ...row,
  seats: row.seats.map(there => (there.kind === 'person' && there.guest === id ? { ...there, name } : there)),
});
