// One seat of a bench table: a guest with a socket who answers every question with a random legal move.

import { type Patch, patched } from '@quayside/engine';
import { socketPath, type ToClient, type ToServer, type UpdateBody } from '@quayside/protocol';
import { type AnyGame, type AnyShape, pick, type Rng, rngOf, type View } from '@quayside/rules';
import { WebSocket } from 'ws';
import { decodeFrame, type SharedState } from './sharedState.ts';

/**
 * What all players of a bench note down together: bytes as they came off the wire, for moves alone; waits from sending
 * a move until another seat has it, in ms.
 */
export type LoadTotals = { moves: number; bytes: number; waits: number[] };

/** Of a table, to one of those who sit there. */
type TableMessage = Extract<ToClient, { t: 'table' }>;

export class SimulatedPlayer {
  readonly cookie: string;
  hasPlayed = false;
  #isResting = false;
  readonly #game: AnyGame;
  readonly #rng: Rng;
  readonly #totals: LoadTotals;
  readonly #paceMs: number;
  #socket: WebSocket | null = null;
  #view: View<AnyShape> | null = null;
  #asked: number | null = null;
  #ply = 0;
  readonly #name: string;
  #intents = 0;
  #lastId = '';
  #shared: SharedState | null = null;
  /** By seat: how many of its moves have come here. */
  #come: number[] = [];
  #onTable: (message: TableMessage) => void = () => {};

  constructor(cookie: string, game: AnyGame, seed: number, totals: LoadTotals, paceMs: number) {
    this.cookie = cookie;
    this.#name = cookie.slice(-8).replace(/[^\w-]/g, '_');
    this.#game = game;
    this.#rng = rngOf(seed);
    this.#totals = totals;
    this.#paceMs = paceMs;
  }

  /** Resolves when this player is seated; rejects when the socket closes before, as `leave` does it. */
  async join(url: string, table: string, seat: number, shared: SharedState): Promise<void> {
    this.#shared = shared;
    this.#come = shared.sent.map(() => 0);
    const socket = new WebSocket(`${url.replace('http', 'ws')}${socketPath(table, { packed: true })}`, {
      headers: { cookie: this.cookie },
    });
    this.#socket = socket;
    this.#view = null;
    this.#asked = null;
    socket.on('message', (frame: Buffer, isPacked) => {
      this.#receive(decodeFrame(frame, { isPacked }), frame.length + (frame.length < 126 ? 2 : 4));
    });
    await new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
    this.#send({ t: 'hello', since: null });
    if (seat > 0) this.#send({ t: 'sit', id: this.#newId(), seat });
    const closed = new Promise<never>((_, reject) => {
      socket.once('close', () => reject(new Error('the socket closed before the player was seated')));
    });
    await Promise.race([this.#until(({ you }) => you.seat === seat), closed]);
  }

  start(): void {
    this.#send({ t: 'start', id: this.#newId() });
  }

  /** Resolves when the game is over. */
  over(): Promise<void> {
    return this.#until(({ table }) => table.status === 'over');
  }

  /** Answers nothing more. */
  rest(): void {
    this.#isResting = true;
  }

  leave(): void {
    // Of one that is still connecting, `ws` tells by an error that it never was.
    this.#socket?.on('error', () => {});
    this.#socket?.terminate();
  }

  #until(isSo: (message: TableMessage) => boolean): Promise<void> {
    return new Promise(resolve => {
      this.#onTable = message => isSo(message) && resolve();
    });
  }

  #receive(message: ToClient, bytes: number): void {
    switch (message.t) {
      case 'table':
        this.#onTable(message);
        break;
      case 'view':
        this.#view = { seat: message.seat, open: message.open as object, own: message.own as object };
        this.#ply = message.ply;
        this.#answer(message.decision);
        break;
      case 'update':
        this.#totals.bytes += bytes;
        this.#advance(message);
        break;
      case 'accepted':
        this.#totals.bytes += bytes;
        if (message.id !== this.#lastId) throw new Error(`${message.id} was accepted, ${this.#lastId} was sent`);
        break;
      case 'refused':
      case 'error':
        throw new Error(`${message.t}: ${message.code}`);
    }
  }

  #advance(update: UpdateBody): void {
    const view = this.#view!;
    if (update.ply !== this.#ply + 1) throw new Error(`ply ${update.ply} came after ${this.#ply}`);
    this.#ply = update.ply;
    const open = this.#shared!.openAfter(update.ply, view.open, (update.open ?? null) as Patch | null);
    this.#view = { seat: view.seat, open, own: patched(view.own, (update.own ?? null) as Patch | null) };
    if (update.by === view.seat) this.#totals.moves += 1;
    else if (update.by >= 0) {
      const sentAt = this.#shared!.sent[update.by]![this.#come[update.by]!++]!;
      this.#totals.waits.push(performance.now() - sentAt);
    }
    this.#answer(update.decision ?? null);
  }

  #answer(decision: number | null): void {
    if (decision === null || decision === this.#asked || this.#isResting) return;
    this.#asked = decision;
    if (this.#paceMs === 0) this.#play(decision);
    else setTimeout(() => this.#play(decision), this.#paceMs * (0.5 + Math.random()));
  }

  #play(decision: number): void {
    const move = pick(this.#rng, this.#game.menu(this.#view!).moves);
    this.#shared!.sent[this.#view!.seat!]!.push(performance.now());
    this.hasPlayed = true;
    this.#send({ t: 'move', id: this.#newId(), decision, move });
  }

  #newId(): string {
    this.#intents += 1;
    this.#lastId = `${this.#name}-${this.#intents}`;
    return this.#lastId;
  }

  #send(message: ToServer): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }
}
