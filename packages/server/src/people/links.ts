// One-time links: whoever opens one and confirms is signed in as this guest on that device too. The token stands behind
// the # of the address, which browsers do not send; the page posts it. So neither a preview of the link nor a log uses
// it up.

import type { LinkPreview, LinkToken, MadeLink, MakeLink, SignedIn } from '@quayside/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Guest } from '../domain/tableRow.ts';
import { HttpRefusal } from '../errors.ts';
import type { Committer } from '../store/committer.ts';
import type { StoredLink } from '../store/identity.ts';
import type { Store } from '../store/store.ts';
import type { Guests, SignedInDevice } from './guests.ts';
import { hashOf, newSecret } from './secrets.ts';

export const LINK_MS = 10 * 60_000;

type Dependencies = { guests: Guests; store: Store; committer: Committer };

export class Links {
  readonly #guests: Guests;
  readonly #store: Store;
  readonly #committer: Committer;

  constructor({ guests, store, committer }: Dependencies) {
    this.#guests = guests;
    this.#store = store;
    this.#committer = committer;
  }

  async make(
    { guest, device }: SignedInDevice,
    { table = null }: { table?: MakeLink['table'] | null },
  ): Promise<MadeLink> {
    if (table !== null && !(await this.#store.table(table))) throw new HttpRefusal('unknown-table');
    const now = this.#guests.now();
    const token = newSecret();
    const link = { guest: guest.id, tokenHash: hashOf(token), table, expiresAt: now + LINK_MS };
    const { id, label } = device;
    await this.#committer.save([
      { kind: 'link', link, now },
      { kind: 'device-seen', id, label, at: now },
    ]);
    return { token, expiresAt: link.expiresAt, now };
  }

  /** Whose link it is. Reading does not use it up. */
  async preview(request: FastifyRequest, token: LinkToken): Promise<LinkPreview> {
    const { link, guest } = await this.#find(token);
    const asker = await this.#guests.of(request);
    return { name: guest.name, table: link.table, isYou: asker?.id === guest.id };
  }

  async use(request: FastifyRequest, reply: FastifyReply, token: LinkToken): Promise<SignedIn> {
    const { link, guest } = await this.#find(token);
    const { tokenHash: linkHash, table } = link;
    try {
      await this.#guests.signIn(request, reply, guest, {
        changes: [{ kind: 'link-gone', tokenHash: linkHash }],
        linkHash,
      });
    } catch (error) {
      // Two uses at the same moment: the unique column `linkHash` makes the store reject one.
      if (await this.#store.link(linkHash)) throw error;
      throw new HttpRefusal('link-spent');
    }
    return { name: guest.name, table };
  }

  async #find({ token }: LinkToken): Promise<{ link: StoredLink; guest: Guest }> {
    const link = await this.#store.link(hashOf(token));
    const guest = link && link.expiresAt > this.#guests.now() ? await this.#store.guest(link.guest) : null;
    if (!link || !guest) throw new HttpRefusal('link-spent');
    return { link, guest };
  }
}
