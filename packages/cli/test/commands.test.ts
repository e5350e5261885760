// The command line itself, as it is called.

import { equal, match } from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const GAMES = fileURLToPath(new URL('../../rules/src/waves/test/games/', import.meta.url));

type Said = { code: number; out: string; err: string };

const quayside = (...args: string[]): Promise<Said> =>
  new Promise(resolve => {
    const child = execFile(process.execPath, [MAIN, ...args], (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });

const folder = mkdtempSync(join(tmpdir(), 'quayside-'));
after(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** One clear line, and exit code 2. */
async function complains(about: RegExp, ...args: string[]): Promise<void> {
  const { code, out, err } = await quayside(...args);
  equal(err.trimEnd().split('\n').length, 1, err);
  match(err, about);
  equal(out, '');
  equal(code, 2);
}

describe('quayside', { concurrency: 2 }, () => {
  test('lists its commands', async () => {
    const { code, out } = await quayside('help');
    for (const command of ['serve', 'playthrough', 'replay', 'conformance', 'perft', 'arena', 'bench'])
      match(out, new RegExp(`^ {2}${command} +\\S`, 'm'));
    equal(code, 0);
  });

  test('does not know every word', () => complains(/There is no command "sail"; there are: serve, /, 'sail'));

  for (const command of ['playthrough', 'replay', 'conformance', 'perft'])
    test(`${command} --help tells how it is called`, async () => {
      const { code, out } = await quayside(command, '--help');
      match(out, new RegExp(`^Usage: ${command} `));
      equal(code, 0);
    });
});

describe('playthrough', { concurrency: 2 }, () => {
  test('prints the same game for the same seed, and another for another', async () => {
    const [one, same, other] = await Promise.all(
      ['calm', 'calm', 'rough'].map(seed => quayside('playthrough', '--seed', seed, '--players', '3')),
    );
    equal(one!.code, 0);
    match(one!.out, /^W·A·V·E·S, version \d+, 3 players\n[^]*\nThe end: [^]*\n$/);
    equal(one!.out, same!.out);
    equal(one!.out === other!.out, false);
  });

  test('refuses what does not go together', async () => {
    await complains(/--mode teams does not go with 3 players/, 'playthrough', '--players', '3', '--mode', 'teams');
    await complains(/--mode takes one of: head-to-head, /, 'playthrough', '--mode', 'solo');
    await complains(/--players takes a whole number from 2 to 6, not "7"/, 'playthrough', '--players', '7');
    await complains(/There is no game called "chess"/, 'playthrough', '--game', 'chess');
    await complains(/--storm/, 'playthrough', '--storm');
    await complains(/does not know what to do with "now"/, 'playthrough', 'now');
  });
});

describe('replay', { concurrency: 2 }, () => {
  test('tells a recorded game in sentences', async () => {
    const { code, out } = await quayside('replay', `${GAMES}teams-5-solo-variety.json`);
    equal(code, 0);
    match(out, /^W·A·V·E·S, 5 players: teams, /);
    match(out, /^#0 Seat \d: (Follow|Rebel) with /m);
    match(out, /\nThe end: Enough different Elders\. .*Seat 4 is 1\. with \d/);
  });

  test('--quiet tells only the end', async () => {
    const { out } = await quayside('replay', `${GAMES}teams-4-total.json`, '--quiet');
    match(out, /^The end: Enough Elders in total\. .*\n$/);
  });

  test('names the entry at which a record goes wrong, and what is wrong with a file', async () => {
    const { out } = await quayside('playthrough', '--record', '--players', '4');
    const record = JSON.parse(out);
    const write = (name: string, change: object) => file(name, JSON.stringify({ ...record, ...change }));
    const jumbled = [record.log[0], ...record.log.slice(2)];
    await complains(/goes wrong at entry 1: not-your-turn/, 'replay', write('jumbled.json', { log: jumbled }));
    await complains(/version 99 of the rules/, 'replay', write('old.json', { version: 99 }));
    await complains(/a game of "chess"/, 'replay', write('chess.json', { game: 'chess' }));
    await complains(/no record that can be replayed/, 'replay', file('list.json', '[]'));
    await complains(/is not JSON/, 'replay', file('text.json', 'once upon a time'));
    await complains(/There is no file .*none\.json/, 'replay', join(folder, 'none.json'));
    await complains(/takes the name of one file/, 'replay');
    equal((await quayside('replay', write('whole.json', {}))).code, 0);
  });
});

describe('conformance and perft', { concurrency: 2 }, () => {
  test('conformance says of each table whether it is lawful', async () => {
    const { code, out } = await quayside('conformance', '--seeds', '1', '--mode', 'head-to-head');
    match(out, /^W·A·V·E·S, 2 players, 1 games \(head-to-head, .*\): lawful\n$/);
    equal(code, 0);
  });

  test('conformance wants options that some number of players can have', () =>
    complains(/--players takes/, 'conformance', '--players', '1'));

  test('perft counts', async () => {
    const { code, out } = await quayside('perft', '--depth', '2', '--players', '4');
    match(out, /^ +1 +8 +8\n +2 +72 +72\n/m);
    equal(code, 0);
  });

  test('perft wants a number', () => complains(/--depth takes a whole number/, 'perft', '--depth', 'deep'));
});
