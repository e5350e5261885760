// A passkey in software, as an authenticator and a browser would answer with it.

import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { NewPasskey, PasskeyAnswer } from '@quayside/protocol';

const base64url = (bytes: Uint8Array | string): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string): Buffer => createHash('sha256').update(bytes).digest();

/** As much of CBOR as an attestation needs: small integers, bytes, texts and maps. */
function cbor(value: number | string | Uint8Array | Map<number | string, unknown>): Buffer {
  const head = (kind: number, n: number): Buffer =>
    n < 24 ? Buffer.from([(kind << 5) | n]) : n < 256 ? Buffer.from([(kind << 5) | 24, n]) : wide(kind, n);
  const wide = (kind: number, n: number): Buffer => Buffer.from([(kind << 5) | 25, n >> 8, n & 255]);
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, of]) => [cbor(key), cbor(of as string)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

const FLAGS = { seen: 0x05, withKey: 0x45 }; // user present and verified; and: a new key follows

export class Authenticator {
  readonly id = randomBytes(16);
  counter = 0;
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });

  create({ challenge, rp }: { challenge: string; rp: { id?: string } }, origin: string): NewPasskey {
    const { x, y } = this.#keys.publicKey.export({ format: 'jwk' });
    const point = (part: string | undefined) => Buffer.from(part!, 'base64url');
    const key = cbor(
      new Map<number, unknown>([
        ...([
          [1, 2],
          [3, -7],
          [-1, 1],
        ] as const),
        ...([
          [-2, point(x)],
          [-3, point(y)],
        ] as const),
      ]),
    );
    const length = Buffer.from([0, this.id.length]);
    const known = Buffer.concat([this.#data(rp.id!, FLAGS.withKey), Buffer.alloc(16), length, this.id, key]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', known],
    ]);
    const response = {
      clientDataJSON: clientData('webauthn.create', challenge, origin),
      attestationObject: base64url(cbor(attestation)),
    };
    return { ...this.#named, response };
  }

  answer({ challenge, rpId }: { challenge: string; rpId?: string }, origin: string): PasskeyAnswer {
    this.counter += 1;
    const data = this.#data(rpId!, FLAGS.seen);
    const clientDataJSON = clientData('webauthn.get', challenge, origin);
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const signature = sign('sha256', signed, this.#keys.privateKey);
    const response = { clientDataJSON, authenticatorData: base64url(data), signature: base64url(signature) };
    return { ...this.#named, response };
  }

  get #named() {
    return { id: base64url(this.id), rawId: base64url(this.id), type: 'public-key' as const };
  }

  #data(rpId: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter]);
  }
}

const clientData = (type: string, challenge: string, origin: string): string =>
  base64url(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
