// POST /api/client-error: a page reports that it failed. One line of the log each, for whoever runs the server.

import { ClientError } from '@quayside/protocol';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../metrics.ts';
import type { Guests } from '../people/guests.ts';

const REPORTS_PER_MINUTE = 20; // of one address

export function clientErrorRoutes(
  app: FastifyInstance,
  { guests, metrics }: { guests: Guests; metrics: Metrics },
): void {
  app.post<{ Body: ClientError }>(
    '/api/client-error',
    {
      schema: { body: ClientError },
      config: { rateLimit: { max: REPORTS_PER_MINUTE, timeWindow: '1 minute' } },
    },
    async (request, reply) => {
      const { id } = await guests.required(request);
      metrics.pageErrors.inc();
      const browser = String(request.headers['user-agent'] ?? '').slice(0, 200);
      request.log.error({ clientError: request.body, guest: id, browser }, 'a page failed');
      return reply.code(204).send();
    },
  );
}
