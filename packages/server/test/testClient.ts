// A guest with a cookie and a socket, as a browser would be, remembering every word it was sent.

import { once } from 'node:events';
import { type Patch, patched } from '@quayside/engine';
import { type Message, socketPath, type ToClient, type ToServer } from '@quayside/protocol';
import { messageIn, unpacked } from '@quayside/protocol/frames';
import type { AnyShape, View } from '@quayside/rules';
import { WebSocket } from 'ws';

type HttpAnswer = { status: number; body: unknown; headers: Headers };

const PATIENCE_MS = 20_000; // for a machine that is busy with other things

export class TestClient {
  readonly cookie: string;
  readonly #url: () => string;
  #sockets: TestSocket[] = [];

  constructor(url: () => string, cookie: string) {
    this.#url = url;
    this.cookie = cookie;
  }

  static async arrive(url: () => string): Promise<TestClient> {
    const answer = await fetch(`${url()}/api/me`);
    return new TestClient(url, answer.headers.getSetCookie()[0]!.split(';')[0]!);
  }

  get = (path: string) => this.ask('GET', path);
  put = (path: string, body: object) => this.ask('PUT', path, body);
  post = (path: string, body: object) => this.ask('POST', path, body);

  async ask(
    method: string,
    path: string,
    body?: object | string,
    headers: Record<string, string> = {},
  ): Promise<HttpAnswer> {
    const text = typeof body === 'object' ? JSON.stringify(body) : body;
    const answer = await fetch(`${this.#url()}${path}`, {
      method,
      headers: {
        cookie: this.cookie,
        ...(text === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(text === undefined ? {} : { body: text }),
    });
    return { status: answer.status, body: await answer.json(), headers: answer.headers };
  }

  /** A socket that has not said a word yet. `table` may bring more of the query: `<id>?packed`. */
  async connect(table: string, headers: Record<string, string> = {}): Promise<TestSocket> {
    const [id, more] = table.split('?');
    return this.connectTo(`${socketPath(id!)}${more ? `&${more}` : ''}`, headers);
  }

  async connectTo(path: string, headers: Record<string, string> = {}): Promise<TestSocket> {
    const socket = new TestSocket(`${this.#url().replace('http', 'ws')}${path}`, { cookie: this.cookie, ...headers });
    this.#sockets.push(socket);
    await socket.opened;
    return socket;
  }

  async hello(table: string, since: number | null = null, viewSeat?: number): Promise<TestSocket> {
    const socket = await this.connect(table);
    socket.say({ t: 'hello', since, ...(viewSeat === undefined ? {} : { viewSeat }) });
    await socket.until('table');
    return socket;
  }

  /** Says hello and takes this seat (or is sitting already, as a host does). */
  async sitDown(table: string, seat?: number): Promise<TestSocket> {
    const socket = await this.hello(table);
    if (seat === undefined) return socket;
    socket.say({ t: 'sit', id: `sit-${seat}`, seat });
    await socket.until('accepted');
    return socket;
  }

  goHome(): void {
    for (const socket of this.#sockets) socket.cut();
  }
}

export class TestSocket {
  readonly opened: Promise<unknown>;
  /** Everything that was said to this socket, as text. */
  readonly frames: string[] = [];
  /** As the client knows them. */
  view: View<AnyShape> | null = null;
  ply: number | null = null;
  decision: number | null = null;
  mayTakeBack = false;
  /** How many messages came packed. */
  packed = 0;
  closed: { code: number; reason: string } | null = null;
  readonly #socket: WebSocket;
  #received: ToClient[] = [];
  #waiting: (() => void)[] = [];

  constructor(url: string, headers: Record<string, string>) {
    this.#socket = new WebSocket(url, { headers });
    this.opened = once(this.#socket, 'open');
    this.#socket.on('message', (frame: Buffer, isBinary) => {
      if (isBinary) this.packed += 1;
      this.#onMessage(isBinary ? unpacked(frame) : `${frame}`);
    });
    this.#socket.on('error', () => {});
    this.#socket.on('close', (code, reason) => {
      this.closed = { code, reason: reason.toString() };
      this.#wake();
    });
  }

