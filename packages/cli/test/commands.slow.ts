// The command line as it is called; mistakes of the caller that differ only in their words are made without a process.

import { equal, match, ok, rejects } from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { randomRecord } from '@quayside/engine';
import { GAMES as ALL_GAMES, loadGame, settle } from '@quayside/rules';
import type { Command, Flags } from '../src/command.ts';
import { conformance } from '../src/commands/conformance.ts';
import { migrate } from '../src/commands/migrate.ts';
import { perft } from '../src/commands/perft.ts';
import { playthrough } from '../src/commands/playthrough.ts';
import { puzzles } from '../src/commands/puzzles.ts';
import { replay } from '../src/commands/replay.ts';
import { verify } from '../src/commands/verify.ts';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const GAMES = fileURLToPath(new URL('../../rules/src/waves/test/games/', import.meta.url));

type CommandOutput = { code: number; out: string; err: string };

const quayside = (...args: string[]): Promise<CommandOutput> =>
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

/** The line the caller would read. */
const refuses = (about: RegExp, { run }: Command, words: string[], flags: Flags = {}): Promise<void> =>
  rejects(async () => run(words, flags), { name: 'UsageError', message: about });

describe('quayside', () => {
  test('lists its commands', async () => {
    const { code, out } = await quayside('help');
    for (const command of [
      'serve',
      'backup',
      'restore',
      'migrate',
      'playthrough',
      'replay',
      'verify',
      'conformance',
      'perft',
      'arena',
      'bench',
      'fuzz',
    ])
      match(out, new RegExp(`^ {2}${command} +\\S`, 'm'));
    equal(code, 0);
  });

  // No clock is read: how long events are shown and when bots move is added up.
  for (const id of Object.keys(ALL_GAMES))
    test(`with three bots one waits for one’s next decision in ${id} for 6 s at most, by the middle`, async () => {
      const args = ['--game', id, '--seats', '4', '--games', '4', '--level', 'deckhand', '--json'];
      const { code, out } = await quayside('bench', 'watch', ...args);
      const found = JSON.parse(out);
      equal(code, 0);
      equal(found.seats, 4);
      ok(found.decisions >= found.turns && found.turns > 20, out);
      ok(found.medianSeconds > 0.4 && found.medianSeconds <= 6, out);
      ok(found.turnMedianSeconds <= 6 && found.turnP90Seconds >= found.turnMedianSeconds, out);
      ok(found.turnP90Seconds < 15, out);
    });

  test('measures pages only where there is a Chromium', async () => {
    process.env['CHROMIUM'] = 'no-such-browser';
    await complains(/There is no Chromium at no-such-browser; CHROMIUM=PATH says where one is/, 'bench', 'page');
    delete process.env['CHROMIUM'];
  });

  test('does not know every word', () => complains(/There is no command "sail"; there are: serve, /, 'sail'));

  test('migrates between two places that it knows', async () => {
    await refuses(/--from takes sqlite:FOLDER or postgres/, migrate, [], { to: 'sqlite:x' });
    await refuses(/--to takes sqlite:FOLDER or postgres/, migrate, [], { from: 'sqlite:x', to: 'mysql://x' });
    await refuses(/are the same/, migrate, [], { from: 'sqlite:x', to: 'sqlite:x' });
    await refuses(/There is no database in/, migrate, [], { from: 'sqlite:no-such-folder', to: 'postgres://x' });
  });

  test('does not know every flag', () => complains(/--storm.*playthrough --help/, 'playthrough', '--storm'));

  test('tells of each command how it is called', async () => {
    const { code, out } = await quayside('replay', '--help');
    equal(out, `${replay.help}\n`);
    equal(code, 0);
    for (const { name, help, flags } of [playthrough, replay, verify, conformance, perft, migrate]) {
      match(help, new RegExp(`^Usage: ${name} `));
      for (const flag of Object.keys(flags)) match(help, new RegExp(`--${flag}\\b`), `${name} --help on --${flag}`);
    }
  });
});

