// A socket at a table that outlives servers: it comes back after every loss and sends again whatever was not answered.
// Notes down every answer, so that afterwards what is stored can be held against it.

import { setTimeout as sleep } from 'node:timers/promises';
import { socketPath, type ToClient, type ToServer } from '@quayside/protocol';
import { messageIn } from '@quayside/protocol/frames';
import { WebSocket } from 'ws';

export type Intent = Extract<ToServer, { id: string }>;
/** Without its id, which `ask` gives it. */
export type Unnamed<I> = I extends Intent ? Omit<I, 'id'> : never;
export type Answered = { t: 'accepted' | 'duplicate'; ply: number };

/** Resolves with the address of a server when there is one to come back to. */
export type WhereServed = () => Promise<string>;

const RETRY_MS = 80; // at most, once there is one
const HANDSHAKE_MS = 10_000; // a frozen node never answers

export type ConnectionOptions = {
  cookie: string;
  where: WhereServed;
  /** Told of every intent when it is accepted. */
  accepted?: (intent: Intent) => unknown;
  /** Before each intent; 0 when left out. */
  paceMs?: number;
};

export abstract class RetryingConnection {
  readonly cookie: string;
  /** What the server said about each intent. */
  readonly answers = new Map<string, Answered[]>();
  readonly refusals: string[] = [];
  /** Everything that was asked of the server, by its id. */
  readonly sent = new Map<string, Intent>();
  /** Why the server sent this client away. */
  readonly byes: string[] = [];
  /** What the server must not have sent. */
  readonly wrong: string[] = [];
  returns = 0;
  /** How many intents were answered with yes; `answers` may have been dropped meanwhile. */
  acknowledged = 0;
  protected table = '';
  protected outbox: Intent | null = null;
  protected hasArrived = false;
  readonly #options: ConnectionOptions;
  #socket: WebSocket | null = null;
  #intents = 0;
  #isDisconnected = false;
  #mayAct = true;

  constructor(options: ConnectionOptions) {
    this.cookie = options.cookie;
    this.#options = options;
  }

  /** The last ply this client knows; null: everything must be sent. */
  protected abstract get lastPly(): number | null;
  /**
   * Takes a message in; throws where it contradicts what came before. `isArrival`: it answers the hello of a socket.
   */
  protected abstract receive(message: ToClient, how: { isArrival: boolean }): void;
  /** Asks for whatever there is to do now; called when nothing is on its way. */
  protected abstract act(): void;
  /** What follows from an answer, before the next intent. */
  protected answered(_intent: Intent, _isDone: boolean): void {}

  /** For good: it does not connect again. */
  disconnect(): void {
    this.#isDisconnected = true;
    this.#socket?.terminate();
  }

  protected connect(): void {
    void this.#options.where().then(url => this.#open(url));
  }

  #open(url: string): void {
    if (this.#isDisconnected) return;
    const { cookie } = this;
    const address = `${url.replace('http', 'ws')}${socketPath(this.table)}`;
    const socket = new WebSocket(address, { headers: { cookie }, handshakeTimeout: HANDSHAKE_MS });
    this.#socket = socket;
    this.hasArrived = false;
    socket.on('open', () => this.#say({ t: 'hello', since: this.lastPly }));
    socket.on('message', text => socket === this.#socket && this.#onMessage(text.toString()));
    socket.on('error', () => {});
    socket.on('close', async () => {
      if (this.#isDisconnected) return;
      await sleep(Math.random() * RETRY_MS);
      this.returns += 1;
      this.connect();
    });
  }

  /** What is wrong is noted, and the client comes back for the whole view. */
  #onMessage(text: string): void {
    try {
      const message = messageIn(text);
      const isArrival = !this.hasArrived;
      this.#note(message);
      this.receive(message, { isArrival });
    } catch (error) {
      this.wrong.push(`${this.table}: ${(error as Error).message}`);
      this.#socket?.terminate();
    }
    this.#actSoon();
  }

  #note(message: ToClient): void {
    switch (message.t) {
      case 'table':
        // On arrival whatever was left unanswered is sent again.
        if (!this.hasArrived && this.outbox) this.#say(this.outbox);
        this.hasArrived = true;
        break;
      case 'accepted':
      case 'duplicate':
        if (!this.answers.has(message.id)) this.acknowledged += 1;
        this.answers.set(message.id, [...(this.answers.get(message.id) ?? []), { t: message.t, ply: message.ply }]);
        this.#settle(message.id, true);
        break;
      case 'refused':
        this.refusals.push(`${message.id} ${message.code}`);
        this.#settle(message.id, false);
        break;
      case 'bye':
        this.byes.push(message.code);
    }
  }

  #settle(id: string, isDone: boolean): void {
    const intent = this.outbox;
    if (intent?.id !== id) return;
    this.outbox = null;
    if (isDone) this.#options.accepted?.(intent);
    this.answered(intent, isDone);
  }

  #actSoon(): void {
    if (this.outbox || !this.hasArrived || !this.#mayAct) return;
    const { paceMs = 0 } = this.#options;
    if (paceMs === 0) {
      this.act();
      return;
    }
    this.#mayAct = false;
    setTimeout(
      () => {
        this.#mayAct = true;
        if (!this.outbox && this.hasArrived && !this.#isDisconnected) this.act();
      },
      paceMs * (0.5 + Math.random()),
    );
  }

  protected ask(intent: Unnamed<Intent>): void {
    this.#intents += 1;
    const named = { ...intent, id: `${this.cookie.slice(-10)}-${this.#intents}` } as Intent;
    this.sent.set(named.id, named);
    this.outbox = named;
    this.#say(named);
  }

  #say(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
