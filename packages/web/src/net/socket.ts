// The line to one table: keeps itself alive, comes back after a loss, and sends again whatever was not answered.

import type { ToClient, ToServer } from '@quayside/protocol';
import type { Seat } from '@quayside/rules';
import { receive } from './receive.ts';
import { clearTable, connection, type Intent, outbox, position } from './state.ts';
import { unpacking, type Wire } from './wire.ts';

/** `seat`: where several people share this device, whose it is now. */
export type Dial = (table: string, seat: Seat | null) => Wire;

const HEARTBEAT = 20_000; // ms between pings
const SILENCE = 45_000; // ms without a word before the line counts as dead
const RETRY = { first: 400, most: 12_000 }; // ms

export const dialServer: Dial = (table, seat) => {
  const query = seat === null ? 'packed' : `packed&seat=${seat}`;
  return unpacking(
    new WebSocket(`${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/socket/${table}?${query}`),
  );
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

  /** Hangs up for good; what was not answered is left for somebody else to say. */
  leave(): Intent[] {
    const isClosed = connection.value === 'closed';
    this.#left = true;
    this.#hangUp();
    return isClosed ? [] : outbox.value.filter(({ saved }) => saved === null).map(({ intent }) => intent);
  }

  #connect(): void {
    clearTimeout(this.#retry);
    const wire = this.#dial(this.#table, this.#seat);
    this.#wire = wire;
    wire.onopen = () => this.#opened();
    wire.onmessage = ({ data }) => this.#heardFrom(wire, JSON.parse(String(data)) as ToClient);
    wire.onclose = () => wire === this.#wire && this.#lost();
  }

  #opened(): void {
    this.#heard = Date.now();
    this.#say(this.#hello(position.value?.ply ?? null));
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => this.#beat(), HEARTBEAT);
  }

  #hello(since: number | null): ToServer {
    return this.#eyes === null ? { t: 'hello', since } : { t: 'hello', since, eyes: this.#eyes };
  }

  #heardFrom(wire: Wire, message: ToClient): void {
    if (wire !== this.#wire) return;
    this.#heard = Date.now();
    if (!receive(message)) this.#redial();
    else if (connection.value === 'closed') this.#hangUp();
    else if (connection.value !== 'open') this.#welcomed();
  }

  /** The server has answered our hello: from now on it listens to intents. */
  #welcomed(): void {
    connection.value = 'open';
    this.#failures = 0;
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
