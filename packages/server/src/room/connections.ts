// The clients of a table, and how messages are sent to them.

import type { Encoded } from '@quayside/protocol';
import type { Guest } from '../domain/tableRow.ts';
import type { ErrorCode } from '../errors.ts';

/** Somebody connected to the table. */
export type Client = {
  guest: Guest;
  /** A page without a viewer, which only sends the intents another page left unanswered. */
  isUnattended?: boolean;
  send(message: Encoded): void;
  /** Sends the reason and closes the socket. */
  close(code: ErrorCode, how: { retry: boolean }): void;
};

const SOCKETS_PER_GUEST = 6;

export class Connections {
  /** Everybody connected, and those of them who have said hello. */
  readonly #connected = new Set<Client>();
  readonly #greeted = new Set<Client>();

  get size(): number {
    return this.#connected.size;
  }

  connect(client: Client): void {
    this.#connected.add(client);
  }

  isConnected(client: Client): boolean {
    return this.#connected.has(client);
  }

  /** True when the client had said hello. */
  disconnect(client: Client): boolean {
    this.#connected.delete(client);
    return this.#greeted.delete(client);
  }

  hasGreeted(client: Client): boolean {
    return this.#greeted.has(client);
  }

  /** From now on the client is sent every broadcast; a guest's oldest windows are closed when there are too many. */
  greet(client: Client): void {
    this.#greeted.add(client);
    const windows = [...this.#greeted].filter(({ guest }) => guest.id === client.guest.id);
    for (const old of windows.slice(0, -SOCKETS_PER_GUEST)) old.close('opened-elsewhere', { retry: false });
  }

  isOnline(guest: string): boolean {
    for (const client of this.#greeted) if ((client.guest.deviceOwner ?? client.guest.id) === guest) return true;
    return false;
  }

  /** Those who have said hello and for whom this holds, in the order they came. */
  greetedWhere(holds: (guest: Guest) => boolean): Client[] {
    return [...this.#greeted].filter(({ guest }) => holds(guest));
  }

  get hasGreetedClients(): boolean {
    return this.#greeted.size > 0;
  }

  /** How many windows of people this holds for. */
  count(holds: (guest: Guest) => boolean): number {
    let windows = 0;
    for (const { guest } of this.#greeted) if (holds(guest)) windows += 1;
    return windows;
  }

  /** Sends each client the message for its kind, made once for all of that kind; undefined: it is sent nothing. */
  broadcast<Kind>(kindOf: (client: Client) => Kind | undefined, messageFor: (kind: Kind) => Encoded | null): void {
    const messages = new Map<Kind, Encoded | null>();
    for (const client of this.#greeted) {
      const kind = kindOf(client);
      if (kind === undefined) continue;
      let message = messages.get(kind);
      if (message === undefined) {
        message = messageFor(kind);
        messages.set(kind, message);
      }
      if (message !== null) client.send(message);
    }
  }

  each(act: (client: Client) => void): void {
    for (const client of this.#greeted) act(client);
  }

  /** Makes a message for each client now, and returns what sends it later to those that have said hello by then. */
  prepare(messageFor: (guest: Guest) => Encoded | null): () => void {
    const messages = [...this.#connected].map(client => [client, messageFor(client.guest)] as const);
    return () => {
      for (const [client, message] of messages) if (message !== null && this.#greeted.has(client)) client.send(message);
    };
  }

  rename(guest: Guest): void {
    for (const client of this.#connected) if (client.guest.id === guest.id) client.guest = guest;
  }

  /** Closes every client; each is told to reconnect. */
  closeAll(code: ErrorCode): void {
    for (const client of [...this.#connected]) client.close(code, { retry: true });
  }
}
