// A rolling upgrade: the nodes of a cluster are replaced one by one by a newer state while people play. The first new
// node brings the database up to date, it and then an old one are killed and started again, and a game has a version
// that only new nodes know.

import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { below, loadGame, pick, rngOf } from '@quayside/rules';
import type { Players } from './checks.ts';
import { checkGame, type DrillFindings } from './checks.ts';
import { type Cluster, ROOT } from './cluster.ts';
import type { Node } from './node.ts';
import { newGuest, newTable } from './requests.ts';
import { RetryingClient } from './retryingClient.ts';
import { type DrillOptions, type DrillReport, type Events, onCluster } from './run.ts';
import { raisedState, stateOf } from './states.ts';

const NEW_TABLES = 3;
const REST_MS = 2000; // between two steps, so that people play in every mixture
const WITHOUT_NEW_MS = 6000; // longer than other nodes take to look for tables that are due
const PATIENCE_MS = 120_000;
const GAME = 'waves';

/** `from`: the commit or tag that the nodes run at first; null: this state, rolled to a copy of it that is newer. */
export async function rollingUpgrade(settings: DrillOptions, from: string | null): Promise<DrillReport> {
  const { nodes, say, logs = null } = settings;
  const [old, next] = from === null ? [ROOT, raisedState()] : [stateOf(from), ROOT];
  say(from === null ? 'from this state to a newer copy of it' : `from ${from} to this state`);
  try {
    return await onCluster({ nodes, logs, root: old }, settings, (cluster, events) =>
      replaceAll(cluster, next, settings, events),
    );
  } finally {
    for (const folder of [old, next]) if (folder !== ROOT) rmSync(folder, { recursive: true, force: true });
  }
}

async function replaceAll(cluster: Cluster, root: string, { say }: DrillOptions, events: Events): Promise<void> {
  const [first, ...others] = cluster.nodes as [Node, ...Node[]];
  await sleep(REST_MS);
  say(`replacing ${first.address}; it brings the database up to date`);
  await cluster.trouble.during(() => replace(cluster, first, root, events));
  const version = await newestVersion(cluster, first);
  const newTables = await openAt(cluster, first, version, events.found);
  await sleep(REST_MS);
  say(`killing ${first.address}, which alone is new, and starting it again`);
  await cluster.trouble.during(async () => {
    await note(cluster, first, 'kill', events);
    await first.end('SIGKILL');
    await sleep(WITHOUT_NEW_MS);
    await checkVersions(cluster, newTables, version, events.found);
    await first.start();
    await cluster.whenHealthy();
  });
  await sleep(REST_MS);
  const last = others.at(-1)!;
  say(`killing ${last.address}, which is old, and starting it again`);
  await cluster.trouble.during(async () => {
    await note(cluster, last, 'kill', events);
    await last.end('SIGKILL');
    await last.start();
    await cluster.whenHealthy();
  });
  await sleep(REST_MS);
  for (const node of others) {
    say(`replacing ${node.address}`);
    await cluster.trouble.during(() => replace(cluster, node, root, events));
    await sleep(REST_MS);
  }
  await finishNew(cluster, newTables, events.found);
  await checkVersions(cluster, newTables, version, events.found);
}

/** Old nodes are asked for these tables too, and must not write them back to their own version. */
async function checkVersions(cluster: Cluster, tables: Players[], wanted: number, found: DrillFindings): Promise<void> {
  for (const { table } of tables) {
    const { version } = await cluster.database.row(table);
    if (version !== wanted) found.wrong.push(`${table} was of version ${wanted} and has become one of ${version}`);
  }
}

async function replace(cluster: Cluster, node: Node, root: string, events: Events): Promise<void> {
  await note(cluster, node, 'stop', events);
  const code = await node.end('SIGTERM');
  if (code !== 0) events.found.wrong.push(`${node.address} was asked to stop and ended with ${code}`);
  node.options = { ...node.options, root };
  await node.start();
  await cluster.whenHealthy();
}

async function note(cluster: Cluster, node: Node, kind: 'kill' | 'stop', { pauses, injected }: Events): Promise<void> {
  const tables = await cluster.database.tablesAt(node.url);
  injected.set(kind, (injected.get(kind) ?? 0) + 1);
  pauses.begin(kind, tables);
}

/** Of the game, as this node says it can play it. */
async function newestVersion(cluster: Cluster, node: Node): Promise<number> {
  const [row] = await cluster.database.ask<{ games: Record<string, number[]> }>(
    'select games from sessions where address = $1 order by no desc limit 1',
    [node.url],
  );
  return Math.max(...(row?.games[GAME] ?? [0]));
}

/** Tables made at a new node have the new version; a table at an old node would be a mistake. */
async function openAt(cluster: Cluster, node: Node, version: number, found: DrillFindings): Promise<Players[]> {
  const game = await loadGame(GAME);
  const chance = rngOf(1);
  const where = () => (below(chance, 2) === 0 ? cluster.url : pick(chance, cluster.nodes).url);
  const open = async (n: number): Promise<Players> => {
    const cookies = [await newGuest(where), await newGuest(where)];
    const wanted = { game: GAME, seats: 2, options: {}, bots: {}, start: false, listed: false };
    const table = await newTable(() => node.url, cookies[0]!, wanted);
    const row = await cluster.database.row(table);
    if (row.version !== version) found.wrong.push(`${table} has version ${row.version}, not ${version}`);
    const clients = cookies.map(
      (cookie, seat) =>
        new RetryingClient({ cookie, game, where: async () => where(), rng: rngOf(n * 10 + seat), paceMs: 250 }),
    );
    for (const [seat, client] of clients.entries()) client.join(table, seat);
    return { game, table, clients };
  };
  return Promise.all(Array.from({ length: NEW_TABLES }, (_, n) => open(n)));
}

async function finishNew(cluster: Cluster, players: Players[], found: DrillFindings): Promise<void> {
  const isOver = () => players.every(({ clients }) => clients.every(client => client.isOver));
  for (const until = performance.now() + PATIENCE_MS; !isOver() && performance.now() < until; ) await sleep(100);
  for (const one of players) {
    if (!one.clients.every(client => client.isOver)) found.wrong.push(`${one.table} did not come to its end`);
    else checkGame(await cluster.database.game(one.table), one, found);
    for (const client of one.clients) client.disconnect();
  }
}
