// What lists and notices need to know of a running game, so that it need not be loaded for them. It is stored, and
// holds what one seat may know and another may not: everybody is shown their own part only.

import type { Match } from '@quayside/engine';
import type { MyTable } from '@quayside/protocol';
import type { Seat } from '@quayside/rules';
import type { HiddenCommitments } from './hiddenCommitments.ts';
import { isHumanControlled, seatOf } from './seats.ts';
import { seatsHere } from './sharedDevices.ts';
import type { TableClocks } from './tableClocks.ts';
import type { StoredTable } from './tableRow.ts';

export type Glance = {
  /** By seat: the decision asked of it, as that seat counts; null when it is asked nothing. */
  decisions: (number | null)[];
  /** Whom the game waits for, as far as everybody may know. */
  awaited: Seat[];
  /** When it last moved, as far as everybody may know, by the wall clock. */
  since: number;
  /** How many entries of the log each seat may count, and how many everybody else. */
  plies: number[];
  ply: number;
  /** By seat: when its clock runs out in uptime, as the seat itself may know it, and as others may. */
  deadlines: (number | null)[];
  told: (number | null)[];
  isPaused: boolean;
  /** How many entries the log had. */
  length?: number;
};

/** Of a table at which no game has begun. */
export const NO_GAME: Glance = {
  ...{ decisions: [], awaited: [], since: 0, plies: [], ply: 0 },
  ...{ deadlines: [], told: [], isPaused: false },
};

type Live = { match: Match | null; hidden: HiddenCommitments; clocks: TableClocks; lastMoveAt: number };

export function glanceOf({ match, hidden, clocks, lastMoveAt }: Live): Glance {
  if (!match) return NO_GAME;
  const seats = [...match.asked.keys()];
  return {
    decisions: seats.map(seat => hidden.decision(match, seat)),
    awaited: [...hidden.deciding(match)],
    since: lastMoveAt,
    plies: seats.map(seat => hidden.plyFor(match, seat)),
    ply: hidden.plyFor(match, null),
    ...clocks.deadlines,
    isPaused: clocks.isPaused,
    length: match.ply,
  };
}

type Glimpsed = { row: StoredTable; glance: Glance };
type Waiting = Pick<MyTable, 'yourTurn' | 'awaited' | 'since' | 'deadline'>;

/** Whom a table waits for, since when, and until when, as far as this guest may know. */
export function waitingAt({ row, glance }: Glimpsed, guest: string, toWallClock: (time: number) => number): Waiting {
  const isPlaying = row.status === 'playing';
  const awaited = isPlaying ? glance.awaited : [];
  const own = seatOf(row, guest);
  const deadlines = glance.told.flatMap((told, seat) => (seat === own ? glance.deadlines[seat] : told) ?? []);
  return {
    yourTurn:
      isPlaying && seatsHere(row, { id: guest, name: '' }).some(seat => (glance.decisions[seat] ?? null) !== null),
    awaited,
    since: awaited.length > 0 ? glance.since : null,
    deadline: deadlines.length > 0 ? toWallClock(Math.min(...deadlines)) : null,
  };
}

/** How many entries of the log there are for this guest to see. */
export function plyFor({ row, glance }: Glimpsed, guest: string): number {
  const seat = seatOf(row, guest);
  return (seat === null ? null : glance.plies[seat]) ?? glance.ply;
}

/** A name for each decision asked of seats that are played on this guest's devices. */
export function decisionsAsked({ row, glance }: Glimpsed, guest: string): string[] {
  if (row.status !== 'playing' || glance.isPaused) return [];
  return seatsHere(row, { id: guest, name: '' }).flatMap(seat => {
    const decision = isHumanControlled(row, seat) ? (glance.decisions[seat] ?? null) : null;
    return decision === null ? [] : [`${row.id}/${seat}/${decision}`];
  });
}
