// One drill: a cluster under load, faults, and the checks afterwards.

import { setTimeout as sleep } from 'node:timers/promises';
import { below, GAMES, loadGame, pick, type Rng, rngOf } from '@quayside/rules';
import { AbsentPlayers } from './absentPlayers.ts';
import { CheckedGames } from './checkedGames.ts';
import { DrillFindings, type Players } from './checks.ts';
import { Cluster, type ClusterOptions, ROOT } from './cluster.ts';
import { FaultBag, type FaultKind, INJECT } from './faults.ts';
import { isOver, Load, type RowTable } from './load.ts';
import type { Node } from './node.ts';
import { type Pause, Pauses } from './pauses.ts';

export type DrillOptions = {
  nodes: number;
  minutes: number;
  faults: readonly FaultKind[];
  /** Every kind of fault at least so often, even when that takes longer. */
  atLeast: number;
  tables: number;
  paceMs: number;
  seed: number;
  freezeSeconds: readonly number[];
  /** The clock of each node is so much ahead of the one before; left out, not at all. */
  aheadMs?: number;
  /** For the games that were begun to come to their end. */
  finishSeconds?: number;
  /** Modules that each node loads before anything else: for tests of the drill itself. */
  imports?: readonly string[];
  logs?: string | null;
  say(line: string): void;
  /**
   * Aborted: no fault comes any more; what has happened is compared and reported. While the cluster starts, like
   * `signal`.
   */
  endFaults?: AbortSignal;
  /** Aborted: everything is stopped, and the drill rejects with `Interrupted`. */
  signal?: AbortSignal;
};

export type DrillReport = {
  faults: number;
  entries: number;
  acknowledged: number;
  lost: number;
  doubled: number;
  conflicts: number;
  wrong: number;
  games: number;
  /** Games that the drill had in memory at the same time, at most. */
  heldAtMost: number;
  runOuts: number;
  /** By kind of fault, how many tables without sockets it concerned that went on afterwards. */
  unattended: Partial<Record<FaultKind, number>>;
  returns: number;
  pauses: Partial<Record<FaultKind, Pause>>;
  /** Fewer faults than were asked for, because of `endFaults`. */
  endedEarly: boolean;
  findings: string[];
};

const ROW_TABLES = 4;
const CLOCKS_WITHOUT_SOCKETS = ['brisk', 'brisk', 'steady'] as const;
const UNATTENDED_MS = 20_000; // at most, until there is a table without sockets to be hit
const GAP_MS = 1500; // at most, between two faults
const LOOK_MS = 100;
const FINISH_SECONDS = 180;
const PROGRESS_MS = 10_000;
const FINDINGS_SHOWN = 50;

export class Interrupted extends Error {}

export async function drill(options: DrillOptions): Promise<DrillReport> {
  const { nodes, imports = [], logs = null, aheadMs = 0 } = options;
  let endedEarly = false;
  const report = await onCluster({ nodes, imports, logs, aheadMs }, options, async (cluster, events) => {
    endedEarly = (await injectAll(cluster, options, events)) === 'ended early';
  });
  const unseen = options.faults
    .filter(kind => report.unattended[kind] === undefined && !endedEarly)
    .map(kind => `wrong: no table without sockets has gone on after: ${kind}`);
  return { ...report, endedEarly, wrong: report.wrong + unseen.length, findings: [...report.findings, ...unseen] };
}

/**
 * Starts a cluster and people who play there, lets it happen, and checks. Everything is stopped, whatever comes of it.
 */
export async function onCluster(
  wanted: ClusterOptions,
  options: DrillOptions,
  happen: (cluster: Cluster, events: Events) => Promise<void>,
): Promise<DrillReport> {
  const { say, signal, endFaults } = options;
  say(`starting PostgreSQL, ${wanted.nodes} nodes and haproxy`);
  const interrupted = new Promise<never>((_, reject) =>
    signal?.addEventListener('abort', () => reject(new Interrupted('interrupted'))),
  );
  interrupted.catch(() => {});
  const cluster = await Cluster.start(wanted).catch(error => {
    throw endFaults?.aborted ? new Interrupted('interrupted') : error;
  });
  try {
    signal?.throwIfAborted();
    // Nothing has happened yet that could be compared.
    if (endFaults?.aborted) throw new Interrupted('interrupted');
    const isOlder = wanted.root !== undefined && wanted.root !== ROOT;
    const played = underLoad(cluster, { ...options, isOlder }, events => happen(cluster, events));
    return await Promise.race([played, interrupted]);
  } finally {
    await cluster.stop();
  }
}

/** What happened so far: faults by kind, pauses, and what is wrong. */
export type Events = { pauses: Pauses; found: DrillFindings; injected: Map<FaultKind, number>; absent: AbsentPlayers };

