// The clocks of a live table: they follow the game, are stored with every move, and say when the table must be woken.

import type { Match } from '@quayside/engine';
import { CLOCKS, type ClockMessage } from '@quayside/protocol';
import type { Seat } from '@quayside/rules';
import type { TableChange } from './changes.ts';
import {
  advanced,
  type Clocks,
  deadlineOf,
  firstDeadline,
  lentToBot,
  newClocks,
  nextShownToOthers,
  paused,
  type Returned,
  type RunningClock,
  resumed,
  runOut,
  timeShownToOthers,
  withOutageCredited,
  withShownToOthers,
} from './clocks.ts';
import { botAt, isHumanControlled, isSelfControlled } from './seats.ts';
import type { StoredTable } from './tableRow.ts';
import type { Uptime } from './uptime.ts';

const HELD_MS = 1000;
const TAKEOVER_MS = 5000; // at most, from the last heartbeat of a node until another may take its tables over

/**
 * A node died while the table lived there. `since`: when it was last known to be alive, in uptime. `ms`: how long it
 * was silent until its tables were free; 0 where a node of an older version found it dead, and noted only `since`.
 */
export type LostHome = { since: number; ms: number };

/** After the tables are free clocks run as at any table that is in no memory: it may be loaded days later. */
const creditOf = ({ since, ms }: LostHome, now: number): number =>
  ms > 0 ? ms : Math.min(Math.max(0, now - since), TAKEOVER_MS);

const clockOf = ({ terms }: StoredTable): RunningClock | null => {
  const clock = CLOCKS[terms.clock];
  return clock.kind === 'none' ? null : clock;
};

type Visibility = { hidden: readonly Seat[] | null; openPly: number; waits: boolean };

export class TableClocks {
  readonly #time: Uptime;
  #clocks: Clocks | null;
  /** The clocks as they are stored. */
  #stored: Clocks | null;
  #due: number | null | undefined;
  #returned: Returned = null;

  /** `lostHome`: the clocks are credited with the silence of the node that died. */
  constructor(time: Uptime, stored: Clocks | null, lostHome: LostHome | null = null) {
    this.#time = time;
    this.#clocks = stored && lostHome ? withOutageCredited(stored, creditOf(lostHome, time.now())) : stored;
    this.#stored = stored;
  }

  get state(): Clocks | null {
    return this.#clocks;
  }

  get isPaused(): boolean {
    return this.#clocks !== null && this.#clocks.paused !== null;
  }

  /**
   * When each clock runs out, as its seat may know it (`deadlines`) and as others may (`told`); null where none runs.
   */
  get deadlines(): { deadlines: (number | null)[]; deadlinesShownToOthers: (number | null)[] } {
    const clocks = this.#clocks;
    if (!clocks) return { deadlines: [], deadlinesShownToOthers: [] };
    return {
      deadlines: clocks.seats.map(deadlineOf),
      deadlinesShownToOthers: clocks.seats.map((_, seat) => deadlineOf(timeShownToOthers(clocks, seat)!)),
    };
  }

  /** The bot that may decide for this seat now, though its person is there. */
  isLent(seat: Seat): boolean {
    return this.#clocks?.seats[seat]?.lent ?? false;
  }

