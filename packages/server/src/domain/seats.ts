// Who sits where. Each action takes a table's row and returns the next row, or a refusal.

import { type Level, type StandInReason, type Temperament, temperamentOf } from '@quayside/protocol';
import { type Meta, no, type Refusal, type Seat, settle } from '@quayside/rules';
import type { ErrorCode } from '../errors.ts';
import type { TableChange } from './changes.ts';
import type { NewNote } from './log.ts';
import { botName } from './names.ts';
import type { Guest, SeatOwner, StoredSeat, StoredTable } from './tableRow.ts';

/** `extraChanges`: what must be written with the row. `notes`: what everybody reads about it in the log. */
export type TableUpdate =
  | { row: StoredTable; refusal: null; extraChanges?: TableChange[]; notes?: NewNote[] }
  | { row: null; refusal: Refusal; extraChanges?: never; notes?: never };

export type Person = Extract<StoredSeat, { kind: 'person' }>;
type IsOnline = (guest: string) => boolean;

const OPEN: StoredSeat = { kind: 'open' };

export const refuse = (code: ErrorCode): TableUpdate => ({ row: null, refusal: no(code) });
const updated = (row: StoredTable, notes: NewNote[] = []): TableUpdate => ({ row, refusal: null, notes });
export const withSeat = (row: StoredTable, seat: Seat, there: StoredSeat): StoredTable => ({
  ...row,
  seats: row.seats.with(seat, there),
});

export const seatOf = (row: StoredTable, guest: string): Seat | null => {
  const seat = row.seats.findIndex(there => there.kind === 'person' && there.guest === guest);
  return seat < 0 ? null : seat;
};

export function personAt(row: StoredTable, seat: Seat): Person | null {
  const there = row.seats[seat];
  return there?.kind === 'person' ? there : null;
}

/**
 * The person whose seat this is, whoever plays it now; null for a bot's own and for an open one nobody has a claim to.
 */
export function ownerAt(row: StoredTable, seat: Seat): SeatOwner | null {
  const there = row.seats[seat];
  return there?.kind === 'person' ? there : (there?.owner ?? null);
}

const isOwnedBy = (there: StoredSeat, guest: string): boolean =>
  there.kind !== 'person' && there.owner !== undefined && (there.owner.deviceOwner ?? there.owner.guest) === guest;

/** A seat of this guest, or of somebody who shares their device, that is a bot's or open now. */
export const seatToReclaim = (row: StoredTable, guest: string): Seat | null => {
  const seat = row.status === 'playing' ? row.seats.findIndex(there => isOwnedBy(there, guest)) : -1;
  return seat < 0 ? null : seat;
};

/** The level of the bot that decides for this seat now; null for a person who does so alone, and for nobody. */
export function botAt(row: StoredTable, seat: Seat): Level | null {
  const there = row.seats[seat];
  if (there?.kind === 'bot') return there.level;
  return there?.kind === 'person' ? there.standIn : null;
}

/** How the bot of this seat likes to play. A stand-in plays for a person, and has no temperament of its own. */
export function temperamentAt(row: StoredTable, seat: Seat): Temperament | null {
  const there = row.seats[seat];
  return there?.kind === 'bot' ? temperamentOf(there.name) : null;
}

/** Somebody who is no bot of the server decides here, without a stand-in: a person, or a program with a token. */
export const isSelfControlled = (row: StoredTable, seat: Seat): boolean => personAt(row, seat)?.standIn === null;

/** A person sits here and decides without a stand-in. */
export const isHumanControlled = (row: StoredTable, seat: Seat): boolean =>
  isSelfControlled(row, seat) && !personAt(row, seat)?.bot;

/**
 * Sitting down on one's own seat is a return: the stand-in stops. In a running game one may only take a seat the host
 * opened, or reclaim one's own.
 */
export function sit(row: StoredTable, guest: Guest, seat: Seat): TableUpdate {
  const there = row.seats[seat];
  if (!there) return refuse('no-such-seat');
  const mine = seatOf(row, guest.id);
  if (mine === seat) return returned(row, seat);
  const person: StoredSeat = { kind: 'person', guest: guest.id, name: guest.name, standIn: null, ...botMark(guest) };
  if (row.status === 'gathering') {
    if (there.kind !== 'open') return refuse('seat-taken');
    const stoodUp = mine === null ? row : withSeat(row, mine, OPEN);
    return updated(withSeat(stoodUp, seat, person));
  }
  if (row.status === 'playing' && isOwnedBy(there, guest.id)) return reclaimed(row, seat);
  if (row.status !== 'playing' || mine !== null || there.kind !== 'open') return refuse('already-started');
  return updated(withSeat(row, seat, person), [{ kind: 'seated', seat, name: guest.name }]);
}

