// Guests: a name, and a secret in a cookie on each of their devices. Only hashes of the secrets are kept, so nobody who
// reads the database can sit on another's seat.

import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { newName } from '../domain/names.ts';
import type { Guest } from '../domain/tableRow.ts';
import { HttpRefusal } from '../errors.ts';
import type { Committer } from '../store/committer.ts';
import type { StoredDevice } from '../store/identity.ts';
import type { Change, Store } from '../store/store.ts';
import { deviceLabel } from './deviceLabel.ts';
import { DeviceSockets } from './deviceSockets.ts';
import { hashOf, newId, newSecret } from './secrets.ts';

const COOKIE = 'quayside';
const COOKIE_DAYS = 400; // the longest browsers keep one
const SEEN_EVERY_MS = 3_600_000; // how exactly it is known when a device was last seen
const DEVICES_PER_GUEST = 20; // the one not seen for longest makes room

/** Who sends a request, and from which of their devices. */
export type Session = { guest: Guest; device: StoredDevice };

export class Guests {
  readonly sockets = new DeviceSockets();
  readonly #store: Store;
  readonly #committer: Committer;
  readonly #config: Config;

  constructor(store: Store, committer: Committer, config: Config) {
    this.#store = store;
    this.#committer = committer;
    this.#config = config;
  }

  /** Who sends this request; null for a stranger, a forged cookie, or one the store has forgotten. */
  async session(request: FastifyRequest): Promise<Session | null> {
    const secret = request.cookies[COOKIE];
    if (!secret) return null;
    const session = await this.#store.deviceBySecret(hashOf(secret));
    if (!session) request.log.info('the cookie names no guest');
    else this.#see(session.device, request);
    return session;
  }

  async of(request: FastifyRequest): Promise<Guest | null> {
    return (await this.session(request))?.guest ?? null;
  }

  async requiredSession(request: FastifyRequest): Promise<Session> {
    const session = await this.session(request);
    if (!session) throw new HttpRefusal('no-guest');
    return session;
  }

  async required(request: FastifyRequest): Promise<Guest> {
    return (await this.requiredSession(request)).guest;
  }

  /** The guest, or a new one with a fresh secret; the cookie's life begins anew either way. */
  async welcome(request: FastifyRequest, reply: FastifyReply): Promise<Guest> {
    const known = await this.of(request);
    if (known) {
      this.#setCookie(request, reply, request.cookies[COOKIE]!);
      return known;
    }
    const guest = { id: newId(), name: newName() };
    const secret = newSecret();
    await this.#committer.save([{ kind: 'guest', guest }, newDevice(guest, secret, request, null)]);
    this.#setCookie(request, reply, secret);
    return guest;
  }

  async rename(request: FastifyRequest, name: string): Promise<Guest> {
    const guest = { ...(await this.required(request)), name };
    await this.#committer.save([{ kind: 'guest', guest }]);
    return guest;
  }

  /**
   * This browser becomes another guest: it gets a secret of its own for them, and the one it had is void. `proof`:
   * what is written with it, of the link or passkey it was done by.
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
      newDevice(guest, secret, request, proof.linkHash ?? null),
    ]);
    for (const { id } of leaving) this.sockets.signOut(id);
    this.#setCookie(request, reply, secret);
  }

  /** False when the guest has no such device. */
  async signOut({ guest, device }: Session, id: string, reply: FastifyReply): Promise<boolean> {
    const leaving = (await this.#store.devicesOf(guest.id)).find(own => own.id === id);
    if (!leaving) return false;
    await this.#committer.save([goneDevice(leaving)]);
    this.sockets.signOut(id);
    if (id === device.id) reply.clearCookie(COOKIE, { path: '/' });
    return true;
  }

  async #surplusOf(guest: Guest): Promise<StoredDevice[]> {
    return (await this.#store.devicesOf(guest.id)).slice(DEVICES_PER_GUEST - 1);
  }

  /** Written behind the request: that a device was seen is no reason to wait for the disk, or to fail. */
  #see({ id, seen }: StoredDevice, request: FastifyRequest): void {
    const at = Date.now();
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

function newDevice(guest: Guest, secret: string, request: FastifyRequest, linkHash: string | null): Change {
  const now = Date.now();
  const label = deviceLabel(request.headers['user-agent']);
  const device = { id: newId(), guest: guest.id, label, since: now, seen: now };
  return { kind: 'device', device, secretHash: hashOf(secret), linkHash };
}
