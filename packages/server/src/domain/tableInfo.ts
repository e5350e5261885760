// A table as everybody may see it.

import type { SeatInfo, TableInfo } from '@quayside/protocol';
import { untilHostPasses } from './hostSuccession.ts';
import type { Presence } from './presence.ts';
import { askingOf } from './requests.ts';
import { seatOf } from './seats.ts';
import { commitment, contributed } from './seed.ts';
import type { SeatOwner, StoredSeat, StoredTable } from './tableRow.ts';
import { versionFaultOf } from './versionFault.ts';

type PresenceShown = Presence & { waits: boolean };

export function infoOf(table: PresenceShown, spectators: number): TableInfo {
  const { row, waits } = table;
  const hostPasses = untilHostPasses(table);
  const fault = versionFaultOf(row);
  return {
    id: row.id,
    game: row.game,
    version: row.version,
    options: { ...row.options },
    seats: row.seats.map(there => seatInfo(table, there)),
    status: row.status,
    host: seatOf(row, row.host),
    ...(hostPasses === null ? {} : { hostPassesIn: inSeconds(hostPasses) }),
    ...(waits ? { waits } : {}),
    spectators,
    rematch: row.rematch,
    createdAt: row.createdAt,
    commitment: commitment(row),
    contributed: contributed(row),
    hints: row.hints,
    asking: askingOf(table),
    origin: row.origin,
    endedAt: row.endedAt,
    terms: row.terms,
    webhook: row.webhook !== null,
    ...(fault && { fault }),
  };
}

/** Of a table that is over and not in memory: who is connected to it makes no difference any more. */
export const infoOfFinished = (row: StoredTable): TableInfo =>
  infoOf({ row, isOnline: () => false, awayFor: () => null, limits: NO_LIMITS, waits: false }, 0);

const NO_LIMITS = { seatAwayMs: 0, hostAwayMs: 0 };

const inSeconds = (ms: number): number => Math.ceil(ms / 1000);

function seatInfo(table: PresenceShown, there: StoredSeat): SeatInfo {
  switch (there.kind) {
    case 'open':
      return { kind: 'open' };
    case 'bot': {
      const { name, level, owner } = there;
      return { kind: 'bot', name, level, ...(owner ? { owner: owner.name, ...opensIn(table, owner) } : {}) };
    }
    case 'person': {
      const { name, standIn, because, bot } = there;
      const online = table.isOnline(there.guest);
      return {
        ...{ kind: 'person', name, online, standIn },
        ...(bot ? { bot } : {}),
        ...(because ? { because } : {}),
        ...opensIn(table, there),
      };
    }
  }
}

/** How soon the host may give the seat of somebody who is away to another person. */
function opensIn({ row, awayFor, limits }: PresenceShown, { guest }: SeatOwner): { opensIn?: number } {
  const away = row.status === 'playing' ? awayFor(guest) : null;
  return away === null ? {} : { opensIn: inSeconds(Math.max(0, limits.seatAwayMs - away)) };
}
