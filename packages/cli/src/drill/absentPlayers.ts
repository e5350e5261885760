// Tables without sockets: their people have sat down, begun and left. Clocks run out, a bot plays for each of them in
// turn, and when nobody is left the game waits. All of it must happen once, whatever becomes of the nodes; and a
// takeover credits a clock with the pause, not with more.

import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { verdictSentence, verify } from '@quayside/engine';
import type { ToClient } from '@quayside/protocol';
import type { AnyGame } from '@quayside/rules';
import { checkLog, type DrillFindings, recordOf } from './checks.ts';
import type { Database, StoredNote } from './database.ts';
import type { FaultKind } from './faults.ts';
import { newGuest, newTable } from './requests.ts';
import { RetryingConnection } from './retryingConnection.ts';

const PEOPLE = 2;
const POLL_MS = 500;
const AHEAD_MS = 1500; // of the database’s clock: nodes correct theirs by beats, which faults make slow
const PATIENCE_MS = 120_000; // for all clocks to run out, faults included
const CREDIT_MS = 10_000; // at most, for one takeover, on a machine with time for everybody

/** Sits down, begins when everybody sits, and leaves when the game has begun. */
class AbsentPlayer extends RetryingConnection {
  #mayStart = false;
  hasLeft = false;

  join(table: string, seat: number): void {
    this.table = table;
    if (seat > 0) this.ask({ t: 'sit', seat });
    this.connect();
  }

  protected override get lastPly(): null {
    return null;
  }

  protected override receive(message: ToClient): void {
    if (message.t !== 'table') return;
    const { table, you } = message;
    this.#mayStart = you.host && table.status === 'gathering' && table.seats.every(({ kind }) => kind !== 'open');
    if (table.status === 'gathering') return;
    this.hasLeft = true;
    this.disconnect();
  }

  protected override act(): void {
    if (this.#mayStart) this.ask({ t: 'start' });
  }
}

type Options = {
  games: readonly AnyGame[];
  where: () => string;
  database: Database;
  found: DrillFindings;
  /** One for each table that is watched at the same time. */
  clocks: readonly ('brisk' | 'steady')[];
};

export class AbsentPlayers {
  readonly #settings: Options;
  readonly #lanes: Promise<void>[] = [];
  #tables = 0;
  /** By table, while it is watched. */
  readonly #people = new Map<string, AbsentPlayer[]>();
  /** By table, the faults that have concerned it since everybody left. */
  readonly #hits = new Map<string, Set<FaultKind>>();
  #isEnough = false;
  #isLeft = false;
  /** Clocks that have run out. */
  runOuts = 0;
  /** By kind of fault, how many tables it concerned that went on afterwards as they should. */
  readonly survived = new Map<FaultKind, number>();

  constructor(settings: Options) {
    this.#settings = settings;
    for (const clock of settings.clocks) this.#lanes.push(this.#goOn(clock));
  }

