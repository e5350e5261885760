// Tables without sockets: their people have sat down, begun and left. Clocks run out, a bot plays for each of them in
// turn, and when nobody is left the game waits. All of it must happen once, whatever becomes of the nodes.

import { setTimeout as sleep } from 'node:timers/promises';
import { verdictSentence, verify } from '@quayside/engine';
import type { ToClient } from '@quayside/protocol';
import type { AnyGame } from '@quayside/rules';
import { checkLog, type Findings, recordOf } from './checks.ts';
import type { Database, StoredNote } from './database.ts';
import { newGuest, newTable } from './requests.ts';
import { RetryingConnection } from './retryingConnection.ts';

const PEOPLE = 2;
const POLL_MS = 500;
const AHEAD_MS = 1500; // of the database’s clock: nodes correct theirs by beats, which faults make slow
const PATIENCE_MS = 120_000; // for all clocks to run out, faults included

/** Sits down, begins when everybody sits, and leaves when the game has begun. */
class AbsentPlayer extends RetryingConnection {
  #mayStart = false;

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
    if (table.status !== 'gathering') this.goHome();
  }

  protected override act(): void {
    if (this.#mayStart) this.ask({ t: 'start' });
  }
}

type Options = { games: readonly AnyGame[]; where: () => string; database: Database; found: Findings };

export class AbsentPlayers {
  readonly #settings: Options;
  readonly #lanes: Promise<void>[] = [];
  #tables = 0;
  /** By table, while it is watched. */
  readonly #people = new Map<string, AbsentPlayer[]>();
  #isEnough = false;
  #isLeft = false;
  /** Clocks that have run out. */
  runOuts = 0;

  constructor(settings: Options, lanes: number) {
    this.#settings = settings;
    for (let n = 0; n < lanes; n++) this.#lanes.push(this.#goOn());
  }

  async finish(): Promise<void> {
    this.#isEnough = true;
    await Promise.all(this.#lanes);
  }

  /** Whether they are done or not. */
  leave(): void {
    this.#isEnough = true;
    this.#isLeft = true;
    for (const table of [...this.#people.keys()]) this.#sendHome(table);
  }

  async #goOn(): Promise<void> {
    const { found } = this.#settings;
    while (!this.#isEnough)
      await this.#watch(this.#tables++).catch(error =>
        found.wrong.push(`without sockets: ${(error as Error).message}`),
      );
  }

  async #watch(n: number): Promise<void> {
    const { games } = this.#settings;
    const game = games[n % games.length]!;
    const table = await this.#open(game);
    try {
      await this.#see(table, game);
    } finally {
      this.#sendHome(table);
    }
  }

  #sendHome(table: string): void {
    for (const player of this.#people.get(table) ?? []) player.goHome();
    this.#people.delete(table);
  }

  async #see(table: string, game: AnyGame): Promise<void> {
    const { found, database } = this.#settings;
    for (const until = performance.now() + PATIENCE_MS; !(await this.#isDone(table)); await sleep(POLL_MS))
      if (this.#isLeft) return;
      else if (performance.now() > until) {
        found.wrong.push(`${table} (${game.id}), where nobody is connected, does not go on`);
        return;
      }
    await sleep(POLL_MS); // for whatever might happen once too often
    await this.#check(table, game, await database.notes(table));
  }

  async #open(game: AnyGame): Promise<string> {
    const { where } = this.#settings;
    const cookies = await Promise.all(Array.from({ length: PEOPLE }, () => newGuest(where)));
    const seats = Math.max(PEOPLE + 1, game.seats.min);
    const bots = Object.fromEntries(
      Array.from({ length: seats - PEOPLE }, (_, b) => [PEOPLE + b, 'deckhand' as const]),
    );
    const terms = { clock: 'brisk', runOut: 'bot', standIn: 'deckhand' } as const;
    const wanted = { game: game.id, seats, options: {}, bots, terms, start: false, listed: false };
    const table = await newTable(where, cookies[0]!, wanted);
    const players = cookies.map(cookie => new AbsentPlayer({ cookie, where: async () => where() }));
    this.#people.set(table, players);
    for (const [seat, player] of players.entries()) player.join(table, seat);
    return table;
  }

  /** A bot stands in for everybody, or the game is over. */
  async #isDone(table: string): Promise<boolean> {
    const { database } = this.#settings;
    const { status } = await database.row(table);
    const notes = await database.notes(table);
    const now = await database.now();
    const early = notes.find(({ at }) => at > now + AHEAD_MS);
    if (early)
      throw new Error(`${table}: ${early.note.kind} of ${early.at} was there at ${now} by the database's clock`);
    return status === 'over' || runOutsIn(notes).length >= PEOPLE;
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
    if (!verdict.agrees) found.wrong.push(`${table}: ${verdictSentence(verdict)}`);
  }
}

const runOutsIn = (notes: readonly StoredNote[]) => notes.filter(({ note }) => note.kind === 'ran-out');
const isDeadline = (note: StoredNote['note'], seat: number) => note.kind === 'deadline' && note.seat === seat;
