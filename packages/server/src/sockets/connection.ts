// One client's socket at one table.

import type { Duplex } from 'node:stream';
import { type Encoded, encode } from '@quayside/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import { type ErrorCode, sentenceOf } from '../errors.ts';
import type { Guest } from '../store/store.ts';
import type { Listener } from '../tables/company.ts';
import type { Table } from '../tables/table.ts';
import { leave } from '../tables/visits.ts';
import { Bucket } from './bucket.ts';
import { HANDLERS } from './handlers.ts';
import { heard } from './heard.ts';
import { packed } from './packing.ts';

const MAX_UNSENT = 1 << 20; // bytes waiting for a client that does not read
const STRIKES = 100; // frames over the limit before the socket is closed

// Close codes that say why, in the range set aside for applications.
const CLOSED = 4000;

export type Watch = { framesPerSecond: number; heard(): void; wentWrong(code: ErrorCode): void };

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
};

export class Connection implements Listener {
  guest: Guest;
  readonly #socket: WebSocket;
  readonly #line: Duplex;
  readonly #isPacked: boolean;
  readonly #table: Table;
  readonly #log: FastifyBaseLogger;
  readonly #watch: Watch;
  readonly #bucket: Bucket;
  #greeted = false;
  #strikes = 0;

  constructor({ socket, line, isPacked, guest, table, log, watch }: Parts) {
    this.guest = guest;
    this.#socket = socket;
    this.#line = line;
    this.#isPacked = isPacked;
    this.#table = table;
    this.#log = log;
    this.#watch = watch;
    this.#bucket = new Bucket(watch.framesPerSecond);
    socket.on('message', (text, isBinary) => table.attempt(() => this.#hear(text.toString(), isBinary)));
    socket.on('close', () => table.attempt(() => leave(table, this)));
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
    if (this.#table.gone) return;
    if (!this.#bucket.take()) return this.#tooFast();
    if (isBinary) return this.#wrong('text-only', null);
    const { message, code, intent } = heard(text);
    if (!message) return this.#wrong(code, intent);
    if (message.t === 'hello') this.#greeted = true;
    else if (!this.#greeted && message.t !== 'ping') return this.#wrong('hello-first', null);
    HANDLERS[message.t](this.#table, this, message as never);
  }

  #tooFast(): void {
    this.#strikes += 1;
    if (this.#strikes === STRIKES) this.dismiss('too-fast', { retry: false });
    else this.#wrong('too-fast', null);
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