  /** Tables that everybody has left and whose clocks run. */
  get unattended(): string[] {
    return [...this.#people].filter(([, people]) => people.every(({ hasLeft }) => hasLeft)).map(([table]) => table);
  }

  /** A fault concerns these tables, among others. */
  hit(kind: FaultKind, tables: readonly string[]): void {
    for (const table of this.unattended) {
      if (!tables.includes(table)) continue;
      this.#hits.set(table, (this.#hits.get(table) ?? new Set()).add(kind));
    }
  }

  async finish(): Promise<void> {
    this.#isEnough = true;
    await Promise.all(this.#lanes);
  }

  /** Ends at once, without waiting for tables that are still watched. */
  leave(): void {
    this.#isEnough = true;
    this.#isLeft = true;
    for (const table of [...this.#people.keys()]) this.#sendHome(table);
  }

  async #goOn(clock: Options['clocks'][number]): Promise<void> {
    const { found } = this.#settings;
    while (!this.#isEnough)
      await this.#watch(this.#tables++, clock).catch(error =>
        found.wrong.push(`without sockets: ${(error as Error).message}`),
      );
  }

  async #watch(n: number, clock: Options['clocks'][number]): Promise<void> {
    const { games, database } = this.#settings;
    const game = games[n % games.length]!;
    const down = await database.down();
    const table = await this.#open(game, clock);
    try {
      await this.#see(table, game, down);
    } finally {
      this.#sendHome(table);
    }
  }

  #sendHome(table: string): void {
    for (const player of this.#people.get(table) ?? []) player.disconnect();
    this.#people.delete(table);
    this.#hits.delete(table);
  }

  async #see(table: string, game: AnyGame, down: number): Promise<void> {
    const { found, database } = this.#settings;
    for (const until = performance.now() + PATIENCE_MS; !(await this.#isDone(table, down)); await sleep(POLL_MS))
      if (this.#isLeft) return;
      else if (performance.now() > until) {
        found.wrong.push(`${table} (${game.id}), where nobody is connected, does not go on`);
        return;
      }
    await sleep(POLL_MS); // time for something to happen a second time, which the checks would find
    const hits = this.#hits.get(table) ?? [];
    const notes = await database.notes(table);
    await this.#check(table, game, notes);
    await this.#requireCredits(table, notes, down);
    for (const kind of hits) this.survived.set(kind, (this.survived.get(kind) ?? 0) + 1);
  }

  async #open(game: AnyGame, clock: Options['clocks'][number]): Promise<string> {
    const { where } = this.#settings;
    const cookies = await Promise.all(Array.from({ length: PEOPLE }, () => newGuest(where)));
    const seats = Math.max(PEOPLE + 1, game.seats.min);
    const bots = Object.fromEntries(
      Array.from({ length: seats - PEOPLE }, (_, b) => [PEOPLE + b, 'deckhand' as const]),
    );
    const terms = { clock, runOut: 'bot', standIn: 'deckhand' } as const;
    const wanted = { game: game.id, seats, options: {}, bots, terms, start: false, listed: false };
    const table = await newTable(where, cookies[0]!, wanted);
    const players = cookies.map(cookie => new AbsentPlayer({ cookie, where: async () => where() }));
    this.#people.set(table, players);
    for (const [seat, player] of players.entries()) player.join(table, seat);
    return table;
  }

  /** A bot stands in for everybody, or the game is over. Throws when that is bound to go wrong. */
  async #isDone(table: string, down: number): Promise<boolean> {
    const { database } = this.#settings;
    const { status } = await database.row(table);
    const notes = await database.notes(table);
    await this.#requireCredits(table, notes, down);
    const now = await database.now();
    const early = notes.find(({ at }) => at > now + AHEAD_MS);
    if (early)
      throw new Error(`${table}: ${early.note.kind} of ${early.at} was there at ${now} by the database's clock`);
    return status === 'over' || runOutsIn(notes).length >= PEOPLE;
  }

  /**
   * Throws where a clock was credited with more than the pause: it may run out long after the drill. `before`: how long
   * no node had been running when the table was opened; by what has come since every deadline is later, too.
   */
  async #requireCredits(table: string, notes: readonly StoredNote[], before: number): Promise<void> {
    const busy = Math.max(1, loadavg()[0]! / (2 * availableParallelism()));
    const down = (await this.#settings.database.down()) - before;
    const latest = new Map<string, number>();
    for (const { ply, seat, at } of deadlinesIn(notes)) {
      const decision = `seat ${seat} at ply ${ply}`;
      const credit = at - (latest.get(decision) ?? at);
      if (credit > CREDIT_MS * busy + down)
        throw new Error(`${table}: the clock of ${decision} was credited with ${credit} ms`);
      latest.set(decision, at);
    }
  }

  async #check(table: string, game: AnyGame, notes: StoredNote[]): Promise<void> {
    const { found, database } = this.#settings;
    for (let seat = 0; seat < PEOPLE; seat++) {
      const mine = runOutsIn(notes).filter(({ note }) => note.seat === seat);
      this.runOuts += mine.length;
      if (mine.length > 1) found.doubled.push(`${table}: the clock of seat ${seat} ran out ${mine.length} times`);
      for (const runOut of mine) {
        const deadline = notes.findLast(({ note, at }) => isDeadline(note, seat) && at <= runOut.at)?.note.at;
        if (deadline === undefined || runOut.at < deadline - POLL_MS)
          found.wrong.push(`${table}: the clock of seat ${seat} ran out at ${runOut.at}, its deadline was ${deadline}`);
      }
    }
    const stored = await database.game(table);
    checkLog(stored, found);
    const verdict = verify(game, recordOf(stored, game));
    if (!verdict.agrees) found.wrong.push(`${table}: ${verdictSentence(verdict, game)}`);
  }
}

type Deadline = { ply: number; seat: number; at: number };

/** A deadline is noted again, and later, when its clock is credited. */
const deadlinesIn = (notes: readonly StoredNote[]): Deadline[] =>
  notes.flatMap(({ note }) => (note.kind === 'deadline' ? [note as unknown as Deadline] : []));

const runOutsIn = (notes: readonly StoredNote[]) => notes.filter(({ note }) => note.kind === 'ran-out');
const isDeadline = (note: StoredNote['note'], seat: number) => note.kind === 'deadline' && note.seat === seat;
