// After a game: the curve of everybody's chances to win. Idle bot threads judge positions spread over the game, one
// after the other, one game at a time; the curve is stored.

import { ReplayError } from '@quayside/engine';
import type { Curve } from '@quayside/protocol';
import type { FastifyBaseLogger } from 'fastify';
import { type ErrorCode, HttpRefusal } from '../errors.ts';
import type { Pasts } from '../replay/pasts.ts';
import type { Committer } from '../store/committer.ts';
import type { Store } from '../store/store.ts';
import type { HintService } from './hintService.ts';

const MOMENTS = 60; // of a game that are looked at
const SWINGS = 5;
const LONGEST_QUEUE = 100; // games; for the others one asks again

const FOR_GOOD: ErrorCode[] = ['moment-lost', 'replay-too-long'];

type Points = Curve['points'];
type Dependencies = {
  store: Store;
  pasts: Pasts;
  hintService: HintService;
  committer: Committer;
  log: FastifyBaseLogger;
};

export class Curves {
  readonly #dependencies: Dependencies;
  readonly #queue = new Set<string>();
  #working: Promise<void> | null = null;
  #isStopping = false;

  constructor(dependencies: Dependencies) {
    this.#dependencies = dependencies;
  }

  /** Queues a game whose curve somebody wants to see. */
  request(table: string): void {
    if (this.#isStopping || this.#queue.size >= LONGEST_QUEUE) return;
    this.#queue.add(table);
    this.#working ??= this.#work();
  }

  async stop(): Promise<void> {
    this.#isStopping = true;
    await this.#working;
  }

  async #work(): Promise<void> {
    for (const table of this.#queue) {
      try {
        if (!this.#isStopping && !(await this.#dependencies.store.curve(table))) await this.#draw(table);
      } catch (err) {
        this.#dependencies.log.error({ err, table }, 'the curve of a game could not be drawn');
      }
      this.#queue.delete(table);
    }
    this.#working = null;
  }

  async #draw(table: string): Promise<void> {
    const points = await this.#points(table);
    if (this.#isStopping) return;
    const curve: Curve = { ready: true, points, swings: swingsOf(points) };
    await this.#dependencies.committer.save([{ kind: 'curve', table, curve }]);
  }

  async #points(table: string): Promise<Points> {
    const { store, pasts, hintService } = this.#dependencies;
    const row = await store.table(table);
    if (!row) return [];
    const length = await store.logLength(table);
    const points: Points = [];
    try {
      for (const ply of momentsOf(length)) {
        if (this.#isStopping) break;
        const { open, own, shut } = (await pasts.moment({ row }, ply)).state;
        const { game, version } = row;
        const world = { open, own, shut };
        const chances = await hintService.chances({ game, version, world, seed: `${table} ${ply}` });
        if (chances) points.push({ ply, chances });
      }
    } catch (error) {
      // Rules that have changed since do not know this game any more, or it is too long to be replayed. Anything else
      // may pass: whoever asks again has it drawn then.
      if (!(error instanceof ReplayError || (error instanceof HttpRefusal && FOR_GOOD.includes(error.code))))
        throw error;
    }
    return points;
  }
}

/** From the beginning to the end, spread evenly. */
export function momentsOf(length: number): number[] {
  const steps = Math.min(MOMENTS - 1, length);
  return Array.from({ length: steps + 1 }, (_, i) => (steps === 0 ? 0 : Math.round((i * length) / steps)));
}

/** At each point the seat whose chance changed most; of these the biggest changes. */
export function swingsOf(points: Points): Curve['swings'] {
  const swings = points.slice(1).map(({ ply, chances }, i) => {
    const changes = chances.map((chance, seat) => chance - points[i]!.chances[seat]!);
    const seat = changes.reduce((most, change, it) => (Math.abs(change) > Math.abs(changes[most]!) ? it : most), 0);
    return { ply, seat, change: changes[seat]! };
  });
  return swings.sort((a, b) => Math.abs(b.change) - Math.abs(a.change)).slice(0, SWINGS);
}
