// Collects the findings of a fuzzing run; findings of the same kind are counted together.

const EXAMPLES = 40;

export class FuzzFindings {
  readonly #counts = new Map<string, { count: number; example: string }>();

  /** `what` names the kind; `example` shows one. */
  add(what: string, example = ''): void {
    const known = this.#counts.get(what);
    if (known) known.count += 1;
    else if (this.#counts.size < EXAMPLES) {
      this.#counts.set(what, { count: 1, example: example.slice(0, 600) });
      process.stderr.write(`found: ${what} ${example.slice(0, 600)}\n`);
    }
  }

  get list(): string[] {
    return [...this.#counts].map(([what, { count, example }]) => `${what} (${count} times) ${example}`.trim());
  }
}

/** What was sent and what came of it. */
export class TrafficCounts {
  frames = 0;
  requests = 0;
  tables = 0;
  readonly answers: Record<string, number> = {};
  readonly statuses: Record<string, number> = {};
  readonly finished: Record<string, number> = {};

  static count(of: Record<string, number>, what: string): void {
    of[what] = (of[what] ?? 0) + 1;
  }
}
