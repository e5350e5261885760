// Guests: a name, and on each of their devices a secret in a cookie. Only hashes of secrets are stored, so whoever
// reads the database cannot sign in as anybody.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { newName } from '../domain/names.ts';
import type { Guest } from '../domain/tableRow.ts';
import { HttpRefusal } from '../errors.ts';
import type { Committer } from '../store/committer.ts';
import type { StoredDevice } from '../store/identity.ts';
import type { Change, Store } from '../store/store.ts';
import { botTokenOf, isForBots } from './botTokens.ts';
import { deviceLabel } from './deviceLabel.ts';
import { DeviceSockets } from './deviceSockets.ts';
import { hashOf, newId, newSecret } from './secrets.ts';

const COOKIE = 'quayside';
const COOKIE_DAYS = 400; // the longest browsers keep one
const SEEN_EVERY_MS = 3_600_000; // how often the time a device was last seen is written
const DEVICES_PER_GUEST = 20; // the one not seen for longest makes room

/** Who sends a request, and from which of their devices. */
export type SignedInDevice = { guest: Guest; device: StoredDevice };

type Dependencies = {
  store: Store;
  committer: Committer;
  config: Config;
  now(): number;
};

export class Guests {
  readonly sockets = new DeviceSockets();
  readonly #store: Store;
  readonly #committer: Committer;
  readonly #config: Config;
  /** The wall clock of this server, or of the cluster. */
  readonly now: () => number;

  constructor({ store, committer, config, now }: Dependencies) {
    this.now = now;
    this.#store = store;
    this.#committer = committer;
    this.#config = config;
  }

  /** Who sends this request; null for a stranger, a forged cookie, or one the store has forgotten. */
  async session(request: FastifyRequest): Promise<SignedInDevice | null> {
    const token = botTokenOf(request);
    const secret = token ?? request.cookies[COOKIE];
    if (!secret) return null;
    const session = await this.#store.deviceBySecret(hashOf(secret));
    if (token !== null && !session?.guest.bot) throw new HttpRefusal('bad-token');
    if (session?.guest.bot && !isForBots(request)) throw new HttpRefusal('not-for-bots');
    if (!session) request.log.info('the cookie names no guest');
    else this.#see(session.device, request);
    return session;
  }

  async of(request: FastifyRequest): Promise<Guest | null> {
    return (await this.session(request))?.guest ?? null;
  }

  async requiredSession(request: FastifyRequest): Promise<SignedInDevice> {
    const session = await this.session(request);
    if (!session) throw new HttpRefusal('no-guest');
    return session;
  }

  async required(request: FastifyRequest): Promise<Guest> {
    return (await this.requiredSession(request)).guest;
  }

  /**
   * The guest of the cookie, or a new one with a fresh secret. Sets the cookie in both cases, which renews its expiry.
   * `mayBeNew`: false when too many new guests came from this network.
   */
  async welcome(request: FastifyRequest, reply: FastifyReply, mayBeNew: () => boolean): Promise<Guest> {
    const known = await this.of(request);
    if (known?.bot) return known;
    if (known) {
      this.#setCookie(request, reply, request.cookies[COOKIE]!);
      return known;
    }
    if (!mayBeNew()) throw new HttpRefusal('too-fast');
    const guest = { id: newId(), name: newName() };
    const secret = newSecret();
    await this.#committer.save([{ kind: 'guest', guest }, newDevice(guest, secret, request, null, this.now())]);
    this.#setCookie(request, reply, secret);
    return guest;
  }

  async rename(request: FastifyRequest, name: string): Promise<void> {
    const guest = { ...(await this.required(request)), name };
    await this.#committer.save([{ kind: 'renamed', guest }]);
  }

  /**
   * Signs this browser in as another guest: it gets a new secret for them, and its old one is deleted. `proof`: changes
   * written in the same transaction, which use up the link or update the passkey it was done by.
   */
  async signIn(
    request: FastifyRequest,
    reply: FastifyReply,
    guest: Guest,
    proof: { changes: Change[]; linkHash?: string } = { changes: [] },
  ): Promise<void> {
    const before = await this.session(request);
    if (before?.guest.id === guest.id) return this.#committer.save(proof.changes);
    const secret = newSecret();
    const leaving = [...(before ? [before.device] : []), ...(await this.#surplusOf(guest))];
    await this.#committer.save([
      ...proof.changes,
      ...leaving.map(goneDevice),
      newDevice(guest, secret, request, proof.linkHash ?? null, this.now()),
    ]);
    this.#setCookie(request, reply, secret);
  }

  /** The sockets of the device are closed, at whichever node they are. False when the guest has no such device. */
  async signOut({ guest, device }: SignedInDevice, id: string, reply: FastifyReply): Promise<boolean> {
    const leaving = (await this.#store.devicesOf(guest.id)).find(own => own.id === id);
    if (!leaving) return false;
    await this.#committer.save([goneDevice(leaving)]);
    if (id === device.id) reply.clearCookie(COOKIE, { path: '/' });
    return true;
  }

  async #surplusOf(guest: Guest): Promise<StoredDevice[]> {
    return (await this.#store.devicesOf(guest.id)).slice(DEVICES_PER_GUEST - 1);
  }

  /** Written without awaiting it: a request must neither wait for this write nor fail with it. */
  #see({ id, seen }: StoredDevice, request: FastifyRequest): void {
    const at = this.now();
    if (at - seen < SEEN_EVERY_MS) return;
    const change: Change = { kind: 'device-seen', id, label: deviceLabel(request.headers['user-agent']), at };
    const failed = (err: unknown) => request.log.warn({ err }, 'when a device was seen could not be written');
    this.#committer.add({ owner: change, changes: [change], done: () => {}, failed });
  }

  #setCookie(request: FastifyRequest, reply: FastifyReply, secret: string): void {
    reply.setCookie(COOKIE, secret, {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: request.protocol === 'https' || this.#config.publicUrl.startsWith('https:'),
      maxAge: COOKIE_DAYS * 86_400,
    });
  }
}

const goneDevice = ({ guest, id }: StoredDevice): Change => ({ kind: 'device-gone', guest, id });

function newDevice(
  guest: Guest,
  secret: string,
  request: FastifyRequest,
  linkHash: string | null,
  now: number,
): Change {
  const label = deviceLabel(request.headers['user-agent']);
  const device = { id: newId(), guest: guest.id, label, since: now, seen: now };
  return { kind: 'device', device, secretHash: hashOf(secret), linkHash };
}
