// Whether anything can be saved. After a write that failed, nothing can until one succeeds: the heartbeat of the server
// tries every few seconds.

/** `since`: by the wall clock. */
type Failure = { since: number; reason: string };

export class WriteHealth {
  #failure: Failure | null = null;
  readonly #observers: ((failure: Failure | null) => void)[] = [];

  get failure(): Failure | null {
    return this.#failure;
  }

  /** Called with the failure when writes begin to fail, and with null when they succeed again. */
  observe(observer: (failure: Failure | null) => void): void {
    this.#observers.push(observer);
  }

  failed(reason: string): void {
    if (!this.#failure) this.#become({ since: Date.now(), reason });
  }

  succeeded(): void {
    if (this.#failure) this.#become(null);
  }

  #become(failure: Failure | null): void {
    this.#failure = failure;
    for (const observer of this.#observers) observer(failure);
  }
}
