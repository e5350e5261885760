// A disk that is really full: a small file system of its own, on which the database and the log of a real server lie.

import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { loadGame, rngOf } from '@quayside/rules';
import { RetryingClient } from '../packages/cli/src/drill/retryingClient.ts';
import { sqliteStore } from '../packages/server/src/store/sqlite.ts';
import { ServerProcess } from '../packages/server/test/serverProcess.ts';

const disk = mkdtempSync(join(tmpdir(), 'quayside-disk-'));
const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=8m', 'tmpfs', disk]).status === 0;

const filler = join(disk, 'filler');
/** Down to the last byte. */
function fill(): void {
  for (const bytes of [65_536, 4096, 1])
    try {
      for (;;) appendFileSync(filler, Buffer.alloc(bytes));
    } catch (error) {
      assert.equal((error as NodeJS.ErrnoException).code, 'ENOSPC');
    }
}

async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
  for (let waited = 0; !(await holds()); waited += 50) {
    assert.ok(waited < 60_000, what);
    await sleep(50);
  }
}

let server: ServerProcess;
before(async () => {
  if (isMounted) server = await ServerProcess.start(join(disk, 'data'), { log: join(disk, 'log') });
});
after(async () => {
  await server?.end();
  if (isMounted) spawnSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
});

const newCookie = async () => (await fetch(`${server.url}/api/me`)).headers.getSetCookie()[0]!.split(';')[0]!;
const post = (method: string, path: string, cookie: string, body: object) =>
  fetch(`${server.url}${path}`, {
    method,
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(body),
  });

const skip = isMounted ? false : 'no file system may be mounted here';
test('A full disk is named, nothing that was acknowledged is lost, and with room again play goes on', {
  skip,
}, async t => {
  // A long game: pages of the write-ahead log that are used again need no room, and a short one could end in them.
  const game = await loadGame('rolling-with-the-waves');
  const cookies = await Promise.all(Array.from({ length: 5 }, newCookie));
  const wish = { game: 'rolling-with-the-waves', seats: 5, options: {}, bots: {}, start: false, listed: false };
  const { id: table } = (await (await post('POST', '/api/tables', cookies[0]!, wish)).json()) as { id: string };
  const where = async () => server.url;
  const clients = cookies.map((cookie, n) => new RetryingClient({ cookie, game, where, rng: rngOf(n) }));
  t.after(() => {
    for (const client of clients) client.disconnect();
  });
  for (const [seat, client] of clients.entries()) client.join(table, seat);
  await until('the game begins', () => clients.every(({ ply }) => (ply ?? 0) >= 8));

  fill();
  await until('/healthz says so', async () => (await fetch(`${server.url}/healthz`)).status === 503);
  const health = (await (await fetch(`${server.url}/healthz`)).json()) as { code: string; reason: string };
  assert.deepEqual([health.code, health.reason], ['not-saved', 'the disk is full']);
  const stranger = await fetch(`${server.url}/api/me`);
  assert.deepEqual([stranger.status, ((await stranger.json()) as { code: string }).code], [503, 'not-saved']);
  assert.equal((await post('PUT', '/api/me', cookies[0]!, { name: 'Anna' })).status, 503);
  assert.equal((await fetch(`${server.url}/api/tables`)).status, 200, 'what only reads is answered');
  await until('the people at the table are told', () => clients.every(({ byes }) => byes.includes('not-saved')));
  const before = clients.map(({ answers }) => answers.size);
  await sleep(2000);
  assert.deepEqual(
    clients.map(({ answers }) => answers.size),
    before,
    'nothing is acknowledged meanwhile',
  );

  rmSync(filler);
  await until('/healthz is well again', async () => (await fetch(`${server.url}/healthz`)).ok);
  await until('the game goes on to its end', () => clients.every(({ isOver }) => isOver));
  for (const client of clients) client.disconnect();
  assert.equal(await server.end(), 0, 'and stops in good order');

  const store = sqliteStore(join(disk, 'data'));
  const places = new Map((await store.entries(table, 0)).map(({ intent, ply }) => [intent, ply + 1]));
  const { intents } = (await store.table(table))!;
  const kept = new Set(intents.map(key => key.split(' ').at(-1)!));
  for (const { answers, refusals } of clients) {
    assert.deepEqual(refusals, []);
    for (const [intent, given] of answers)
      for (const { ply } of given) assert.ok(kept.has(intent) || places.get(intent) === ply, `${intent} is stored`);
  }
  await store.close();
});
