// Fuzzes a server that it starts: rounds of tables of all games with hostile clients, and hostile HTTP requests at the
// same time. After each round all clients disconnect, and the memory the server still uses is measured.

import { setTimeout as sleep } from 'node:timers/promises';
import { type AnyGame, GAMES, loadGame, rngOf } from '@quayside/rules';
import { type ServerProcess, startServerProcess } from '../bench/serverProcess.ts';
import { FuzzFindings, TrafficCounts } from './findings.ts';
import { type KnownIds, sendRequest } from './requests.ts';
import { fuzzTable } from './table.ts';

export type FuzzSettings = { frames: number; requests: number; seconds: number; seed: number; isLimited: boolean };

const FRAMES_PER_ROUND = 50_000;
const LEAST_ROUNDS = 3; // the first warms up; growth is seen between the others
const CONCURRENT_TABLES = 20;
const CONCURRENT_REQUESTS = 6;
const GUESTS = 40;

const HEALTH_EVERY_MS = 500;
const HEALTH_TIMEOUT_MS = 10_000;
const EMPTY_WITHIN_MS = 15_000; // tables that nobody looks at leave memory

const HELD_GROWTH_MB = 60;
const RSS_GROWTH = 1.5; // times what it was after the first round, and 150 MB

// A request that never arrives is waited for by the server; tables leave memory soon.
const SETTINGS = [
  ...['--request-seconds', '3', '--idle-minutes', '0.03', '--bot-pause-ms', '0', '--bot-threads', '1'],
  ...['--private-webhooks', 'yes'],
];
const RAISED_LIMITS = ['--pending-per-address', '100000', '--pending-per-guest', '100000'];

type Run = {
  settings: FuzzSettings;
  server: ServerProcess;
  known: KnownIds;
  findings: FuzzFindings;
  counts: TrafficCounts;
  /** Its time is over, or the server process has ended. */
  mustStop(): boolean;
};

export async function fuzzServer(
  settings: FuzzSettings,
): Promise<{ found: Record<string, unknown>; findings: string[] }> {
  const [findings, counts] = [new FuzzFindings(), new TrafficCounts()];
  let hasEnded = false;
  const server = await startServerProcess([...SETTINGS, ...(settings.isLimited ? [] : RAISED_LIMITS)], {
    isLimited: settings.isLimited,
    onLog: line => judgeLog(line, findings),
    onExit: code => {
      hasEnded = true;
      findings.add('the server ended', `with ${code}`);
    },
  });
  const began = performance.now();
  const mustStop = () => hasEnded || performance.now() - began > settings.seconds * 1000;
  const health = watchHealth(server, findings);
  const progress = setInterval(() => showProgress(settings, counts, began), 5000).unref();
  try {
    const known: KnownIds = {
      tables: [],
      cookies: await newGuests(server.url, settings.isLimited ? GUESTS / 4 : GUESTS),
    };
    const memory = await runRounds({ settings, server, known, findings, counts, mustStop });
    const seconds = Math.round((performance.now() - began) / 1000);
    const { frames, requests, tables, answers, statuses, finished } = counts;
    const stoppedBy = frames >= settings.frames && requests >= settings.requests ? 'count' : 'time';
    const found = { seed: settings.seed, seconds, stoppedBy, frames, requests, tables, finished, answers, statuses };
    const slowestHealthMs = Math.round(health.slowest);
    return { found: { ...found, slowestHealthMs, ...memory, findings: findings.list }, findings: findings.list };
  } finally {
    clearInterval(progress);
    health.stop();
    await server.stop();
  }
}

async function runRounds(run: Run): Promise<{ heldMb: number[]; rssMb: number[] }> {
  const { settings, server, findings, mustStop } = run;
  const games = await Promise.all(Object.keys(GAMES).map(id => loadGame(id)));
  const rounds = Math.max(LEAST_ROUNDS, Math.ceil(settings.frames / FRAMES_PER_ROUND));
  const held: number[] = [];
  const rss: number[] = [];
  for (let round = 1; round <= rounds && !mustStop(); round++) {
    await runRound(run, games, round, rounds);
    if (server.hasEnded) break;
    await waitUntilTablesUnloaded(server);
    held.push(Math.round(await server.heldMb()));
    rss.push(Math.round(await server.rssMb()));
  }
  judgeMemory(held, rss, findings);
  return { heldMb: held, rssMb: rss };
}

