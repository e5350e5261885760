// /api/me: who you are.

import { type Me, Rename } from '@quayside/protocol';
import type { FastifyInstance } from 'fastify';
import { tidyName } from '../domain/names.ts';
import { HttpRefusal } from '../errors.ts';
import type { Guests } from '../people/guests.ts';
import type { Tables } from '../room/tables.ts';

export function peopleRoutes(app: FastifyInstance, { guests, tables }: { guests: Guests; tables: Tables }): void {
  app.get('/api/me', async (request, reply): Promise<Me> => {
    const { name } = await guests.welcome(request, reply);
    return { name };
  });

  app.put<{ Body: Rename }>('/api/me', { schema: { body: Rename } }, async (request): Promise<Me> => {
    const name = tidyName(request.body.name);
    if (name === null) throw new HttpRefusal('bad-name');
    await tables.rename(await guests.rename(request, name));
    return { name };
  });
}
