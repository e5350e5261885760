// Which tables live in this process: claimed at their homes before they are loaded, released once they have left memory
// and everything they wrote is committed.

import type { Homes } from './homes.ts';

const CLAIM_KEPT_MS = 5000; // of a table that is not in memory

export class TableClaims {
  readonly #homes: Homes;
  readonly #allWritten: () => Promise<void>;
  /** By table, whether it lives here, and when that was last asked or answered, by the monotonic clock. */
  readonly #claims = new Map<string, { isHere: Promise<boolean | null>; askedAt: number; isAnswered: boolean }>();
  /** Tables whose last writes are under way: they are released after these. */
  readonly #releasing = new Map<string, Promise<void>>();
  /** Rises when all claims are lost, so that a release begun before is not carried out afterwards. */
  #generation = 0;
  #isStopped = false;

  /** `allWritten` resolves when everything that tables have written so far is committed. */
  constructor(homes: Homes, allWritten: () => Promise<void>) {
    this.#homes = homes;
    this.#allWritten = allWritten;
  }

  get count(): number {
    return this.#claims.size;
  }

  /**
   * True when the table lives here. It is kept for a while, though nobody opens it. Null when there is no such table.
   */
  async claim(id: string): Promise<boolean | null> {
    const known = this.#claims.get(id);
    if (known) {
      known.askedAt = performance.now();
      return known.isHere;
    }
    const claim = { isHere: this.#claimed(id), askedAt: performance.now(), isAnswered: false };
    this.#claims.set(id, claim);
    const isHere = await claim.isHere.catch(error => {
      if (this.#claims.get(id) === claim) this.#claims.delete(id);
      throw error;
    });
    claim.isAnswered = true;
    claim.askedAt = performance.now();
    if (!isHere && this.#claims.get(id) === claim) this.#claims.delete(id);
    return isHere;
  }

  async #claimed(id: string): Promise<boolean | null> {
    await this.#releasing.get(id);
    if (this.#isStopped) return false;
    const isHere = await this.#homes.claim(id);
    if (!isHere || !this.#isStopped) return isHere;
    // Its row was written after those of all tables were removed.
    void this.#homes.release(id);
    return false;
  }

  /** After the writes that are under way: whoever claims the table next must read them. */
  release(id: string): void {
    if (!this.#claims.delete(id)) return;
    const generation = this.#generation;
    const release = async () => {
      await this.#allWritten().catch(() => {});
      // Claimed again meanwhile, it stays.
      if (generation === this.#generation && !this.#claims.has(id)) void this.#homes.release(id);
    };
    const released = release().finally(() => {
      if (this.#releasing.get(id) === released) this.#releasing.delete(id);
    });
    this.#releasing.set(id, released);
  }

  /**
   * Releases what nobody has opened after it was claimed. A claim that has not been answered yet stays: its release
   * could reach the database before it.
   */
  releaseUnused(isInMemory: (id: string) => boolean): void {
    const now = performance.now();
    for (const [id, { askedAt, isAnswered }] of this.#claims)
      if (isAnswered && !isInMemory(id) && now - askedAt > CLAIM_KEPT_MS) this.release(id);
  }

  /**
   * Releases all tables on a stop, once everything is written; none is claimed again. Resolves when others may claim
   * them.
   */
  async releaseAll(): Promise<void> {
    this.#isStopped = true;
    const released = [...this.#claims.keys()].map(id => this.#homes.release(id));
    this.#claims.clear();
    await Promise.all(released);
  }

  /** Another process may be home to any of the tables by now. */
  loseAll(): void {
    this.#generation += 1;
    this.#claims.clear();
    this.#releasing.clear();
  }
}