async function underLoad(
  cluster: Cluster,
  options: DrillOptions & { isOlder: boolean },
  happen: (events: Events) => Promise<void>,
): Promise<DrillReport> {
  const games = await Promise.all(Object.keys(GAMES).map(id => loadGame(id)));
  const [found, pauses] = [new DrillFindings(), new Pauses()];
  const where = () => cluster.url;
  const anywhere = () => pick(chance, cluster.nodes).url;
  const { seed, paceMs, tables, say, isOlder } = options;
  const chance = rngOf(seed);
  const checked = new CheckedGames(cluster.database, found);
  const over = (players: Players) => checked.check(players);
  const load = new Load({ games, where, anywhere, pauses, seed, paceMs, tables, rowTables: ROW_TABLES, over });
  const injected = new Map<FaultKind, number>();
  await load.start();
  // An older state knows no other short clock.
  const clocks = isOlder ? CLOCKS_WITHOUT_SOCKETS.map(() => 'brisk' as const) : CLOCKS_WITHOUT_SOCKETS;
  const absent = new AbsentPlayers({ games, where: anywhere, database: cluster.database, found, clocks });
  const progress = setInterval(() => say(progressOf(injected, load, cluster)), PROGRESS_MS);
  try {
    await happen({ pauses, found, injected, absent }).catch(error => found.wrong.push((error as Error).message));
    say('no more faults; the games that were begun are played to their end');
    await finish(load, absent, found, options.finishSeconds ?? FINISH_SECONDS);
  } finally {
    clearInterval(progress);
  }
  say('comparing what is stored with what clients were told');
  await checkRest(cluster, load, checked, found);
  found.wrong.push(...cluster.errors);
  return {
    faults: [...injected.values()].reduce((sum, n) => sum + n, 0),
    entries: await cluster.database.count('entries'),
    acknowledged: load.acknowledged,
    ...{ lost: found.lost.length, doubled: found.doubled.length, conflicts: cluster.conflicts.length },
    ...{ wrong: found.wrong.length, games: load.games, heldAtMost: load.heldAtMost },
    ...{ runOuts: absent.runOuts, unattended: Object.fromEntries(absent.survived), returns: load.returns },
    ...{ pauses: pauses.byKind, endedEarly: false },
    findings: [...found.all, ...cluster.conflicts.map(line => `conflict: ${line}`)].slice(0, FINDINGS_SHOWN),
  };
}

const progressOf = (injected: ReadonlyMap<FaultKind, number>, load: Load, cluster: Cluster): string => {
  const faults = [...injected].map(([kind, n]) => `${n} ${kind}`).join(', ') || 'none yet';
  const { conflicts } = cluster;
  return `faults: ${faults}; ${load.games} games, ${load.acknowledged} acknowledged, ${conflicts.length} conflicts`;
};

async function injectAll(cluster: Cluster, options: DrillOptions, events: Events): Promise<'done' | 'ended early'> {
  const rng = rngOf(options.seed);
  const bag = new FaultBag(options.faults, rng);
  const until = performance.now() + options.minutes * 60_000;
  const isEnough = () =>
    performance.now() >= until && options.faults.every(kind => (events.injected.get(kind) ?? 0) >= options.atLeast);
  const isEnded = () => options.endFaults?.aborted || options.signal?.aborted;
  while (!isEnough()) {
    if (isEnded()) return 'ended early';
    await sleep(below(rng, GAP_MS));
    await cluster.trouble.during(async () => {
      await injectOne(cluster, bag.next(), rng, options, events);
      await cluster.whenHealthy();
    });
  }
  return 'done';
}

async function injectOne(
  cluster: Cluster,
  kind: FaultKind,
  rng: Rng,
  { freezeSeconds }: DrillOptions,
  { pauses, injected, absent }: Events,
): Promise<void> {
  const node = (!absent.survived.has(kind) && (await homeOfUnattended(cluster, absent))) || pick(rng, cluster.nodes);
  const concerned = kind === 'database' ? cluster.nodes : [node];
  const tables = (await Promise.all(concerned.map(({ url }) => cluster.database.tablesAt(url)))).flat();
  injected.set(kind, (injected.get(kind) ?? 0) + 1);
  absent.hit(kind, tables);
  await INJECT[kind]({ cluster, node, rng, freezeSeconds, since: () => pauses.begin(kind, tables) });
}

/** A node that is home to a table without sockets; null when there is none for long. */
async function homeOfUnattended(cluster: Cluster, absent: AbsentPlayers): Promise<Node | null> {
  for (const until = performance.now() + UNATTENDED_MS; performance.now() < until; await sleep(LOOK_MS))
    for (const node of cluster.nodes) {
      const tables = await cluster.database.tablesAt(node.url);
      if (absent.unattended.some(table => tables.includes(table))) return node;
    }
  return null;
}

/** A game that does not come to its end is a finding, and is not waited for any longer. */
async function finish(load: Load, absent: AbsentPlayers, found: DrillFindings, seconds: number): Promise<void> {
  const tooLong = new AbortController();
  const waiting = sleep(1000 * seconds, 'late' as const, { signal: tooLong.signal }).catch(() => 'done' as const);
  const ended = await Promise.race([waiting, Promise.all([load.finish(), absent.finish()])]);
  tooLong.abort();
  if (ended === 'late') for (const table of load.unfinished) found.wrong.push(`${table} did not come to its end`);
  load.leave();
  absent.leave();
}

/** Games that came to their end in the last moment, and everything once more. */
async function checkRest(cluster: Cluster, load: Load, checked: CheckedGames, found: DrillFindings): Promise<void> {
  for (const players of load.playing) if (isOver(players)) await checked.check(players);
  await checked.checkAgain();
  for (const rowTable of load.rowTables) await checkRow(cluster, rowTable, found);
}

async function checkRow(cluster: Cluster, { table, host, friend }: RowTable, found: DrillFindings): Promise<void> {
  const { terms, seats } = await cluster.database.row(table);
  const compare = (what: string, acknowledged: number | null, stored: number) => {
    if (acknowledged !== stored) found.lost.push(`${table}: ${what} was acknowledged as ${acknowledged}, is ${stored}`);
  };
  if (!host.isWaiting) compare(host.field.name, host.value, terms.lateBy.entries);
  if (!friend.isWaiting) compare(friend.field.name, friend.value, seats[1]?.kind === 'person' ? 1 : 0);
  for (const { wrong, refusals } of [host, friend])
    found.lost.push(...wrong, ...refusals.map(refusal => `${table}: refused ${refusal}`));
}
