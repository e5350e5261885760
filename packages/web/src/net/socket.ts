// The line to one table: keeps itself alive, comes back after a loss, and sends again whatever was not answered.

import type { ToServer } from '@quayside/protocol';
import { socketPath } from '@quayside/protocol/wire';
import type { Seat } from '@quayside/rules';
import { messageIn } from './reading.ts';
import { receive } from './receive.ts';
import { cannotSave, clearTable, connection, type Intent, mustReload, outbox, position } from './state.ts';
import { unpacking, type Wire } from './wire.ts';

/** `seat`: where several people share this device, whose it is now. `packed`: long messages may come deflated. */
export type Dial = (table: string, seat: Seat | null, how: { packed: boolean }) => Wire;

const HEARTBEAT = 20_000; // ms between pings
const SILENCE = 45_000; // ms without a word before the line counts as dead
const RETRY = { first: 400, most: 12_000 }; // ms
const UNREADABLE = { most: 3, withinMs: 60_000 }; // plain frames that cannot be read before the page gives up
const CANNOT_READ = 'This page cannot read what the server sends. Reload it to go on; nothing is lost.';

export const dialServer: Dial = (table, seat, { packed }) => {
  const server = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}`;
  return unpacking(new WebSocket(`${server}${socketPath(table, { packed, seat })}`));
};

/** An intent without its id, which the line gives it. */
export type Wish = Intent extends infer I ? (I extends Intent ? Omit<I, 'id'> : never) : never;

export class Line {
  readonly #table: string;
  readonly #seat: Seat | null;
  readonly #dial: Dial;
  #wire: Wire | null = null;
  #failures = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #left = false;
  #eyes: Seat | null = null;
  #isPacked = true;
  /** The next hello asks for the whole view: what came before cannot be relied on. */
  #needsView = false;
  /** When plain frames came that could not be read. */
  #unreadableAt: number[] = [];

  constructor(table: string, dial: Dial = dialServer, seat: Seat | null = null) {
    this.#table = table;
    this.#seat = seat;
    this.#dial = dial;
    clearTable();
    this.#connect();
  }

  /** Puts a wish in the outbox and on the wire; it is sent again after a loss until it is answered. */
  send(wish: Wish): void {
    const intent = { ...wish, id: crypto.randomUUID() } as Intent;
    outbox.value = [...outbox.value, { intent, saved: null }];
    if (connection.value === 'open') this.#say(intent);
  }

  /** Tries at once instead of waiting: the network is back, or somebody looks at the page again. */
  nudge(): void {
    if (connection.value !== 'lost' || this.#wire) return;
    this.#connect();
  }

  /** As an onlooker: through the eyes of a seat from now on; null for one's own. */
  look(eyes: Seat | null): void {
    this.#eyes = eyes;
    if (connection.value === 'open') this.#say(this.#hello(null));
  }

  /** What was not answered yet; nothing where the server has closed the table to us. */
  get unanswered(): Intent[] {
    if (connection.value === 'closed' && mustReload.value === null) return [];
    return outbox.value.filter(({ saved }) => saved === null).map(({ intent }) => intent);
  }

  /** Hangs up for good; what was not answered is left for somebody else to say. */
  leave(): Intent[] {
    const { unanswered } = this;
    this.#left = true;
    this.#hangUp();
    return unanswered;
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const wire = this.#dial(this.#table, this.#seat, { packed: this.#isPacked });
    this.#wire = wire;
    wire.onopen = () => this.#opened();
    wire.onmessage = ({ data }) => wire === this.#wire && this.#hear(data);
    wire.onunreadable = () => wire === this.#wire && this.#cannotRead();
    wire.onclose = () => wire === this.#wire && this.#lost();
  }

  #opened(): void {
    this.#heard = Date.now();
    this.#say(this.#hello(this.#needsView ? null : (position.value?.ply ?? null)));
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#beat(), HEARTBEAT);
  }

  #hello(since: number | null): ToServer {
    return this.#eyes === null ? { t: 'hello', since } : { t: 'hello', since, eyes: this.#eyes };
  }

  #hear(data: unknown): void {
    this.#heard = Date.now();
    const message = messageIn(data);
    const isTakenIn = message ? receive(message) : undefined;
    if (message?.t === 'view') this.#needsView = false;
    if (isTakenIn === undefined) this.#cannotRead();
    else if (!isTakenIn) this.#redial();
    else if (connection.value === 'closed') this.#hangUp();
    else if (connection.value !== 'open' && message?.t !== 'bye') this.#welcomed();
  }

  /**
   * A frame cannot be read. Packed, the two ends may have different dictionaries: plain text is asked for from now on.
   * Plain, a fresh view may help; where that fails again and again, only another page does.
   */
  #cannotRead(): void {
    this.#needsView = true;
    if (!this.#isPacked && this.#isHopeless()) this.#giveUp();
    else {
      this.#isPacked = false;
      this.#redial();
    }
  }

  /** Notes a plain frame that cannot be read; true when there were too many lately. */
  #isHopeless(): boolean {
    const now = Date.now();
    this.#unreadableAt = [...this.#unreadableAt.filter(at => now - at < UNREADABLE.withinMs), now];
    return this.#unreadableAt.length >= UNREADABLE.most;
  }

  #giveUp(): void {
    mustReload.value = CANNOT_READ;
    connection.value = 'closed';
    this.#hangUp();
  }

  /** The server has answered our hello: from now on it listens to intents. */
  #welcomed(): void {
    connection.value = 'open';
    this.#failures = 0;
    cannotSave.value = false;
    for (const { intent, saved } of outbox.value) if (saved === null) this.#say(intent);
  }

  #beat(): void {
    if (Date.now() - this.#heard > SILENCE) this.#redial();
    else this.#say({ t: 'ping' });
  }

  #redial(): void {
    this.#hangUp();
    this.#lost();
  }

  #lost(): void {
    this.#wire = null;
    clearInterval(this.#pulse);
    if (this.#left || connection.value === 'closed') return;
    connection.value = 'lost';
    const wait = Math.min(RETRY.most, RETRY.first * 2 ** this.#failures++);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#connect(), wait * (0.5 + Math.random() / 2));
  }

  #hangUp(): void {
    const wire = this.#wire;
    this.#wire = null;
    clearInterval(this.#pulse);
    clearTimeout(this.#retry);
    wire?.close();
  }

  #say(message: ToServer): void {
    this.#wire?.send(JSON.stringify(message));
  }
}
