// A push service, and a browser that reads what comes through it: RFC 8030 (delivery), 8291 and 8188 (encryption) and
// 8292 (VAPID), written from the standards and not with the library of the server.

import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushMessage, SubscribePush } from '../src/push.ts';

type Pushed = { path: string; headers: IncomingHttpHeaders; body: Buffer };

export class PushService {
  readonly received: Pushed[] = [];
  /** What it answers to messages for these paths; to others 201, as push services do. */
  readonly statuses = new Map<string, number>();
  readonly #server: Server;

  private constructor() {
    this.#server = createServer((request, answer) => {
      const parts: Buffer[] = [];
      request.on('data', part => parts.push(part));
      request.on('end', () => {
        this.received.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts) });
        answer.writeHead(this.statuses.get(request.url!) ?? 201).end();
        this.#server.emit('received');
      });
    });
  }

  static async open(): Promise<PushService> {
    const service = new PushService();
    await once(service.#server.listen(0, '127.0.0.1'), 'listening');
    return service;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async until(count: number): Promise<void> {
    while (this.received.length < count) await once(this.#server, 'received');
  }

  close(): void {
    this.#server.close();
  }
}

/** A browser that has subscribed to a push service. */
export class Subscriber {
  readonly path = `/push/${randomBytes(8).toString('hex')}`;
  readonly #keys = createECDH('prime256v1');
  readonly #auth = randomBytes(16);
  readonly #service: PushService;

  constructor(service: PushService) {
    this.#service = service;
    this.#keys.generateKeys();
  }

  get subscription(): SubscribePush {
    const keys = { p256dh: this.#keys.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
    return { endpoint: this.#service.url + this.path, keys };
  }

  /** What came for this browser, read; oldest first. */
  get messages(): PushMessage[] {
    return this.#service.received.filter(({ path }) => path === this.path).map(pushed => this.#read(pushed));
  }

  #read({ headers, body }: Pushed): PushMessage {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not encrypted as RFC 8188 has it');
    const salt = body.subarray(0, 16);
    const keyLength = body[20]!;
    const sender = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const derived = (secret: Uint8Array, salt: Uint8Array, info: Buffer, length: number) =>
      Buffer.from(hkdfSync('sha256', secret, salt, info, length));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const secret = derived(this.#keys.computeSecret(sender), this.#auth, info, 32);
    const key = derived(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derived(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const opened = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  }
}

/** The claims of a VAPID header, if its signature is that of the key it names. */
export function vapidClaims(authorization: string): { key: string; aud: string; sub: string; exp: number } {
  const [, token, key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(authorization)!;
  const [header, payload, signature] = token!.split('.');
  const point = Buffer.from(key!, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(part => part.toString('base64url'));
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
  const signed = Buffer.from(`${header}.${payload}`);
  const isSigned = verify(
    'sha256',
    signed,
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature!, 'base64url'),
  );
  if (!isSigned) throw new Error('the signature is not that of the key');
  return { key: key!, ...JSON.parse(Buffer.from(payload!, 'base64url').toString()) };
}
