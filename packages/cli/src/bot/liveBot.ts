// A program at a live table: sits down, answers what its seat is asked, comes back after a break of the connection,
// goes along when its people play again, and leaves when they do not. People never wait for it longer than its time for
// a move and its clock.

import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ExternalBot } from '@quayside/bots';
import {
  type Message,
  RELOAD_PAGE,
  socketPath,
  type TableInfo,
  type ToClient,
  type ToServer,
} from '@quayside/protocol';
import { type AnyGame, loadGame, NoSuchVersion, rngOf, type Seat } from '@quayside/rules';
import { WebSocket } from 'ws';
import { RematchWait } from './rematchWait.ts';
import { TrackedTable } from './trackedTable.ts';

/**
 * `seat`: the wanted one, or null for the first that is free. `moveMs`: the most it may think about a move.
 * `isOneGame`: it leaves when the game is over, instead of waiting for a rematch.
 */
export type LiveBotTerms = {
  server: string;
  table: string;
  token: string;
  name: string;
  seat: Seat | null;
  moveMs: number;
  isOneGame: boolean;
  isVerbose: boolean;
  say(line: string): void;
};

const CLOCK_MARGIN_MS = 1000; // for the way to the server
const LEAST_MS = 100;
const GATHER_MS = 20; // an update and the clock that belongs to it come one after the other
const RETRY_MS = [1000, 2000, 4000, 8000, 15_000, 30_000];
const GOODBYE_MS = 2000;

/** A move until the game asks something else. `isSent`: on the present connection. */
type PendingMove = { id: string; decision: number; move: object; isSent: boolean; isAnswered: boolean };

export class LiveBot {
  readonly #terms: LiveBotTerms;
  readonly #bot: ExternalBot;
  readonly #rng = rngOf(Date.now());
  readonly #over: Promise<number>;
  #finish: (code: number) => void = () => {};
  #hasFinished = false;
  /** It stands up: what the table says until the server has answered changes nothing any more. */
  #isLeaving = false;
  #socket: WebSocket | null = null;
  #table: string;
  readonly #rematchWait = new RematchWait(() => this.#end(0));
  /** The result of this game was told. */
  #isOver = false;
  /** How many games were played to their end before this one. */
  #gamesBefore = 0;
  #position = new TrackedTable();
  #info: TableInfo | null = null;
  #seat: Seat | null = null;
  #game: AnyGame | null = null;
  #hasBegun = false;
  #isThinking = false;
  /** Sent again after a break of the connection, with the same id, so that it is played once. */
  #pending: PendingMove | null = null;
  #onAnswer: (() => void) | null = null;
  #failures = 0;
  moves = 0;

