// A short drill on real nodes, PostgreSQL and haproxy; `npm run -s quayside -- drill --help` says how to run a long
// one. And drills of nodes that break a rule of the cluster: the checks must find that out.

import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { realpathSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { skipWithout } from '@quayside/services';
import { FAULTS, type FaultKind } from '../src/drill/faults.ts';
import { rollingUpgrade } from '../src/drill/rollingUpgrade.ts';
import { type DrillOptions, type DrillReport, drill } from '../src/drill/run.ts';
import { isClone, stateOf } from '../src/drill/states.ts';

const skip = skipWithout('postgres', 'haproxy');

const WISHES: DrillOptions = {
  ...{ nodes: 3, minutes: 0, atLeast: 2, faults: FAULTS, tables: 8, paceMs: 30, seed: 3, freezeSeconds: [6] },
  aheadMs: 5000,
  say: () => {},
};

/**
 * Of pauses, the middle one and the longest, in seconds; they find out when something has become slow for good, or now
 * and then, on any machine that is not too busy: about twice of what is seen where as many processes want the processor
 * as it has threads, twice over.
 */
const LONGEST: Record<FaultKind, [middle: number, longest: number]> = {
  ...{ kill: [5, 15], freeze: [8, 20], cut: [6, 15], blackhole: [10, 24], database: [6, 15], stop: [5, 15] },
};
const busyNow = () => Math.max(1, loadavg()[0]! / (2 * availableParallelism()));

/** What comes of it, and how much busier than that this machine was meanwhile, at most. */
async function withBusiest<Result>(work: Promise<Result>): Promise<[result: Result, busiest: number]> {
  let busiest = busyNow();
  const look = setInterval(() => {
    busiest = Math.max(busiest, busyNow());
  }, 1000);
  return [await work.finally(() => clearInterval(look)), busiest];
}

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const sabotage = (name: string) => fileURLToPath(new URL(`sabotage/${name}.ts`, import.meta.url));

test('Every fault twice, and nothing is lost, doubled or stuck', { skip }, async t => {
  const [report, busiest] = await withBusiest(drill(WISHES));
  t.diagnostic(JSON.stringify(report));
  deepEqual(report.findings, []);
  ok(report.faults >= 2 * FAULTS.length && report.games >= WISHES.tables && report.acknowledged > 1000);
  ok(report.games > WISHES.tables && report.heldAtMost <= WISHES.tables, 'a game is forgotten when it is checked');
  ok(report.runOuts > 0, 'clocks ran out at tables without sockets');
  const busy = busyNow();
  for (const kind of FAULTS) {
    const pause = report.pauses[kind];
    if (!pause) continue;
    const [middle, longest] = [LONGEST[kind][0] * busy, LONGEST[kind][1] * busiest];
    ok(pause.p50 < middle, `${kind}: ${pause.p50} s in the middle, where ${middle} s is much`);
    ok(pause.max < longest, `${kind}: ${pause.max} s at most, where ${longest} s is much`);
  }
});

test('Nodes are replaced by a newer version while people play', { skip }, async t => {
  const report = await rollingUpgrade({ ...WISHES, tables: 5 }, null);
  t.diagnostic(JSON.stringify(report));
  deepEqual(report.findings, []);
});

const noClone = isClone() ? false : 'this is no clone with git: no state of it can be taken';
if (noClone) process.stderr.write(`!!! NOT TESTED: ${noClone}.\n`);

test('A commit becomes a folder whose programs run with its own packages', { skip: noClone }, () => {
  const folder = stateOf('HEAD');
  try {
    const main = join(folder, 'packages/cli/src/main.ts');
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, 'serve', '--help'], { encoding: 'utf8' });
    equal(status, 0, stderr);
    match(stdout, /--database/);
    const own = realpathSync(join(folder, 'node_modules/@quayside/server'));
    equal(own, realpathSync(join(folder, 'packages/server')));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('A roll without git is refused in one sentence', () => {
  const env = { ...process.env, PATH: '/nowhere' };
  const { status, stderr } = spawnSync(process.execPath, [MAIN, 'drill', '--roll'], { env, encoding: 'utf8' });
  deepEqual([status, stderr.trim().split('\n').length], [2, 1], stderr);
  match(stderr, /--roll needs git and a clone of Quayside/);
});

/** What only broken nodes do; a game that is not over when a short drill ends proves nothing. */
const caught = ({ lost, doubled, conflicts }: DrillReport) => lost + doubled + conflicts;

test('Caught: nodes that keep their tables after losing their session', { skip }, async t => {
  const imports = [sabotage('keepTables')];
  const report = await drill({ ...WISHES, faults: ['cut'], atLeast: 25, finishSeconds: 5, imports });
  t.diagnostic(JSON.stringify({ ...report, findings: report.findings[0] }));
  ok(caught(report) > 0);
});

test('Caught: nodes that go by their own clocks', { skip }, async t => {
  const imports = [sabotage('ownClock')];
  const report = await drill({ ...WISHES, faults: ['kill'], atLeast: 4, finishSeconds: 30, imports });
  t.diagnostic(JSON.stringify({ ...report, findings: report.findings[0] }));
  ok(report.findings.some(it => /by the database's clock|its deadline was/.test(it)));
});

test('Caught: nodes that credit clocks with more than the pause', { skip }, async t => {
  const imports = [sabotage('creditTooMuch')];
  const report = await drill({ ...WISHES, faults: ['kill'], atLeast: 2, finishSeconds: 5, imports });
  t.diagnostic(JSON.stringify({ ...report, findings: report.findings[0] }));
  ok(report.findings.some(it => /was credited with 6\d{5} ms/.test(it)));
});

test('The command ends with 1 when something is wrong', { skip }, async t => {
  const env = { ...process.env, NODE_OPTIONS: `--import ${pathToFileURL(sabotage('ownClock')).href}` };
  const flags = ['--minutes', '0', '--at-least', '3', '--faults', 'kill', '--tables', '3', '--json'];
  const run = promisify(execFile)(process.execPath, [MAIN, 'drill', ...flags], { env });
  const { code, stdout } = (await run.catch(error => error)) as { code?: number; stdout: string };
  t.diagnostic(stdout.slice(0, 1000));
  const report = JSON.parse(stdout) as DrillReport;
  equal(code, 1);
  ok(report.faults >= 3 && report.wrong > 0);
});

/** As Ctrl-C in a terminal: every process of the group is told. */
function inTerminal(...flags: string[]) {
  const child = spawn(process.execPath, [MAIN, 'drill', '--faults', 'kill', '--tables', '3', '--json', ...flags], {
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const texts = { out: '', err: '' };
  child.stdout.setEncoding('utf8').on('data', text => {
    texts.out += text;
  });
  child.stderr.setEncoding('utf8').on('data', text => {
    texts.err += text;
  });
  return {
    ...{ texts, ended: once(child, 'exit') as Promise<[code: number | null]> },
    ctrlC: () => process.kill(-child.pid!, 'SIGINT'),
    async says(what: RegExp) {
      while (!what.test(texts.err)) {
        equal(child.exitCode, null, texts.err);
        await sleep(50);
      }
    },
  };
}

test('Ctrl-C ends the faults; what has happened is compared and reported', { skip }, async t => {
  const drill = inTerminal('--minutes', '60');
  await drill.says(/faults: \d+ kill/);
  drill.ctrlC();
  drill.ctrlC(); // npm may pass it on
  const [code] = await drill.ended;
  t.diagnostic(drill.texts.out);
  const { findings, faults, acknowledged, endedEarly } = JSON.parse(drill.texts.out) as DrillReport;
  deepEqual([code, findings, endedEarly], [0, [], true], drill.texts.err);
  ok(faults > 0 && acknowledged > 0);
});

test('Ctrl-C once more stops everything at once', { skip }, async () => {
  const drill = inTerminal('--minutes', '60');
  await drill.says(/faults: /);
  drill.ctrlC();
  await drill.says(/once more stops everything/);
  await sleep(1000);
  drill.ctrlC();
  const [code] = await drill.ended;
  deepEqual([code, drill.texts.out], [130, ''], drill.texts.err);
});

test('Caught: nodes that claim tables without asking the database', { skip }, async t => {
  const imports = [sabotage('claimWithoutLock')];
  const report = await drill({ ...WISHES, faults: ['cut'], atLeast: 5, finishSeconds: 5, imports });
  t.diagnostic(JSON.stringify({ ...report, findings: report.findings[0] }));
  ok(caught(report) > 0);
});
