// Bots at live tables: whenever a table has moved on, every bot that must decide is asked once for that decision.

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Level, Temperament } from '@quayside/protocol';
import type { AnyShape, Seat, View } from '@quayside/rules';
import type { FastifyBaseLogger } from 'fastify';
import { temperamentAt } from '../domain/seats.ts';
import type { Table } from '../room/table.ts';

/** `isAwaited`: whether anybody is connected to the table. */
type MoveRequest = {
  game: string;
  version: number;
  view: View<AnyShape>;
  level: Level;
  temperament: Temperament | null;
  seed: string;
  isAwaited(): boolean;
};

/** Chooses a move in a worker thread, or in a test; `why`: the reason it was chosen without thinking. */
export type ChooseMove = (job: MoveRequest) => Promise<{ move: object; why?: string | null }>;

type BotDecision = { seat: Seat; decision: number; level: Level };

export class BotRunner {
  readonly #chooseMove: ChooseMove;
  readonly #pauseMs: number;
  readonly #log: FastifyBaseLogger;
  readonly #observe: (level: Level, milliseconds: number) => void;
  /** Per table: by seat, the decision being thought about. */
  readonly #busy = new WeakMap<Table, Map<Seat, number>>();

  constructor(
    chooseMove: ChooseMove,
    pauseMs: number,
    log: FastifyBaseLogger,
    observe: (level: Level, milliseconds: number) => void,
  ) {
    this.#chooseMove = chooseMove;
    this.#pauseMs = pauseMs;
    this.#log = log;
    this.#observe = observe;
  }

  isBusyAt(table: Table): boolean {
    return (this.#busy.get(table)?.size ?? 0) > 0;
  }

  wake(table: Table): void {
    if (table.isClosed || table.isSettled || table.row.status !== 'playing' || !table.match) return;
    const busy = this.#busy.get(table) ?? new Map<Seat, number>();
    this.#busy.set(table, busy);
    for (const seat of table.match.deciding) {
      const level = table.botFor(seat);
      const decision = table.match.asked[seat];
      if (level === null || typeof decision !== 'number' || busy.get(seat) === decision) continue;
      busy.set(seat, decision);
      this.#decide(table, busy, { seat, decision, level }).catch(error => table.fail(error));
    }
  }

  async #decide(table: Table, busy: Map<Seat, number>, asked: BotDecision): Promise<void> {
    const move = await this.#thought(table, asked);
    if (busy.get(asked.seat) === asked.decision) busy.delete(asked.seat);
    if (!this.#isStillAsked(table, asked)) return this.wake(table);
    const match = table.match!;
    const refusal = table.submit(
      asked.seat,
      null,
      () => {},
      () => match.submit(asked.seat, move),
    );
    if (!refusal) return;
    this.#log.error({ table: table.row.id, refusal, level: asked.level }, 'a bot’s move was refused');
    this.#playAnything(table, asked.seat);
  }

  async #thought(table: Table, { seat, level }: BotDecision): Promise<object> {
    const started = performance.now();
    const view = table.hidden.view(table.match!, seat);
    const { id: game, version } = table.game;
    const isAwaited = () => table.connections.size > 0;
    const temperament = temperamentAt(table.row, seat);
    const job = { game, version, view, level, temperament, seed: randomUUID(), isAwaited };
    try {
      const [{ move, why }] = await Promise.all([this.#chooseMove(job), this.#pauseMs > 0 && pause(this.#pauseMs)]);
      if (why) this.#log.warn({ why, table: table.row.id, game: job.game, level }, 'a bot played without thinking');
      return move;
    } catch (error) {
      this.#log.error({ err: error, table: table.row.id, level }, 'a bot could not think');
      return table.game.menu(view).moves[0] ?? {};
    } finally {
      this.#observe(level, performance.now() - started);
    }
  }

  #isStillAsked(table: Table, { seat, decision }: BotDecision): boolean {
    if (table.isClosed || table.isSettled || table.row.status !== 'playing') return false;
    return table.match?.asked[seat] === decision && table.botFor(seat) !== null;
  }

  /** Plays the first legal move, so that a refused bot does not block the game. */
  #playAnything(table: Table, seat: Seat): void {
    const match = table.match!;
    const refusal = table.submit(
      seat,
      null,
      () => {},
      () => match.submit(seat, match.menu(seat).moves[0]),
    );
    if (refusal) table.freeze(new Error(`the first move of the menu was refused: ${refusal.code}`));
  }
}