/**
 * Before the start two seats change places. The host may move everybody; others move themselves to an open seat or to
 * that of a bot, which takes theirs. Whoever shares a device is known to it by the seat, and stays.
 */
export function swap(row: StoredTable, guest: string, [one, other]: readonly [Seat, Seat]): TableUpdate {
  const [here, there] = [row.seats[one], row.seats[other]];
  if (!here || !there) return refuse('no-such-seat');
  if (row.status !== 'gathering') return refuse('already-started');
  const mine = seatOf(row, guest);
  const isMine = mine === one || mine === other;
  if (row.host !== guest && !isMine) return refuse('host-only');
  const isPerson = (seat: StoredSeat) => seat.kind === 'person' && seat.guest !== guest;
  if (row.host !== guest && (isPerson(here) || isPerson(there))) return refuse('seat-taken');
  if ([here, there].some(seat => sharesDevice(row, seat))) return refuse('seat-shared');
  return updated(withSeat(withSeat(row, one, there), other, here));
}

const sharesDevice = (row: StoredTable, seat: StoredSeat): boolean =>
  seat.kind === 'person' &&
  (seat.deviceOwner !== undefined ||
    row.seats.some(other => other.kind === 'person' && other.deviceOwner === seat.guest));

const botMark = ({ bot }: { bot?: true }): { bot?: true } => (bot ? { bot } : {});

/** The part of a person that is kept when they leave the seat. */
export const bareOwner = ({ guest, name, deviceOwner, bot }: SeatOwner): SeatOwner => ({
  guest,
  name,
  ...(deviceOwner ? { deviceOwner } : {}),
  ...(bot ? { bot } : {}),
});

function reclaimed(row: StoredTable, seat: Seat): TableUpdate {
  const owner: StoredSeat = { kind: 'person', standIn: null, ...bareOwner(ownerAt(row, seat)!) };
  return updated(withSeat(row, seat, owner), [{ kind: 'returned', seat }]);
}

const returned = (row: StoredTable, seat: Seat): TableUpdate => {
  const back = withoutStandIn(row, seat);
  return updated(back, back === row ? [] : [{ kind: 'returned', seat }]);
};

/**
 * Before the start the seat opens again; in a running game a bot plays on until the person is back, or with `giveUp`
 * for good. Whoever shares the device of somebody who leaves goes with it.
 */
export function leave(
  row: StoredTable,
  guest: string,
  { giveUp }: { giveUp: boolean },
  isOnline: IsOnline,
): TableUpdate {
  const seat = seatOf(row, guest);
  if (seat === null) return refuse('not-seated');
  const notes: NewNote[] = [];
  const left = row.seats.reduce((left, there, place) => {
    if (there.kind !== 'person' || (place !== seat && there.deviceOwner !== guest)) return left;
    if (row.status === 'gathering') return withSeat(left, place, OPEN);
    const level = row.terms.standIn;
    if (giveUp && row.status === 'playing') {
      notes.push({ kind: 'gave-up', seat: place, name: there.name });
      return withSeat(left, place, { kind: 'bot', name: botName(row.id, place), level });
    }
    if (there.standIn === null && row.status === 'playing')
      notes.push({ kind: 'stand-in', seat: place, level, why: 'left' });
    return withStandIn(left, place, 'left');
  }, row);
  const host = left.host === guest ? nextHost(left, seat, isOnline) : null;
  if (!host) return updated(left, notes);
  return updated({ ...left, host: host.guest }, [...notes, { kind: 'host-passed', seat: host.seat }]);
}

/** The next person along the table who is here, on a device of their own; null when there is none. */
export function nextHost(row: StoredTable, from: Seat, isOnline: IsOnline): { guest: string; seat: Seat } | null {
  for (let step = 1; step <= row.seats.length; step++) {
    const seat = (from + step) % row.seats.length;
    const there = personAt(row, seat);
    if (!there || there.guest === row.host || there.deviceOwner || there.bot) continue;
    if (there.because !== 'left' && isOnline(there.guest)) return { guest: there.guest, seat };
  }
  return null;
}

