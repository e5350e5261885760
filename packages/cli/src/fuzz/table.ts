// One fuzzed table: opened, joined, played at by hostile clients, and left.

import { LIMITS, TERMS, type Terms } from '@quayside/protocol';
import { type AnyGame, below, type Meta, pick, type Rng, settle } from '@quayside/rules';
import { FuzzClient } from './client.ts';
import { type FuzzFindings, TrafficCounts } from './findings.ts';
import { nextFrame } from './frames.ts';
import type { KnownIds } from './requests.ts';

const FRAMES_PER_TABLE = 6000;
const BURST = 5; // frames at most

type FuzzContext = {
  url: string;
  known: KnownIds;
  findings: FuzzFindings;
  counts: TrafficCounts;
  /** No more frames are wanted. */
  isEnough(): boolean;
};

/** Plays at one table until its game is over for a while, or enough was sent. */
export async function fuzzTable(rng: Rng, game: AnyGame, context: FuzzContext): Promise<void> {
  const seats = game.seats.min + below(rng, Math.min(3, game.seats.max - game.seats.min + 1));
  const cookies = Array.from({ length: seats + 1 }, () => pick(rng, context.known.cookies));
  const table = await newTable(rng, game, seats, cookies[0]!, context);
  if (table === null) return;
  context.counts.tables += 1;
  context.known.tables.push(table);
  if (context.known.tables.length > 60) context.known.tables.shift();
  const clients = cookies.map(cookie => new FuzzClient({ ...context, cookie, table, game }));
  await sendFrames(rng, clients, 60, context);
  await begin(rng, clients);
  const wasOver = await sendFrames(rng, clients, FRAMES_PER_TABLE, context);
  if (wasOver) {
    TrafficCounts.count(context.counts.finished, game.id);
    await sendFrames(rng, clients, 200, { ...context, pastTheEnd: true });
  }
  for (const client of clients) client.cut();
}

/** In bursts, now from one and now from another; true when the game came to its end. */
async function sendFrames(
  rng: Rng,
  clients: FuzzClient[],
  most: number,
  { counts, isEnough, pastTheEnd = false }: FuzzContext & { pastTheEnd?: boolean },
): Promise<boolean> {
  const until = counts.frames + most;
  const isOver = () => clients.some(({ latestTable }) => latestTable?.table.status === 'over');
  const isClosed = () =>
    clients.some(({ latestTable }) => latestTable?.table.status === 'ended' || latestTable?.table.status === 'frozen');
  for (let sent = 0; sent < most && counts.frames < until + most * 20 && !isEnough(); ) {
    if (!pastTheEnd && (isOver() || isClosed())) return isOver();
    const deciding = clients.filter(({ decision }) => decision !== null);
    const client = pick(rng, deciding.length > 0 && below(rng, 3) > 0 ? deciding : clients);
    if (!client.isOpen) await client.connect({ packed: below(rng, 2) === 0 });
    if (!client.view) client.send('{"t":"hello","since":null}', { binary: false });
    const burst = 1 + below(rng, BURST);
    for (let i = 0; i < burst; i++) {
      const { data, binary } = nextFrame(rng, client);
      client.send(data, { binary });
    }
    sent += burst;
    await client.settled();
    if (below(rng, 100) === 0) client.cut();
  }
  return isOver();
}

/** Whoever has no seat takes an open one, bots take the rest, and the host starts. */
async function begin(rng: Rng, clients: FuzzClient[]): Promise<void> {
  let n = 0;
  const say = (client: FuzzClient, message: object) =>
    client.send(JSON.stringify({ ...message, id: `b${n++}-${below(rng, 1e9)}` }), { binary: false });
  for (const client of clients) {
    if (!client.isOpen) await client.connect({ packed: false });
    client.send('{"t":"hello","since":null}', { binary: false });
    await client.settled();
    const seat = client.latestTable?.table.seats.findIndex(({ kind }) => kind === 'open') ?? -1;
    if (seat >= 0 && below(rng, 4) > 0) say(client, { t: 'sit', seat });
    await client.settled();
  }
  const server = clients.find(({ latestTable }) => latestTable?.you.host) ?? clients[0]!;
  for (let seat = 0; seat < 8; seat++) say(server, { t: 'bot', seat, level: 'deckhand' });
  await server.settled();
  say(server, { t: 'start' });
  await server.settled();
}

async function newTable(rng: Rng, meta: Meta, seats: number, cookie: string, { url, findings }: FuzzContext) {
  const { options } = settle(meta, seats, {});
  for (const chosen of [randomOptions(rng, meta, seats), options]) {
    const answer = await fetch(`${url}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({
        ...{ game: meta.id, seats, options: chosen, bots: {}, start: false, listed: below(rng, 2) === 0 },
        terms: randomTerms(rng),
      }),
    });
    const body = (await answer.json()) as { id?: string; code?: string };
    if (body.id) return body.id;
    if (answer.status >= 500) findings.add(`a new table: status ${answer.status}`, JSON.stringify(body));
  }
  return null;
}

function randomOptions(rng: Rng, meta: Meta, seats: number): object {
  const chosen = meta.options.map(({ id, choices }) => [id, pick(rng, choices).value]);
  return settle(meta, seats, Object.fromEntries(chosen)).options ?? {};
}

const randomTerms = (rng: Rng): Terms => ({
  ...TERMS,
  clock: pick(rng, ['none', 'none', 'brisk', 'day'] as const),
  standIn: 'deckhand',
  watching: pick(rng, ['open', 'late'] as const),
  lateBy: { entries: 1 + below(rng, LIMITS.lateByEntries), minutes: 0 },
  readyMarks: below(rng, 2) === 0,
  spectatorsTalk: below(rng, 2) === 0,
});
