// Deletes, at the start and once a day, guests who never sat or spoke and tables nobody played, a few at a time so
// that nobody waits for it.

import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Tables } from '../room/tables.ts';
import type { Committer } from '../store/committer.ts';
import type { Store } from '../store/store.ts';

const EVERY_MS = 86_400_000;
const DAY_MS = 86_400_000;
const PAGE = 100; // rows that are looked at in one go
const PAUSE_MS = 20; // between two pages

type Dependencies = { config: Config; store: Store; tables: Tables; committer: Committer; log: FastifyBaseLogger };

export class Sweeper {
  readonly #dependencies: Dependencies;
  #timer: NodeJS.Timeout | undefined;
  #running: Promise<void> | null = null;
  #isStopped = false;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  start(): void {
    this.#timer = setInterval(() => void this.sweep(), EVERY_MS).unref();
    void this.sweep();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearInterval(this.#timer);
    await this.#running;
  }

  /** Tables first: a guest who only ever opened one that is swept can be swept too. */
  sweep(): Promise<void> {
    this.#running ??= this.#sweepAll()
      .catch(err => this.#dependencies.log.error({ err }, 'sweeping was given up until tomorrow'))
      .finally(() => {
        this.#running = null;
      });
    return this.#running;
  }

  async #sweepAll(): Promise<void> {
    const { config, store, tables, committer } = this.#dependencies;
    await this.#pages('tables', config.sweepTablesDays, store.staleTables, async (ids, before) => {
      for (const id of ids) await tables.sweep(id, before);
    });
    await this.#pages('guests', config.sweepGuestsDays, store.staleGuests, async (ids, before) => {
      const connected = tables.connectedGuests();
      const gone = ids.filter(id => !connected.has(id));
      await committer.save(gone.map(guest => ({ kind: 'sweep-guest', guest, before })));
    });
  }

  async #pages(
    what: string,
    days: number,
    stale: Store['staleGuests'],
    sweep: (ids: string[], before: number) => Promise<void>,
  ): Promise<void> {
    if (days === 0) return;
    const before = this.#dependencies.tables.now() - days * DAY_MS;
    let swept = 0;
    for (let after: string | null = ''; after !== null && !this.#isStopped; ) {
      const page: Awaited<ReturnType<Store['staleGuests']>> = await stale(before, after, PAGE);
      if (page.ids.length > 0) await sweep(page.ids, before);
      swept += page.ids.length;
      after = page.next;
      if (after !== null) await pause(PAUSE_MS, undefined, { ref: false });
    }
    if (swept > 0) this.#dependencies.log.info({ [what]: swept }, 'swept what nobody made anything of');
  }
}