/**
 * In a running game only the level of a bot may be changed. Before it also the seat of a person who is away is the
 * host's, and that of a program.
 */
export function setBot(
  row: StoredTable,
  guest: string,
  seat: Seat,
  level: Level | null,
  isOnline: IsOnline,
): TableUpdate {
  if (row.host !== guest) return refuse('host-only');
  const there = row.seats[seat];
  if (!there) return refuse('no-such-seat');
  if (there.kind === 'person' && (row.status !== 'gathering' || there.guest === guest)) return refuse('seat-taken');
  if (there.kind === 'person' && !there.bot && isOnline(there.guest)) return refuse('seat-taken');
  if (row.status !== 'gathering' && (there.kind !== 'bot' || level === null)) return refuse('already-started');
  if (level === null) return updated(withSeat(row, seat, OPEN));
  if (there.kind === 'bot') return updated(withSeat(row, seat, { ...there, level }));
  return updated(withSeat(row, seat, { kind: 'bot', name: botName(row.id, seat), level }));
}

export function takeOver(
  row: StoredTable,
  guest: string,
  seat: Seat,
  level: Level | null,
  isOnline: IsOnline,
): TableUpdate {
  if (row.host !== guest) return refuse('host-only');
  if (!row.seats[seat]) return refuse('no-such-seat');
  const there = personAt(row, seat);
  if (!there) return refuse('not-a-person');
  if (row.status === 'gathering') return refuse('not-started');
  const away = there.standIn !== null || !isOnline(there.guest);
  if (level !== null && !away) return refuse('not-away');
  if (there.standIn === level) return updated(row);
  const note: NewNote = { kind: 'stand-in', seat, level, why: 'away' };
  if (level === null) return updated(withoutStandIn(row, seat), [note]);
  return updated(withSeat(row, seat, { ...there, standIn: level, because: there.because ?? 'away' }), [note]);
}

export function withoutStandIn(row: StoredTable, seat: Seat): StoredTable {
  const there = personAt(row, seat);
  if (!there?.standIn) return row;
  const { because: _, ...alone } = there;
  return withSeat(row, seat, { ...alone, standIn: null });
}

/** A bot of the level that the terms name plays for this person until they are back. */
export function withStandIn(row: StoredTable, seat: Seat, because: StandInReason): StoredTable {
  const there = personAt(row, seat);
  return there ? withSeat(row, seat, { ...there, standIn: row.terms.standIn, because }) : row;
}

export function configure(row: StoredTable, guest: string, meta: Meta, seats: number, chosen: object): TableUpdate {
  if (row.host !== guest) return refuse('host-only');
  if (row.status !== 'gathering') return refuse('already-started');
  const { options, refusal } = settle(meta, seats, chosen);
  if (refusal) return { row: null, refusal };
  const there = resized(row.seats, seats);
  return there ? updated({ ...row, options, seats: there }) : refuse('seats-in-use');
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

/**
 * The seats of the next game: everybody moves on by one seat, unless one person plays against bots; whoever has left or
 * lost their seat becomes a bot of the server. So does a program that has gone, which nobody could call back: one of
 * this level.
 */
export function rotated(seats: readonly StoredSeat[], isOnline: IsOnline, level: Level): StoredSeat[] {
  const seated = seats.map((there, seat): StoredSeat => {
    if (there.kind === 'open') return OPEN;
    if (there.kind === 'bot') return { kind: 'bot', name: there.name, level: there.level };
    const { guest, standIn, bot } = there;
    const hasGone = (standIn !== null || bot) && !isOnline(guest);
    if (hasGone) return { kind: 'bot', name: botName(guest, seat), level: standIn ?? level };
    return { kind: 'person', standIn: null, ...bareOwner(there) };
  });
  const isAmongPeople = seats.filter(({ kind }) => kind !== 'bot').length > 1;
  return isAmongPeople ? [...seated.slice(-1), ...seated.slice(0, -1)] : seated;
}

/** The same row when they have this name already. */
export function renamed(row: StoredTable, { id, name }: Guest): StoredTable {
  const isOther = (there: StoredSeat) => there.kind === 'person' && there.guest === id && there.name !== name;
  if (!row.seats.some(isOther)) return row;
  return { ...row, seats: row.seats.map(there => (isOther(there) ? { ...there, name } : there)) };
}
