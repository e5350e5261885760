// Proxies requests and sockets to the home node of their table. Each belongs to the session of that node and is cut
// when that session ends, even if its TCP connection still works.

import { Agent, type ClientRequest, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { type Duplex, pipeline } from 'node:stream';
import { ASK_AGAIN, HOP, PEER } from './hop.ts';

/** A node, by its session. */
export type Home = { no: number; address: string };

/** Headers of one connection, which must not be passed on. An upgrade asks for itself by `connection`. */
const OF_UPGRADED = ['keep-alive', 'proxy-connection', 'te', 'trailer', 'transfer-encoding', 'expect'];
const OF_CONNECTION = ['connection', ...OF_UPGRADED];

const CONNECT_MS = 1000; // a machine that is gone does not answer at all

/**
 * `answered`: the answer has begun. `not-sent`: the home has done nothing with it, so it may be sent again.
 * `unknown`: it was sent and no answer came.
 */
export type ProxyResult = 'answered' | 'not-sent' | 'unknown';

export class NodeProxy {
  readonly #secret: string;
  readonly #agent = new Agent({ keepAlive: true, maxFreeSockets: 64 });
  /** By session, functions that cut its proxied connections. */
  readonly #cuts = new Map<number, Set<() => void>>();
  #sockets = 0;

  constructor(secret: string) {
    this.#secret = secret;
  }

  /** How many sockets are proxied now. */
  get sockets(): number {
    return this.#sockets;
  }

  /** The sessions something is proxied to now. */
  get homes(): number[] {
    return [...this.#cuts.keys()];
  }

  /** Cuts what is proxied to these sessions. */
  cut(homes: readonly number[]): void {
    for (const no of homes) for (const cut of this.#cuts.get(no) ?? []) cut();
  }

  close(): void {
    this.cut(this.homes);
    this.#agent.destroy();
  }

  /**
   * Requests that are safe to send twice use a kept-alive connection, which the home may just be closing; others get a
   * connection of their own.
   */
  request(request: IncomingMessage, body: Buffer, response: ServerResponse, home: Home): Promise<ProxyResult> {
    const framing = request.headers['transfer-encoding'] === undefined ? [] : ['content-length', String(body.length)];
    const agent = isSafe(request) && this.#agent;
    const sent = this.#send(request, home, [...headersOf(request, OF_CONNECTION), ...framing], agent);
    const cutIfGone = () => sent.destroy();
    response.once('close', cutIfGone);
    const outcome = this.#tracked(home, sent, resolve => {
      sent.on('response', answer => {
        if (isNotHome(answer)) return resolve('not-sent');
        // From here on the request must not be sent again, however long the client takes to read the answer.
        resolve('answered');
        response.writeHead(answer.statusCode!, headersOf(answer, OF_CONNECTION));
        pipeline(answer, response, () => {});
      });
      sent.end(body);
    });
    return outcome.finally(() => response.off('close', cutIfGone));
  }

  /** After the answer to the upgrade, bytes are copied both ways. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer, home: Home): Promise<ProxyResult> {
    const sent = this.#send(request, home, headersOf(request, OF_UPGRADED), false);
    const cutIfGone = () => sent.destroy();
    socket.once('close', cutIfGone);
    const outcome = this.#tracked(home, sent, resolve => {
      sent.on('upgrade', (answer, to: Duplex, first: Buffer) => {
        resolve('answered');
        socket.write(headOf(answer));
        socket.write(first);
        to.write(head);
        this.#join(socket, to, home);
      });
      sent.on('response', answer => {
        if (isNotHome(answer)) return resolve('not-sent');
        resolve('answered');
        socket.write(headOf(answer));
        pipeline(answer, socket, () => {});
      });
      sent.end();
    });
    return outcome.finally(() => socket.off('close', cutIfGone));
  }

  #join(socket: Duplex, to: Duplex, home: Home): void {
    this.#sockets += 1;
    const cut = () => {
      socket.destroy();
      to.destroy();
    };
    const forget = this.#remember(home, cut);
    to.on('error', cut);
    socket.on('error', cut);
    socket.once('close', cut);
    to.once('close', () => {
      cut();
      forget();
      this.#sockets -= 1;
    });
    socket.pipe(to);
    to.pipe(socket);
  }

  #send(
    { method, url, socket }: IncomingMessage,
    { address }: Home,
    headers: string[],
    agent: Agent | false,
  ): ClientRequest {
    const { hostname, port } = new URL(address);
    const hop = [HOP, this.#secret, PEER, socket.remoteAddress ?? ''];
    const host = hostname.replace(/^\[(.*)\]$/, '$1');
    return send({ host, port, method: method!, path: url!, headers: [...headers, ...hop], agent });
  }

  /** Resolves when the request is answered, fails or is cut. */
  #tracked(
    home: Home,
    sent: ClientRequest,
    begin: (resolve: (outcome: ProxyResult) => void) => void,
  ): Promise<ProxyResult> {
    const forget = this.#remember(home, () => sent.destroy());
    const connecting = setTimeout(() => sent.destroy(), CONNECT_MS);
    let isConnected = false;
    const connected = () => {
      isConnected = true;
      clearTimeout(connecting);
    };
    sent.on('socket', socket => (socket.connecting ? socket.once('connect', connected) : connected()));
    return new Promise<ProxyResult>(resolve => {
      const failed = () => resolve(isConnected ? 'unknown' : 'not-sent');
      sent.on('error', failed);
      sent.on('close', () => {
        clearTimeout(connecting);
        forget();
        failed();
      });
      begin(resolve);
    });
  }

  #remember({ no }: Home, cut: () => void): () => void {
    const cuts = this.#cuts.get(no) ?? new Set();
    this.#cuts.set(no, cuts.add(cut));
    return () => {
      cuts.delete(cut);
      if (cuts.size === 0 && this.#cuts.get(no) === cuts) this.#cuts.delete(no);
    };
  }
}

/** Changes nothing where it arrives, so it may arrive twice. */
export const isSafe = ({ method }: IncomingMessage): boolean => method === 'GET' || method === 'HEAD';

/** The node that was asked is not home to the table (any more). */
function isNotHome(answer: IncomingMessage): boolean {
  const isNot = answer.headers[ASK_AGAIN] !== undefined;
  if (isNot) answer.resume();
  return isNot;
}

/** As they came: names and values in turn. */
function headersOf({ rawHeaders }: IncomingMessage, without: string[]): string[] {
  return rawHeaders.filter((_, i) => !without.includes(rawHeaders[i - (i % 2)]!.toLowerCase()));
}

function headOf(answer: IncomingMessage): string {
  const lines = [`HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}`];
  for (let i = 0; i < answer.rawHeaders.length; i += 2)
    lines.push(`${answer.rawHeaders[i]}: ${answer.rawHeaders[i + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}
