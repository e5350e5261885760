// WebAuthn challenges that wait for an answer. They are stored, so that any node can take the answer, also after a
// restart.

import { type Committer, NotSaved } from '../store/committer.ts';
import type { Purpose } from '../store/identity.ts';
import { type Store, WriteError } from '../store/store.ts';

const LIFE_MS = 5 * 60_000;

type Dependencies = { store: Pick<Store, 'challenge'>; committer: Pick<Committer, 'save'>; now(): number };

export class Challenges {
  readonly #dependencies: Dependencies;
  readonly #purpose: Purpose;

  constructor(purpose: Purpose, dependencies: Dependencies) {
    this.#purpose = purpose;
    this.#dependencies = dependencies;
  }

  /** One for each device: a new challenge replaces the one before. */
  async keep(device: string, challenge: string): Promise<void> {
    const now = this.#dependencies.now();
    const kept = { challenge, device, purpose: this.#purpose, expiresAt: now + LIFE_MS };
    await this.#dependencies.committer.save([{ kind: 'challenge', challenge: kept, now }]);
  }

  /**
   * The challenge, which counts as answered from now on; null when there is none, or it was answered or has expired.
   */
  async take(device: string): Promise<string | null> {
    const { store, committer, now } = this.#dependencies;
    const kept = await store.challenge(device, this.#purpose);
    if (!kept || kept.expiresAt <= now()) return null;
    try {
      await committer.save([{ kind: 'challenge-answered', challenge: kept }]);
      return kept.challenge;
    } catch (error) {
      if (error instanceof NotSaved && error.cause instanceof WriteError && error.cause.isConflict) return null;
      throw error;
    }
  }
}
