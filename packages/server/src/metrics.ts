// What /metrics tells, for a host who watches the server with Prometheus or by eye.

import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const MILLISECONDS = [0.5, 1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

export class Metrics {
  readonly registry = new Registry();
  readonly #in = { registers: [this.registry] };

  readonly moves = new Counter({
    name: 'quayside_moves_total',
    help: 'Moves and take-backs, by how they were answered',
    labelNames: ['answer'] as const,
    ...this.#in,
  });
  readonly frames = new Counter({ name: 'quayside_frames_total', help: 'Messages from clients', ...this.#in });
  readonly errors = new Counter({
    name: 'quayside_errors_total',
    help: 'Messages and requests that could not be granted, by code',
    labelNames: ['code'] as const,
    ...this.#in,
  });
  readonly pageErrors = new Counter({
    name: 'quayside_page_errors_total',
    help: 'Errors in pages, as the pages reported them',
    ...this.#in,
  });
  readonly frozen = new Counter({ name: 'quayside_frozen_total', help: 'Tables frozen by a rules bug', ...this.#in });
  readonly commit = new Histogram({
    name: 'quayside_commit_ms',
    help: 'Time to write one batch',
    buckets: MILLISECONDS,
    ...this.#in,
  });
  readonly thinking = new Histogram({
    name: 'quayside_bot_thinking_ms',
    help: 'Time a bot took to answer',
    labelNames: ['level'] as const,
    buckets: MILLISECONDS,
    ...this.#in,
  });

  constructor(counts: { tables(): number; sockets(): number }) {
    collectDefaultMetrics({ register: this.registry });
    this.gauge('quayside_tables', 'Tables in memory', counts.tables);
    this.gauge('quayside_sockets', 'Open sockets', counts.sockets);
  }

  /** A count kept elsewhere, asked for whenever the metrics are read. */
  counter(name: string, help: string, count: () => number): void {
    new Counter({
      name,
      help,
      ...this.#in,
      collect() {
        this.reset();
        this.inc(count());
      },
    });
  }

  /** `count` is asked whenever the metrics are read. */
  gauge(name: string, help: string, count: () => number): void {
    new Gauge({
      name,
      help,
      ...this.#in,
      collect() {
        this.set(count());
      },
    });
  }
}
