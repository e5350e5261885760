// In front of the HTTP server of a node: what is asked of a table is answered where the table lives. Home here, or
// nowhere: it is claimed and served. Elsewhere: the request is sent on as it came, and from an upgrade on bytes are
// passed both ways. Until the first byte has come back, it may find out anew where the table lives: so a client in the
// middle of a takeover sees a pause and no error.

import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Buckets } from '../bucket.ts';
import { type ErrorCode, HttpRefusal } from '../errors.ts';
import { answerOnSocket, refusalOf } from '../http/httpErrors.ts';
import type { Visitors } from '../room/deployment.ts';
import { networkOf, PendingSockets } from '../sockets/pending.ts';
import { ASK_AGAIN, HOP, PEER } from './hop.ts';
import { type Home, isSafe, type Outcome, Pipes } from './pipes.ts';

const PATIENCE_MS = 8000;
const AGAIN_MS = 100;
const MOST_BODIES = { inAll: 1000, perNetwork: 50 }; // read at the same time, to be passed on
const MOST_BODY = 1024 * 1024; // bytes, more than any route takes

const OF_A_TABLE = /^\/(?:socket|api\/tables)\/([a-z2-9]{12})(?:[/?]|$)/;

type Parts = {
  secret: string;
  /** True when the table lives here from now on. */
  claim(table: string): Promise<boolean>;
  /** Where it lives; null when that is not known at the moment. */
  find(table: string): Promise<Home | null>;
  /** A node did not answer: it may be dead. */
  suspect(): void;
  log(): FastifyBaseLogger;
};

/** How a request is answered. */
type Ways = {
  /** False when it cannot be served here any more. */
  here(): boolean;
  elsewhere(home: Home): Promise<Outcome>;
  /** It may be sent again when nobody knows whether it has arrived. */
  mayRepeat: boolean;
};

