// `bench server --idle N`: N running games, each opened once and left. Measures what the server keeps of them.

import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { socketPath, type ToServer } from '@quayside/protocol';
import { WebSocket } from 'ws';
import { type Flags, whole } from '../command.ts';
import { chosenGame } from '../game.ts';
import { report } from './report.ts';
import { type BenchTarget, newGuest, newTable } from './requests.ts';
import { startServerProcess } from './serverProcess.ts';

const IDLE_SECONDS = 3; // until a table nobody looks at leaves memory
const CONCURRENT_TABLES = 32; // opened at the same time

export async function benchIdle(flags: Flags): Promise<number> {
  const tables = whole(flags, 'idle', 10_000, { max: 1_000_000 });
  const chosen = await chosenGame({ ...flags, players: flags['players'] ?? '2' });
  const server = await startServerProcess(['--idle-minutes', String(IDLE_SECONDS / 60), '--bot-pause-ms', '0']);
  const target = { url: server.url, chosen };
  const [empty, heldEmpty] = [await server.rssMb(), await server.heldMb()];
  const rss: number[] = [];
  let [left, mostInMemory] = [tables, 0];
  const began = performance.now();
  const lane = async () => {
    const guests = await Promise.all(Array.from({ length: chosen.players }, () => newGuest(target)));
    while (left-- > 0) await lookOnce(target, guests);
  };
  const watch = setInterval(async () => {
    rss.push(await server.rssMb());
    mostInMemory = Math.max(mostInMemory, await server.tablesInMemory());
  }, 1000);
  await Promise.all(Array.from({ length: CONCURRENT_TABLES }, lane));
  const msPerTable = (performance.now() - began) / tables;
  clearInterval(watch);
  await sleep(IDLE_SECONDS * 3000);
  const [full, held, inMemory] = [await server.rssMb(), await server.heldMb(), await server.tablesInMemory()];
  await server.stop();
  const atHalf = rss[rss.length >> 1] ?? full;
  report(
    {
      bench: 'idle',
      tables,
      msPerTable: Number(msPerTable.toFixed(2)),
      mostInMemory,
      inMemoryAfterwards: inMemory,
      emptyMb: Math.round(empty),
      halfwayMb: Math.round(atHalf),
      rssMb: Math.round(full),
      kbPerIdleTable: Number((((held - heldEmpty) * 1000) / tables).toFixed(2)),
    },
    flags,
  );
  return 0;
}

/** A game begins with everybody connected, and all disconnect. */
async function lookOnce(target: BenchTarget, cookies: string[]): Promise<void> {
  const id = await newTable(target, cookies[0]!);
  const sockets = await Promise.all(cookies.map((cookie, seat) => sitDown(target, id, cookie, seat)));
  say(sockets[0]!, { t: 'start', id: 'start' });
  await untilMessage(sockets[0]!, '"t":"view"');
  for (const socket of sockets) socket.terminate();
}

async function sitDown({ url }: BenchTarget, table: string, cookie: string, seat: number): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${socketPath(table)}`, { headers: { cookie } });
  await once(socket, 'open');
  say(socket, { t: 'hello', since: null });
  if (seat > 0) say(socket, { t: 'sit', id: `sit-${seat}`, seat });
  await untilMessage(socket, seat > 0 ? '"accepted"' : '"table"');
  return socket;
}

const say = (socket: WebSocket, message: ToServer) => socket.send(JSON.stringify(message));

function untilMessage(socket: WebSocket, text: string): Promise<void> {
  return new Promise(resolve => {
    socket.on('message', frame => frame.toString().includes(text) && resolve());
  });
}
