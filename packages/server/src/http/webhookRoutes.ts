// /api/tables/:id/webhook/test: sends a test message to the webhook, for the host.

import type { WebhookTested } from '@quayside/protocol';
import type { FastifyInstance } from 'fastify';
import { HttpRefusal } from '../errors.ts';
import { PrivateAddress } from '../outbound/address.ts';
import { POST_TIMEOUT_MS } from '../outbound/post.ts';
import type { Guests } from '../people/guests.ts';
import type { Tables } from '../room/tables.ts';
import { kindOf } from '../webhooks/formats.ts';
import type { WebhookNotifier } from '../webhooks/webhookNotifier.ts';

type Dependencies = { guests: Guests; tables: Tables; webhooks: WebhookNotifier };

const TESTS_PER_MINUTE = 20; // from one address: each makes the server call somebody

export function webhookRoutes(app: FastifyInstance, { guests, tables, webhooks }: Dependencies): void {
  app.post<{ Params: { id: string } }>(
    '/api/tables/:id/webhook/test',
    { config: { rateLimit: { max: TESTS_PER_MINUTE, timeWindow: '1 minute' } } },
    async (request): Promise<WebhookTested> => {
      const guest = await guests.required(request);
      const table = await tables.open(request.params.id);
      if (!table) throw new HttpRefusal('unknown-table');
      const { host, webhook } = table.row;
      if (host !== guest.id) throw new HttpRefusal('host-only');
      if (webhook === null) throw new HttpRefusal('no-webhook');
      const status = await webhooks.test(table).catch(error => {
        throw unreachable(error as Error & { code?: string });
      });
      if (status < 200 || status >= 300) throw new HttpRefusal('webhook-refused', { status });
      return { kind: kindOf(new URL(webhook)), status };
    },
  );
}

/**
 * A host name that resolves to a private address gets the same answer as an unknown one, so nobody can probe the
 * network.
 */
function unreachable(error: Error & { code?: string }): HttpRefusal {
  if (error instanceof PrivateAddress || /^(ENOTFOUND|EAI_)/.test(error.code ?? ''))
    return new HttpRefusal('webhook-not-found');
  if (error.name === 'TimeoutError' || error.name === 'AbortError')
    return new HttpRefusal('webhook-silent', { seconds: POST_TIMEOUT_MS / 1000 });
  return new HttpRefusal('webhook-unreachable');
}