export class Gate {
  readonly pipes: Pipes;
  readonly #parts: Parts;
  readonly #secret: Buffer;
  readonly #bodies = new PendingSockets();
  #addressOf: Visitors['addressOf'] = () => '';
  #rates: Buckets | null = null;
  /** Requests that wait for their table to be found. */
  #waits = 0;
  #mostWaits = Number.POSITIVE_INFINITY;
  #isClosed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
    this.#secret = Buffer.from(parts.secret);
    this.pipes = new Pipes(parts.secret);
  }

  /**
   * The node stops: what is passed on is cut, and nothing is passed on or looked for any more. A socket that went on
   * waiting for its table would keep the server from closing.
   */
  close(): void {
    this.#isClosed = true;
    this.pipes.close();
  }

  /** Puts itself before those who listen to the server's requests and upgrades now. */
  attach(server: Server, { addressOf, perMinute }: Visitors): void {
    this.#addressOf = addressOf;
    // Twice as much as routes grant in a minute, for they count by the clock's minutes: none of these is refused
    // earlier.
    this.#rates = new Buckets(perMinute / 60, perMinute * 2);
    if (server.maxConnections) this.#mostWaits = server.maxConnections;
    const requests = server.listeners('request');
    const upgrades = server.listeners('upgrade');
    server.removeAllListeners('request').removeAllListeners('upgrade');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const serve = () => {
        for (const listener of requests) listener.call(server, request, response);
      };
      this.#request(request, response, serve).catch(error => {
        // Whoever goes away in the middle of a request has broken nothing.
        if (!request.errored) this.#failed(error);
        response.destroy();
      });
    });
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      const serve = () => {
        for (const listener of upgrades) listener.call(server, request, socket, head);
      };
      this.#upgrade(request, socket, head, serve).catch(error => {
        this.#failed(error);
        socket.destroy();
      });
    });
  }

  async #request(request: IncomingMessage, response: ServerResponse, serve: () => void): Promise<void> {
    const isHop = this.#admit(request);
    const table = tableOf(request);
    if (table === null || tooLong(request)) return serve();
    if (!isHop && !this.#mayAsk(request)) return answer(response, 'too-fast', {});
    let body: Buffer | null = null;
    const outcome = await this.#resolve(table, isHop, () => response.destroyed, {
      // The body can be read once: after that this node is asked like any other.
      here: () => {
        if (body !== null) return false;
        serve();
        return true;
      },
      elsewhere: async home => {
        body ??= await this.#bodyOf(request);
        return this.pipes.request(request, body, response, home);
      },
      mayRepeat: isSafe(request),
    }).catch(error => {
      if (error instanceof HttpRefusal) return error.code;
      throw error;
    });
    if (response.destroyed || outcome === 'answered') return;
    answer(response, outcome, isHop && outcome === 'moving' ? { [ASK_AGAIN]: '1' } : {});
  }

  async #upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, serve: () => void): Promise<void> {
    const isHop = this.#admit(request);
    const table = tableOf(request);
    if (table === null) return serve();
    if (!isHop && !this.#mayAsk(request)) return answerOnSocket(socket, 'too-fast');
    const destroy = () => socket.destroy();
    socket.on('error', destroy);
    const outcome = await this.#resolve(table, isHop, () => socket.destroyed, {
      here: () => {
        socket.off('error', destroy);
        serve();
        return true;
      },
      elsewhere: home => this.pipes.upgrade(request, socket, head, home),
      mayRepeat: true,
    });
    if (outcome === 'moving') answerOnSocket(socket, 'moving', isHop ? [`${ASK_AGAIN}: 1`] : []);
  }

  /** Looks for the table and passes the request on, again and again until it is answered. */
  async #resolve(
    table: string,
    isHop: boolean,
    isGone: () => boolean,
    { here, elsewhere, mayRepeat }: Ways,
  ): Promise<'answered' | 'moving'> {
    const until = performance.now() + PATIENCE_MS;
    while (performance.now() < until && !isGone() && !this.#isClosed) {
      const home = await this.#look(table, isHop);
      if (isGone()) return 'answered';
      if (home === 'here' && here()) return 'answered';
      if (home === 'busy' || isHop) return 'moving';
      const at = home === 'here' ? await this.#parts.find(table).catch(() => null) : home;
      if (at && !this.#isClosed) {
        const outcome = await elsewhere(at);
        if (outcome === 'answered') return 'answered';
        this.#parts.suspect();
        // What changes something may have done so before the home was lost.
        if (outcome === 'unknown' && !mayRepeat) return 'moving';
      }
      await this.#waiting(() => pause(AGAIN_MS));
    }
    return isGone() ? 'answered' : 'moving';
  }

  /** Where the table lives, after an attempt to make that here; null when it is not known at the moment. */
  async #look(table: string, isHop: boolean): Promise<Home | 'here' | 'busy' | null> {
    const looked = await this.#waiting(async () => {
      if (await this.#parts.claim(table).catch(() => false)) return 'here';
      // Whoever sent it on knows better by now where the table lives, or will.
      return isHop ? null : this.#parts.find(table).catch(() => null);
    });
    return looked === undefined ? 'busy' : looked;
  }

  /** Undefined when too many wait for their table already. Only this is counted: not a home that takes its time. */
  async #waiting<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.#waits >= this.#mostWaits) return undefined;
    this.#waits += 1;
    try {
      return await work();
    } finally {
      this.#waits -= 1;
    }
  }

  /** Throws an `HttpRefusal` when it is longer than anything that may be sent, or too many are being read. */
  async #bodyOf(request: IncomingMessage): Promise<Buffer> {
    if (!hasBody(request)) return Buffer.alloc(0);
    const { inAll, perNetwork } = MOST_BODIES;
    const releases = [this.#bodies.add('all', inAll), this.#bodies.add(this.#networkOf(request), perNetwork)];
    try {
      if (releases.includes(null)) throw new HttpRefusal('too-fast');
      return await readBody(request);
    } finally {
      for (const release of releases) release?.();
    }
  }

  /** Routes have limits too, but the database is asked before a request reaches them. */
  #mayAsk(request: IncomingMessage): boolean {
    return this.#rates?.take(this.#networkOf(request)) ?? true;
  }

  #networkOf(request: IncomingMessage): string {
    return networkOf(this.#addressOf(request));
  }

  /**
   * True for a request that another node sends on. Then its connection counts as the visitor's: limits and checks of
   * addresses see who is connected to that node. From anybody else the headers of a hop are taken away.
   */
  #admit(request: IncomingMessage): boolean {
    const { headers, rawHeaders, socket } = request;
    const given = Buffer.from(String(headers[HOP] ?? ''));
    const peer = headers[PEER];
    const isHop = given.length === this.#secret.length && timingSafeEqual(given, this.#secret);
    delete headers[HOP];
    delete headers[PEER];
    for (let i = rawHeaders.length - 2; i >= 0; i -= 2)
      if ([HOP, PEER].includes(rawHeaders[i]!.toLowerCase())) rawHeaders.splice(i, 2);
    if (isHop) Object.defineProperty(socket, 'remoteAddress', { value: peer, configurable: true });
    return isHop;
  }

  #failed(error: unknown): void {
    this.#parts.log().error({ err: error }, 'a request could not be sent on to another node');
  }
}

function tableOf({ url = '' }: IncomingMessage): string | null {
  return OF_A_TABLE.exec(url)?.[1] ?? null;
}

/** Refused by the server itself, unread. */
const tooLong = ({ headers }: IncomingMessage): boolean => Number(headers['content-length'] ?? 0) > MOST_BODY;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    parts.push(part as Buffer);
    bytes += (part as Buffer).length;
    if (bytes > MOST_BODY) throw new HttpRefusal('too-long');
  }
  return Buffer.concat(parts);
}

function answer(response: ServerResponse, code: ErrorCode, headers: Record<string, string>): void {
  const { status, body } = refusalOf(new HttpRefusal(code));
  const text = JSON.stringify(body);
  response.writeHead(status, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
    ...headers,
  });
  response.end(text);
}
