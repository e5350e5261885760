// Looking back: records, history, and what-ifs.

import type { Created } from '@quayside/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { seatOf } from '../domain/seats.ts';
import { actingGuest } from '../domain/sharedDevices.ts';
import { type Guest, isFinished } from '../domain/tableRow.ts';
import { refuseFrozen } from '../domain/versionFault.ts';
import { HttpRefusal } from '../errors.ts';
import type { Guests } from '../people/guests.ts';
import type { FileBranch } from '../replay/file.ts';
import { historyPage } from '../replay/history.ts';
import { type Pasts, resultOf } from '../replay/pasts.ts';
import { recordOf } from '../replay/record.ts';
import type { Replayer } from '../replay/tasks.ts';
import { branchTable } from '../replay/whatIf.ts';
import type { Tables } from '../room/tables.ts';
import type { Store } from '../store/store.ts';

const RECORD_BYTES = 512 * 1024; // of a record that is sent to us
const BRANCHES_PER_MINUTE = 60; // each plays a game through
const HISTORY_SHARE = 0.2; // of the requests one network may send: a page may take seconds of the one thread for tables
const JSON_TEXT = 'application/json; charset=utf-8';

type Dependencies = { config: Config; guests: Guests; store: Store; tables: Tables; pasts: Pasts; replayer: Replayer };

export function replayRoutes(
  app: FastifyInstance,
  { config, guests, store, tables, pasts, replayer }: Dependencies,
): void {
  app.get<{ Params: { id: string } }>('/api/tables/:id/record', async (request, reply): Promise<string> => {
    // Loading the table decides which version of the rules it follows, where its own is not here.
    await tables.open(request.params.id);
    const row = await store.table(request.params.id);
    if (!row) throw new HttpRefusal('unknown-table');
    if (!isFinished(row)) throw new HttpRefusal('still-secret');
    if (row.seed === null) throw new HttpRefusal('not-started');
    reply.header('content-disposition', `attachment; filename="quayside-${row.game}-${row.id}.json"`);
    const record = await recordOf(store, replayer, row);
    reply.type(JSON_TEXT);
    return record;
  });

  app.get<{ Params: { id: string }; Querystring: { from?: string; seat?: string } }>(
    '/api/tables/:id/history',
    { config: { rateLimit: { max: Math.ceil(config.requestsPerMinute * HISTORY_SHARE), timeWindow: '1 minute' } } },
    async (request, reply): Promise<string> => {
      const { from = '0' } = request.query;
      if (!/^\d{1,9}$/.test(from)) throw new HttpRefusal('bad-message');
      const guest = await guests.of(request);
      const table = await tables.open(request.params.id);
      if (!table) throw new HttpRefusal('unknown-table');
      refuseFrozen(table.row);
      if (!table.match) throw new HttpRefusal('not-started');
      const asker = guest && actingGuest(table.row, guest, request.query.seat);
      const page = await historyPage(table, pasts, asker && seatOf(table.row, asker.id), Number(from));
      reply.type(JSON_TEXT);
      return page;
    },
  );

  const limits = {
    bodyLimit: RECORD_BYTES,
    config: { rateLimit: { max: BRANCHES_PER_MINUTE, timeWindow: '1 minute' } },
  };
  app.register((scope, _, done) => {
    // Parsed in a replay thread: a record may be long, and its content is not trusted.
    scope.removeContentTypeParser('application/json');
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_, body, read) => read(null, body));
    scope.post<{ Body: unknown }>('/api/what-if', limits, async (request): Promise<Created> => {
      const { guest, asked, position } = await branchAsked(request);
      if (!position) throw new HttpRefusal('bad-message');
      return { id: await branchTable({ tables, pasts }, guest, asked, position) };
    });
    scope.post<{ Params: { id: string }; Body: unknown }>(
      '/api/tables/:id/what-if',
      limits,
      async (request): Promise<Created> => {
        const { guest, asked, position } = await branchAsked(request);
        if (position) throw new HttpRefusal('bad-message');
        return { id: await branchTable({ tables, pasts }, guest, asked, request.params.id) };
      },
    );
    done();
  });

  async function branchAsked(request: FastifyRequest): Promise<FileBranch & { guest: Guest }> {
    const guest = await guests.required(request);
    if ((await store.hostedBy(guest.id)) >= config.tablesPerGuest) throw new HttpRefusal('too-many-tables');
    if (typeof request.body !== 'string') throw new HttpRefusal('bad-json');
    return { guest, ...resultOf(await replayer.run({ kind: 'what-if', text: request.body })) };
  }
}