describe('playthrough', () => {
  test('prints the same game for the same seed, and another for another', async () => {
    const [one, same, other] = await Promise.all(
      ['calm', 'calm', 'rough'].map(seed => quayside('playthrough', '--seed', seed, '--players', '3')),
    );
    equal(one!.code, 0);
    match(one!.out, /^W·A·V·E·S, version \d+, 3 players\n/);
    match(one!.out, /\nThe end: .*\n$/);
    equal(one!.out, same!.out);
    equal(one!.out === other!.out, false);
  });

  test('refuses what does not go together', async () => {
    await complains(/--mode teams does not go with 3 players/, 'playthrough', '--players', '3', '--mode', 'teams');
    await refuses(/--mode takes one of: head-to-head, /, playthrough, [], { mode: 'solo' });
    await refuses(/--players takes a whole number from 2 to 6, not "7"/, playthrough, [], { players: '7' });
    await refuses(/There is no game called "chess"/, playthrough, [], { game: 'chess' });
    await refuses(/does not know what to do with "now"/, playthrough, ['now']);
  });
});

describe('replay', () => {
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

  test('plays a game of an older version by the rules of that version; so does verify', async () => {
    const older = await loadGame('rattle-battle', 3);
    const options = settle(older, 5, { scenario: 'introductory', latecomer: 'on' }).options!;
    const record = randomRecord(older, 5, options, 'declined');
    equal(
      record.log.some(entry => 'move' in entry && 'ship' in entry.move && entry.move.ship === null),
      true,
      'what version 4 tells otherwise is in it',
    );
    const path = file('older.json', JSON.stringify(record));
    match((await quayside('replay', path, '--quiet')).out, /^The end: /);
    equal((await quayside('verify', path)).code, 0);
    const unknown = file('unknown.json', JSON.stringify({ ...record, version: 1 }));
    await complains(
      /unknown\.json: Version 1 of the rules of Rattle, .* is not here; there are: 3, 4/,
      'replay',
      unknown,
    );
  });

  test('reads what playthrough --record writes; names the entry at which a record goes wrong', async () => {
    const { out } = await quayside('playthrough', '--record', '--players', '4');
    equal((await quayside('replay', file('whole.json', out))).code, 0);
    const { log, ...rest } = JSON.parse(out);
    const jumbled = file('jumbled.json', JSON.stringify({ ...rest, log: log.toSpliced(1, 1) }));
    await complains(
      /jumbled\.json: The record goes wrong at entry 1: the rules refuse that move: “You have nothing to decide now”/,
      'replay',
      jumbled,
    );
    const old = file('old.json', JSON.stringify({ ...rest, log, version: 99 }));
    await refuses(/Version 99 of the rules of .* is not here/, replay, [old]);
    const chess = file('chess.json', JSON.stringify({ ...rest, log, game: 'chess' }));
    await refuses(/a game of "chess"/, replay, [chess]);
  });

  test('says what is wrong with a file', async () => {
    await refuses(/no record that can be replayed: it is not a JSON object/, replay, [file('list.json', '[]')]);
    const nested = file('nested.json', `{"log":${'['.repeat(20_000)}${']'.repeat(20_000)}}`);
    for (const command of [replay, verify])
      await refuses(/no record that can be replayed: its parts are nested too deeply/, command, [nested]);
    await refuses(/is not JSON/, replay, [file('text.json', 'once upon a time')]);
    await refuses(/There is no file .*none\.json/, replay, [join(folder, 'none.json')]);
    await refuses(/cannot be read \(EISDIR\)/, replay, [folder]);
    await refuses(/takes the name of one file/, replay, []);
  });
});

