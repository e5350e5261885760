// Who is connected to a table, and how they are told things.

import type { Encoded } from '@quayside/protocol';
import type { ErrorCode } from '../errors.ts';
import type { Guest } from '../store/store.ts';

/** Somebody connected to the table. */
export type Listener = {
  guest: Guest;
  /** It sends what a closed page could not: nobody looks. */
  isErrand?: boolean;
  say(message: Encoded): void;
  /** Says bye and closes. */
  dismiss(code: ErrorCode, how: { retry: boolean }): void;
};

const SOCKETS_PER_GUEST = 6;

export class Company {
  /** Everybody connected, and of these who has said hello. */
  readonly #connected = new Set<Listener>();
  readonly #greeted = new Set<Listener>();

  get size(): number {
    return this.#connected.size;
  }

  connect(listener: Listener): void {
    this.#connected.add(listener);
  }

  isConnected(listener: Listener): boolean {
    return this.#connected.has(listener);
  }

  /** True when the listener had said hello. */
  disconnect(listener: Listener): boolean {
    this.#connected.delete(listener);
    return this.#greeted.delete(listener);
  }

  hasGreeted(listener: Listener): boolean {
    return this.#greeted.has(listener);
  }

  /** From now on the listener hears everything; a guest's oldest windows make room. */
  greet(listener: Listener): void {
    this.#greeted.add(listener);
    const windows = [...this.#greeted].filter(({ guest }) => guest.id === listener.guest.id);
    for (const old of windows.slice(0, -SOCKETS_PER_GUEST)) old.dismiss('opened-elsewhere', { retry: false });
  }

  isOnline(guest: string): boolean {
    for (const listener of this.#greeted) if ((listener.guest.keeper ?? listener.guest.id) === guest) return true;
    return false;
  }

  /** Those who have said hello and for whom this holds, in the order they came. */
  greetedWhere(holds: (guest: Guest) => boolean): Listener[] {
    return [...this.#greeted].filter(({ guest }) => holds(guest));
  }

  /** How many windows of people this holds for. */
  count(holds: (guest: Guest) => boolean): number {
    let windows = 0;
    for (const { guest } of this.#greeted) if (holds(guest)) windows += 1;
    return windows;
  }

  /** Each is told what is theirs to know; the message for one kind of receiver is made once. No kind: nothing. */
  tell<Kind>(kindOf: (listener: Listener) => Kind | undefined, messageFor: (kind: Kind) => Encoded | null): void {
    const messages = new Map<Kind, Encoded | null>();
    for (const listener of this.#greeted) {
      const kind = kindOf(listener);
      if (kind === undefined) continue;
      let message = messages.get(kind);
      if (message === undefined) {
        message = messageFor(kind);
        messages.set(kind, message);
      }
      if (message !== null) listener.say(message);
    }
  }

  each(tell: (listener: Listener) => void): void {
    for (const listener of this.#greeted) tell(listener);
  }

  /** What each will be told later, made now; null: nothing. Told to whoever has been greeted by then. */
  compose(messageFor: (guest: Guest) => Encoded | null): () => void {
    const messages = [...this.#connected].map(listener => [listener, messageFor(listener.guest)] as const);
    return () => {
      for (const [listener, message] of messages)
        if (message !== null && this.#greeted.has(listener)) listener.say(message);
    };
  }

  rename(guest: Guest): void {
    for (const listener of this.#connected) if (listener.guest.id === guest.id) listener.guest = guest;
  }

  /** Everybody is sent away, to come back in a moment. */
  dismiss(code: ErrorCode): void {
    for (const listener of [...this.#connected]) listener.dismiss(code, { retry: true });
  }
}