  /** Real time until the first clock runs out; null when none runs. */
  get untilAlarm(): number | null {
    const deadline = this.#clocks && firstDeadline(this.#clocks);
    if (deadline === null) return null;
    // While uptime stands still, a wait by it would end at once, again and again.
    return Math.max(this.#time.isHeld ? HELD_MS : 0, deadline - this.#time.now());
  }

  /**
   * Starts and stops clocks as the game now asks, and returns what must be written. `hidden`: the seats that are asked,
   * where nobody may know which of them have committed (a stopped clock would show it); else null. `openPly`: how many
   * entries of the log everybody may know of. `waits`: bots do not decide now.
   */
  follow(row: StoredTable, match: Match | null, { hidden, openPly, waits }: Visibility): TableChange[] {
    const clock = clockOf(row);
    if (clock && match && (this.#clocks || row.status === 'playing')) {
      const asked = row.status === 'playing' ? match.asked : [];
      const byPeople = asked.map((decision, seat) => (isSelfControlled(row, seat) ? decision : null));
      const now = this.#time.now();
      const before = this.#clocks ?? newClocks(clock, match.seats);
      const alone = [...row.seats.keys()].filter(seat => isSelfControlled(row, seat));
      const shownToOthers =
        hidden && nextShownToOthers(before, clock, { deciding: hidden, byPeople: alone, ply: openPly, now });
      this.#clocks = withShownToOthers(
        advanced(before, clock, { asked, byPeople, now, returned: this.#returned }),
        shownToOthers,
      );
      this.#returned = null;
    }
    const changes = [...this.#agreed(row, openPly), ...this.#written(row.id, match?.ply ?? 0)];
    const due = waits ? null : this.#dueOf(row, match);
    if (due !== this.#due && !(due === null && this.#due === undefined))
      changes.push({ kind: 'due', table: row.id, at: due });
    this.#due = due;
    return changes;
  }

  /** Before the clocks follow the game to an earlier moment: nobody earns time by a move that was taken back. */
  goBack(returned: Returned): void {
    this.#returned = returned;
  }

  /** Whose clocks have run out just now. */
  runOut(): Seat[] {
    if (!this.#clocks) return [];
    const { clocks, out } = runOut(this.#clocks, this.#time.now());
    this.#clocks = clocks;
    return out;
  }

  /** Whether the others may know that this seat has run out of time at its decision. */
  isToldOut(seat: Seat): boolean {
    return (this.#clocks && timeShownToOthers(this.#clocks, seat)?.out) ?? false;
  }

  lend(seat: Seat): void {
    this.#clocks = lentToBot(this.#clocks!, seat);
  }

  want(wanted: Seat[]): void {
    this.#clocks = { ...this.#clocks!, wanted };
  }

  /** As this seat may know them; null at a table without clocks. */
  message(row: StoredTable, receiver: Seat | null): ClockMessage | null {
    if (!this.#clocks) return null;
    const clocks = this.#clocks;
    const { paused, wanted } = clocks;
    const seats = clocks.seats.map((time, seat) => (seat === receiver ? time : timeShownToOthers(clocks, seat)!));
    return {
      t: 'clock',
      now: this.#time.toWallClock(this.#time.now()),
      paused: paused === null ? null : this.#time.toWallClock(paused),
      wanted,
      asked: row.seats.flatMap((_, seat) => (isHumanControlled(row, seat) ? [seat] : [])),
      seats: seats.map(time => {
        const deadline = deadlineOf(time);
        return {
          left: time.left,
          deadline: deadline === null ? null : this.#time.toWallClock(deadline),
          out: time.out,
        };
      }),
    };
  }

  /**
   * Pauses or goes on when everybody who plays without a bot wants it: by their word, or because whoever had yet to
   * agree has left. A pause nobody is left to end is over.
   */
  #agreed(row: StoredTable, ply: number): TableChange[] {
    const clocks = this.#clocks;
    if (!clocks || row.status !== 'playing') return [];
    const alone = [...row.seats.keys()].filter(seat => isHumanControlled(row, seat));
    const wanted = clocks.wanted.filter(seat => alone.includes(seat));
    if (wanted.length < clocks.wanted.length) this.#clocks = { ...clocks, wanted };
    const isAbandoned = clocks.paused !== null && row.seats.every(there => there.kind !== 'person' || there.bot);
    if (!isAbandoned && (wanted.length === 0 || wanted.length < alone.length)) return [];
    const flip = this.isPaused ? resumed : paused;
    this.#clocks = flip(this.#clocks!, this.#time.now());
    const kind = this.isPaused ? 'paused' : 'resumed';
    return [{ kind: 'note', table: row.id, at: this.#time.wallClock(), note: { kind, ply } }];
  }

  #written(table: string, ply: number): TableChange[] {
    const [clocks, before] = [this.#clocks, this.#stored];
    if (!clocks || clocks === before) return [];
    this.#stored = clocks;
    const changes: TableChange[] = [{ kind: 'clocks', table, clocks }];
    for (const [seat, time] of clocks.seats.entries()) {
      const deadline = deadlineOf(time);
      if (deadline === null || time.since === before?.seats[seat]?.since) continue;
      const note = { kind: 'deadline' as const, ply, seat, at: this.#time.toWallClock(deadline) };
      changes.push({ kind: 'note', table, at: this.#time.toWallClock(time.since!), note });
    }
    return changes;
  }

  /**
   * At once when a bot has to decide; else when the first clock runs out; never when the game waits for people only.
   */
  #dueOf(row: StoredTable, match: Match | null): number | null {
    if (!match || row.status !== 'playing' || this.isPaused) return null;
    const waitsForBot = match.deciding.some(seat => botAt(row, seat) !== null || this.isLent(seat));
    return waitsForBot ? 0 : this.#clocks && firstDeadline(this.#clocks);
  }
}
