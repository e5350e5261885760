// A timer that can be set again at any time, and does not keep the process running.

const LONGEST_WAIT = 2 ** 31 - 1; // ms a timer can wait

export class Alarm {
  readonly #ring: () => void;
  #timer: NodeJS.Timeout | undefined;

  constructor(ring: () => void) {
    this.#ring = ring;
  }

  /** Rings after the shortest of these waits, in ms; never when all are null. */
  set(...waits: (number | null)[]): void {
    clearTimeout(this.#timer);
    const wait = Math.min(...waits.filter(it => it !== null));
    if (wait < Number.POSITIVE_INFINITY) this.#timer = setTimeout(this.#ring, Math.min(wait, LONGEST_WAIT)).unref();
  }
}
