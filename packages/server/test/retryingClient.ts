// A player who outlives the server: comes back after every loss, names the last ply seen, and sends again whatever was
// not answered. Notes down every answer, so that afterwards the log can be held against it.

import { setTimeout as sleep } from 'node:timers/promises';
import { type Patch, patched } from '@quayside/engine';
import { socketPath, type ToClient, type ToServer, type UpdateBody } from '@quayside/protocol';
import { messageIn } from '@quayside/protocol/frames';
import { type AnyGame, type AnyShape, below, pick, type Rng, type View } from '@quayside/rules';
import { WebSocket } from 'ws';

type Intent = Extract<ToServer, { id: string }>;
type Unnamed<I> = I extends Intent ? Omit<I, 'id'> : never;
type Asking = Extract<ToClient, { t: 'table' }>['table']['asking'];

/** Settles when there is a server to come back to. */
export type WhenServing = () => Promise<unknown>;

const RETRY_MS = 80; // at most, once there is one

/** How many things of each kind this player does in a game besides moving. */
export type Habits = { takesBack: number; asksBack: number; says: number };
const MOVES_ONLY: Habits = { takesBack: 0, asksBack: 0, says: 0 };
/** One of so many chances to do any of these is taken. */
const SELDOM = 12;
const FARTHEST_BACK = 8; // entries

export class RetryingClient {
  readonly cookie: string;
  /** What the server said about each intent. */
  readonly answers = new Map<string, { t: 'accepted' | 'duplicate'; ply: number }[]>();
  readonly refusals: string[] = [];
  /** Everything that was asked of the server, by its id. */
  readonly sent = new Map<string, Intent>();
  /** Why the server sent this player away. */
  readonly byes: string[] = [];
  view: View<AnyShape> | null = null;
  ply: number | null = null;
  returns = 0;
  readonly #url: string;
  readonly #game: AnyGame;
  readonly #rng: Rng;
  readonly #habits: Habits;
  #table = '';
  #socket: WebSocket | null = null;
  #outbox: Intent | null = null;
  #asking: Asking = null;
  #mayTakeBack = false;
  #decision: number | null = null;
  /** The last decision that was answered. */
  #done: number | null = null;
  #intents = 0;
  readonly #whenServing: WhenServing;
  #isHome = false;
  #hasArrived = false;
  #isTableOver = false;

  constructor(url: string, cookie: string, game: AnyGame, rng: Rng, whenServing: WhenServing, habits = MOVES_ONLY) {
    this.#url = url;
    this.cookie = cookie;
    this.#game = game;
    this.#rng = rng;
    this.#whenServing = whenServing;
    this.#habits = { ...habits };
  }

  /** The table is over, this player has seen how it ended, and was answered to everything. */
  get isOver(): boolean {
    return this.#isTableOver && !this.#outbox && this.view !== null && this.#game.outcome(this.view.open) !== null;
  }

  /** Comes to a table and sits down, unless this is the host, who sits already. */
  join(table: string, seat: number): void {
    this.#table = table;
    if (seat > 0) this.#ask({ t: 'sit', seat });
    this.#connect();
  }

  goHome(): void {
    this.#isHome = true;
    this.#socket?.terminate();
  }

