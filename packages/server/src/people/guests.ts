// Guests: a name, and a secret that lives in a cookie. Only a hash of the secret is kept, so nobody who reads the
// database can sit on another's seat.

import { createHash, randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { HttpRefusal } from '../errors.ts';
import type { Guest, Store } from '../store/store.ts';
import type { Committer } from '../tables/committer.ts';
import { newName } from './names.ts';

const COOKIE = 'quayside';
const COOKIE_DAYS = 400; // the longest browsers keep one

const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export class Guests {
  readonly #store: Store;
  readonly #committer: Committer;
  readonly #config: Config;

  constructor(store: Store, committer: Committer, config: Config) {
    this.#store = store;
    this.#committer = committer;
    this.#config = config;
  }

  /** Who sends this request; null for a stranger, a forged cookie, or one the store has forgotten. */
  async of(request: FastifyRequest): Promise<Guest | null> {
    const secret = request.cookies[COOKIE];
    if (!secret) return null;
    const guest = await this.#store.guestBySecret(hashOf(secret));
    if (!guest) request.log.info('the cookie names no guest');
    return guest;
  }

  async required(request: FastifyRequest): Promise<Guest> {
    const guest = await this.of(request);
    if (!guest) throw new HttpRefusal('no-guest');
    return guest;
  }

  /** The guest, or a new one with a fresh secret; the cookie's life begins anew either way. */
  async welcome(request: FastifyRequest, reply: FastifyReply): Promise<Guest> {
    const known = await this.of(request);
    const secret = known ? request.cookies[COOKIE]! : randomBytes(32).toString('base64url');
    const guest = known ?? { id: randomBytes(12).toString('base64url'), name: newName() };
    if (!known) await this.#save(guest, secret);
    reply.setCookie(COOKIE, secret, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https' || this.#config.publicUrl.startsWith('https:'),
      maxAge: COOKIE_DAYS * 86_400,
    });
    return guest;
  }

  async rename(request: FastifyRequest, name: string): Promise<Guest> {
    const guest = { ...(await this.required(request)), name };
    await this.#save(guest, request.cookies[COOKIE]!);
    return guest;
  }

  #save(guest: Guest, secret: string): Promise<void> {
    return this.#committer.save([{ kind: 'guest', guest, secretHash: hashOf(secret) }]);
  }
}
