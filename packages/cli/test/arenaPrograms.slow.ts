// Programs in the arena: the examples play without a fault, the one that knows W·A·V·E·S is better than a deckhand, and
// what a bad one does is told in the result.

import { deepEqual, match, ok } from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { contest, decisionsLost, type Fault, type Faults, noFaults, type Result } from '@quayside/bots';
import { GAMES, settle } from '@quayside/rules';
import { skipWithout } from '@quayside/services';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const MAIN = join(ROOT, 'packages/cli/src/main.ts');
const BAD = join(ROOT, 'packages/bots/test/programs/bad.mjs');
const example = (program: string, file: string) => `cmd:${program} ${join(ROOT, 'examples/bots', file)}`;
const RANDOM_PYTHON = example('python3', 'random_bot.py');
const WAVES_PYTHON = example('python3', 'waves_bot.py');
const RANDOM_JAVASCRIPT = example(process.execPath, 'random_bot.mjs');
const NO_FAULTS = noFaults();

function contestOf(seats: string[], games: number, seed = 'examples'): Promise<Result> {
  const options = settle(GAMES['waves']!.meta, seats.length, {}).options!;
  return contest({ game: 'waves', options, seats, games, seed, clock: false, threads: 2, moveMs: 60_000 });
}

const standingOf = ({ standings }: Result, name: string) => standings.find(({ bot }) => bot === name)!;

/** What the arena says of a program that behaves so, after one game. */
async function resultOf(how: string, moveMs = 150): Promise<{ line: string; decisions: number; counted: Faults }> {
  const seats = `cmd:${process.execPath} ${BAD} ${how},random`;
  const args = ['arena', '--game', 'waves', '--games', '1', '--move-ms', String(moveMs), '--seats', seats];
  const { stdout } = await promisify(execFile)(process.execPath, [MAIN, ...args]);
  match(stdout, /: 1 game, /);
  const line = stdout.split('\n').find(text => text.includes('not its own'))!;
  const [, decisions] = /: (\d+) decisions/.exec(line)!;
  const counts = [...line.matchAll(/(\w+) (\d+)(?=,|;|$)/g)].map(([, name, n]) => [name, Number(n)]);
  const unasked = Number(/; lines nobody had asked for: (\d+)$/.exec(line)?.[1] ?? 0);
  return { line, decisions: Number(decisions), counted: { ...Object.fromEntries(counts), unasked } as Faults };
}

/** A process that was killed and that nobody has waited for yet does not run any more. */
function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'utf8'));
  } catch {
    return false;
  }
}

describe('programs in the arena', { skip: skipWithout('python3') }, () => {
  test('all examples play whole games, and every move is their own', async () => {
    const seats = [RANDOM_PYTHON, RANDOM_JAVASCRIPT, WAVES_PYTHON, 'random'];
    const result = await contestOf(seats, 4);
    for (const name of seats.slice(0, 3)) {
      const { decisions, faults } = standingOf(result, name);
      ok(decisions > 10, `${name}: ${decisions} decisions`);
      deepEqual(faults, NO_FAULTS, name);
    }
  });

  test('the example that knows W·A·V·E·S beats three deckhands, as often as its head comment says', async () => {
    const text = readFileSync(join(ROOT, 'examples/bots/waves_bot.py'), 'utf8');
    const [, said, from, to] = /wins (\d+) % of the games \(95 % interval (\d+) to (\d+) %/.exec(text)!.map(Number);
    // The games of the command beside it.
    const [, games] = /arena --game waves --games (\d+) /.exec(text)!.map(Number);
    const result = await contestOf([WAVES_PYTHON, 'deckhand', 'deckhand', 'deckhand'], games!, 'arena');
    const { share, low, faults } = standingOf(result, WAVES_PYTHON);
    deepEqual(faults, NO_FAULTS);
    const found = `${(100 * share).toFixed(1)} % of the games, at least ${(100 * low).toFixed(1)} %; ${said} % are said`;
    ok(100 * share >= from! && 100 * share <= to!, found);
    ok(low > 1 / 4, found);
  });

  for (const [how, fault] of Object.entries<Fault>({
    slow: 'late',
    silent: 'late',
    deaf: 'late',
    text: 'garbled',
    'long-line': 'garbled',
    illegal: 'illegal',
    'no-move': 'illegal',
    nested: 'illegal',
    crash: 'crashed',
    endless: 'crashed',
    flood: 'garbled', // and ended where it writes a megabyte between two questions
  }))
    test(`a program that behaves so: ${how}, is counted as ${fault}, and the game ends`, async () => {
      // A program must have been started before it can flood or crash; one that is slow to start would be late.
      const { line, decisions, counted } = await resultOf(how, fault === 'crashed' ? 5000 : 150);
      ok(counted[fault] > 0, line);
      // While one that was ended is being started again, its decisions count as crashed.
      ok(decisionsLost(counted) >= decisions, line);
    });

  test('a program that nobody can start is told in the result, in the arena and in the lab', async () => {
    for (const command of ['cmd:/no/such/program', 'cmd:/etc/passwd/program']) {
      const seats = `${command},random`;
      const arena = ['arena', '--game', 'waves', '--games', '1', '--seats', seats];
      const { stdout } = await promisify(execFile)(process.execPath, [MAIN, ...arena]);
      match(stdout, /late 0, illegal 0, garbled 0, crashed [1-9]/, command);
      const folder = mkdtempSync(join(tmpdir(), 'quayside-arena-'));
      const lab = ['lab', '--game', 'waves', '--games', '1', '--skill', '0', '--seats', seats, '--out', folder];
      try {
        const said = await promisify(execFile)(process.execPath, [MAIN, ...lab]);
        match(said.stdout, /\d+ moves were not its own, \d+ of them because it did not run/, command);
      } finally {
        rmSync(folder, { recursive: true });
      }
    }
  });

  for (const how of ['twice', 'repeats'])
    test(`a program that behaves so: ${how}, plays its own moves, and lines nobody had asked for are counted`, async () => {
      const { line, counted } = await resultOf(how, 60_000);
      ok(counted.unasked > 0, line);
      deepEqual({ ...counted, unasked: 0 }, NO_FAULTS, line);
    });

  test('a program with a child that will not end plays its own moves, and the child is ended with it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'quayside-arena-'));
    try {
      const file = join(folder, 'child');
      const { line, decisions, counted } = await resultOf(`forks ${file}`, 60_000);
      ok(decisions > 0);
      deepEqual(counted, NO_FAULTS, line);
      const pid = Number(readFileSync(file, 'utf8'));
      // It was killed; on a busy machine it takes a moment until it is gone.
      for (let tries = 0; isRunning(pid) && tries < 100; tries++) await pause(50);
      ok(!isRunning(pid));
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
