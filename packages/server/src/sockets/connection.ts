// One client's socket at one table.

import type { Duplex } from 'node:stream';
import { type Encoded, encode } from '@quayside/protocol';
import type { FastifyBaseLogger } from 'fastify';
import type { WebSocket } from 'ws';
import { Bucket } from '../bucket.ts';
import type { Guest } from '../domain/tableRow.ts';
import { type ErrorCode, sentenceOf } from '../errors.ts';
import { mayBotSend } from '../people/botTokens.ts';
import { handleDisconnect } from '../room/clientArrivals.ts';
import type { Client } from '../room/connections.ts';
import type { Table } from '../room/table.ts';
import { frameOf } from './frames.ts';
import { HANDLERS } from './handlers.ts';
import { parseMessage } from './parseMessage.ts';

const MAX_UNSENT = 1 << 20; // bytes waiting for a client that does not read
const STRIKES = 100; // frames over the limit before the socket is closed

const HELLOS = { perSecond: 1, burst: 5 }; // of one socket: each is answered with all there is to know

// Close codes that say why, in the range set aside for applications.
const CLOSED = 4000;
// What `ws` reports where the other side sent no close frame: the connection broke, or the browser froze the page.
const CLOSED_ABNORMALLY = 1006;

export type SocketSettings = {
  framesPerSecond: number;
  helloMs: number;
  onMessage(): void;
  onRejected(code: ErrorCode): void;
};

type Dependencies = {
  socket: WebSocket;
  /** What the socket writes to. */
  stream: Duplex;
  /** The client understands packed messages. */
  isPacked: boolean;
  guest: Guest;
  table: Table;
  log: FastifyBaseLogger;
  settings: SocketSettings;
  /** The client has said hello for the first time. */
  onHello(): void;
};

export class Connection implements Client {
  guest: Guest;
  isUnattended = false;
  readonly #socket: WebSocket;
  readonly #stream: Duplex;
  readonly #isPacked: boolean;
  readonly #table: Table;
  readonly #log: FastifyBaseLogger;
  readonly #settings: SocketSettings;
  readonly #bucket: Bucket;
  readonly #hellos = new Bucket(HELLOS.perSecond, HELLOS.burst);
  readonly #onHello: () => void;
  readonly #helloDeadline: NodeJS.Timeout;
  #hasSaidHello = false;
  #strikes = 0;
  /** Frames that go out at the end of this turn of the event loop. */
  #unwritten: Buffer[] = [];

  constructor({ socket, stream, isPacked, guest, table, log, settings, onHello }: Dependencies) {
    this.guest = guest;
    this.#socket = socket;
    this.#stream = stream;
    this.#isPacked = isPacked;
    this.#table = table;
    this.#log = log;
    this.#settings = settings;
    this.#bucket = new Bucket(settings.framesPerSecond);
    socket.on('message', (text, isBinary) => table.runSafely(() => this.#receive(text.toString(), isBinary)));
    socket.on('close', code => {
      clearTimeout(this.#helloDeadline);
      table.runSafely(() => handleDisconnect(table, this, { isLost: code === CLOSED_ABNORMALLY }));
    });
    this.#onHello = onHello;
    this.#helloDeadline = setTimeout(() => this.close('no-hello', { retry: true }), settings.helloMs).unref();
    table.connections.connect(this);
  }

  send(message: Encoded): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > MAX_UNSENT) this.close('too-slow', { retry: true });
    else {
      if (this.#unwritten.length === 0) queueMicrotask(() => this.#write());
      this.#unwritten.push(frameOf(message, { isPacked: this.#isPacked }));
    }
  }

  /** Messages sent in one turn of the event loop, such as an answer and its update, go out in one write. */
  #write(): void {
    const frames = this.#unwritten;
    this.#unwritten = [];
    if (frames.length === 0 || this.#socket.readyState !== this.#socket.OPEN) return;
    this.#stream.write(frames.length === 1 ? frames[0]! : Buffer.concat(frames));
  }

  close(code: ErrorCode, { retry }: { retry: boolean }): void {
    // The library writes the reason by itself, and must not overtake what was sent before.
    this.#write();
    closeWithBye(this.#socket, code, { retry });
    handleDisconnect(this.#table, this);
  }

  #receive(text: string, isBinary: boolean) {
    this.#settings.onMessage();
    // A client that was sent away, or is about to be, sends again what was not answered when it comes back.
    if (this.#table.isClosed || this.#table.isSettled || this.#socket.readyState !== this.#socket.OPEN) return;
    const isTooFast = !this.#bucket.take();
    if (isBinary) return isTooFast ? this.#tooFast(null) : this.#reject('text-only', null);
    const { message, code, intent } = parseMessage(text);
    const id = message && 'id' in message ? message.id : intent;
    if (isTooFast) return this.#tooFast(id);
    if (!message) return this.#reject(code, id);
    if (message.t === 'hello') {
      if (!this.#hellos.take()) return this.#tooFast(null);
      this.#firstHello();
    } else if (this.guest.bot && !mayBotSend(message.t)) return this.#reject('not-for-bots', id);
    else if (!this.#hasSaidHello && message.t !== 'ping') return this.#reject('hello-first', id);
    HANDLERS[message.t](this.#table, this, message as never);
  }

  #firstHello(): void {
    if (this.#hasSaidHello) return;
    this.#hasSaidHello = true;
    clearTimeout(this.#helloDeadline);
    this.#onHello();
  }

  #tooFast(intent: string | null): void {
    this.#strikes += 1;
    if (this.#strikes === STRIKES) this.close('too-fast', { retry: false });
    else this.#reject('too-fast', intent);
  }

  /** An intent that can be named is refused; anything else gets an error. */
  #reject(code: ErrorCode, intent: string | null): void {
    this.#settings.onRejected(code);
    this.#log.info({ code, table: this.#table.row.id, guest: this.guest.id }, 'a message was turned down');
    this.send(encode(intent === null ? { t: 'error', code } : { t: 'refused', id: intent, code }));
  }
}

export function closeWithBye(socket: WebSocket, code: ErrorCode, { retry }: { retry: boolean }): void {
  if (socket.readyState !== socket.OPEN) return;
  const { own } = encode({ t: 'bye', code, sentence: sentenceOf(code), retry });
  socket.send(own);
  socket.close(CLOSED, code);
}
