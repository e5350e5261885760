// /api/me/bots: the bots somebody has made, and their tokens. /api/bot: what a bot may do about its own.

import { type BotList, type MadeBot, NewBot } from '@quayside/protocol';
import type { FastifyInstance } from 'fastify';
import { tidyName } from '../domain/names.ts';
import { HttpRefusal } from '../errors.ts';
import { BotTokens } from '../people/botTokens.ts';
import type { Guests } from '../people/guests.ts';
import type { Committer } from '../store/committer.ts';
import type { Store } from '../store/store.ts';

type Dependencies = { guests: Guests; store: Store; committer: Committer };

export function botRoutes(app: FastifyInstance, { guests, store, committer }: Dependencies): void {
  const tokens = new BotTokens({ store, committer, now: guests.now });

  app.get('/api/me/bots', async (request): Promise<BotList> => {
    const { id } = await guests.required(request);
    return { now: guests.now(), bots: await tokens.list(id) };
  });

  app.post<{ Body: NewBot }>('/api/me/bots', { schema: { body: NewBot } }, async (request): Promise<MadeBot> => {
    const { id } = await guests.required(request);
    const name = tidyName(request.body.name);
    if (name === null) throw new HttpRefusal('bad-name');
    return tokens.make(id, name);
  });

  app.delete<{ Params: { id: string } }>('/api/me/bots/:id', async (request): Promise<object> => {
    const { id } = await guests.required(request);
    if (!(await tokens.revoke(id, request.params.id))) throw new HttpRefusal('no-such-bot');
    return {};
  });

  app.delete('/api/bot', async (request): Promise<object> => {
    const { id, bot } = await guests.required(request);
    if (!bot) throw new HttpRefusal('bad-token');
    await tokens.end(id);
    return {};
  });
}
