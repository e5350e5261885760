// A club studies its own games: `records export` on a data folder and on PostgreSQL, and `lab --records` on what it
// wrote.

import { deepEqual, equal, match, ok } from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { GAMES } from '@quayside/rules';
import { readConfig, startServer } from '@quayside/server';
import { type Postgres, skipWithout, startPostgres } from '@quayside/services';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const RELEASED = fileURLToPath(new URL('../../server/test/fixtures/released/0.3.0/quayside.db.gz', import.meta.url));

type CommandOutput = { code: number; out: string; err: string };

const quayside = (...args: string[]): Promise<CommandOutput> =>
  new Promise(resolve => {
    const child = execFile(process.execPath, [MAIN, ...args], (_, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });

const folder = mkdtempSync(join(tmpdir(), 'quayside-records-'));
const data = join(folder, 'data');
const written = join(folder, 'written');
after(() => rmSync(folder, { recursive: true }));

const exportFrom = (source: string[], game: string, name: string): Promise<CommandOutput> =>
  quayside('records', 'export', ...source, '--game', game, '--out', join(written, name));

/** The games of every kind that a source holds, as they are written. */
async function exportAll(source: string[], prefix: string): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const game of Object.keys(GAMES)) {
    const name = `${prefix}-${game}`;
    const { code, out, err } = await exportFrom(source, game, name);
    equal(code, 0, err);
    found[game] = readFileSync(join(written, name), 'utf8');
    const lines = found[game].trim().split('\n').length;
    match(out, new RegExp(`Finished games of .* in .*: ${lines}\\.\n$`));
  }
  return found;
}

async function studies(file: string, into: string): Promise<void> {
  const { code, out, err } = await quayside('lab', '--records', join(written, file), '--out', join(folder, into));
  equal(code, 0, err);
  match(out, /2 games of Rattle, Battle, Grab the Loot: /);
  deepEqual(readdirSync(join(folder, into)).sort(), [
    'games.csv',
    'plan.json',
    'records',
    'report.html',
    'summary.json',
  ]);
  match(readFileSync(join(folder, into, 'report.html'), 'utf8'), /<h1/);
  equal(
    readFileSync(join(folder, into, 'games.csv'), 'utf8')
      .trim()
      .split('\n').length,
    3,
    'a head and two games',
  );
}

describe('records export', () => {
  let server: Awaited<ReturnType<typeof startServer>>;
  before(async () => {
    mkdirSync(data);
    mkdirSync(written);
    writeFileSync(join(data, 'quayside.db'), gunzipSync(readFileSync(RELEASED)));
    const { code, err } = await exportFrom(['--data-dir', data], 'waves', 'too-old');
    match(err, /older version of Quayside; start this version on it once/);
    equal(code, 2);
    deepEqual(readdirSync(written), [], 'nothing is left of an export that failed');
    const flags = { host: '127.0.0.1', port: '0', 'data-dir': data, 'log-level': 'error' };
    server = await startServer(readConfig(flags, {}), null);
  });

  test('writes the finished games of a data folder while a server runs on it, and the lab reads them', async () => {
    try {
      const found = Object.values(await exportAll(['--data-dir', data], 'sqlite')).join('');
      const records = found.trim().split('\n');
      equal(records.length, 6);
      ok(records.every(text => !('at' in JSON.parse(text))));
      await studies('sqlite-rattle-battle', 'of-sqlite');
    } finally {
      await server.stop();
    }
  });

  test('writes the same from PostgreSQL, to which everything was moved', {
    skip: skipWithout('postgres'),
  }, async () => {
    const postgres: Postgres = await startPostgres({ fsync: false });
    try {
      const url = await postgres.createDatabase('house');
      const empty = await exportFrom(['--database', url], 'waves', 'empty');
      equal(empty.err, 'quayside: The database "house" is empty: no server has used it yet.\n');
      equal(empty.code, 2);
      const moved = await quayside('migrate', '--from', `sqlite:${data}`, '--to', url);
      equal(moved.code, 0, moved.err);
      deepEqual(await exportAll(['--database', url], 'postgres'), await exportAll(['--data-dir', data], 'again'));
      await studies('postgres-rattle-battle', 'of-postgres');
    } finally {
      await postgres.stop();
    }
  });
});
