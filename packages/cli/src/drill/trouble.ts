// When parts of a cluster are broken: from a fault until a while after everything works again, so that what was under
// way has failed or come to its end. A machine that gives processes no time for so long that nodes are taken for dead
// counts as a fault of its own.

const SETTLES_MS = 12_000; // longer than a request is held for a new home, and than a client waits for an answer
const LOOK_MS = 250;
const STARVED_MS = 1000; // later than it should have been
const IDLE = 0.5; // share of that time; a process that worked for longer was busy with its own

export class Trouble {
  readonly #now: () => number;
  #faults = 0;
  #lastEnd = Number.NEGATIVE_INFINITY;

  constructor(now = () => performance.now()) {
    this.#now = now;
  }

  begin(): void {
    this.#faults += 1;
  }

  /** All nodes are healthy again. */
  end(): void {
    this.#faults -= 1;
    this.#lastEnd = this.#now();
  }

  get isOn(): boolean {
    return this.#faults > 0 || this.#now() - this.#lastEnd < SETTLES_MS;
  }

  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    this.begin();
    try {
      return await work();
    } finally {
      this.end();
    }
  }

  /** `late`: how much later than due a timer came; `workedMs`: processor time of this process meanwhile. */
  looked(late: number, workedMs: number): void {
    if (late > STARVED_MS && workedMs < IDLE * late) this.#lastEnd = this.#now();
  }

  /** Sees whether this process gets processor time, from now on; ends with what it returns. */
  watch(): () => void {
    let [at, used] = [performance.now(), process.cpuUsage()];
    const timer = setInterval(() => {
      const { user, system } = process.cpuUsage(used);
      this.looked(performance.now() - at - LOOK_MS, (user + system) / 1000);
      [at, used] = [performance.now(), process.cpuUsage()];
    }, LOOK_MS);
    return () => clearInterval(timer);
  }
}
