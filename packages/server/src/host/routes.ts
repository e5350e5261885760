// /api/tables/:id/report: for the host of a frozen table, everything needed to find the mistake.

import type { Report } from '@quayside/protocol';
import type { FastifyInstance } from 'fastify';
import { HttpRefusal } from '../errors.ts';
import type { Guests } from '../people/guests.ts';
import type { Store } from '../store/store.ts';
import type { Tables } from '../tables/tables.ts';

type Parts = { guests: Guests; store: Store; tables: Tables };

export function hostRoutes(app: FastifyInstance, { guests, store, tables }: Parts): void {
  app.get<{ Params: { id: string } }>('/api/tables/:id/report', async (request, reply): Promise<Report> => {
    const guest = await guests.required(request);
    const row = (await tables.open(request.params.id))?.row;
    if (!row) throw new HttpRefusal('unknown-table');
    if (row.host !== guest.id) throw new HttpRefusal('host-only');
    if (row.status !== 'frozen') throw new HttpRefusal('not-frozen');
    const { id, game, version, options, seats, seed, fault } = row;
    reply.header('content-disposition', `attachment; filename="quayside-${id}.json"`);
    const log = (await store.entries(id, 0)).map(({ ply, entry, at }) => ({ ply, entry, at }));
    return { table: id, game, version, options: { ...options }, seats: seats.length, seed, fault: fault ?? '', log };
  });
}
