// `bench server`: a real server under real sockets. Every seat of every table is a client of its own.

import { setTimeout as sleep } from 'node:timers/promises';
import { type Flags, whole } from '../command.ts';
import { chosenGame } from '../game.ts';
import { benchIdle } from './idle.ts';
import { Player, type Tally } from './player.ts';
import { report } from './report.ts';
import { newGuest, newTable, type Target } from './requests.ts';
import { type ServerProcess, startServerProcess } from './serverProcess.ts';
import { SharedState } from './sharedState.ts';

const WARM_UP_SECONDS = 4;
const REST_MS = 500; // until nothing is on its way any more, so that what a table holds can be weighed
const ABREAST = 16; // tables whose guests come in at the same time

export async function benchServer(flags: Flags): Promise<number> {
  if (flags['idle'] !== undefined) return benchIdle(flags);
  const tables = whole(flags, 'tables', 100, { max: 5000 });
  const seconds = whole(flags, 'seconds', 10);
  const paceMs = whole(flags, 'pace', 0, { min: 0 });
  const chosen = await chosenGame({ ...flags, players: flags['players'] ?? '4' });
  const tally: Tally = { moves: 0, bytes: 0, waits: [] };
  const server = await startServerProcess();
  const heldEmpty = await server.heldMb();
  const target = { url: server.url, chosen };
  const seed = whole(flags, 'seed', 1);
  const tablesOfPlayers = await gather(target, tables, (table, seat, cookie) => {
    return new Player(cookie, chosen.game, seed + table * chosen.players + seat, tally, paceMs);
  });
  const stopped = new AbortController();
  const playing = tablesOfPlayers.map(players => playOn(target, players, stopped.signal));
  while (tablesOfPlayers.flat().some(player => !player.hasPlayed)) await sleep(50);
  await sleep(1000 * WARM_UP_SECONDS + 2 * paceMs);
  const found = await measure(server, tally, seconds);
  for (const player of tablesOfPlayers.flat()) player.rest();
  await sleep(REST_MS);
  const held = await server.heldMb();
  stopped.abort();
  for (const player of tablesOfPlayers.flat()) player.leave();
  await Promise.all(playing);
  await server.stop();
  report({ bench: 'server', tables, ...found, kbPerTable: Math.round(((held - heldEmpty) * 1000) / tables) }, flags);
  return 0;
}

async function measure(server: ServerProcess, tally: Tally, seconds: number): Promise<Record<string, number>> {
  const cpuBefore = await server.cpuSeconds();
  Object.assign(tally, { moves: 0, bytes: 0, waits: [] });
  await sleep(seconds * 1000);
  const { moves, bytes } = tally;
  const waits = tally.waits.toSorted((a, b) => a - b);
  const cpu = (await server.cpuSeconds()) - cpuBefore;
  return {
    movesPerSecond: Math.round(moves / seconds),
    p50Ms: at(waits, 0.5),
    p95Ms: at(waits, 0.95),
    p99Ms: at(waits, 0.99),
    bytesPerMove: Math.round(bytes / moves),
    cpuUsPerMove: Math.round((cpu * 1e6) / moves),
    rssMb: Math.round(await server.rssMb()),
  };
}

const at = (sorted: number[], share: number): number =>
  Number((sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(2));

/** Everybody comes in and sits down before the first game begins. */
async function gather(
  target: Target,
  tables: number,
  playerOf: (table: number, seat: number, cookie: string) => Player,
): Promise<Player[][]> {
  const tablesOfPlayers: Player[][] = [];
  let next = 0;
  const lane = async () => {
    while (next < tables) {
      const table = next++;
      const cookies = await Promise.all(Array.from({ length: target.chosen.players }, () => newGuest(target)));
      const players = cookies.map((cookie, seat) => playerOf(table, seat, cookie));
      await sitDown(target, players);
      tablesOfPlayers.push(players);
    }
  };
  await Promise.all(Array.from({ length: ABREAST }, lane));
  return tablesOfPlayers;
}

async function sitDown(target: Target, players: Player[]): Promise<void> {
  const table = await newTable(target, players[0]!.cookie);
  const shared = new SharedState(players.length);
  await Promise.all(players.map((player, seat) => player.join(target.url, table, seat, shared)));
}

/** One game after another, until the bench is over. */
async function playOn(target: Target, players: Player[], stopped: AbortSignal): Promise<void> {
  const over = new Promise<void>(resolve => stopped.addEventListener('abort', () => resolve()));
  for (;;) {
    const ended = players.map(player => player.over());
    players[0]!.start();
    await Promise.race([Promise.all(ended), over]);
    for (const player of players) player.leave();
    if (stopped.aborted) return;
    await Promise.race([sitDown(target, players), over]);
    if (stopped.aborted) return;
  }
}