describe('puzzles', () => {
  test('finds the same for the same seed, writes a file, and says what it found', async () => {
    const path = join(folder, 'puzzles.json');
    const { code, out, err } = await quayside(
      'puzzles',
      '--game',
      'waves',
      '--count',
      '1',
      '--seed',
      '1',
      '--out',
      path,
    );
    equal(code, 0);
    match(err, /^game 1: /);
    match(out, /^W·A·V·E·S: 1 puzzle from 1 game\n +\d+ {2}[a-z]+-[0-9a-f]{6} /);
    const [found] = JSON.parse(readFileSync(path, 'utf8')).puzzles;
    const added = await quayside('puzzles', '--game', 'waves', '--add', path, '--json');
    equal(added.code, 0);
    const { puzzles: kept } = JSON.parse(added.out);
    equal(kept.filter(({ sees }: { sees: string }) => sees === found.sees).length, 1);
    match(added.err, new RegExp(`1 are in the file, ${kept.length} are kept`));
  });

  test('wants a game that is here, and numbers', async () => {
    await refuses(/needs --game ID, or --check/, puzzles, []);
    await refuses(/no game called "chess"/, puzzles, [], { game: 'chess' });
    await refuses(/--count takes/, puzzles, [], { game: 'waves', count: '0' });
    await refuses(/--seed takes/, puzzles, [], { game: 'waves', seed: 'one' });
    await refuses(/--check takes no --out/, puzzles, [], { check: true, out: 'x' });
    await refuses(/cannot be read/, puzzles, [], { game: 'waves', add: '/nowhere.json' });
    await refuses(/does not know what to do with "more"/, puzzles, ['more']);
  });
});

describe('conformance and perft', () => {
  test('conformance says of each table whether it is lawful', async () => {
    const { code, out } = await quayside('conformance', '--seeds', '1', '--mode', 'head-to-head');
    match(out, /^W·A·V·E·S, 2 players, 1 game \(head-to-head, .*\): lawful\n$/);
    equal(code, 0);
  });

  test('conformance wants a table that can be laid', async () => {
    await refuses(/--players takes/, conformance, [], { players: '1' });
    await refuses(/cannot be played with these options/, conformance, [], { mode: 'solo' });
    await refuses(/--seeds takes/, conformance, [], { seeds: '0' });
  });

  test('perft counts', async () => {
    const { code, out } = await quayside('perft', '--depth', '2', '--players', '4');
    match(out, /^ +1 +8 +8\n +2 +72 +72\n/m);
    equal(code, 0);
  });

  test('perft wants a number', () => refuses(/--depth takes a whole number/, perft, [], { depth: 'deep' }));
});
describe('verify', () => {
  test('says in one sentence that a game agrees, or what in it was altered', async () => {
    const { out } = await quayside('playthrough', '--game', 'waves', '--seed', 'verified', '--record');
    const record = JSON.parse(out);
    const good = await quayside('verify', file('good.json', out));
    equal(good.code, 0);
    match(good.out, /^All \d+ entries were run again and are legal; nothing was promised about the dice\.\n$/);
    const other = { ...record, log: record.log.toSpliced(3, 1, { ...record.log[3], seat: record.log[3].seat + 1 }) };
    const bad = await quayside('verify', file('bad.json', JSON.stringify(other)));
    equal(bad.code, 1);
    match(bad.out, /^Entry 3 cannot have been played: \S.*\.\n$/);
  });

  test('checks the promise about the dice', async () => {
    const { out } = await quayside('playthrough', '--game', 'waves', '--seed', 'promised', '--record');
    const record = JSON.parse(out);
    const contributions = Array.from({ length: record.seats }, () => null);
    const dice = { serverSeed: record.seed, commitment: record.seed, contributions };
    const { code, out: said } = await quayside('verify', file('dice.json', JSON.stringify({ ...record, dice })));
    equal(code, 1);
    match(said, /^The server seed is not the one that was promised/);
  });

  test('names what is wrong with a file in one line', async () => {
    await refuses(/no record that can be replayed/, verify, [file('empty.json', '{}')]);
    await refuses(/takes the name of one file/, verify, ['one', 'two']);
  });
});
