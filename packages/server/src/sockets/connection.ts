// One client's socket at one table.

import type { Duplex } from 'node:stream';
import { type Encoded, encode } from '@quayside/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import { Bucket } from '../bucket.ts';
import { type ErrorCode, sentenceOf } from '../errors.ts';
import type { Listener } from '../room/connections.ts';
import type { Table } from '../room/table.ts';
import { leave } from '../room/visits.ts';
import type { Guest } from '../store/store.ts';
import { HANDLERS } from './handlers.ts';
import { packed } from './packing.ts';
import { heard } from './parseMessage.ts';

const MAX_UNSENT = 1 << 20; // bytes waiting for a client that does not read
const STRIKES = 100; // frames over the limit before the socket is closed

const HELLOS = { perSecond: 1, burst: 5 }; // of one socket: each is answered with all there is to know

// Close codes that say why, in the range set aside for applications.
const CLOSED = 4000;
// What `ws` reports where the other side sent no close frame: the line broke, or the browser froze the page.
const CLOSED_ABNORMALLY = 1006;

export type Watch = { framesPerSecond: number; helloMs: number; heard(): void; wentWrong(code: ErrorCode): void };

type Parts = {
  socket: WebSocket;
  /** What the socket writes to. */
  line: Duplex;
  /** The client understands packed messages. */
  isPacked: boolean;
  guest: Guest;
  table: Table;
  log: FastifyBaseLogger;
  watch: Watch;
  /** The client has said hello for the first time. */
  onHello(): void;
};

export class Connection implements Listener {
  guest: Guest;
  isErrand = false;
  readonly #socket: WebSocket;
  readonly #line: Duplex;
  readonly #isPacked: boolean;
  readonly #table: Table;
  readonly #log: FastifyBaseLogger;
  readonly #watch: Watch;
  readonly #bucket: Bucket;
  readonly #hellos = new Bucket(HELLOS.perSecond, HELLOS.burst);
  readonly #onHello: () => void;
  readonly #helloDeadline: NodeJS.Timeout;
  #greeted = false;
  #strikes = 0;

  constructor({ socket, line, isPacked, guest, table, log, watch, onHello }: Parts) {
    this.guest = guest;
    this.#socket = socket;
    this.#line = line;
    this.#isPacked = isPacked;
    this.#table = table;
    this.#log = log;
    this.#watch = watch;
    this.#bucket = new Bucket(watch.framesPerSecond);
    socket.on('message', (text, isBinary) => table.attempt(() => this.#hear(text.toString(), isBinary)));
    socket.on('close', code => {
      clearTimeout(this.#helloDeadline);
      table.attempt(() => leave(table, this, { isLost: code === CLOSED_ABNORMALLY }));
    });
    this.#onHello = onHello;
    this.#helloDeadline = setTimeout(() => this.dismiss('no-hello', { retry: true }), watch.helloMs).unref();
    table.company.connect(this);
  }

  say(message: Encoded): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MAX_UNSENT) this.dismiss('too-slow', { retry: true });
    else {
      this.#gather();
      this.#socket.send(this.#isPacked ? packed(message) : message.common + message.own);
    }
  }

  /** What is said in one go, such as an answer and what came of it, travels in one piece. */
  #gather(): void {
    if (this.#line.writableCorked > 0) return;
    this.#line.cork();
    queueMicrotask(() => this.#line.uncork());
  }

  dismiss(code: ErrorCode, { retry }: { retry: boolean }): void {
    goodbye(this.#socket, code, { retry });
    leave(this.#table, this);
  }

  #hear(text: string, isBinary: boolean) {
    this.#watch.heard();
    // Whoever was sent away may go on sending until the connection is closed.
    if (this.#table.gone || this.#socket.readyState !== this.#socket.OPEN) return;
    const isTooFast = !this.#bucket.take();
    if (isBinary) return isTooFast ? this.#tooFast(null) : this.#wrong('text-only', null);
    const { message, code, intent } = heard(text);
    const id = message && 'id' in message ? message.id : intent;
    if (isTooFast) return this.#tooFast(id);
    if (!message) return this.#wrong(code, id);
    if (message.t === 'hello') {
      if (!this.#hellos.take()) return this.#tooFast(null);
      this.#greet();
    } else if (!this.#greeted && message.t !== 'ping') return this.#wrong('hello-first', id);
    HANDLERS[message.t](this.#table, this, message as never);
  }

  #greet(): void {
    if (this.#greeted) return;
    this.#greeted = true;
    clearTimeout(this.#helloDeadline);
    this.#onHello();
  }

  #tooFast(intent: string | null): void {
    this.#strikes += 1;
    if (this.#strikes === STRIKES) this.dismiss('too-fast', { retry: false });
    else this.#wrong('too-fast', intent);
  }

  /** An intent that can be named is refused; anything else gets an error. */
  #wrong(code: ErrorCode, intent: string | null): void {
    this.#watch.wentWrong(code);
    this.#log.info({ code, table: this.#table.row.id, guest: this.guest.id }, 'a message was turned down');
    const sentence = sentenceOf(code);
    this.say(encode(intent === null ? { t: 'error', code, sentence } : { t: 'refused', id: intent, code, sentence }));
  }
}

export function goodbye(socket: WebSocket, code: ErrorCode, { retry }: { retry: boolean }): void {
  if (socket.readyState !== socket.OPEN) return;
  const { own } = encode({ t: 'bye', code, sentence: sentenceOf(code), retry });
  socket.send(own);
  socket.close(CLOSED, code);
}
