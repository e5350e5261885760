// What lists and notices need to know of a running game, stored so that the game need not be loaded for them (in the
// table `glances`, whose name is older). It holds what some seats may know and others may not: everybody is shown their
// own part only.

import type { Match } from '@quayside/engine';
import type { MyTable } from '@quayside/protocol';
import type { Seat } from '@quayside/rules';
import type { HiddenCommitments } from './hiddenCommitments.ts';
import { isHumanControlled, seatOf } from './seats.ts';
import { seatsHere } from './sharedDevices.ts';
import type { TableClocks } from './tableClocks.ts';
import type { StoredTable } from './tableRow.ts';

export type TableSummary = {
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
  deadlinesShownToOthers: (number | null)[];
  isPaused: boolean;
  /** How many entries the log had. */
  length?: number;
};

/** Of a table at which no game has begun. */
export const NO_GAME: TableSummary = {
  ...{ decisions: [], awaited: [], since: 0, plies: [], ply: 0 },
  ...{ deadlines: [], deadlinesShownToOthers: [], isPaused: false },
};

type Live = { match: Match | null; hidden: HiddenCommitments; clocks: TableClocks; lastMoveAt: number };

export function summaryOf({ match, hidden, clocks, lastMoveAt }: Live): TableSummary {
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

type SummarisedTable = { row: StoredTable; summary: TableSummary };
type WaitingFor = Pick<MyTable, 'yourTurn' | 'awaited' | 'since' | 'deadline'>;

/** Whom a table waits for, since when, and until when, as far as this guest may know. */
export function waitingAt(
  { row, summary }: SummarisedTable,
  guest: string,
  toWallClock: (time: number) => number,
): WaitingFor {
  const isPlaying = row.status === 'playing';
  const awaited = isPlaying ? summary.awaited : [];
  const own = seatOf(row, guest);
  const deadlines = summary.deadlinesShownToOthers.flatMap(
    (shown, seat) => (seat === own ? summary.deadlines[seat] : shown) ?? [],
  );
  return {
    yourTurn:
      isPlaying && seatsHere(row, { id: guest, name: '' }).some(seat => (summary.decisions[seat] ?? null) !== null),
    awaited,
    since: awaited.length > 0 ? summary.since : null,
    deadline: deadlines.length > 0 ? toWallClock(Math.min(...deadlines)) : null,
  };
}

/** How many entries of the log there are for this guest to see. */
export function plyFor({ row, summary }: SummarisedTable, guest: string): number {
  const seat = seatOf(row, guest);
  return (seat === null ? null : summary.plies[seat]) ?? summary.ply;
}

/** A name for each decision asked of seats that are played on this guest's devices. */
export function decisionsAsked({ row, summary }: SummarisedTable, guest: string): string[] {
  if (row.status !== 'playing' || summary.isPaused) return [];
  return seatsHere(row, { id: guest, name: '' }).flatMap(seat => {
    const decision = isHumanControlled(row, seat) ? (summary.decisions[seat] ?? null) : null;
    return decision === null ? [] : [`${row.id}/${seat}/${decision}`];
  });
}
