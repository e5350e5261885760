import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { after, before, describe, test } from 'node:test';
import { promisify } from 'node:util';
import { findProgram, type Postgres, skipWithout, startPostgres } from '@quayside/services';

const run = promisify(execFile);

/** What one statement answers. */
async function ask(url: string, statement: string): Promise<string> {
  const { stdout } = await run(findProgram('psql')!, [url, '-At', '-c', statement]);
  return stdout.trim();
}

describe('PostgreSQL for tests', { skip: skipWithout('postgres') }, () => {
  let server: Postgres;
  before(async () => {
    server = await startPostgres({ password: 'a b:c', settings: { max_connections: 12 } });
  });
  after(() => server.stop());

  test('It accepts connections with the password alone, under the settings that were asked for', async () => {
    assert.equal(await ask(server.url, 'show max_connections'), '12');
    assert.equal(await ask(server.url, 'show fsync'), 'on');
    await assert.rejects(ask(server.url.replace('a%20b', 'other'), 'select 1'), /password authentication failed/);
  });

  test('What was committed is there after a crash and after a restart', async () => {
    const url = await server.createDatabase('kept');
    await ask(url, 'create table numbers as select generate_series(1, 1000) as n');
    await server.kill();
    await assert.rejects(ask(url, 'select 1'), /refused/);
    await server.restart();
    assert.equal(await ask(url, 'select count(*) from numbers'), '1000');
    await server.restart();
    assert.equal(await ask(url, 'select count(*) from numbers'), '1000');
  });
});

describe('A program that is missing', () => {
  test('is null, whoever asks', () => assert.equal(findProgram('no-such-program'), null));
});
