// A table as lists and notices see it, whether or not it is in the memory of this process. A `Table` is one.

import type { TableInfo } from '@quayside/protocol';
import { Absences, deviceOf } from '../domain/absences.ts';
import type { AwayLimits } from '../domain/presence.ts';
import { ownerAt } from '../domain/seats.ts';
import { infoOf } from '../domain/tableInfo.ts';
import type { StoredTable } from '../domain/tableRow.ts';
import type { TableSummary } from '../domain/tableSummary.ts';
import type { Uptime } from '../domain/uptime.ts';
import { waitsForPeople } from '../domain/waitsForPeople.ts';

export type ListedTable = {
  readonly row: StoredTable;
  readonly summary: TableSummary;
  readonly info: TableInfo;
  readonly isOnline: (guest: string) => boolean;
};

/** Who is connected to a table that is in the memory of another process: by device, and how many watch. */
export type ListedPresence = { online: ReadonlySet<string>; spectators: number };

export const NOBODY: ListedPresence = { online: new Set(), spectators: 0 };

/** Whoever shares a device is connected while that device is. */
export function deviceAt(row: StoredTable, guest: string): string {
  const owner = [...row.seats.keys()].map(seat => ownerAt(row, seat)).find(it => it?.guest === guest);
  return owner ? deviceOf(owner) : guest;
}

/** The clock that counts, and how long somebody may be away. */
export type Surroundings = { time: Uptime; limits: AwayLimits };

/** A table that is not in the memory of this process, as it is stored. */
export function listedFrom(
  row: StoredTable,
  summary: TableSummary,
  { online, spectators }: ListedPresence,
  { time, limits }: Surroundings,
): ListedTable {
  const isOnline = (guest: string) => online.has(deviceAt(row, guest));
  const absences = new Absences(time, row);
  const awayFor = (guest: string) => (isOnline(guest) ? null : absences.of(deviceAt(row, guest)));
  const waits = waitsForPeople({ row, isOnline, isWatched: () => online.size + spectators > 0 });
  return { row, summary, isOnline, info: infoOf({ row, isOnline, awayFor, limits, waits }, spectators) };
}