  constructor(terms: LiveBotTerms, bot: ExternalBot) {
    this.#terms = terms;
    this.#table = terms.table;
    this.#bot = bot;
    this.#over = new Promise(resolve => {
      this.#finish = resolve;
    });
  }

  /** Resolves with the exit code when the game is over, or the bot has no seat any more. */
  play(): Promise<number> {
    this.#connect();
    return this.#over;
  }

  /** Stands up: before the start the seat is free again, later a bot of the server plays on. */
  async leave(code = 0): Promise<void> {
    this.#isLeaving = true;
    if (this.#seat !== null && this.#socket?.readyState === WebSocket.OPEN && !this.#isOver) {
      const answered = new Promise<void>(resolve => {
        this.#onAnswer = resolve;
      });
      this.#send({ t: 'leave', id: randomUUID() });
      await Promise.race([answered, pause(GOODBYE_MS, undefined, { ref: false })]);
    }
    this.#end(code);
  }

  #end(code: number): void {
    if (this.#hasFinished) return;
    this.#hasFinished = true;
    this.#rematchWait.end();
    this.#socket?.close();
    this.#finish(code);
  }

  #connect(): void {
    if (this.#hasFinished) return;
    const { server, token } = this.#terms;
    const socket = new WebSocket(`${server.replace('http', 'ws')}${socketPath(this.#table)}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    this.#socket = socket;
    socket.on('open', () => {
      if (this.#pending) this.#pending.isSent = false;
      this.#send({ t: 'hello', since: null });
    });
    socket.on('message', frame => {
      if (socket !== this.#socket) return;
      try {
        this.#receive(JSON.parse(`${frame}`) as ToClient);
      } catch (error) {
        void this.#fail(error);
      }
    });
    socket.on('error', () => {}); // followed by `close`
    socket.on('close', () => this.#reconnect(socket));
  }

  #reconnect(socket: WebSocket): void {
    if (this.#hasFinished || socket !== this.#socket) return;
    const wait = RETRY_MS[Math.min(this.#failures, RETRY_MS.length - 1)]!;
    this.#failures += 1;
    this.#terms.say(`The connection is lost; trying again in ${wait / 1000} s.`);
    setTimeout(() => this.#connect(), wait);
  }

  #send(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #receive(message: ToClient): void {
    if (this.#hasFinished) return;
    this.#position.receive(message);
    switch (message.t) {
      case 'bye':
        this.#sentAway(message);
        break;
      case 'table':
        this.#failures = 0;
        if (!this.#isLeaving) this.#lookAt(message).catch(error => this.#fail(error));
        break;
      case 'view':
      case 'update':
      case 'gap':
      case 'clock':
        this.#consider();
        break;
      case 'accepted':
      case 'duplicate':
        this.#answered(message.id);
        break;
      case 'refused':
        this.#refused(message);
        break;
    }
  }

  /** Stands up, so that a bot of the server plays on: at a table without a clock nobody else would end the wait. */
  async #fail(error: unknown): Promise<void> {
    if (this.#isLeaving) return;
    this.#terms.say(error instanceof NoSuchVersion ? 'This game is played by rules that are not here.' : `${error}`);
    await this.leave(1);
  }

  #sentAway({ code, sentence, retry }: Message<'bye'>): void {
    if (retry) return; // the socket is closed next, and opened again
    const isOlder = code === RELOAD_PAGE;
    this.#terms.say(isOlder ? 'The server has another version of the protocol; use the same one here.' : sentence);
    this.#end(1);
  }

  async #lookAt({ table, you }: Message<'table'>): Promise<void> {
    const before = this.#info;
    this.#info = table;
    this.#game ??= await loadGame(table.game, table.version);
    if (table.id !== this.#table) return; // it went on to the next table meanwhile
    if (you.seat === null) {
      if (this.#seat === null) return this.#sitDown(table, you.reclaim ?? null);
      this.#terms.say('The host gave the seat to somebody else.');
      this.#endGame();
      return this.#end(0);
    }
    if (this.#seat !== you.seat) {
      this.#seat = you.seat;
      this.#terms.say(
        `Sits on seat ${you.seat} of ${this.#game.title} as “${you.name}”, for all to see that it is a bot.`,
      );
      if (table.status === 'gathering') this.#terms.say('Waiting for the host to start.');
    }
    if (before?.status === 'gathering' && table.status === 'playing') this.#terms.say('The game begins.');
    const mine = table.seats[you.seat];
    // The clock ran out, or the connection was lost for long, and a bot of the server plays: we are back.
    if (table.status === 'playing' && mine?.kind === 'person' && mine.standIn !== null)
      this.#send({ t: 'sit', id: randomUUID(), seat: you.seat });
    if (table.status === 'playing') this.#consider();
    else if (table.status !== 'gathering') this.#finished(table);
  }

  #sitDown({ status, seats }: TableInfo, reclaim: Seat | null): void {
    const isOpen = (seat: Seat) => seats[seat]?.kind === 'open';
    const free = seats.findIndex(({ kind }) => kind === 'open');
    // At the next table seats were given out anew.
    const wanted = reclaim ?? (this.#gamesBefore > 0 ? free : (this.#terms.seat ?? free));
    if (status !== 'gathering' && status !== 'playing') this.#terms.say('The game at this table is over.');
    else if (reclaim === null && !isOpen(wanted)) this.#terms.say('No seat is free here.');
    else {
      this.#send({ t: 'sit', id: randomUUID(), seat: wanted });
      return;
    }
    this.#end(this.#gamesBefore > 0 ? 0 : 1);
  }

  #finished(table: TableInfo): void {
    if (!this.#isOver) this.#tellResult(table);
    this.#isOver = true;
    if (this.#terms.isOneGame || table.status === 'frozen') this.#end(0);
    else if (table.rematch !== null) this.#goOnTo(table.rematch);
    else this.#rematchWait.look(table);
  }

  /** To the table of the next game, where a seat is kept for everybody who played this one. */
  #goOnTo(table: string): void {
    this.#terms.say('A rematch: it goes along.');
    this.#rematchWait.end();
    const old = this.#socket;
    this.#table = table;
    this.#gamesBefore += 1;
    this.#isOver = false;
    this.#position = new TrackedTable();
    this.#info = null;
    this.#seat = null;
    this.#game = null;
    this.#pending = null;
    this.#connect();
    old?.close();
  }

  #tellResult({ status }: TableInfo): void {
    const view = this.#position.view;
    const outcome = status === 'over' && view ? this.#game!.outcome(view.open) : null;
    if (outcome) {
      const { ranks, scores, reason } = outcome;
      const [rank, score] = [ranks[this.#seat!], scores[this.#seat!]];
      const why = this.#game!.words.reasons[reason] ?? reason;
      this.#terms.say(`The game is over: rank ${rank} of ${ranks.length}, score ${score}. ${why}`);
    } else this.#terms.say(status === 'over' ? 'The game is over.' : 'The table was ended without a result.');
    this.#endGame(outcome);
  }

  #endGame(outcome: Parameters<ExternalBot['end']>[0] = null): void {
    if (this.#hasBegun) this.#bot.end(outcome, this.#position.takeEvents());
    this.#hasBegun = false;
  }

  /** Asks the program, unless it thinks already, its answer is on the way, or nothing is asked of it. */
  #consider(): void {
    const { view, decision, isPaused } = this.#position;
    if (!this.#game || !this.#info || this.#isOver || this.#seat === null || view?.seat !== this.#seat) return;
    if (!this.#hasBegun) {
      this.#hasBegun = true;
      const { options, seats } = this.#info;
      this.#bot.begin({ game: this.#game, options, seats: seats.length, seat: this.#seat });
    }
    if (decision === null || isPaused || this.#isThinking || this.#isLeaving) return;
    if (this.#pending?.decision === decision) this.#sendPending();
    else this.#think(decision);
  }

  #think(decision: number): void {
    this.#pending = null;
    this.#isThinking = true;
    this.#decide(decision)
      .catch(error => this.#fail(error))
      .finally(() => {
        this.#isThinking = false;
        if (!this.#hasFinished && this.#position.decision !== this.#pending?.decision) this.#consider();
      });
  }

  async #decide(decision: number): Promise<void> {
    await pause(GATHER_MS);
    const { moveMs, isVerbose, say } = this.#terms;
    const left = (this.#position.timeLeft ?? Number.POSITIVE_INFINITY) - CLOCK_MARGIN_MS;
    const ms = Math.max(LEAST_MS, Math.min(moveMs, Math.floor(left)));
    const began = performance.now();
    const position = this.#position;
    const { move, fault, why } = await this.#bot.decide(position.view!, position.takeEvents(), ms, this.#rng);
    if (fault) say(`A random move was played instead of its own (${fault}): ${why}`);
    if (isVerbose) say(`${JSON.stringify(move)} after ${Math.round(performance.now() - began)} of ${ms} ms`);
    if (this.#bot.isGivenUp) {
      say('The program cannot be kept running: its seat is left to a bot of the server.');
      return this.leave(1);
    }
    // The game went on meanwhile, or was ended, and the next one has begun.
    if (this.#position !== position || position.decision !== decision) return;
    this.#pending = { id: randomUUID(), decision, move, isSent: false, isAnswered: false };
    this.#sendPending();
  }

  #sendPending(): void {
    if (!this.#pending || this.#pending.isSent || this.#pending.isAnswered) return;
    const { id, decision, move } = this.#pending;
    this.#pending.isSent = true;
    this.#send({ t: 'move', id, decision, move });
  }

  #answered(id: string): void {
    if (id !== this.#pending?.id) this.#onAnswer?.();
    else if (!this.#pending.isAnswered) {
      this.#pending.isAnswered = true;
      this.moves += 1;
    }
  }

  #refused({ id, code }: Message<'refused'>): void {
    if (id !== this.#pending?.id) {
      this.#onAnswer?.();
      if (this.#seat === null) {
        this.#terms.say(`The seat could not be taken (${code}).`);
        this.#end(1);
      }
      return;
    }
    // Sent again: when the clocks go on, or in a moment.
    if (code === 'paused' || code === 'too-fast') this.#pending.isSent = false;
    if (code === 'too-fast') setTimeout(() => this.#consider(), RETRY_MS[0]);
    // Whatever else: the game has gone on without this move.
    if (code !== 'paused' && code !== 'too-fast') this.#pending.isAnswered = true;
    if (code !== 'paused' && code !== 'too-fast' && code !== 'stale-decision')
      this.#terms.say(`The move was refused (${code}).`);
  }
}
