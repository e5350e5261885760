// After a game: how long a program stays at the table, for the case that its people play again.

import type { TableInfo } from '@quayside/protocol';

const WAIT_MS = 10 * 60_000;
const ALONE_MS = 10_000; // whoever reloads the page is back by then

export class RematchWait {
  readonly #giveUp: () => void;
  #longest: NodeJS.Timeout | null = null;
  #alone: NodeJS.Timeout | null = null;

  /** `giveUp`: the time is over, or no person is at the table any more. */
  constructor(giveUp: () => void) {
    this.#giveUp = giveUp;
  }

  /** The game is over, and the table looks like this now. */
  look({ seats }: TableInfo): void {
    this.#longest ??= setTimeout(this.#giveUp, WAIT_MS);
    const isAnybodyHere = seats.some(seat => seat.kind === 'person' && !seat.bot && seat.online);
    if (!isAnybodyHere) this.#alone ??= setTimeout(this.#giveUp, ALONE_MS);
    else if (this.#alone) {
      clearTimeout(this.#alone);
      this.#alone = null;
    }
  }

  end(): void {
    if (this.#longest) clearTimeout(this.#longest);
    if (this.#alone) clearTimeout(this.#alone);
    this.#longest = null;
    this.#alone = null;
  }
}
