// Looking back: records, history, and what-ifs.

import { type Created, type HistoryPage, type RecordFile, WhatIf } from '@quayside/protocol';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config.ts';
import { HttpRefusal } from '../errors.ts';
import type { Guests } from '../people/guests.ts';
import { speaker } from '../people/sharing.ts';
import type { Store } from '../store/store.ts';
import { seatOf } from '../tables/arrange.ts';
import type { Tables } from '../tables/tables.ts';
import { historyPage } from './history.ts';
import { isFinished, recordOf } from './record.ts';
import { branchTable } from './whatIf.ts';

const RECORD_BYTES = 512 * 1024; // of a record that is sent to us
const BRANCHES_PER_MINUTE = 60; // each plays a game through

type Parts = { config: Config; guests: Guests; store: Store; tables: Tables };

export function replayRoutes(app: FastifyInstance, { config, guests, store, tables }: Parts): void {
  app.get<{ Params: { id: string } }>('/api/tables/:id/record', async (request, reply): Promise<RecordFile> => {
    const row = await store.table(request.params.id);
    if (!row) throw new HttpRefusal('unknown-table');
    if (!isFinished(row)) throw new HttpRefusal('still-secret');
    if (row.seed === null) throw new HttpRefusal('not-started');
    reply.header('content-disposition', `attachment; filename="quayside-${row.game}-${row.id}.json"`);
    return recordOf(store, row);
  });

  app.get<{ Params: { id: string }; Querystring: { from?: string; seat?: string } }>(
    '/api/tables/:id/history',
    async (request): Promise<HistoryPage> => {
      const { from = '0' } = request.query;
      if (!/^\d{1,9}$/.test(from)) throw new HttpRefusal('bad-message');
      const guest = await guests.of(request);
      const table = await tables.open(request.params.id);
      if (!table) throw new HttpRefusal('unknown-table');
      if (table.row.status === 'frozen') throw new HttpRefusal('frozen');
      if (!table.match) throw new HttpRefusal('not-started');
      const past = await tables.pasts.of(table);
      const asker = guest && speaker(table.row, guest, request.query.seat);
      return historyPage(table, past, asker && seatOf(table.row, asker.id), Number(from));
    },
  );

  const limits = {
    bodyLimit: RECORD_BYTES,
    config: { rateLimit: { max: BRANCHES_PER_MINUTE, timeWindow: '1 minute' } },
  };
  app.post<{ Body: WhatIf }>(
    '/api/what-if',
    { schema: { body: WhatIf }, ...limits },
    async (request): Promise<Created> => {
      const guest = await guests.required(request);
      if ((await store.hostedBy(guest.id)) >= config.tablesPerGuest) throw new HttpRefusal('too-many-tables');
      return { id: await branchTable(tables, guest, request.body) };
    },
  );
}
