// Stands before a node's HTTP server and routes requests about a table to its home node. A table without a home is
// claimed here; requests for a table at another node are proxied, upgraded connections as raw bytes. Until the first
// byte of the response has come, the home may be looked up again, so that a takeover looks like a delay, not an error.

import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import { Buckets } from '../bucket.ts';
import { type ErrorCode, HttpRefusal } from '../errors.ts';
import { answerOnSocket, refusalOf } from '../http/httpErrors.ts';
import type { ClientAddresses } from '../room/deployment.ts';
import { networkOf, PendingSockets } from '../sockets/pending.ts';
import { ASK_AGAIN, HOP, PEER } from './hop.ts';
import { type Home, isSafe, NodeProxy, type ProxyResult } from './nodeProxy.ts';

const ANSWER_WITHIN_MS = 8000; // else the client is told to come back
const AGAIN_MS = 100;
const MAX_BODIES = { inAll: 1000, perNetwork: 50 }; // read at the same time, to be proxied
const MAX_BODY_BYTES = 1024 * 1024; // more than any route takes

const OF_A_TABLE = /^\/(?:socket|api\/tables)\/([a-z2-9]{12})(?:[/?]|$)/;

type Dependencies = {
  secret: string;
  /** True when the table lives here from now on. */
  claim(table: string): Promise<boolean>;
  /** Where it lives; null when that is not known at the moment. */
  find(table: string): Promise<Home | null>;
  /** A node did not answer and may be dead: the reaper should look now. */
  reportUnresponsiveNode(): void;
  log(): FastifyBaseLogger;
};

/** Two ways to answer one request: on this node, or by passing it on. */
type RequestHandlers = {
  /** False when it cannot be served here any more. */
  here(): boolean;
  elsewhere(home: Home): Promise<ProxyResult>;
  /** It may be sent again when nobody knows whether it has arrived. */
  mayRepeat: boolean;
};

export class TableRouter {
  readonly proxy: NodeProxy;
  readonly #dependencies: Dependencies;
  readonly #secret: Buffer;
  readonly #bodies = new PendingSockets();
  #addressOf: ClientAddresses['addressOf'] = () => '';
  #rates: Buckets | null = null;
  /** Requests that wait for the lookup of their table. */
  #waits = 0;
  /** By table, the lookup that is under way: whoever else waits for the table gets its answer. */
  readonly #finding = new Map<string, Promise<Home | null>>();
  #mostWaits = Number.POSITIVE_INFINITY;
  #isClosed = false;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
    this.#secret = Buffer.from(dependencies.secret);
    this.proxy = new NodeProxy(dependencies.secret);
  }

  /**
   * The node stops: proxied connections are cut, and waiting requests give up. A socket that went on waiting for its
   * table would keep the server from closing.
   */
  close(): void {
    this.#isClosed = true;
    this.proxy.close();
  }

  /** Replaces the server's listeners for `request` and `upgrade`, and calls those for what is served here. */
  attach(server: Server, { addressOf, perMinute }: ClientAddresses): void {
    this.#addressOf = addressOf;
    // Routes limit by calendar minute, so a client may use two minutes' worth at a boundary. Twice the limit never
    // refuses what a route would accept.
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
        // A client that disconnects in the middle of its request is no failure of ours.
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
      // The body can be read only once: after that the request can only be proxied, to this node too.
      here: () => {
        if (body !== null) return false;
        serve();
        return true;
      },
      elsewhere: async home => {
        body ??= await this.#bodyOf(request);
        return this.proxy.request(request, body, response, home);
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
      elsewhere: home => this.proxy.upgrade(request, socket, head, home),
      mayRepeat: true,
    });
    if (outcome === 'moving') answerOnSocket(socket, 'moving', isHop ? [`${ASK_AGAIN}: 1`] : []);
  }

  /** Looks for the table and passes the request on, again and again until it is answered. */
  async #resolve(
    table: string,
    isHop: boolean,
    isGone: () => boolean,
    { here, elsewhere, mayRepeat }: RequestHandlers,
  ): Promise<'answered' | 'moving'> {
    const until = performance.now() + ANSWER_WITHIN_MS;
    while (performance.now() < until && !isGone() && !this.#isClosed) {
      const home = await this.#look(table, isHop);
      if (isGone()) return 'answered';
      if (home === 'here' && here()) return 'answered';
      if (home === 'busy' || isHop) return 'moving';
      const at = home === 'here' ? await this.#find(table) : home;
      if (at && !this.#isClosed) {
        const outcome = await elsewhere(at);
        if (outcome === 'answered') return 'answered';
        this.#dependencies.reportUnresponsiveNode();
        // A request that changes something may have been carried out before the home was lost.
        if (outcome === 'unknown' && !mayRepeat) return 'moving';
      }
      await this.#waiting(() => pause(AGAIN_MS));
    }
    return isGone() ? 'answered' : 'moving';
  }

  /** Where the table lives, after an attempt to make that here; null when it is not known at the moment. */
  async #look(table: string, isHop: boolean): Promise<Home | 'here' | 'busy' | null> {
    const looked = await this.#waiting(async () => {
      if (await this.#dependencies.claim(table).catch(() => false)) return 'here';
      // The node that proxied the request looks up the home again itself.
      return isHop ? null : this.#find(table);
    });
    return looked === undefined ? 'busy' : looked;
  }

  #find(table: string): Promise<Home | null> {
    const found =
      this.#finding.get(table) ??
      this.#dependencies
        .find(table)
        .catch(() => null)
        .finally(() => this.#finding.delete(table));
    this.#finding.set(table, found);
    return found;
  }

  /** Undefined when too many requests wait for a lookup already. The time a home takes to answer is not counted. */
  async #waiting<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.#waits >= this.#mostWaits) return undefined;
    this.#waits += 1;
    try {
      return await work();
    } finally {
      this.#waits -= 1;
    }
  }

  /** Throws an `HttpRefusal` when the body is longer than any route takes, or too many are being read. */
  async #bodyOf(request: IncomingMessage): Promise<Buffer> {
    if (!hasBody(request)) return Buffer.alloc(0);
    const { inAll, perNetwork } = MAX_BODIES;
    const releases = [this.#bodies.add('all', inAll), this.#bodies.add(this.#networkOf(request), perNetwork)];
    try {
      if (releases.includes(null)) throw new HttpRefusal('too-fast');
      return await readBody(request);
    } finally {
      for (const release of releases) release?.();
    }
  }

  /** Routes have limits of their own, but the lookup of a table asks the database before a request reaches them. */
  #mayAsk(request: IncomingMessage): boolean {
    return this.#rates?.take(this.#networkOf(request)) ?? true;
  }

  #networkOf(request: IncomingMessage): string {
    return networkOf(this.#addressOf(request));
  }

  /**
   * True for a request that another node proxies, by the cluster's secret. Its connection then counts as the client's,
   * so that limits by address see who is connected to that node. From anybody else these headers are removed.
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
    this.#dependencies.log().error({ err: error }, 'a request could not be sent on to another node');
  }
}

function tableOf({ url = '' }: IncomingMessage): string | null {
  return OF_A_TABLE.exec(url)?.[1] ?? null;
}

/** The server refuses it by its length, without reading it. */
const tooLong = ({ headers }: IncomingMessage): boolean => Number(headers['content-length'] ?? 0) > MAX_BODY_BYTES;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  Number(headers['content-length'] ?? 0) > 0 || headers['transfer-encoding'] !== undefined;

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of request) {
    parts.push(part as Buffer);
    bytes += (part as Buffer).length;
    if (bytes > MAX_BODY_BYTES) throw new HttpRefusal('too-long');
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
