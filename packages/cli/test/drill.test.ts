// What a drill makes of pauses and of the logs of nodes.

import { deepEqual, equal, match, ok, rejects } from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { type AnyGame, loadGame } from '@quayside/rules';
import { CheckedGames } from '../src/drill/checkedGames.ts';
import { DrillFindings, type Players, type StoredGame } from '../src/drill/checks.ts';
import { ROOT } from '../src/drill/cluster.ts';
import { Node } from '../src/drill/node.ts';
import { errorIn } from '../src/drill/nodeErrors.ts';
import { Pauses } from '../src/drill/pauses.ts';
import { canRoll, firstThatRolls, isClone, lastRelease } from '../src/drill/states.ts';
import { Trouble } from '../src/drill/trouble.ts';

test('A table that still waits when the next fault comes has waited since the first', async () => {
  const pauses = new Pauses();
  pauses.begin('kill', ['t']);
  await sleep(60);
  pauses.moved('t');
  pauses.begin('cut', ['t', 'other']);
  pauses.moved('t');
  deepEqual(pauses.byKind, {}, 'a move from before the second fault does not count');
  pauses.moved('t');
  pauses.moved('other');
  pauses.moved('other');
  const { kill, cut } = pauses.byKind;
  ok(kill!.max >= 0.05, `${kill!.max} s`);
  equal(kill!.n, 1);
  ok(cut!.max < 0.05, `${cut!.max} s`);
});

test('A game is checked once when it is over; what is stored of it must be the same at the end', async () => {
  const stored: StoredGame = {
    ...{ table: 't', options: {}, seats: 0, botSeats: [], seed: 's', setUp: null, readyMarks: false },
    log: [],
    lines: [],
  };
  let asked = 0;
  const database = {
    async game() {
      asked += 1;
      return structuredClone(stored);
    },
  };
  const found = new DrillFindings();
  const checked = new CheckedGames(database, found);
  const players = { game: (await loadGame('waves')) as AnyGame, table: 't', clients: [] } satisfies Players;
  await Promise.all([checked.check(players), checked.check(players)]);
  await checked.check(players);
  equal(asked, 1);
  await checked.checkAgain();
  deepEqual(found.lost, []);
  stored.lines.push({ intent: 'late', text: 'x' });
  await checked.checkAgain();
  deepEqual(found.lost, ['t was over, and what is stored of it has changed since']);
});

test('A node that neither listens nor ends is given up, with its last words, and killed', async () => {
  const root = mkdtempSync(join(tmpdir(), 'quayside-mute-'));
  for (const folder of ['drill', '']) mkdirSync(join(root, 'packages/cli/src', folder), { recursive: true });
  writeFileSync(join(root, 'packages/cli/src/drill/shortClocks.ts'), '');
  writeFileSync(
    join(root, 'packages/cli/src/main.ts'),
    `console.error('still thinking'); setInterval(() => {}, 1000);`,
  );
  const options = { root, imports: [], port: 1, database: '', secret: '', cache: root, flags: [], logFile: null };
  const node = new Node(options, null as never, new Trouble());
  try {
    await rejects(node.start(3000), /does not listen after 3 s: still thinking/);
    while (node.isRunning) await sleep(10);
  } finally {
    await node.end('SIGKILL');
    rmSync(root, { recursive: true });
  }
});

test('A game that cannot be read is a finding, and the drill goes on', async () => {
  const found = new DrillFindings();
  const database = { game: () => Promise.reject(new Error('down')) };
  const players = { game: (await loadGame('waves')) as AnyGame, table: 't', clients: [] } satisfies Players;
  await new CheckedGames(database, found).check(players);
  deepEqual(found.all, ['wrong: t could not be checked: down']);
});

test('A fault lasts until a while after its end; a machine that gives nobody any time counts as one', () => {
  let now = 0;
  const trouble = new Trouble(() => now);
  equal(trouble.isOn, false);
  trouble.begin();
  now += 100_000;
  equal(trouble.isOn, true);
  trouble.end();
  now += 5_000;
  equal(trouble.isOn, true, 'what it has left behind still comes to its end');
  now += 20_000;
  equal(trouble.isOn, false);
  trouble.looked(2000, 1900);
  equal(trouble.isOn, false, 'busy with its own work');
  trouble.looked(2000, 100);
  equal(trouble.isOn, true);
});

const noHistory =
  isClone() && lastRelease() !== null
    ? false
    : 'this clone has no history back to the last release: nothing to roll from';
if (noHistory) process.stderr.write(`!!! NOT TESTED: ${noHistory}.\n`);

test('A roll begins with the commit that set the version of the last release', { skip: noHistory }, () => {
  const release = lastRelease()!;
  const at = (ref: string) => spawnSync('git', ['show', `${ref}:package.json`], { encoding: 'utf8' }).stdout;
  const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
  equal(release.version, version);
  match(at(release.ref), new RegExp(`"version": "${version}"`));
  ok(!at(`${release.ref}~1`).includes(`"version": "${version}"`), 'the commit before it has another version');
  const first = release.canRoll ? null : firstThatRolls(release)!;
  if (first) deepEqual([canRoll(first), canRoll(`${first}~1`)], [true, false]);
});

test('The clock of a node can be ahead', () => {
  const skewed = new URL('../src/drill/skewedClock.ts?ms=100000000', import.meta.url).href;
  const source = 'console.log(JSON.stringify([Date.now(), +new Date(), +new Date(5), new Date() instanceof Date]))';
  const { stdout } = spawnSync(process.execPath, ['--import', skewed, '-e', source], { encoding: 'utf8' });
  const [now, date, given, isDate] = JSON.parse(stdout) as [number, number, number, boolean];
  for (const time of [now, date]) ok(Math.abs(time - Date.now() - 100_000_000) < 60_000, `${time}`);
  deepEqual([given, isDate], [5, true]);
});

test('Errors of nodes are findings, except those that follow from a database that is away', () => {
  const line = (fields: object) => JSON.stringify({ level: 50, time: 1, ...fields });
  const lost = { type: 'Error', message: 'Connection terminated unexpectedly' };
  equal(errorIn(line({ msg: 'a request failed', err: lost }), true), null);
  const told = 'a request failed: Error Connection terminated unexpectedly';
  equal(errorIn(line({ msg: 'a request failed', err: lost }), false), told, 'no fault that it could follow from');
  equal(errorIn(line({ msg: 'no session with the database can be begun', reason: 'x' }), true), null);
  equal(errorIn(line({ level: 40, msg: 'a warning' }), true), null);
  const bug = { type: 'TypeError', message: 'x is not a function' };
  equal(errorIn(line({ msg: 'a request failed', err: bug }), true), 'a request failed: TypeError x is not a function');
  equal(errorIn(line({ msg: 'a bot’s move was refused' }), true), 'a bot’s move was refused');
  equal(errorIn('TypeError: x is not a function', true), 'TypeError: x is not a function');
  equal(errorIn('(node:7) ExperimentalWarning: SQLite is an experimental feature', true), null);
  equal(errorIn('', true), null);
});
