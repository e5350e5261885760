// Sends the clients of a table the game: live or delayed, and without what a joint decision must hide.

import type { Match, Snapshot, Step } from '@quayside/engine';
import { type Encoded, encode } from '@quayside/protocol';
import type { Seat } from '@quayside/rules';
import type { FastifyBaseLogger } from 'fastify';
import { HiddenCommitments } from '../domain/hiddenCommitments.ts';
import { RecentUpdates } from '../domain/recentUpdates.ts';
import { isHumanControlled, seatOf } from '../domain/seats.ts';
import { Alarm } from './alarm.ts';
import type { Client } from './connections.ts';
import { DelayedSpectators } from './delayedSpectators.ts';
import type { LiveTable } from './liveTable.ts';
import type { LoadedTable } from './load.ts';
import type { ServerTime } from './serverTime.ts';

type Dependencies = {
  table: LiveTable;
  loaded: LoadedTable | null;
  log: FastifyBaseLogger;
  time: ServerTime;
  /** The game as it stood when its log had so many entries. */
  momentOf(ply: number): Promise<Snapshot>;
};

// Whether a move may be taken back takes a while to compute, so it waits until no move has followed for so long.
const REST_MS = 100;

export class GameBroadcaster {
  readonly hidden: HiddenCommitments;
  readonly #table: LiveTable;
  readonly #recent: RecentUpdates;
  readonly #delayed: DelayedSpectators;
  readonly #rest = new Alarm(() => this.#table.runSafely(() => this.#sendMayTakeBack()));
  /** Seats for which that is still to be computed, where a client of theirs is connected. */
  #unjudged: Seat[] = [];

  constructor({ table, loaded, log, time, momentOf }: Dependencies) {
    this.#table = table;
    this.#recent = loaded?.recentUpdates ?? new RecentUpdates();
    this.hidden = new HiddenCommitments(() => !table.row.terms.readyMarks, loaded?.joint ?? null);
    const moments = (loaded?.moments ?? []).map(({ ply, at }) => ({ ply, at: time.fromWallClock(at) }));
    this.#delayed = new DelayedSpectators({ game: table, recentUpdates: this.#recent, moments, momentOf, log, time });
  }

  /** Time until a delayed spectator may see more. */
  get untilMore(): number | null {
    return this.#delayed.untilMore;
  }

  /**
   * Makes what this client has missed; the result sends it, once that is committed. A spectator may watch through the
   * view of a seat where the table allows it, and at any table that is over.
   */
  prepareCatchUp(client: Client, since: number | null, viewSeat: Seat | null): () => void {
    const { row, match } = this.#table;
    const seat = seatOf(row, client.guest.id);
    const mayBorrow = seat === null && match !== null && (row.terms.watching === 'late' || row.endedAt !== null);
    const borrowed = mayBorrow && viewSeat !== null && viewSeat < match.seats ? viewSeat : null;
    const view = match && this.#caughtUp(match, seat, since);
    return () => {
      this.#delayed.use(client, borrowed);
      if (borrowed !== null) this.#delayed.show();
      else if (view) client.send(view);
    };
  }

  /** Seats have changed hands, or with `begun` the game begins: whoever sees another game now is shown it. */
  prepareViews(seatBefore: (guest: string) => Seat | null, begun: Match | null): () => void {
    const { row, match } = this.#table;
    for (const step of begun?.opening ?? []) this.#recent.add(step, begun!);
    const show = this.#table.connections.prepare(({ id }) => {
      const seat = seatOf(row, id);
      return match && (begun || seat !== seatBefore(id)) ? this.#caughtUp(match, seat, null) : null;
    });
    return () => {
      show();
      if (begun) this.#delayed.add(begun.opening.length);
    };
  }

  /** Makes the updates of these steps; the result sends them, once the steps are committed. */
  prepareUpdates(steps: readonly Step[], match: Match): () => void {
    const updates = steps.map(step => this.hidden.updatesFor(step, this.#recent.add(step, match), match));
    this.#recent.forget(this.hidden.settledPly(match));
    const { row } = this.#table;
    const unjudged = match.asked.flatMap((_, seat) =>
      isHumanControlled(row, seat) && !match.isKnownRevocable(seat) ? [seat] : [],
    );
    return () => {
      for (const updateFor of updates) this.#table.connections.broadcast(this.#receiver, updateFor);
      for (const step of steps) this.#delayed.add(step.ply + 1);
      this.#unjudged = unjudged;
      this.#rest.set(REST_MS);
    };
  }

  /** Sends delayed spectators what they may see by now. */
  sendDelayed(): void {
    this.#delayed.show();
  }

  leave(client: Client): void {
    this.#delayed.use(client, null);
  }

  /** Where commitments are hidden, plies are counted per seat and name no place in the log: the whole view is sent. */
  #caughtUp(match: Match, seat: Seat | null, since: number | null): Encoded {
    return this.#recent.catchUp(
      match,
      seat,
      this.#table.row.terms.readyMarks ? since : null,
      this.hidden.known(match, seat),
    );
  }

  readonly #receiver = (client: Client): Seat | null | undefined =>
    this.#delayed.has(client) ? undefined : seatOf(this.#table.row, client.guest.id);

  #sendMayTakeBack(): void {
    const { match, isClosed } = this.#table;
    if (!match || isClosed) return;
    const may = new Map<Seat, boolean>();
    this.#table.connections.each(client => {
      const seat = this.#receiver(client) ?? null;
      if (seat === null || !this.#unjudged.includes(seat)) return;
      if (!may.has(seat)) may.set(seat, this.hidden.mayTakeBack(match, seat));
      if (!may.get(seat)) return;
      client.send(encode({ t: 'may-take-back', ply: this.hidden.plyFor(match, seat) }));
    });
  }
}
