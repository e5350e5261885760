// What a person has played: /api/me/games, /api/me/statistics; and which games against bots they have put away.

import {
  Dismiss,
  isAgainstBots,
  LIMITS,
  OPPONENTS,
  type PlayedGame,
  type PlayedPage,
  type Statistics,
} from '@quayside/protocol';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { StoredResult } from '../domain/log.ts';
import { seatOf } from '../domain/seats.ts';
import { HttpRefusal } from '../errors.ts';
import type { Guests } from '../people/guests.ts';
import type { Committer } from '../store/committer.ts';
import type { Store } from '../store/store.ts';

type Dependencies = { guests: Guests; store: Store; committer: Committer };

const querystring = Type.Object({
  before: Type.Optional(Type.String({ pattern: '^[0-9]{1,15}$' })),
  game: Type.Optional(Type.String({ maxLength: 40 })),
});

export function historyRoutes(app: FastifyInstance, { guests, store, committer }: Dependencies): void {
  app.get<{ Querystring: { before?: string; game?: string } }>(
    '/api/me/games',
    { schema: { querystring } },
    async (request): Promise<PlayedPage> => {
      const { id } = await guests.required(request);
      const { before, game = null } = request.query;
      const limit = LIMITS.gamesPerPage;
      const results = await store.results(id, before ? Number(before) : Number.MAX_SAFE_INTEGER, game, limit);
      const games = gamesOf(results, id);
      return { games, next: games.length < limit ? null : games.at(-1)!.endedAt };
    },
  );

  app.get('/api/me/statistics', async (request): Promise<Statistics> => {
    const { id } = await guests.required(request);
    const tallies = await store.tallies(id);
    const games = [...new Set(tallies.map(({ game }) => game))];
    return {
      games: games.map(game => ({
        game,
        tallies: tallies
          .filter(tally => tally.game === game)
          .map(({ opponents, played, won }) => ({ opponents, played, won }))
          .sort((a, b) => OPPONENTS.indexOf(a.opponents) - OPPONENTS.indexOf(b.opponents)),
      })),
    };
  });

  app.put<{ Params: { id: string }; Body: Dismiss }>(
    '/api/tables/:id/dismissed',
    { schema: { body: Dismiss } },
    async (request): Promise<Dismiss> => {
      const guest = await guests.required(request);
      const row = await store.table(request.params.id);
      if (!row) throw new HttpRefusal('unknown-table');
      if (seatOf(row, guest.id) === null) throw new HttpRefusal('not-seated');
      const { dismissed } = request.body;
      if (dismissed && !isAgainstBots(row)) throw new HttpRefusal('others-wait');
      await committer.save([{ kind: 'dismissed', guest: guest.id, table: row.id, dismissed }]);
      return { dismissed };
    },
  );
}

/** Results of one game stand together, by seat. */
function gamesOf(results: StoredResult[], guest: string): PlayedGame[] {
  const games = Map.groupBy(results, ({ table }) => table);
  return [...games.values()].map(seats => {
    const { table, game, endedAt, seat } = seats.find(it => it.guest === guest)!;
    return {
      table,
      game,
      endedAt,
      seat,
      seats: seats.map(({ name, level, rank, score }) => ({ name, level, rank, score })),
    };
  });
}
