// Tables and files of older versions of the rules, from a database that a released version wrote.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gunzipSync } from 'node:zlib';
import { looksRight, PHONE, WIDE } from './checkLook.ts';
import { expect, type Page, ROOT, startServer, test } from './testServer.ts';

const RELEASED = join(ROOT, 'packages/server/test/fixtures/released/0.1.0');
type ReleasedTable = { id: string; game: string; about: string; status: string };
const { guests, tables } = JSON.parse(readFileSync(join(RELEASED, 'expected.json'), 'utf8')) as {
  guests: Record<string, string>;
  tables: ReleasedTable[];
};
const called = (game: string, about: string): ReleasedTable =>
  tables.findLast(table => table.game === game && table.about === about)!;
const DECLINED = called('rattle-battle', 'latecomer, declined');
const OVER = called('rattle-battle', 'over');
const SPOILT = called('rolling-seas', 'alone');

const folder = mkdtempSync(join(tmpdir(), 'quayside-released-'));
let server: Awaited<ReturnType<typeof startServer>>;
test.beforeAll(async () => {
  const file = join(folder, 'quayside.db');
  writeFileSync(file, gunzipSync(readFileSync(join(RELEASED, 'quayside.db.gz'))));
  const db = new DatabaseSync(file);
  // A version that nobody kept, and an entry that no rules accept.
  db.prepare('update tables set version = 1 where id = ?').run(SPOILT.id);
  db.prepare(`update entries set entry = '{"seat":0,"move":{"kind":"fly"}}' where table_id = ? and ply = 7`).run(
    SPOILT.id,
  );
  db.close();
  const flags = [
    '--port',
    '0',
    '--host',
    '127.0.0.1',
    '--data-dir',
    folder,
    '--bot-pause-ms',
    '0',
    '--log-level',
    'silent',
  ];
  server = await startServer('packages/cli/src/main.ts', 'serve', ...flags);
});
test.afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

async function comeAs(page: Page, name: string, path: string): Promise<void> {
  const [cookie, value] = guests[name]!.split('=') as [string, string];
  await page.context().addCookies([{ name: cookie, value, url: server.address }]);
  await page.goto(`${server.address}${path}`);
}

test('a table that keeps its version is played by it, and its rules panel says so', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', request => scripts.push(request.url()));
  for (const name of Object.keys(guests)) {
    await page.context().clearCookies();
    await comeAs(page, name, `/t/${DECLINED.id}`);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Rule / }).or(page.locator('.prompt'))).not.toHaveCount(0);
  }
  expect(scripts.some(url => url.includes('rattle-battle-3'))).toBe(true);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await page.getByRole('button', { name: 'Rules' }).first().click();
  await expect(page.getByText('This game began under version 3 of its rules')).toBeVisible();
  await looksRight(page, 'version-kept', WIDE);
});

test('a finished game of an older version replays, and its dice are honest', async ({ page }) => {
  await comeAs(page, 'Ann', `/r/${OVER.id}`);
  await expect(page.getByRole('main')).toBeVisible();
  await page.getByRole('button', { name: /About/ }).first().click();
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await expect(page.getByText('✓ Honest.')).toBeVisible({ timeout: 60_000 });
  const record = await (await page.request.get(`${server.address}/api/tables/${OVER.id}/record`)).text();
  expect(JSON.parse(record).version).toBe(3);
  await page.goto(`${server.address}/replay`);
  await page.getByLabel(/Drop the file here/).setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(record),
  });
  await expect(page.getByRole('slider').first()).toBeVisible();
});

for (const size of [PHONE, WIDE])
  test(`a table that cannot go on says why, ${size.width} wide`, async ({ page }) => {
    await comeAs(page, 'Ann', `/t/${SPOILT.id}`);
    await expect(page.getByText(/version \d+ does not accept entry 8 of its log/)).toBeVisible();
    if (size === WIDE) {
      await page.getByRole('button', { name: 'Log', exact: true }).click();
      await expect(page.getByRole('list').getByText(/^Turn 8: winds/)).toBeVisible();
    }
    await looksRight(page, 'frozen-by-change', size);
  });
