// One whole game played by the web's own socket and state against a real server, through a network that drops, doubles,
// delays, swaps or cuts chosen messages.

import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { effect } from '@preact/signals';
import { socketPath } from '@quayside/protocol';
import { messageIn, unpacked } from '@quayside/protocol/frames';
import { type AnyGame, type AnyShape, GAMES, type View } from '@quayside/rules';
import { WebSocket } from 'ws';
import type { TestClient } from '../packages/server/test/testClient.ts';
import type { TestServer } from '../packages/server/test/testServer.ts';
import { connection, outbox, position, refusal, table } from '../packages/web/src/net/state.ts';
import { TableSocket } from '../packages/web/src/net/tableSocket.ts';
import { type RawSocket, textSocket } from '../packages/web/src/net/textSocket.ts';

export const FAULTS = ['drop', 'double', 'delay', 'swap', 'cut'] as const;
export const WAYS = ['up', 'down'] as const;
type Way = (typeof WAYS)[number];

/**
 * What happens to messages, counted over the whole game, to the server (up) or from it (down): to the one at `first`
 * and every so many after it, far enough apart for the client to have recovered.
 */
export type Fault = { kind: (typeof FAULTS)[number]; way: Way; first: number; every: number };

/** How a game ended for the client, and how many messages it took. */
export type RunResult = { view: View<AnyShape>; moves: object[]; messages: Record<Way, number> };

const MOMENT_MS = 8;
const PATIENCE_MS = 20_000;

class FaultyNetwork {
  readonly messages: Record<Way, number> = { up: 0, down: 0 };
  readonly #fault: Fault | null;
  /** Messages that wait for one held up before them. */
  readonly #held: Record<Way, (() => void)[] | null> = { up: null, down: null };

  constructor(fault: Fault | null) {
    this.#fault = fault;
  }

  pass(way: Way, deliver: () => void, cut: () => void): void {
    const since = this.messages[way]++ - (this.#fault?.first ?? 0);
    const isHit = this.#fault?.way === way && since >= 0 && since % this.#fault.every === 0;
    const held = this.#held[way];
    if (held) {
      held.push(deliver);
      if (this.#fault!.kind === 'swap') this.#release(way, held.reverse());
    } else if (isHit) this.#inject(this.#fault!.kind, way, deliver, cut);
    else deliver();
  }

  #inject(kind: Fault['kind'], way: Way, deliver: () => void, cut: () => void): void {
    switch (kind) {
      case 'double':
        deliver();
        deliver();
        break;
      // TCP loses no single message: after a while the connection is found dead.
      case 'drop':
        setTimeout(cut, MOMENT_MS);
        break;
      case 'cut':
        cut();
        break;
      case 'delay':
      case 'swap': {
        const waiting = [deliver];
        this.#held[way] = waiting;
        setTimeout(() => this.#held[way] === waiting && this.#release(way, waiting), MOMENT_MS);
      }
    }
  }

  #release(way: Way, waiting: (() => void)[]): void {
    this.#held[way] = null;
    for (const deliver of waiting) deliver();
  }
}

function dialThrough(url: string, cookie: string, network: FaultyNetwork): RawSocket {
  const socket = new WebSocket(url, { headers: { cookie } });
  const cut = () => socket.terminate();
  const wire: RawSocket = {
    binaryType: 'arraybuffer',
    onopen: null,
    onmessage: null,
    onclose: null,
    send: data => network.pass('up', () => socket.readyState === socket.OPEN && socket.send(data as string), cut),
    close: () => socket.close(),
  };
  const here = wire as unknown as globalThis.WebSocket;
  socket.on('open', () => wire.onopen?.call(here, new Event('open')));
  socket.on('message', (frame: Buffer, isBinary) => {
    messageIn(isBinary ? unpacked(frame) : `${frame}`);
    const data = isBinary ? Uint8Array.from(frame).buffer : frame.toString();
    network.pass('down', () => wire.onmessage?.call(here, new MessageEvent('message', { data })), cut);
  });
  socket.on('error', () => {});
  socket.on('close', () => wire.onclose?.call(here, new Event('close') as CloseEvent));
  return wire;
}

/** Always the same choice for the same hand, so that two games go the same way. */
export function settledChoice(game: AnyGame, view: View<AnyShape>): object {
  const { moves } = game.menu(view);
  const hash = createHash('sha256').update(JSON.stringify(view.own)).digest().readUInt32BE();
  return moves[hash % moves.length]!;
}

/** A table with a bot on every other seat whose chance is always the same. */
async function sameTable(server: TestServer, guest: TestClient, game: AnyGame): Promise<string> {
  const seats = game.seats.min;
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [i + 1, 'mate' as const]));
  const id = await server.table(guest, { game: game.id, seats, bots });
  const row = (await server.store.table(id))!;
  const honest = { ...row.honest!, serverSeed: createHash('sha256').update(game.id).digest('hex') };
  await server.store.write([{ kind: 'table', table: { ...row, honest } }]);
  return id;
}

