// The connection to one table: pings, reconnects after a loss, and sends every intent again until it is answered.

import type { ToServer } from '@quayside/protocol';
import { socketPath } from '@quayside/protocol/wire';
import type { Seat } from '@quayside/rules';
import { parseMessage } from './parseMessage.ts';
import { receive } from './receive.ts';
import { cannotSave, clearTable, connection, type Intent, mustReload, outbox, position } from './state.ts';
import { type TextSocket, textSocket } from './textSocket.ts';
import { words } from './words.ts';

/** `seat`: where several people share this device, whose it is now. `packed`: long messages may come deflated. */
export type OpenSocket = (table: string, seat: Seat | null, how: { packed: boolean }) => TextSocket;

const HEARTBEAT = 20_000; // ms between pings
const SILENCE = 45_000; // ms without a message before the connection counts as lost
const RETRY = { first: 400, most: 12_000 }; // ms
const MOVED_MS = 100; // at most, where the server said that the table goes on elsewhere: so that not all come at once
const UNREADABLE = { most: 3, withinMs: 60_000 }; // plain frames that cannot be read before the page gives up

export const openServerSocket: OpenSocket = (table, seat, { packed }) => {
  const server = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}`;
  return textSocket(new WebSocket(`${server}${socketPath(table, { packed, seat })}`));
};

/** An intent without its id, which `send` gives it. */
export type NewIntent = Intent extends infer I ? (I extends Intent ? Omit<I, 'id'> : never) : never;

export class TableSocket {
  readonly #table: string;
  readonly #seat: Seat | null;
  readonly #openSocket: OpenSocket;
  #socket: TextSocket | null = null;
  #failures = 0;
  /** The server has sent us away because it stops or has lost the table: another one may have it already. */
  #hasMoved = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #heartbeat: ReturnType<typeof setInterval> | undefined;
  #lastReceived = 0;
  #left = false;
  #viewer: Seat | null = null;
  #isPacked = true;
  /** The next hello asks for the whole view: what came before cannot be relied on. */
  #needsView = false;
  /** When plain frames came that could not be read. */
  #unreadableAt: number[] = [];

  constructor(table: string, openSocket: OpenSocket = openServerSocket, seat: Seat | null = null) {
    this.#table = table;
    this.#seat = seat;
    this.#openSocket = openSocket;
    clearTable();
    this.#connect();
  }

  /** Puts an intent in the outbox and sends it; after a loss it is sent again until it is answered. */
  send(wanted: NewIntent): void {
    const intent = { ...wanted, id: crypto.randomUUID() } as Intent;
    outbox.value = [...outbox.value, { intent, saved: null }];
    if (connection.value === 'open') this.#post(intent);
  }

  /** Tries at once instead of waiting: the network is back, or somebody looks at the page again. */
  nudge(): void {
    if (connection.value !== 'lost' || this.#socket) return;
    this.#connect();
  }

  /** As a spectator: asks for the view of a seat from now on; null for the spectator's own. */
  look(viewer: Seat | null): void {
    this.#viewer = viewer;
    if (connection.value === 'open') this.#post(this.#hello(null));
  }

  /** What was not answered yet; nothing where the server has closed the table to us. */
  get unanswered(): Intent[] {
    if (connection.value === 'closed' && mustReload.value === null) return [];
    return outbox.value.filter(({ saved }) => saved === null).map(({ intent }) => intent);
  }

  /** Closes for good; returns what was not answered, for `sendPending`. */
  leave(): Intent[] {
    const { unanswered } = this;
    this.#left = true;
    this.#close();
    return unanswered;
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const socket = this.#openSocket(this.#table, this.#seat, { packed: this.#isPacked });
    this.#socket = socket;
    socket.onopen = () => this.#onOpen();
    socket.onmessage = ({ data }) => socket === this.#socket && this.#receive(data);
    socket.onunreadable = () => socket === this.#socket && this.#cannotRead();
    socket.onclose = () => socket === this.#socket && this.#onClose();
  }

  #onOpen(): void {
    this.#lastReceived = Date.now();
    this.#post(this.#hello(this.#needsView ? null : (position.value?.ply ?? null)));
    clearInterval(this.#heartbeat);
    this.#heartbeat = setInterval(() => this.#ping(), HEARTBEAT);
  }

  #hello(since: number | null): ToServer {
    return this.#viewer === null ? { t: 'hello', since } : { t: 'hello', since, viewSeat: this.#viewer };
  }

  #receive(data: unknown): void {
    this.#lastReceived = Date.now();
    const message = parseMessage(data);
    const isTakenIn = message ? receive(message) : undefined;
    if (message?.t === 'view') this.#needsView = false;
    if (message?.t === 'bye') this.#hasMoved = message.code === 'stopping' || message.code === 'moving';
    if (isTakenIn === undefined) this.#cannotRead();
    else if (!isTakenIn) this.#reconnect();
    else if (connection.value === 'closed') this.#close();
    else if (connection.value !== 'open' && message?.t !== 'bye') this.#onHelloAnswered();
  }

  /**
   * A frame cannot be read. Packed, the two ends may have different dictionaries: plain text is asked for from now on.
   * Plain, a fresh view may help; where that fails repeatedly, the page must be reloaded.
   */
  #cannotRead(): void {
    this.#needsView = true;
    if (!this.#isPacked && this.#tooManyUnreadable()) this.#giveUp();
    else {
      this.#isPacked = false;
      this.#reconnect();
    }
  }

  /** Notes a plain frame that cannot be read; true when there were too many lately. */
  #tooManyUnreadable(): boolean {
    const now = Date.now();
    this.#unreadableAt = [...this.#unreadableAt.filter(at => now - at < UNREADABLE.withinMs), now];
    return this.#unreadableAt.length >= UNREADABLE.most;
  }

  #giveUp(): void {
    mustReload.value = words.cannotRead;
    connection.value = 'closed';
    this.#close();
  }

  /** The server has answered our hello: from now on it accepts intents. */
  #onHelloAnswered(): void {
    connection.value = 'open';
    this.#failures = 0;
    cannotSave.value = false;
    for (const { intent, saved } of outbox.value) if (saved === null) this.#post(intent);
  }

  #ping(): void {
    if (Date.now() - this.#lastReceived > SILENCE) this.#reconnect();
    else this.#post({ t: 'ping' });
  }

  #reconnect(): void {
    this.#close();
    this.#onClose();
  }

  #onClose(): void {
    this.#socket = null;
    clearInterval(this.#heartbeat);
    if (this.#left || connection.value === 'closed') return;
    connection.value = 'lost';
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), this.#wait());
  }

  /** In ms, before the next try. Where the server itself was stopped, the first one fails and the next ones wait. */
  #wait(): number {
    const isMoved = this.#hasMoved && this.#failures === 0;
    this.#hasMoved = false;
    const wait = Math.min(RETRY.most, RETRY.first * 2 ** this.#failures++);
    return isMoved ? MOVED_MS * Math.random() : wait * (0.5 + Math.random() / 2);
  }

  #close(): void {
    const socket = this.#socket;
    this.#socket = null;
    clearInterval(this.#heartbeat);
    clearTimeout(this.#retry);
    socket?.close();
  }

  #post(message: ToServer): void {
    this.#socket?.send(JSON.stringify(message));
  }
}
