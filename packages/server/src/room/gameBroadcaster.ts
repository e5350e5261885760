// What each at a table is shown of the game: live or late, the whole or as far as a joint decision allows.

import type { Match, Snapshot, Step } from '@quayside/engine';
import { type Encoded, encode } from '@quayside/protocol';
import type { Seat } from '@quayside/rules';
import type { FastifyBaseLogger } from 'fastify';
import { Veil } from '../domain/hiddenCommitments.ts';
import { Memory } from '../domain/recentUpdates.ts';
import { seatOf, standsAlone } from '../domain/seats.ts';
import { Alarm } from './alarm.ts';
import type { Listener } from './connections.ts';
import { Late } from './delayedSpectators.ts';
import type { Loaded } from './load.ts';
import type { Table } from './table.ts';
import type { HouseTime } from './uptimeClock.ts';

type Parts = {
  table: Table;
  loaded: Loaded | null;
  log: FastifyBaseLogger;
  time: HouseTime;
  /** The game as it stood when its log had so many entries. */
  momentOf(ply: number): Promise<Snapshot>;
};

// Whether a move may be taken back takes a while to find out: not while one follows the other.
const REST_MS = 100;

export class Showing {
  readonly veil: Veil;
  readonly #table: Table;
  readonly #memory: Memory;
  readonly #late: Late;
  readonly #rest = new Alarm(() => this.#table.attempt(() => this.#tellRevocable()));
  /** Of whom it is to be found out at the next rest whether they may take their move back. */
  #unjudged: Seat[] = [];

  constructor({ table, loaded, log, time, momentOf }: Parts) {
    this.#table = table;
    this.#memory = loaded?.memory ?? new Memory();
    this.veil = new Veil(() => !table.row.terms.readyMarks, loaded?.joint ?? null);
    const moments = (loaded?.moments ?? []).map(({ ply, at }) => ({ ply, at: time.house(at) }));
    this.#late = new Late({ game: table, memory: this.#memory, moments, momentOf, log, time });
  }

  /** Time until a late spectator may see more. */
  get untilMore(): number | null {
    return this.#late.untilMore;
  }

  /**
   * What this client has missed, made now, to be shown once it is stored. A spectator may look through the eyes of a
   * seat where the table allows it, and at any table that is over.
   */
  catchUp(listener: Listener, since: number | null, eyes: Seat | null): () => void {
    const { row, match } = this.#table;
    const seat = seatOf(row, listener.guest.id);
    const mayBorrow = seat === null && match !== null && (row.terms.watching === 'late' || row.endedAt !== null);
    const borrowed = mayBorrow && eyes !== null && eyes < match.seats ? eyes : null;
    const view = match && this.#caughtUp(match, seat, since);
    return () => {
      this.#late.use(listener, borrowed);
      if (borrowed !== null) this.#late.show();
      else if (view) listener.say(view);
    };
  }

  /** Seats have changed hands, or with `begun` the game begins: whoever sees another game now is shown it. */
  newViews(seatBefore: (guest: string) => Seat | null, begun: Match | null): () => void {
    const { row, match } = this.#table;
    for (const step of begun?.opening ?? []) this.#memory.add(step, begun!);
    const show = this.#table.company.compose(({ id }) => {
      const seat = seatOf(row, id);
      return match && (begun || seat !== seatBefore(id)) ? this.#caughtUp(match, seat, null) : null;
    });
    return () => {
      show();
      if (begun) this.#late.add(begun.opening.length);
    };
  }

  /** Takes in what was done, to be told once it is stored. */
  tell(steps: readonly Step[], match: Match): () => void {
    const updates = steps.map(step => this.veil.tell(step, this.#memory.add(step, match), match));
    this.#memory.forget(this.veil.settledPly(match));
    const { row } = this.#table;
    const unjudged = match.asked.flatMap((_, seat) =>
      standsAlone(row, seat) && !match.isKnownRevocable(seat) ? [seat] : [],
    );
    return () => {
      for (const updateFor of updates) this.#table.company.tell(this.#receiver, updateFor);
      for (const step of steps) this.#late.add(step.ply + 1);
      this.#unjudged = unjudged;
      this.#rest.set(REST_MS);
    };
  }

  /** What late spectators may see by now. */
  tellLate(): void {
    this.#late.show();
  }

  leave(listener: Listener): void {
    this.#late.use(listener, null);
  }

  /** Where ready marks are hidden the plies a client has seen are its own: it is sent the whole view. */
  #caughtUp(match: Match, seat: Seat | null, since: number | null): Encoded {
    return this.#memory.catchUp(
      match,
      seat,
      this.#table.row.terms.readyMarks ? since : null,
      this.veil.known(match, seat),
    );
  }

  readonly #receiver = (listener: Listener): Seat | null | undefined =>
    this.#late.has(listener) ? undefined : seatOf(this.#table.row, listener.guest.id);

  #tellRevocable(): void {
    const { match, gone } = this.#table;
    if (!match || gone) return;
    const told = this.#unjudged.filter(seat => this.veil.mayTakeBack(match, seat));
    this.#table.company.each(listener => {
      const seat = this.#receiver(listener) ?? null;
      if (seat === null || !told.includes(seat)) return;
      listener.say(encode({ t: 'may-take-back', ply: this.veil.plyFor(match, seat) }));
    });
  }
}
