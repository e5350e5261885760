// A token bucket: bursts are fine, a steady stream above the rate is not.

const BURST_SECONDS = 2;

export class Bucket {
  readonly #perSecond: number;
  readonly #burst: number;
  #tokens: number;
  #filledAt = performance.now();

  constructor(perSecond: number, burst = perSecond * BURST_SECONDS) {
    this.#perSecond = perSecond;
    this.#burst = burst;
    this.#tokens = burst;
  }

  /** Takes one token; false when there is none. */
  take(): boolean {
    const now = performance.now();
    const filled = this.#tokens + ((now - this.#filledAt) / 1000) * this.#perSecond;
    this.#filledAt = now;
    this.#tokens = Math.min(this.#burst, filled);
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }
}
