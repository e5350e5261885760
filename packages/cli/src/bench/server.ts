// `bench server`: a real server under real sockets. Every seat of every table is a client of its own.

import { setTimeout as sleep } from 'node:timers/promises';
import { type Flags, whole } from '../command.ts';
import { chosenGame } from '../game.ts';
import { benchIdle } from './idle.ts';
import { type BenchedServers, startNodes, startSingle } from './nodes.ts';
import { type LoadTotals, SimulatedPlayer } from './player.ts';
import { beginProfiles, type Shares } from './profile.ts';
import { report } from './report.ts';
import { type BenchTarget, newGuest, newTable } from './requests.ts';
import { SharedState } from './sharedState.ts';

const WARM_UP_SECONDS = 4;
const WARM_UP_TABLES = 10; // played and left before the memory of an empty server is measured
const REST_MS = 500; // until no message is under way any more, so that the memory of tables can be measured
const PARTS = 16; // of a profile that are listed
const CONCURRENT_TABLES = 16; // whose guests join at the same time

type TargetOf = (table: number) => BenchTarget;
type PlayerOf = (table: number, seat: number, cookie: string) => SimulatedPlayer;

export async function benchServer(flags: Flags): Promise<number> {
  if (flags['idle'] !== undefined) return benchIdle(flags);
  const tables = whole(flags, 'tables', 100, { max: 5000 });
  const seconds = whole(flags, 'seconds', 10);
  const paceMs = whole(flags, 'pace', 0, { min: 0 });
  const chosen = await chosenGame({ ...flags, players: flags['players'] ?? '4' });
  const totals: LoadTotals = { moves: 0, bytes: 0, waits: [] };
  const nodes = flags['nodes'] === undefined ? null : whole(flags, 'nodes', 1, { max: 20 });
  const benched = nodes === null ? await startSingle() : await startNodes(nodes);
  const targets = benched.servers.map(({ url }) => ({ url, chosen }));
  const targetOf = (table: number) => targets[table % targets.length]!;
  const seed = whole(flags, 'seed', 1);
  const playerOf = (table: number, seat: number, cookie: string) =>
    new SimulatedPlayer(cookie, chosen.game, seed + table * chosen.players + seat, totals, paceMs);
  await warmUp(benched, targetOf, playerOf);
  const heldEmpty = await heldBy(benched);
  const tablesOfPlayers = await gather(targetOf, tables, playerOf);
  const stopped = new AbortController();
  const playing = tablesOfPlayers.map((players, table) => playOn(targetOf(table), players, stopped.signal));
  while (tablesOfPlayers.flat().some(player => !player.hasPlayed)) await sleep(50);
  await sleep(1000 * WARM_UP_SECONDS + 2 * paceMs);
  const folder = flags['profile'];
  const endProfiles = folder === undefined ? null : await beginProfiles(benched.servers, String(folder));
  const found = await measure(benched, totals, seconds);
  const shares = (await endProfiles?.()) ?? [];
  for (const player of tablesOfPlayers.flat()) player.rest();
  await sleep(REST_MS);
  const held = await heldBy(benched);
  stopped.abort();
  for (const player of tablesOfPlayers.flat()) player.leave();
  await Promise.all(playing);
  await benched.stop();
  const database = nodes === null ? 'sqlite' : 'postgres';
  report(
    {
      bench: 'server',
      game: chosen.game.id,
      database,
      nodes: nodes ?? 1,
      tables,
      ...found,
      kbPerTable: Math.round(((held - heldEmpty) * 1000) / tables),
      ...spent(shares, found['cpuUsPerMove']!),
    },
    flags,
  );
  return 0;
}

/** In microseconds of a move, as if the threads beside the main one spent their time on the same. */
const spent = (shares: Shares, cpuUsPerMove: number): Record<string, number> =>
  Object.fromEntries(
    shares
      .slice(0, PARTS)
      .map(([part, share]): [string, number] => [`us in ${part}`, Math.round(share * cpuUsPerMove)]),
  );

const sumOf = async (figures: Promise<number>[]): Promise<number> =>
  (await Promise.all(figures)).reduce((sum, figure) => sum + figure, 0);

