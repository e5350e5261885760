// /api/tables/:id/talk: older lines of talk.

import { LIMITS, type TalkPage } from '@quayside/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { seatOf } from '../domain/seats.ts';
import { chatMessageOf, mayRead, teamOf } from '../domain/talkRights.ts';
import { HttpRefusal } from '../errors.ts';
import type { Guests } from '../people/guests.ts';
import type { Tables } from '../room/tables.ts';
import type { Store } from '../store/store.ts';

type Dependencies = { guests: Guests; store: Store; tables: Tables };
type TalkRequest = { Params: { id: string }; Querystring: { before: string } };

const querystring = Type.Object({ before: Type.String({ pattern: '^[0-9]{1,9}$' }) });

export function talkRoutes(app: FastifyInstance, { guests, store, tables }: Dependencies): void {
  app.get<TalkRequest>('/api/tables/:id/talk', { schema: { querystring } }, async (request): Promise<TalkPage> => {
    const guest = await guests.required(request);
    const table = await tables.open(request.params.id);
    if (!table) throw new HttpRefusal('unknown-table');
    const { row, talkRules } = table;
    const lines = await store.lines(row.id, Number(request.query.before), LIMITS.linesPerPage);
    const team = teamOf(talkRules, seatOf(row, guest.id));
    return {
      lines: lines.filter(line => mayRead(line, row, team)).map(line => chatMessageOf(row.id, line)),
      older: (lines[0]?.n ?? 0) > 0,
    };
  });
}
