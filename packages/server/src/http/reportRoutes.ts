// /api/tables/:id/report: how the rules failed at a frozen table, for its host, without what their seat may not know.

import type { Report } from '@quayside/protocol';
import type { Seat } from '@quayside/rules';
import type { FastifyInstance } from 'fastify';
import type { LogEntry } from '../domain/log.ts';
import { seatOf } from '../domain/seats.ts';
import type { StoredTable } from '../domain/tableRow.ts';
import { isVersionFault } from '../domain/versionFault.ts';
import { HttpRefusal } from '../errors.ts';
import type { Guests } from '../people/guests.ts';
import type { Tables } from '../room/tables.ts';
import type { Store } from '../store/store.ts';

type Dependencies = { guests: Guests; store: Store; tables: Tables };

export function reportRoutes(app: FastifyInstance, { guests, store, tables }: Dependencies): void {
  app.get<{ Params: { id: string } }>('/api/tables/:id/report', async (request, reply): Promise<Report> => {
    const guest = await guests.required(request);
    const row = (await tables.open(request.params.id))?.row;
    if (!row) throw new HttpRefusal('unknown-table');
    if (row.host !== guest.id) throw new HttpRefusal('host-only');
    if (row.status !== 'frozen') throw new HttpRefusal('not-frozen');
    reply.header('content-disposition', `attachment; filename="quayside-${row.id}.json"`);
    return reportOf(row, await store.entries(row.id, 0));
  });
}

/**
 * Contains what everybody knows of the table and the entries of the host's own seat. The game may go on, so it omits:
 * the seed, from which all hidden cards and future dice follow; other seats' entries, such as secret commitments; their
 * number, which shows who has committed where ready marks are hidden; and the error message of another seat's move,
 * which quotes the move.
 */
function reportOf(row: StoredTable, log: LogEntry[]): Report {
  const { id, game, version, options, seats, fault } = row;
  const seat = seatOf(row, row.host);
  const isOwn = ({ entry }: LogEntry) => seat !== null && entry.seat === seat;
  return {
    table: id,
    game,
    version,
    options: { ...options },
    seats: seats.length,
    fault: mayTell(fault, seat) ? fault : null,
    entries: log.filter(isOwn).map(({ entry, at }) => ({ entry, at })),
  };
}

/** The engine begins the message of a failed move with the seat that made it. */
const mayTell = (fault: string | null, seat: Seat | null): boolean =>
  fault !== null && (isVersionFault(fault) || fault.startsWith(`Error: seat ${seat} plays `));
