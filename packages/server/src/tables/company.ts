// Who is connected to a table, and how they are told things.

import type { ErrorCode } from '../errors.ts';
import type { Guest } from '../store/store.ts';
import type { Said } from './telling.ts';

/** Somebody connected to the table. */
export type Listener = {
  guest: Guest;
  /** `common`: what it begins with, as others are told it too. */
  say(text: string, common?: string): void;
  /** Says bye and closes. */
  dismiss(code: ErrorCode, how: { retry: boolean }): void;
};

export const tell = (listener: Listener, { own, common }: Said): void => listener.say(own, common);

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

  /** How many windows of people this holds for. */
  count(holds: (guest: Guest) => boolean): number {
    let windows = 0;
    for (const { guest } of this.#greeted) if (holds(guest)) windows += 1;
    return windows;
  }

  /** Each is told what is theirs to know; the text for one kind of receiver is made once. No kind: nothing. */
  tell<Kind>(kindOf: (listener: Listener) => Kind | undefined, textFor: (kind: Kind) => Said | null): void {
    const texts = new Map<Kind, Said | null>();
    for (const listener of this.#greeted) {
      const kind = kindOf(listener);
      if (kind === undefined) continue;
      let text = texts.get(kind);
      if (text === undefined) {
        text = textFor(kind);
        texts.set(kind, text);
      }
      if (text !== null) tell(listener, text);
    }
  }

  each(tell: (listener: Listener) => void): void {
    for (const listener of this.#greeted) tell(listener);
  }

  /** What each will be told later, made now; null: nothing. Told to whoever has been greeted by then. */
  compose(textFor: (guest: Guest) => string | null): () => void {
    const texts = [...this.#connected].map(listener => [listener, textFor(listener.guest)] as const);
    return () => {
      for (const [listener, text] of texts) if (text !== null && this.#greeted.has(listener)) listener.say(text);
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
