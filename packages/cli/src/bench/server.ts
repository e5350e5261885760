// `bench server`: a real server under real sockets. Every seat of every table is a client of its own.

import { setTimeout as sleep } from 'node:timers/promises';
import { type Flags, whole } from '../command.ts';
import { chosenGame } from '../game.ts';
import { benchIdle } from './idle.ts';
import { Player, type Tally } from './player.ts';
import { report } from './report.ts';
import { type Doors, newGuest, newTable } from './requests.ts';
import { type Host, startHost } from './serverProcess.ts';
import { Hearsay } from './sharedState.ts';

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
  const host = await startHost();
  const heldEmpty = await host.heldMb();
  const doors = { url: host.url, chosen };
  const seed = whole(flags, 'seed', 1);
  const companies = await gather(doors, tables, (table, seat, cookie) => {
    return new Player(cookie, chosen.game, seed + table * chosen.players + seat, tally, paceMs);
  });
  const stopped = new AbortController();
  const playing = companies.map(company => playOn(doors, company, stopped.signal));
  while (companies.flat().some(player => !player.hasPlayed)) await sleep(50);
  await sleep(1000 * WARM_UP_SECONDS + 2 * paceMs);
  const found = await measure(host, tally, seconds);
  for (const player of companies.flat()) player.rest();
  await sleep(REST_MS);
  const held = await host.heldMb();
  stopped.abort();
  for (const player of companies.flat()) player.leave();
  await Promise.all(playing);
  await host.stop();
  report({ bench: 'server', tables, ...found, kbPerTable: Math.round(((held - heldEmpty) * 1000) / tables) }, flags);
  return 0;
}

async function measure(host: Host, tally: Tally, seconds: number): Promise<Record<string, number>> {
  const cpuBefore = await host.cpuSeconds();
  Object.assign(tally, { moves: 0, bytes: 0, waits: [] });
  await sleep(seconds * 1000);
  const { moves, bytes } = tally;
  const waits = tally.waits.toSorted((a, b) => a - b);
  const cpu = (await host.cpuSeconds()) - cpuBefore;
  return {
    movesPerSecond: Math.round(moves / seconds),
    p50Ms: at(waits, 0.5),
    p95Ms: at(waits, 0.95),
    p99Ms: at(waits, 0.99),
    bytesPerMove: Math.round(bytes / moves),
    cpuUsPerMove: Math.round((cpu * 1e6) / moves),
    rssMb: Math.round(await host.rssMb()),
  };
}

const at = (sorted: number[], share: number): number =>
  Number((sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(2));

/** Everybody comes in and sits down before the first game begins. */
async function gather(
  doors: Doors,
  tables: number,
  playerOf: (table: number, seat: number, cookie: string) => Player,
): Promise<Player[][]> {
  const companies: Player[][] = [];
  let next = 0;
  const lane = async () => {
    while (next < tables) {
      const table = next++;
      const cookies = await Promise.all(Array.from({ length: doors.chosen.players }, () => newGuest(doors)));
      const players = cookies.map((cookie, seat) => playerOf(table, seat, cookie));
      await sitDown(doors, players);
      companies.push(players);
    }
  };
  await Promise.all(Array.from({ length: ABREAST }, lane));
  return companies;
}

async function sitDown(doors: Doors, players: Player[]): Promise<void> {
  const table = await newTable(doors, players[0]!.cookie);
  const hearsay = new Hearsay(players.length);
  await Promise.all(players.map((player, seat) => player.join(doors.url, table, seat, hearsay)));
}

/** One game after another, until the bench is over. */
async function playOn(doors: Doors, players: Player[], stopped: AbortSignal): Promise<void> {
  const over = new Promise<void>(resolve => stopped.addEventListener('abort', () => resolve()));
  for (;;) {
    const ended = players.map(player => player.over());
    players[0]!.start();
    await Promise.race([Promise.all(ended), over]);
    for (const player of players) player.leave();
    if (stopped.aborted) return;
    await Promise.race([sitDown(doors, players), over]);
    if (stopped.aborted) return;
  }
}