async function runRound(
  { settings, server, mustStop, ...context }: Run,
  games: AnyGame[],
  round: number,
  rounds: number,
) {
  const { counts, findings } = context;
  const share = (of: number) => Math.ceil((of * round) / rounds);
  const isEnough = () => counts.frames >= share(settings.frames) || mustStop();
  const hasEnoughRequests = () => counts.requests >= share(settings.requests) || mustStop();
  const tables = lanes(CONCURRENT_TABLES, async lane => {
    const rng = rngOf(settings.seed * 7919 + round * 101 + lane);
    for (let i = lane; !isEnough(); i++)
      await fuzzTable(rng, games[i % games.length]!, { ...context, url: server.url, isEnough });
  });
  const requests = lanes(CONCURRENT_REQUESTS, async lane => {
    const rng = rngOf(settings.seed * 104_729 + round * 211 + lane);
    while (!hasEnoughRequests()) await sendRequest(rng, { ...context, url: server.url });
  });
  for (const it of await Promise.allSettled([...tables, ...requests]))
    if (it.status === 'rejected' && !server.hasEnded) findings.add('a client failed', String(it.reason?.stack));
}

const lanes = (count: number, run: (lane: number) => Promise<void>): Promise<void>[] =>
  Array.from({ length: count }, (_, lane) => run(lane));

function judgeMemory(held: number[], rss: number[], findings: FuzzFindings): void {
  if (held.length < 2) return;
  if (held.at(-1)! - held[0]! > HELD_GROWTH_MB) findings.add('memory grew', `${held} MB held after the rounds`);
  if (rss.at(-1)! > rss[0]! * RSS_GROWTH + 150) findings.add('resident memory grew', `${rss} MB`);
}

/** Or for some seconds: a table stays in memory while a bot thinks or a clock runs. */
async function waitUntilTablesUnloaded(server: ServerProcess): Promise<void> {
  const until = performance.now() + EMPTY_WITHIN_MS;
  while (performance.now() < until && (await server.tablesInMemory()) > 0) await sleep(250);
}

async function newGuests(url: string, count: number): Promise<string[]> {
  const cookies: string[] = [];
  while (cookies.length < count) {
    const answer = await fetch(`${url}/api/me`);
    await answer.arrayBuffer();
    cookies.push(answer.headers.getSetCookie()[0]!.split(';')[0]!);
  }
  return cookies;
}

/** Errors in the log are findings; what a page reports is logged as one too, and is sent on purpose. */
function judgeLog(line: string, findings: FuzzFindings): void {
  if (line.includes('"msg":"a page failed"')) return;
  const what = /"msg":"([^"]*)"/.exec(line)?.[1];
  // A line that is not JSON was printed by Node itself: an uncaught error and its stack.
  if (what === undefined) process.stderr.write(`server: ${line}\n`);
  findings.add(`in the server's log: ${what ?? 'lines that are not JSON'}`, line);
}

function watchHealth(server: ServerProcess, findings: FuzzFindings) {
  const watch = { slowest: 0, stop: () => clearInterval(timer) };
  const timer = setInterval(() => void ask(), HEALTH_EVERY_MS);
  const ask = async () => {
    const began = performance.now();
    try {
      const answer = await fetch(`${server.url}/healthz`, { signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) });
      await answer.arrayBuffer();
      if (answer.status !== 200) findings.add(`a health check answered ${answer.status}`);
    } catch (error) {
      if (server.hasEnded) return;
      findings.add('a health check was not answered', String(error));
    }
    watch.slowest = Math.max(watch.slowest, performance.now() - began);
  };
  return watch;
}

function showProgress({ frames, requests }: FuzzSettings, counts: TrafficCounts, began: number): void {
  const seconds = Math.round((performance.now() - began) / 1000);
  const shown = (n: number) => n.toLocaleString('en');
  process.stderr.write(
    `${seconds} s: ${shown(counts.frames)} of ${shown(frames)} frames, ${shown(counts.requests)} of ${shown(requests)} requests, ${counts.tables} tables\n`,
  );
}
