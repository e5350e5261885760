// Chooses what a client sends next: legal moves that advance the game, and between them malformed and illegal ones.

import { LIMITS, TO_SERVER, type ToServer } from '@quayside/protocol';
import { below, pick, type Rng } from '@quayside/rules';
import type { FuzzClient } from './client.ts';
import { deeplyNested, garbled, hostile, mutated, noise } from './mutate.ts';
import { sampled } from './sample.ts';

export type Frame = { data: string | Buffer; binary: boolean };

const TAGS = Object.keys(TO_SERVER) as ToServer['t'][];
/** Messages after which little can happen at a table, so they are sent rarely. */
const FINAL = new Set<ToServer['t']>(['end', 'leave', 'replace', 'pause', 'propose', 'takeover', 'configure']);
const SELDOM = 8;

let count = 0;
const newId = (): string => `f${(count++).toString(36)}`;

/** How often each kind is chosen, among all of them. */
const KINDS: readonly [number, (rng: Rng, client: FuzzClient) => Frame][] = [
  [45, (rng, client) => text(legalMove(rng, client))],
  [8, (rng, client) => text({ ...legalMove(rng, client), move: mutated(rng, legalMove(rng, client).move) })],
  [20, (rng, client) => text(fitting(rng, client))],
  [15, (rng, client) => text(mutated(rng, fitting(rng, client)))],
  [8, (rng, client) => plain(garbled(rng, JSON.stringify(fitting(rng, client))))],
  [3, (rng, client) => plain(garbled(rng, garbled(rng, JSON.stringify(legalMove(rng, client)))))],
  [3, rng => plain(JSON.stringify(hostile(rng)))],
  [3, (rng, client) => plain(client.sent.length > 0 ? pick(rng, client.sent) : '{}')],
  [3, rng => ({ data: noise(rng, below(rng, 60)), binary: true })],
  [3, rng => text({ t: 'hello', since: below(rng, 2) === 0 ? null : below(rng, 40), viewSeat: below(rng, 5) })],
  [2, () => text({ t: 'ping' })],
  [1, rng => plain('['.repeat(1 + below(rng, 8000)))],
  [2, (rng, client) => nested(rng, fitting(rng, client))],
  [2, (rng, client) => nestedMove(rng, legalMove(rng, client))],
];
const TOTAL = KINDS.reduce((sum, [weight]) => sum + weight, 0);

/** One in so many frames ends the connection: too long, or no text at all. */
const BREAKING = 400;

export function nextFrame(rng: Rng, client: FuzzClient): Frame {
  if (below(rng, BREAKING) === 0)
    return pick(rng, [
      plain('x'.repeat(LIMITS.frameBytes + 1 + below(rng, 100_000))),
      { data: Buffer.from([0x22, 0xff, 0xfe, 0x22]), binary: false },
    ]);
  let at = below(rng, TOTAL);
  const [, make] = KINDS.find(([weight]) => {
    at -= weight;
    return at < 0;
  })!;
  const made = make(rng, client);
  const frame = leadsAway(made) ? text({ t: 'ping' }) : made;
  if (!frame.binary && frame.data.length < 2000) client.remember(String(frame.data));
  return frame;
}

/** Webhooks to other machines are not sent: the server would call them. */
function leadsAway({ data, binary }: Frame): boolean {
  if (binary || !String(data).includes('http')) return false;
  const urls = String(data).match(/https?:[^"\s]*/gi) ?? [];
  return urls.some(url => !URL.canParse(url) || new URL(url).hostname !== '127.0.0.1');
}

const plain = (data: string): Frame => ({ data, binary: false });
const text = (message: unknown): Frame => plain(JSON.stringify(message) ?? 'undefined');

const REST = 1000; // characters of a message beside its nested part

const nested = (rng: Rng, message: object): Frame => plain(deeplyNested(rng, message, LIMITS.frameBytes - REST));

/** Everything fits but a part of the move. */
function nestedMove(rng: Rng, { move, ...intent }: { move: unknown }): Frame {
  const deep = deeplyNested(rng, move, LIMITS.frameBytes - REST);
  return plain(`${JSON.stringify(intent).slice(0, -1)},"move":${deep}}`);
}

function legalMove(rng: Rng, { view, decision, context: { game } }: FuzzClient): Record<'move' | 't', unknown> {
  const moves = view && view.seat !== null && decision !== null ? game.menu(view).moves : [];
  const move = moves.length > 0 ? pick(rng, moves) : hostile(rng);
  const intent = { id: newId(), decision: decision ?? below(rng, 40) };
  return { t: 'move', ...intent, move };
}

/** A message the schemas accept, with names and numbers that mean something at this table. */
function fitting(rng: Rng, client: FuzzClient): Record<string, unknown> {
  let tag = pick(rng, TAGS);
  if (FINAL.has(tag) && below(rng, SELDOM) > 0) tag = pick(rng, TAGS);
  const message = sampled(rng, TO_SERVER[tag]) as Record<string, unknown>;
  const { latestTable, ply } = client;
  if ('id' in message) message['id'] = newId();
  if ('seat' in message) message['seat'] = below(rng, (latestTable?.table.seats.length ?? 4) + 1);
  if ('to' in message && typeof message['to'] === 'number') message['to'] = Math.max(0, ply - below(rng, 12));
  if ('request' in message) message['request'] = latestTable?.table.asking?.request ?? 'none';
  if ('who' in message) message['who'] = pick(rng, [...client.who]);
  if ('decision' in message) message['decision'] = client.decision ?? ply;
  if (tag === 'webhook') message['url'] = pick(rng, [null, 'http://127.0.0.1:9/', 'ftp://x', '::']);
  if (tag === 'configure' && latestTable)
    Object.assign(message, { options: latestTable.table.options, seats: latestTable.table.seats.length });
  return message;
}
