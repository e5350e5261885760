// A client at a table that checks that every intent it sends is answered exactly once.

import { type Patch, patched } from '@quayside/engine';
import { socketPath, type ToClient, type UpdateBody } from '@quayside/protocol';
import type { AnyGame, AnyShape, View } from '@quayside/rules';
import { WebSocket } from 'ws';
import { decodeFrame } from '../bench/sharedState.ts';
import { type FuzzFindings, TrafficCounts } from './findings.ts';

const PATIENCE_MS = 30_000; // for an answer, on a machine that is busy
const ID = /^[A-Za-z0-9_-]{1,40}$/;

type TableMessage = Extract<ToClient, { t: 'table' }>;
type FuzzContext = {
  url: string;
  cookie: string;
  table: string;
  game: AnyGame;
  findings: FuzzFindings;
  counts: TrafficCounts;
};

export class FuzzClient {
  readonly context: FuzzContext;
  view: View<AnyShape> | null = null;
  decision: number | null = null;
  ply = 0;
  latestTable: TableMessage | null = null;
  /** Names of people who have talked, for muting and silencing. */
  readonly who = new Set<string>(['nobody']);
  /** Frames sent lately, to be sent again. */
  readonly sent: string[] = [];
  #socket: WebSocket | null = null;
  #outstanding = new Map<string, number>();
  #waiting: (() => void)[] = [];

  constructor(context: FuzzContext) {
    this.context = context;
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Resolves when the socket is open or was refused. */
  connect({ packed }: { packed: boolean }): Promise<void> {
    const { url, table, cookie } = this.context;
    const socket = new WebSocket(`${url.replace('http', 'ws')}${socketPath(table, { packed })}`, {
      headers: { cookie },
    });
    const outstanding = new Map<string, number>();
    this.#socket = socket;
    this.#outstanding = outstanding;
    this.view = null;
    socket.on('error', () => {});
    socket.on('message', (frame: Buffer, isPacked) => this.#onMessage(decodeFrame(frame, { isPacked }), outstanding));
    return new Promise(resolve => {
      socket.once('open', resolve);
      socket.once('close', () => {
        // What was on its way when a connection ended cannot be answered on it.
        outstanding.clear();
        this.#wake();
        resolve();
      });
    });
  }

  send(data: string | Buffer, { binary }: { binary: boolean }): void {
    if (!this.isOpen) return;
    this.context.counts.frames += 1;
    const id = binary ? null : idIn(String(data));
    if (id !== null) this.#outstanding.set(id, (this.#outstanding.get(id) ?? 0) + 1);
    this.#socket!.send(data, { binary });
  }

  /** Resolves when everything that was sent is answered, or the connection has ended. */
  async settled(): Promise<void> {
    const until = performance.now() + PATIENCE_MS;
    while (this.isOpen && this.#outstanding.size > 0) {
      const left = until - performance.now();
      if (left <= 0) {
        this.context.findings.add('an intent was not answered', [...this.#outstanding.keys()].join(' '));
        return this.cut();
      }
      await new Promise<void>(resolve => {
        const timer = setTimeout(resolve, left);
        this.#waiting.push(() => {
          clearTimeout(timer);
          resolve();
        });
      });
    }
  }

  remember(frame: string): void {
    this.sent.push(frame);
    if (this.sent.length > 20) this.sent.shift();
  }

  cut(): void {
    this.#socket?.terminate();
  }

  #wake(): void {
    for (const wake of this.#waiting.splice(0)) wake();
  }

  #onMessage(message: ToClient, outstanding: Map<string, number>): void {
    TrafficCounts.count(this.context.counts.answers, message.t);
    switch (message.t) {
      case 'accepted':
      case 'refused':
      case 'duplicate':
        this.#answered(message, outstanding);
        break;
      case 'table':
        this.latestTable = message;
        break;
      case 'view':
        this.view = { seat: message.seat, open: message.open as object, own: message.own as object | null };
        Object.assign(this, { ply: message.ply, decision: message.decision });
        break;
      case 'update':
        this.#advance(message);
        break;
      case 'gap':
        for (const update of message.updates) this.#advance(update);
        break;
      case 'line':
        this.who.add(message.line.who);
        break;
      case 'bye':
        TrafficCounts.count(this.context.counts.answers, `bye ${message.code}`);
        if (message.code === 'table-failed' || message.code === 'frozen' || message.code === 'not-saved')
          this.context.findings.add(
            `a table said bye: ${message.code}`,
            `${this.context.game.id} ${this.context.table}`,
          );
        break;
    }
  }

  #answered(answer: { t: string; id: string; code?: string }, outstanding: Map<string, number>): void {
    const count = outstanding.get(answer.id) ?? 0;
    if (count === 0) this.context.findings.add('an intent was answered that was not open', JSON.stringify(answer));
    if (count <= 1) outstanding.delete(answer.id);
    else outstanding.set(answer.id, count - 1);
    if (outstanding.size === 0) this.#wake();
  }

  /** After a hello that names a wrong ply updates do not fit the view: it is unknown until the next hello. */
  #advance(update: UpdateBody): void {
    if (!this.view || this.ply !== (update.from ?? update.ply - 1)) {
      this.view = null;
      return;
    }
    try {
      const { seat, open, own } = this.view;
      const patches = { open: (update.open ?? null) as Patch | null, own: (update.own ?? null) as Patch | null };
      this.view = { seat, open: patched(open, patches.open), own: patched(own, patches.own) };
      Object.assign(this, { ply: update.ply, decision: update.decision ?? null });
    } catch {
      this.view = null;
    }
  }
}

/** The name by which the server must answer a text, if it has one. */
function idIn(text: string): string | null {
  try {
    const { id } = (JSON.parse(text) ?? {}) as { id?: unknown };
    return typeof id === 'string' && ID.test(id) ? id : null;
  } catch {
    return null;
  }
}
