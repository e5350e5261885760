// What the bots think: a hint for one's own decision, and the curve of a game that is over.

import { randomUUID } from 'node:crypto';
import { type Curve, type Hint, HintRequest } from '@quayside/protocol';
import type { FastifyInstance } from 'fastify';
import { Buckets } from '../bucket.ts';
import { seatOf } from '../domain/seats.ts';
import { actingGuest } from '../domain/sharedDevices.ts';
import { isFinished } from '../domain/tableRow.ts';
import { HttpRefusal } from '../errors.ts';
import type { Curves } from '../hints/curves.ts';
import type { HintService } from '../hints/hintService.ts';
import type { Guests } from '../people/guests.ts';
import type { Tables } from '../room/tables.ts';
import type { Committer } from '../store/committer.ts';
import type { Store } from '../store/store.ts';

const HINTS_PER_MINUTE = { network: 60, guest: 20 }; // each makes a bot think hard

type Dependencies = {
  guests: Guests;
  store: Store;
  tables: Tables;
  committer: Committer;
  hintService: HintService;
  curves: Curves;
};

export function hintRoutes(app: FastifyInstance, dependencies: Dependencies): void {
  const { guests, store, tables, committer, hintService, curves } = dependencies;
  const rates = new Buckets(HINTS_PER_MINUTE.guest / 60, HINTS_PER_MINUTE.guest);

  app.post<{ Params: { id: string }; Body: HintRequest; Querystring: { seat?: string } }>(
    '/api/tables/:id/hint',
    { schema: { body: HintRequest }, config: { rateLimit: { max: HINTS_PER_MINUTE.network, timeWindow: '1 minute' } } },
    async (request): Promise<Hint> => {
      const guest = await guests.required(request);
      const table = await tables.open(request.params.id);
      if (!table) throw new HttpRefusal('unknown-table');
      const { row, match, game } = table;
      const asker = actingGuest(row, guest, request.query.seat);
      const seat = asker && seatOf(row, asker.id);
      if (seat === null) throw new HttpRefusal('not-seated');
      if (!row.hints) throw new HttpRefusal('no-hints');
      if (!match || row.status !== 'playing' || typeof match.asked[seat] !== 'number')
        throw new HttpRefusal('not-your-turn');
      const { decision } = request.body;
      if (!table.hidden.isAsked(match, seat, decision)) throw new HttpRefusal('stale-decision');
      if (!rates.take(guest.id)) throw new HttpRefusal('too-fast');
      const asked = match.asked[seat];
      const { id, version } = game;
      const view = table.hidden.view(match, seat);
      const lines = await hintService.advise({ game: id, version, view, seed: randomUUID() });
      if (!lines) throw new HttpRefusal('bots-busy');
      await committer.save([{ kind: 'hint', table: row.id, seat, ply: asked }]);
      return { decision, lines };
    },
  );

  app.get<{ Params: { id: string } }>('/api/tables/:id/curve', async (request): Promise<Curve> => {
    const { id } = request.params;
    const row = await store.table(id);
    if (!row) throw new HttpRefusal('unknown-table');
    if (!isFinished(row)) throw new HttpRefusal('still-secret');
    if (row.seed === null) throw new HttpRefusal('not-started');
    const curve = await store.curve(id);
    if (curve) return curve;
    curves.request(id);
    return { ready: false, points: [], swings: [] };
  });
}
