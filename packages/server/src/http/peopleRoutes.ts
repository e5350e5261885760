// /api/me: who you are.

import { type Me, Rename } from '@quayside/protocol';
import type { FastifyInstance } from 'fastify';
import { Buckets } from '../bucket.ts';
import type { Config } from '../config.ts';
import { tidyName } from '../domain/names.ts';
import { HttpRefusal } from '../errors.ts';
import type { Guests } from '../people/guests.ts';

// A new guest is written, and kept for days: one request in ten may bring one, and a class of pupils may come at once.
const NEW_GUESTS = { share: 0.1, burst: 60 };

type Dependencies = {
  config: Config;
  guests: Guests;
  /** The network of an address: what one household has. */
  networkOf(address: string): string;
};

export function peopleRoutes(app: FastifyInstance, { config, guests, networkOf }: Dependencies): void {
  const perMinute = config.requestsPerMinute * NEW_GUESTS.share;
  const newGuests = new Buckets(perMinute / 60, Math.max(NEW_GUESTS.burst, perMinute));

  app.get('/api/me', async (request, reply): Promise<Me> => {
    const mayBeNew = () => newGuests.take(networkOf(request.ip));
    const { name } = await guests.welcome(request, reply, mayBeNew);
    return { name };
  });

  app.put<{ Body: Rename }>('/api/me', { schema: { body: Rename } }, async (request): Promise<Me> => {
    const name = tidyName(request.body.name);
    if (name === null) throw new HttpRefusal('bad-name');
    await guests.rename(request, name);
    return { name };
  });
}
