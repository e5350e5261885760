// Passkeys (WebAuthn): a key pair whose private half stays with the person's device or password manager. They are
// discoverable: nobody types a name to sign in.

import { isIP } from 'node:net';
import type { NewPasskey, PasskeyAnswer, SignedIn } from '@quayside/protocol';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { decodeAttestationObject } from '@simplewebauthn/server/helpers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpRefusal } from '../errors.ts';
import type { Committer } from '../store/committer.ts';
import type { StoredPasskey } from '../store/identity.ts';
import type { Store } from '../store/store.ts';
import { Challenges } from './challenges.ts';
import { deviceLabel } from './deviceLabel.ts';
import type { Guests } from './guests.ts';

const PASSKEYS_PER_GUEST = 20;
const RP_NAME = 'Quayside';
// COSE: EdDSA, ES256, RS256. Listed, because the library's default includes algorithms that Node calls experimental.
const ALGORITHMS = [-8, -7, -257];

type Dependencies = { guests: Guests; store: Store; committer: Committer };

export class Passkeys {
  readonly #guests: Guests;
  readonly #store: Store;
  readonly #committer: Committer;
  readonly #toRegister: Challenges;
  readonly #toSignIn: Challenges;

  constructor({ guests, store, committer }: Dependencies) {
    this.#guests = guests;
    this.#store = store;
    this.#committer = committer;
    const kept = { store, committer, now: () => guests.now() };
    this.#toRegister = new Challenges('register', kept);
    this.#toSignIn = new Challenges('sign-in', kept);
  }

  async registrationOptions(request: FastifyRequest) {
    const { guest, device } = await this.#guests.requiredSession(request);
    const { host } = relyingParty(request);
    const known = await this.#store.passkeysOf(guest.id);
    if (known.length >= PASSKEYS_PER_GUEST) throw new HttpRefusal('too-many-passkeys');
    const options = await generateRegistrationOptions({
      rpName: RP_NAME,
      rpID: host,
      userID: new TextEncoder().encode(guest.id),
      userName: guest.name,
      userDisplayName: guest.name,
      attestationType: 'none',
      supportedAlgorithmIDs: ALGORITHMS,
      excludeCredentials: known.filter(passkey => passkey.host === host).map(({ id }) => ({ id })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await this.#toRegister.keep(device.id, options.challenge);
    return options;
  }

  async register(request: FastifyRequest, answer: NewPasskey): Promise<void> {
    const { guest, device } = await this.#guests.requiredSession(request);
    const { host, origin } = relyingParty(request);
    const expectedChallenge = await this.#toRegister.take(device.id);
    if (expectedChallenge === null) throw new HttpRefusal('passkey-late');
    const credential = await checked(async () => {
      requireNoCertificates(answer);
      const response = { ...answer, clientExtensionResults: {} };
      const expected = {
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: host,
        requireUserVerification: false,
      };
      return (await verifyRegistrationResponse({ response, ...expected, supportedAlgorithmIDs: ALGORITHMS }))
        .registrationInfo?.credential;
    }, request);
    if (await this.#store.passkey(credential.id)) throw new HttpRefusal('passkey-refused');
    const passkey: StoredPasskey = {
      id: credential.id,
      guest: guest.id,
      host,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports: answer.response.transports ?? [],
      label: deviceLabel(request.headers['user-agent']),
      since: this.#guests.now(),
      used: null,
    };
    await this.#committer.save([{ kind: 'passkey', passkey }]);
  }

  async signInOptions(request: FastifyRequest) {
    const { device } = await this.#guests.requiredSession(request);
    const { host } = relyingParty(request);
    const options = await generateAuthenticationOptions({ rpID: host, userVerification: 'preferred' });
    await this.#toSignIn.keep(device.id, options.challenge);
    return options;
  }

  async signIn(request: FastifyRequest, reply: FastifyReply, answer: PasskeyAnswer): Promise<SignedIn> {
    const { device } = await this.#guests.requiredSession(request);
    const { host, origin } = relyingParty(request);
    const expectedChallenge = await this.#toSignIn.take(device.id);
    if (expectedChallenge === null) throw new HttpRefusal('passkey-late');
    const stored = await this.#store.passkey(answer.id);
    const guest = stored && (await this.#store.guest(stored.guest));
    if (!stored || !guest) throw new HttpRefusal('passkey-refused');
    const { newCounter } = await checked(async () => {
      const response = { ...answer, clientExtensionResults: {} };
      const expected = {
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: host,
        requireUserVerification: false,
      };
      const credential = { ...stored, publicKey: Uint8Array.from(Buffer.from(stored.publicKey, 'base64url')) };
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response,
        ...expected,
        credential,
      });
      return verified ? authenticationInfo : undefined;
    }, request);
    const { id } = stored;
    await this.#guests.signIn(request, reply, guest, {
      changes: [{ kind: 'passkey-used', id, counter: newCounter, at: this.#guests.now() }],
    });
    return { name: guest.name, table: null };
  }
}

/** The address browsers tie passkeys to: a name, over https or on this machine. The origin is known to be our own. */
function relyingParty({ headers: { origin } }: FastifyRequest): { host: string; origin: string } {
  const url = origin !== undefined && URL.canParse(origin) ? new URL(origin) : null;
  const host = url?.hostname ?? '';
  const isNamed = host !== '' && isIP(host) === 0 && !host.startsWith('[');
  if (!url || !isNamed || (url.protocol !== 'https:' && host !== 'localhost'))
    throw new HttpRefusal('no-passkeys-here');
  return { host, origin: url.origin };
}

/**
 * No attestation is requested. One that comes all the same is dropped: checking it could make the library fetch
 * addresses.
 */
function requireNoCertificates({ response }: NewPasskey): void {
  const attestation = decodeAttestationObject(Uint8Array.from(Buffer.from(response.attestationObject, 'base64url')));
  const format = attestation.get('fmt');
  const isSelfSigned = format === 'packed' && attestation.get('attStmt').get('x5c') === undefined;
  if (format !== 'none' && !isSelfSigned) throw new Error(`attestation ${format} with certificates`);
}

/**
 * The library throws when an answer is wrong. The person gets a refusal without details; the reason goes to the log.
 */
async function checked<T>(check: () => Promise<T | undefined>, { log }: FastifyRequest): Promise<T> {
  const result = await check().catch((error: unknown) => {
    log.info({ reason: String(error) }, 'a passkey was refused');
    return undefined;
  });
  if (result === undefined) throw new HttpRefusal('passkey-refused');
  return result;
}
