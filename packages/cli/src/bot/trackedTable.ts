// What the socket of a table tells a bot: the view of its seat, what is asked of it, what it was told, and its clock.

import { type Patch, patched, withAsides } from '@quayside/engine';
import type { ClockMessage, Message, ToClient, UpdateBody } from '@quayside/protocol';
import type { AnyShape, View } from '@quayside/rules';

type UpdateEvents = Pick<UpdateBody, 'events' | 'asides'>;

export class TrackedTable {
  view: View<AnyShape> | null = null;
  /** The ply at which the present decision was asked; null while there is none. */
  decision: number | null = null;
  #ply = 0;
  #events: object[] = [];
  #clock: ClockMessage | null = null;
  /** By how much the server's clock is ahead of ours, in ms. */
  #ahead = 0;

  /** What the seat was told since this was last asked. */
  takeEvents(): object[] {
    return this.#events.splice(0);
  }

  get isPaused(): boolean {
    return (this.#clock?.paused ?? null) !== null;
  }

  /** Time until the own clock runs out; null while it stands, and at a table without clocks; ms. */
  get timeLeft(): number | null {
    const seat = this.view?.seat ?? null;
    const deadline = seat === null ? null : (this.#clock?.seats[seat]?.deadline ?? null);
    return deadline === null ? null : deadline - (Date.now() + this.#ahead);
  }

  /** Messages that say nothing of the position are passed over. */
  receive(message: ToClient): void {
    switch (message.t) {
      case 'view':
        this.#replace(message);
        break;
      case 'update':
        this.#advance(message);
        break;
      case 'gap':
        for (const update of message.updates) this.#advance(update);
        break;
      case 'clock':
        this.#clock = message;
        this.#ahead = message.now - Date.now();
        break;
    }
  }

  /**
   * A whole view: at the beginning, and after a break of the connection. Events before it were told already, or are
   * lost.
   */
  #replace({ seat, open, own, ply, decision }: Message<'view'>): void {
    this.view = { seat, open: open as object, own: own as object | null };
    this.#ply = ply;
    this.decision = decision;
  }

  #advance(update: UpdateBody): void {
    if (!this.view) return;
    if (this.#ply !== (update.from ?? update.ply - 1)) throw new Error(`ply ${update.ply} came after ${this.#ply}`);
    const { seat, open, own } = this.view;
    const patchedBy = (patch: unknown) => (patch ?? null) as Patch | null;
    this.view = { seat, open: patched(open, patchedBy(update.open)), own: patched(own, patchedBy(update.own)) };
    this.#ply = update.ply;
    this.decision = update.decision ?? null;
    const { events, asides = [] } = update as UpdateEvents & { asides?: [number, unknown][] };
    this.#events.push(...(withAsides(events, asides) as object[]));
  }
}
