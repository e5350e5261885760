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
    this.#fill();
    if (this.#tokens < 1) return false;
    this.#tokens -= 1;
    return true;
  }

  get isFull(): boolean {
    this.#fill();
    return this.#tokens === this.#burst;
  }

  #fill(): void {
    const now = performance.now();
    const filled = this.#tokens + ((now - this.#filledAt) / 1000) * this.#perSecond;
    this.#filledAt = now;
    this.#tokens = Math.min(this.#burst, filled);
  }
}

const KEYS_KEPT = 1000;

/** A bucket for each key, such as the network a request comes from. One that is full again is forgotten. */
export class Buckets {
  readonly #new: () => Bucket;
  readonly #buckets = new Map<string, Bucket>();
  #tidyAt = KEYS_KEPT;

  constructor(perSecond: number, burst?: number) {
    this.#new = () => new Bucket(perSecond, burst);
  }

  /** Takes one token of this key's; false when there is none. */
  take(key: string): boolean {
    let bucket = this.#buckets.get(key);
    if (!bucket) {
      if (this.#buckets.size >= this.#tidyAt) this.#tidy();
      bucket = this.#new();
      this.#buckets.set(key, bucket);
    }
    return bucket.take();
  }

  /** How many keys are remembered. */
  get size(): number {
    return this.#buckets.size;
  }

  #tidy(): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isFull) this.#buckets.delete(key);
    this.#tidyAt = Math.max(KEYS_KEPT, this.#buckets.size * 2);
  }
}
