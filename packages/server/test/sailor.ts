// A player who outlives the server: comes back after every loss, names the last ply seen, and sends again whatever was
// not answered. Notes down every answer, so that afterwards the log can be held against it.

import { setTimeout as sleep } from 'node:timers/promises';
import { type Patch, patched } from '@quayside/engine';
import { socketPath, type ToClient, type ToServer, type UpdateBody } from '@quayside/protocol';
import { messageIn } from '@quayside/protocol/frames';
import { type AnyGame, type AnyShape, pick, type Rng, type View } from '@quayside/rules';
import { WebSocket } from 'ws';

type Move = Extract<ToServer, { t: 'move' }>;

/** Settles when there is a server to come back to. */
export type Harbour = () => Promise<unknown>;

const RETRY_MS = 80; // at most, once there is one

export class Sailor {
  readonly cookie: string;
  /** What the server said about each intent. */
  readonly answers = new Map<string, { t: 'accepted' | 'duplicate'; ply: number }[]>();
  readonly refusals: string[] = [];
  /** Why the server sent this player away. */
  readonly byes: string[] = [];
  view: View<AnyShape> | null = null;
  ply: number | null = null;
  returns = 0;
  readonly #url: string;
  readonly #game: AnyGame;
  readonly #rng: Rng;
  #table = '';
  #socket: WebSocket | null = null;
  #outbox: ToServer | null = null;
  #decision: number | null = null;
  /** The last decision that was answered. */
  #done: number | null = null;
  #intents = 0;
  readonly #harbour: Harbour;
  #isHome = false;
  #hasArrived = false;
  #isTableOver = false;

  constructor(url: string, cookie: string, game: AnyGame, rng: Rng, harbour: Harbour) {
    this.#url = url;
    this.cookie = cookie;
    this.#game = game;
    this.#rng = rng;
    this.#harbour = harbour;
  }

  /** The table is over, and this player has seen how it ended. */
  get isOver(): boolean {
    return this.#isTableOver && this.view !== null && this.#game.outcome(this.view.open) !== null;
  }

  /** Comes to a table and sits down, unless this is the host, who sits already. */
  join(table: string, seat: number): void {
    this.#table = table;
    if (seat > 0) this.#outbox = { t: 'sit', id: `sit-${seat}`, seat };
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
      await this.#harbour();
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
        this.#decide(message.decision);
        break;
      case 'gap':
        for (const update of message.updates) this.#advance(update);
        this.#decide(this.#decision);
        break;
      case 'update':
        this.#advance(message);
        this.#decide(this.#decision);
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
    if (!this.#hasArrived && this.#outbox) this.#say(this.#outbox);
    this.#hasArrived = true;
    const mayStart = you.host && table.status === 'gathering' && table.seats.every(({ kind }) => kind === 'person');
    if (!mayStart || this.#outbox) return;
    this.#outbox = { t: 'start', id: 'start' };
    this.#say(this.#outbox);
  }

  #answered(id: string): void {
    if (!this.#outbox || !('id' in this.#outbox) || this.#outbox.id !== id) return;
    if (this.#outbox.t === 'move') this.#done = this.#outbox.decision;
    this.#outbox = null;
    this.#decide(this.#decision);
  }

  #advance(update: UpdateBody): void {
    if (update.ply !== this.ply! + 1) throw new Error(`ply ${update.ply} came after ${this.ply}`);
    const { seat, open, own } = this.view!;
    const patches = { open: (update.open ?? null) as Patch | null, own: (update.own ?? null) as Patch | null };
    this.view = { seat, open: patched(open, patches.open), own: patched(own, patches.own) };
    this.ply = update.ply;
    this.#decision = update.decision ?? null;
  }

  #decide(decision: number | null): void {
    this.#decision = decision;
    if (decision === null || decision === this.#done || this.#outbox || !this.view) return;
    this.#intents += 1;
    const id = `${this.cookie.slice(-10)}-${this.#intents}`;
    const move: Move = { t: 'move', id, decision, move: pick(this.#rng, this.#game.menu(this.view).moves) };
    this.#outbox = move;
    this.#say(move);
  }

  #say(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