export async function faultRun(
  server: TestServer,
  guest: TestClient,
  id: string,
  fault: Fault | null,
): Promise<RunResult> {
  const game = await GAMES[id]!.load();
  const at = await sameTable(server, guest, game);
  const network = new FaultyNetwork(fault);
  const socket = new TableSocket(at, (table, seat, { packed }) => {
    const url = `${server.url.replace('http', 'ws')}${socketPath(table, { packed, seat })}`;
    return textSocket(dialThrough(url, guest.cookie, network));
  });
  const answered = new Set<number>();
  const sent = new Set<number>(); // of these the client must know; a move is sent a microtask after it is chosen
  let wrong: unknown = null;
  let stop = () => {};
  try {
    await new Promise<void>((arrived, failed) => {
      const tooLong = setTimeout(() => failed(new Error(`no end in sight: ${JSON.stringify(fault)}`)), PATIENCE_MS);
      let hasStarted = false;
      stop = effect(() => {
        if (connection.value === 'lost') setTimeout(() => socket.nudge(), 0);
        try {
          know(sent);
        } catch (error) {
          wrong ??= error;
        }
        if (wrong || (table.value?.status === 'over' && position.value && outbox.value.length === 0 && isOver(game))) {
          clearTimeout(tooLong);
          if (wrong) failed(wrong);
          else arrived();
        } else if (table.value?.status === 'gathering' && !hasStarted) {
          hasStarted = true;
          queueMicrotask(() => socket.send({ t: 'start' }));
        } else decide(game, socket, { answered, sent });
      });
    });
    const { seat, open, own } = position.value!;
    const log = (await server.store.entries(at, 0)).map(({ entry }) => entry);
    const moves = log.filter(entry => entry.seat === seat && 'move' in entry);
    assert.equal(moves.length, answered.size, 'every move is in the log, once');
    return { view: { seat, open, own }, moves, messages: network.messages };
  } finally {
    stop();
    socket.leave();
  }
}

const isOver = (game: AnyGame): boolean => game.outcome(position.value!.open) !== null;

/** The client knows of every move it has made whether it is on its way, until the view has left the decision. */
function know(sent: Set<number>): void {
  assert.equal(refusal.value, null);
  const decision = position.value?.decision;
  if (decision === null || decision === undefined || !sent.has(decision)) return;
  assert.ok(outbox.value.some(({ intent }) => intent.t === 'move' && intent.decision === decision));
}

function decide(
  game: AnyGame,
  socket: TableSocket,
  { answered, sent }: Record<'answered' | 'sent', Set<number>>,
): void {
  const here = position.value;
  if (here?.decision === null || here?.decision === undefined || answered.has(here.decision)) return;
  const { decision, seat, open, own } = here;
  answered.add(decision);
  queueMicrotask(() => {
    socket.send({ t: 'move', decision, move: settledChoice(game, { seat, open, own }) });
    sent.add(decision);
  });
}