const heldBy = ({ servers }: BenchedServers) => sumOf(servers.map(server => server.heldMb()));
const cpuOf = ({ servers }: BenchedServers) => sumOf(servers.map(server => server.cpuSeconds()));

async function measure(benched: BenchedServers, totals: LoadTotals, seconds: number): Promise<Record<string, number>> {
  const cpuBefore = await cpuOf(benched);
  const databaseBefore = benched.databaseCpu();
  const clientsBefore = process.cpuUsage();
  Object.assign(totals, { moves: 0, bytes: 0, waits: [] });
  await sleep(seconds * 1000);
  const { moves, bytes } = totals;
  const waits = totals.waits.toSorted((a, b) => a - b);
  const cpu = (await cpuOf(benched)) - cpuBefore;
  const databaseCpu = benched.databaseCpu() - databaseBefore;
  const clients = process.cpuUsage(clientsBefore);
  return {
    movesPerSecond: Math.round(moves / seconds),
    p50Ms: at(waits, 0.5),
    p95Ms: at(waits, 0.95),
    p99Ms: at(waits, 0.99),
    bytesPerMove: Math.round(bytes / moves),
    cpuUsPerMove: Math.round((cpu * 1e6) / moves),
    databaseCpuUsPerMove: Math.round((databaseCpu * 1e6) / moves),
    // Of the bench itself: what all players take on the same machine.
    clientCpuUsPerMove: Math.round((clients.user + clients.system) / moves),
    rssMb: Math.round(await sumOf(benched.servers.map(server => server.rssMb()))),
  };
}

/**
 * Plays some games and leaves them. Compiled code and caches, which no table holds, are there before an empty server is
 * weighed; they would else count as part of the tables.
 */
async function warmUp(benched: BenchedServers, targetOf: TargetOf, playerOf: PlayerOf): Promise<void> {
  const tablesOfPlayers = await gather(targetOf, WARM_UP_TABLES, (table, seat, cookie) =>
    playerOf(-1 - table, seat, cookie),
  );
  const stopped = new AbortController();
  const playing = tablesOfPlayers.map((players, table) => playOn(targetOf(table), players, stopped.signal));
  await sleep(1000 * WARM_UP_SECONDS);
  stopped.abort();
  for (const player of tablesOfPlayers.flat()) player.leave();
  await Promise.all(playing);
  while ((await sumOf(benched.servers.map(server => server.tablesInMemory()))) > 0) await sleep(200);
}

const at = (sorted: number[], share: number): number =>
  Number((sorted[Math.floor(sorted.length * share)] ?? Number.NaN).toFixed(2));

/** Everybody comes in and sits down before the first game begins. */
async function gather(targetOf: TargetOf, tables: number, playerOf: PlayerOf): Promise<SimulatedPlayer[][]> {
  const tablesOfPlayers: SimulatedPlayer[][] = [];
  let next = 0;
  const lane = async () => {
    while (next < tables) {
      const table = next++;
      const target = targetOf(table);
      const cookies = await Promise.all(Array.from({ length: target.chosen.players }, () => newGuest(target)));
      const players = cookies.map((cookie, seat) => playerOf(table, seat, cookie));
      await sitDown(target, players);
      tablesOfPlayers[table] = players;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_TABLES }, lane));
  return tablesOfPlayers;
}

async function sitDown(target: BenchTarget, players: SimulatedPlayer[]): Promise<void> {
  const table = await newTable(target, players[0]!.cookie);
  const shared = new SharedState(players.length);
  await Promise.all(players.map((player, seat) => player.join(target.url, table, seat, shared)));
}

/** One game after another, until the bench is over. */
async function playOn(target: BenchTarget, players: SimulatedPlayer[], stopped: AbortSignal): Promise<void> {
  const over = new Promise<void>(resolve => stopped.addEventListener('abort', () => resolve()));
  for (;;) {
    const ended = players.map(player => player.over());
    players[0]!.start();
    await Promise.race([Promise.all(ended), over]);
    for (const player of players) player.leave();
    if (stopped.aborted) return;
    try {
      await sitDown(target, players);
    } catch (error) {
      if (!stopped.aborted) throw error; // else their sockets were closed while they sat down
    }
    if (!stopped.aborted) continue;
    // Whoever came in meanwhile would keep the table in memory.
    for (const player of players) player.leave();
    return;
  }
}