  say(message: ToServer): void {
    this.sayRaw(JSON.stringify(message));
  }

  sayRaw(data: string | Buffer): void {
    this.#socket.send(data);
  }

  cut(): void {
    this.#socket.terminate();
  }

  /** Closes as a page does that is left. */
  async leave(): Promise<void> {
    this.#socket.close();
    await this.untilClosed();
  }

  /** The next message of this kind, from now or among those not yet asked for; what came before it is passed over. */
  async until<T extends ToClient['t']>(kind: T): Promise<Message<T>> {
    for (;;) {
      const at = this.#received.findIndex(({ t }) => t === kind);
      if (at >= 0) return this.#received.splice(0, at + 1)[at] as Message<T>;
      if (this.closed) throw new Error(`closed (${this.closed.code} ${this.closed.reason}) before any ${kind}`);
      await this.#something(`no ${kind} came`);
    }
  }

  async untilClosed(): Promise<{ code: number; reason: string }> {
    while (!this.closed) await this.#something('the socket stays open');
    return this.closed;
  }

  async untilPly(ply: number): Promise<void> {
    while (this.ply === null || this.ply < ply) await this.#something(`ply ${ply} did not come, only ${this.ply}`);
  }

  /** Says something and gives the answer to it. */
  ask(message: Extract<ToServer, { id: string }>): Promise<Message<'accepted' | 'refused' | 'duplicate'>> {
    return this.askRaw(message.id, JSON.stringify(message));
  }

  /** The same for a text that no well-meaning client would send. */
  async askRaw(id: string, text: string): Promise<Message<'accepted' | 'refused' | 'duplicate'>> {
    this.sayRaw(text);
    const isAnswer = (message: ToClient): message is Message<'accepted' | 'refused' | 'duplicate'> =>
      (message.t === 'accepted' || message.t === 'refused' || message.t === 'duplicate') && message.id === id;
    for (;;) {
      const answer = this.#received.find(isAnswer);
      if (answer) {
        this.#received = this.#received.filter(message => message !== answer);
        return answer;
      }
      await this.#something(`no answer to ${id}`);
    }
  }

  #something(orElse: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const tooLong = setTimeout(() => reject(new Error(orElse)), PATIENCE_MS);
      this.#waiting.push(() => {
        clearTimeout(tooLong);
        resolve();
      });
    });
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }

  #onMessage(text: string): void {
    const message = messageIn(text);
    this.frames.push(text);
    this.#received.push(message);
    if (message.t === 'view') {
      this.view = { seat: message.seat, open: message.open as object, own: message.own as object | null };
      Object.assign(this, { ply: message.ply, decision: message.decision, mayTakeBack: message.mayTakeBack });
    }
    if (message.t === 'may-take-back' && message.ply === this.ply) this.mayTakeBack = true;
    if (message.t === 'update') this.#advance(message);
    if (message.t === 'gap') for (const update of message.updates) this.#advance(update);
    this.#wake();
  }

  #advance(update: Omit<Message<'update'>, 't'>): void {
    // Whoever names a ply they have not seen gets a gap that leads nowhere.
    if (!this.view) return;
    const { seat, open, own } = this.view;
    if (this.ply !== (update.from ?? update.ply - 1)) throw new Error(`ply ${update.ply} came after ${this.ply}`);
    const patches = { open: (update.open ?? null) as Patch | null, own: (update.own ?? null) as Patch | null };
    this.view = { seat, open: patched(open, patches.open), own: patched(own, patches.own) };
    const { ply, decision = null, mayTakeBack = false } = update;
    Object.assign(this, { ply, decision, mayTakeBack });
  }
}
