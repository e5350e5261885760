// A player whose client reconnects when a server is gone: it names the last ply it has seen, and answers every question
// with a random legal move. Now and then it takes one back, asks to go back, talks, or changes a term of the table.

import { type Patch, patched } from '@quayside/engine';
import type { ToClient, UpdateBody } from '@quayside/protocol';
import { type AnyGame, type AnyShape, below, pick, type Rng, type View } from '@quayside/rules';
import { type ConnectionOptions, type Intent, RetryingConnection } from './retryingConnection.ts';

type TableMessage = Extract<ToClient, { t: 'table' }>;

/** How many things of each kind this player does in a game besides moving. */
export type Habits = { takesBack: number; asksBack: number; says: number };
const MOVES_ONLY: Habits = { takesBack: 0, asksBack: 0, says: 0 };
/** One of so many chances to do any of these is taken. */
const SELDOM = 12;
const FARTHEST_BACK = 8; // entries

export type PlayerOptions = ConnectionOptions & { game: AnyGame; rng: Rng; habits?: Habits };

export class RetryingClient extends RetryingConnection {
  view: View<AnyShape> | null = null;
  ply: number | null = null;
  readonly #game: AnyGame;
  readonly #rng: Rng;
  readonly #habits: Habits;
  #asking: TableMessage['table']['asking'] = null;
  #mayStart = false;
  #mayTakeBack = false;
  #decision: number | null = null;
  /** The last decision that was answered. */
  #done: number | null = null;
  #isTableOver = false;

  constructor({ game, rng, habits = MOVES_ONLY, ...options }: PlayerOptions) {
    super(options);
    this.#game = game;
    this.#rng = rng;
    this.#habits = { ...habits };
  }

  /** The table is over, this player has seen how it ended, and was answered to everything. */
  get isOver(): boolean {
    return this.#isTableOver && !this.outbox && this.view !== null && this.#game.outcome(this.view.open) !== null;
  }

  /** Comes to a table and sits down, unless this is the host, who sits already. */
  join(table: string, seat: number): void {
    this.table = table;
    if (seat > 0) this.ask({ t: 'sit', seat });
    this.connect();
  }

  protected override get lastPly(): number | null {
    return this.ply;
  }

  protected override receive(message: ToClient): void {
    switch (message.t) {
      case 'table':
        this.#seesTable(message);
        break;
      case 'view':
        this.view = { seat: message.seat, open: message.open as object, own: message.own as object };
        this.ply = message.ply;
        this.#decision = message.decision;
        this.#mayTakeBack = message.mayTakeBack;
        break;
      case 'gap':
        for (const update of message.updates) this.#advance(update);
        break;
      case 'update':
        this.#advance(message);
        break;
      case 'may-take-back':
        this.#mayTakeBack = message.ply === this.ply;
    }
  }

  #seesTable({ table, you }: TableMessage): void {
    this.#isTableOver = table.status === 'over';
    this.#asking = table.asking;
    this.#mayStart = you.host && table.status === 'gathering' && table.seats.every(({ kind }) => kind !== 'open');
  }

  protected override answered(intent: Intent, isDone: boolean): void {
    if (intent.t === 'move') this.#done = intent.decision;
    if (intent.t === 'start' && isDone) this.#mayStart = false;
  }

  /** A joint decision whose commitments were hidden comes as one update, which names the ply it goes on from. */
  #advance(update: UpdateBody): void {
    if (this.ply !== (update.from ?? update.ply - 1)) {
      const message = `ply ${update.ply} came after ${this.ply}`;
      this.ply = null;
      throw new Error(message);
    }
    const { seat, open, own } = this.view!;
    const patches = { open: (update.open ?? null) as Patch | null, own: (update.own ?? null) as Patch | null };
    this.view = { seat, open: patched(open, patches.open), own: patched(own, patches.own) };
    this.ply = update.ply;
    this.#decision = update.decision ?? null;
    this.#mayTakeBack = update.mayTakeBack ?? false;
  }

  /** One thing after the other; the host starts when every seat is taken. */
  protected override act(): void {
    if (this.#mayStart) this.ask({ t: 'start' });
    else if (this.view && !this.#isTableOver) this.#play(this.view);
  }

  #play(view: View<AnyShape>): void {
    const asking = this.#asking;
    if (asking?.what === 'back') {
      if (asking.waiting.includes(view.seat!)) this.ask({ t: 'answer', request: asking.request, yes: true });
      return;
    }
    const isAsked = this.#decision !== null && this.#decision !== this.#done;
    if (this.#mayTakeBack && this.#feelsLike('takesBack')) this.ask({ t: 'back' });
    else if (isAsked && this.#feelsLike('says')) this.ask({ t: 'say', to: 'table', text: `line ${this.sent.size}` });
    else if (isAsked && this.#feelsLike('asksBack')) this.ask({ t: 'ask-back', to: this.#earlier() });
    else if (isAsked) {
      const move = pick(this.#rng, this.#game.menu(view).moves);
      this.ask({ t: 'move', decision: this.#decision!, move });
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
}