  #connect(): void {
    const socket = new WebSocket(`${this.#url.replace('http', 'ws')}${socketPath(this.#table)}`, {
      headers: { cookie: this.cookie },
    });
    this.#socket = socket;
    this.#hasArrived = false;
    socket.on('open', () => this.#say({ t: 'hello', since: this.ply }));
    socket.on('message', text => this.#hear(messageIn(text.toString())));
    socket.on('error', () => {});
    socket.on('close', async () => {
      if (this.#isHome) return;
      await this.#whenServing();
      await sleep(Math.random() * RETRY_MS);
      this.returns += 1;
      if (!this.#isHome) this.#connect();
    });
  }

  #hear(message: ToClient): void {
    switch (message.t) {
      case 'table':
        this.#isTableOver = message.table.status === 'over';
        this.#seesTable(message);
        break;
      case 'view':
        this.view = { seat: message.seat, open: message.open as object, own: message.own as object };
        this.ply = message.ply;
        this.#decision = message.decision;
        this.#mayTakeBack = message.mayTakeBack;
        this.#act();
        break;
      case 'gap':
        for (const update of message.updates) this.#advance(update);
        this.#act();
        break;
      case 'update':
        this.#advance(message);
        this.#act();
        break;
      case 'may-take-back':
        this.#mayTakeBack = message.ply === this.ply;
        this.#act();
        break;
      case 'accepted':
      case 'duplicate':
        this.answers.set(message.id, [...(this.answers.get(message.id) ?? []), { t: message.t, ply: message.ply }]);
        this.#answered(message.id);
        break;
      case 'bye':
        this.byes.push(message.code);
        break;
      case 'refused':
        this.refusals.push(`${message.id} ${message.code}`);
        this.#answered(message.id);
    }
  }

  /** On arrival whatever was left unanswered is sent again; the host starts when every seat is taken. */
  #seesTable({ table, you }: Extract<ToClient, { t: 'table' }>): void {
    this.#asking = table.asking;
    if (!this.#hasArrived && this.#outbox) this.#say(this.#outbox);
    this.#hasArrived = true;
    const mayStart = you.host && table.status === 'gathering' && table.seats.every(({ kind }) => kind === 'person');
    if (mayStart && !this.#outbox) this.#ask({ t: 'start' });
    this.#act();
  }

  #answered(id: string): void {
    if (this.#outbox?.id !== id) return;
    if (this.#outbox.t === 'move') this.#done = this.#outbox.decision;
    this.#outbox = null;
    this.#act();
  }

  /** A joint decision whose commitments were hidden comes as one update, which names the ply it goes on from. */
  #advance(update: UpdateBody): void {
    if (this.ply !== (update.from ?? update.ply - 1)) throw new Error(`ply ${update.ply} came after ${this.ply}`);
    const { seat, open, own } = this.view!;
    const patches = { open: (update.open ?? null) as Patch | null, own: (update.own ?? null) as Patch | null };
    this.view = { seat, open: patched(open, patches.open), own: patched(own, patches.own) };
    this.ply = update.ply;
    this.#decision = update.decision ?? null;
    this.#mayTakeBack = update.mayTakeBack ?? false;
  }

  /** Whatever there is to do now, one thing after the other. */
  #act(): void {
    if (this.#outbox || !this.#hasArrived || !this.view || this.#isTableOver) return;
    const asking = this.#asking;
    if (asking?.what === 'back') {
      if (asking.waiting.includes(this.view.seat!)) this.#ask({ t: 'answer', request: asking.request, yes: true });
      return;
    }
    const isAsked = this.#decision !== null && this.#decision !== this.#done;
    if (this.#mayTakeBack && this.#feelsLike('takesBack')) this.#ask({ t: 'back' });
    else if (isAsked && this.#feelsLike('says')) this.#ask({ t: 'say', to: 'table', text: `line ${this.#intents}` });
    else if (isAsked && this.#feelsLike('asksBack')) this.#ask({ t: 'ask-back', to: this.#earlier() });
    else if (isAsked) {
      const move = pick(this.#rng, this.#game.menu(this.view).moves);
      this.#ask({ t: 'move', decision: this.#decision!, move });
    }
    this.#mayTakeBack = false;
  }

  #feelsLike(habit: keyof Habits): boolean {
    if (this.#habits[habit] === 0 || below(this.#rng, SELDOM) > 0) return false;
    this.#habits[habit] -= 1;
    return true;
  }

  #earlier(): number {
    return Math.max(0, this.ply! - 1 - below(this.#rng, FARTHEST_BACK));
  }

  #ask(intent: Unnamed<Intent>): void {
    this.#intents += 1;
    const named = { ...intent, id: `${this.cookie.slice(-10)}-${this.#intents}` } as Intent;
    this.sent.set(named.id, named);
    this.#outbox = named;
    this.#say(named);
  }

  #say(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
