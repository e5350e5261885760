// Bots that are programs of their own. A bot is a guest with a mark, made by a person; its token is the secret of its
// one device, so it is stored, seen and revoked like any other. What a bot may ask for is listed here; all else is
// refused.

import type { BotList, MadeBot, ToServer } from '@quayside/protocol';
import type { FastifyRequest } from 'fastify';
import { HttpRefusal } from '../errors.ts';
import type { Committer } from '../store/committer.ts';
import type { Store } from '../store/store.ts';
import { hashOf, newId, newSecret } from './secrets.ts';

const PREFIX = 'bot-';
const BOTS_PER_GUEST = 20;

const ROUTES = new Set(['GET /api/me', 'PUT /api/me', 'GET /socket/:table', 'DELETE /api/bot']);
const MESSAGES = new Set<ToServer['t']>(['hello', 'ping', 'sit', 'leave', 'move']);

/** The token a request brings; null where it brings none. A page has a cookie instead. */
export function botTokenOf({ headers }: FastifyRequest): string | null {
  const [scheme, token] = headers.authorization?.split(' ') ?? [];
  return scheme === 'Bearer' && token?.startsWith(PREFIX) ? token : null;
}

export const isForBots = ({ method, routeOptions }: FastifyRequest): boolean =>
  ROUTES.has(`${method} ${routeOptions.url}`);

/** Whether a bot may send this on its socket. */
export const mayBotSend = (t: ToServer['t']): boolean => MESSAGES.has(t);

type Dependencies = {
  store: Store;
  committer: Committer;
  now(): number;
};

export class BotTokens {
  readonly #store: Store;
  readonly #committer: Committer;
  readonly #now: () => number;

  constructor({ store, committer, now }: Dependencies) {
    this.#store = store;
    this.#committer = committer;
    this.#now = now;
  }

  async make(owner: string, name: string): Promise<MadeBot> {
    if ((await this.#store.botsOf(owner)).length >= BOTS_PER_GUEST) throw new HttpRefusal('too-many-bots');
    const guest = { id: newId(), name };
    const token = `${PREFIX}${newSecret()}`;
    const now = this.#now();
    const device = { id: newId(), guest: guest.id, label: '', since: now, seen: now };
    await this.#committer.save([
      { kind: 'guest', guest },
      { kind: 'bot', guest: guest.id, owner, at: now },
      { kind: 'device', device, secretHash: hashOf(token), linkHash: null },
    ]);
    return { id: guest.id, name, token };
  }

  async list(owner: string): Promise<BotList['bots']> {
    const bots = await this.#store.botsOf(owner);
    return bots.map(({ guest, name, since, seen }) => ({ id: guest, name, since, seen }));
  }

  /** False when this person has made no such bot, or it was revoked before. */
  async revoke(owner: string, bot: string): Promise<boolean> {
    const isTheirs = (await this.#store.botsOf(owner)).some(({ guest }) => guest === bot);
    if (isTheirs) await this.end(bot);
    return isTheirs;
  }

  /**
   * The token is void from now on, and its sockets are closed, at whichever node they are. The guest stays, as does
   * what they played.
   */
  async end(bot: string): Promise<void> {
    const devices = await this.#store.devicesOf(bot);
    await this.#committer.save(devices.map(({ guest, id }) => ({ kind: 'device-gone', guest, id })));
  }
}
