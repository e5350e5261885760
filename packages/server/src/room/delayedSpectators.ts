// Spectators who watch through the view of a seat see the game as it was a while ago: so many entries and minutes, and
// never into a joint decision that is still open. Until the beginning is old enough they see what lay open then, and
// nobody's own. When the game is over they see all of it.

import { type Match, type Snapshot, viewOf } from '@quayside/engine';
import type { Seat } from '@quayside/rules';
import type { FastifyBaseLogger } from 'fastify';
import type { HiddenCommitments } from '../domain/hiddenCommitments.ts';
import type { RecentUpdates } from '../domain/recentUpdates.ts';
import type { StoredTable } from '../domain/tableRow.ts';
import { update } from '../domain/updateMessages.ts';
import { HttpRefusal } from '../errors.ts';
import type { Client } from './connections.ts';
import type { ServerTime } from './serverTime.ts';

/** The log had `ply` entries at this time, in uptime. */
type LogTime = { ply: number; at: number };

type Game = { row: StoredTable; match: Match | null; hidden: HiddenCommitments };

const MOMENTS_KEPT = 1000;
const SOON_MS = 1000;
const NOT_YET = -1; // the beginning itself is too new: the hands that were dealt are still held
const NOTHING_TO_DO = { decision: null, mayTakeBack: false } as const;

export class DelayedSpectators {
  readonly #game: Game;
  readonly #recent: RecentUpdates;
  readonly #momentOf: (ply: number) => Promise<Snapshot>;
  readonly #log: FastifyBaseLogger;
  readonly #time: ServerTime;
  /** The last moments that are safely stored, oldest first. */
  readonly #stored: LogTime[];
  /** By client, the seat whose view it watches (`viewSeat`), and up to which ply it was shown; null: nothing yet. */
  readonly #watching = new Map<Client, { viewSeat: Seat; ply: number | null }>();
  #showing: Promise<void> | null = null;
  #isNew = false;

  constructor(parts: {
    game: Game;
    recentUpdates: RecentUpdates;
    moments: LogTime[];
    momentOf(ply: number): Promise<Snapshot>;
    log: FastifyBaseLogger;
    time: ServerTime;
  }) {
    this.#game = parts.game;
    this.#recent = parts.recentUpdates;
    this.#stored = parts.moments;
    this.#momentOf = parts.momentOf;
    this.#log = parts.log;
    this.#time = parts.time;
  }

  has(client: Client): boolean {
    return this.#watching.has(client);
  }

  /** The entry that made the log this long has been stored. */
  add(ply: number): void {
    this.#stored.push({ ply, at: this.#time.now() });
    if (this.#stored.length > MOMENTS_KEPT) this.#stored.shift();
  }

  /** The client watches the view of this seat from now on; null: the spectator's own, which is not delayed. */
  use(client: Client, viewSeat: Seat | null): void {
    if (viewSeat === null) this.#watching.delete(client);
    else this.#watching.set(client, { viewSeat, ply: null });
  }

  /** Shows whatever may be shown by now. */
  show(): void {
    if (this.#watching.size === 0) return;
    this.#isNew = true;
    this.#showing ??= this.#showOn()
      .catch(err => this.#giveUp(err))
      .finally(() => {
        this.#showing = null;
      });
  }

  /**
   * Closes these spectators, who would wait for ever. They are told to retry only where the replay threads were busy.
   */
  #giveUp(err: unknown): void {
    const isRefusal = err instanceof HttpRefusal;
    this.#log[isRefusal ? 'info' : 'error']({ err }, 'the game could not be shown late');
    const { code, status } = isRefusal ? err : { code: 'table-failed' as const, status: 503 };
    for (const client of [...this.#watching.keys()]) client.close(code, { retry: status === 503 });
  }

  async #showOn(): Promise<void> {
    while (this.#isNew) {
      this.#isNew = false;
      const ply = this.#shownPly;
      for (const [client, watching] of this.#watching) {
        const { viewSeat } = watching;
        const steps = watching.ply === null ? null : this.#recent.between(watching.ply, ply);
        if (steps) for (const message of steps) client.send(update(message, viewSeat, NOTHING_TO_DO));
        else if (watching.ply !== ply) await this.#showAll(client, viewSeat, ply);
        watching.ply = ply;
      }
    }
  }

  async #showAll(client: Client, viewSeat: Seat, ply: number): Promise<void> {
    const shown = Math.max(0, ply);
    const { state } = await this.#momentOf(shown);
    if (this.#watching.get(client)?.viewSeat !== viewSeat) return;
    const seat = ply === NOT_YET ? null : viewSeat;
    const { open, own } = viewOf(state, seat);
    const known = { ply: shown, toldUpTo: shown, open, own, decision: null, mayTakeBack: false };
    client.send(this.#recent.viewOf(known, seat));
  }

  /** Time until more may be shown; null when nobody waits, or waits for more entries instead of time. */
  get untilMore(): number | null {
    const { minutes } = this.#game.row.terms.lateBy;
    if (this.#watching.size === 0 || minutes === 0) return null;
    const next = this.#stored.find(({ ply }) => ply > this.#shownPly);
    return next ? Math.max(SOON_MS, next.at + minutes * 60_000 - this.#time.now()) : null;
  }

  get #shownPly(): number {
    const { row, match, hidden } = this.#game;
    const stored = this.#stored.at(-1)?.ply ?? 0;
    if (row.endedAt !== null || !match) return stored;
    const { entries, minutes } = row.terms.lateBy;
    const most = Math.min(Math.min(stored, hidden.openPly(match)) - entries, hidden.settledPly(match));
    const tooNew = this.#stored.find(({ at }) => at > this.#time.now() - minutes * 60_000);
    if (minutes === 0 || !tooNew) return Math.max(NOT_YET, most);
    // When it began is known only until the first of these moments.
    return tooNew === this.#stored[0] ? NOT_YET : Math.max(NOT_YET, Math.min(most, tooNew.ply - 1));
  }
}
