// Challenges of WebAuthn that wait for their answer. Kept in memory: after a restart people press the button again.

const LIFE_MS = 5 * 60_000;
const MOST = 10_000;

export class Challenges {
  readonly #open = new Map<string, { challenge: string; until: number }>();

  /** One at a time for each asker: a new one replaces the one before. */
  keep(asker: string, challenge: string): void {
    this.#open.delete(asker);
    this.#open.set(asker, { challenge, until: performance.now() + LIFE_MS });
    const [oldest] = this.#open.keys();
    if (this.#open.size > MOST) this.#open.delete(oldest!);
  }

  /** The challenge, once; null when there is none or its time is over. */
  take(asker: string): string | null {
    const kept = this.#open.get(asker);
    this.#open.delete(asker);
    return kept && kept.until > performance.now() ? kept.challenge : null;
  }
}
