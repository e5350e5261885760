// The lab's report as people get it: a file opened in the browser, on a phone and on a wide screen, in both themes; and
// the records it links to, dropped onto the replay page.

import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { looksRight, PHONE, WIDE } from './checkLook.ts';
import { expect, ROOT, test } from './testServer.ts';

const GAMES = ['--game', 'waves', '--players', '4', '--seats', 'random,random,random,random', '--games', '40'];

let folder = '';

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quayside-lab-'));
  const flags = [...GAMES, '--vary', 'tablets=first-game,all-vs-all', '--workers', '1', '--out', folder];
  await promisify(execFile)(process.execPath, ['packages/cli/src/main.ts', 'lab', ...flags], { cwd: ROOT });
});

test.afterAll(() => rm(folder, { recursive: true }));

test('the report fits, passes axe in both themes and asks nobody for anything', async ({ page }) => {
  const outside: string[] = [];
  page.on('request', request => {
    if (!/^(file|data):/.test(request.url())) outside.push(request.url());
  });
  const wrong: string[] = [];
  page.on('pageerror', error => wrong.push(error.message));
  await page.goto(pathToFileURL(join(folder, 'report.html')).href);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('W·A·V·E·S: 80 games');
  await expect(page.locator('.findings > li')).toHaveCount(5);
  for (const summary of await page.locator('summary').all()) await summary.click();
  for (const size of [PHONE, WIDE]) await looksRight(page, 'lab-report', size);
  expect(outside).toEqual([]);
  expect(wrong).toEqual([]);
});

test('the theme is the system’s until one is chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(pathToFileURL(join(folder, 'report.html')).href);
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const night = await paper();
  await page.getByRole('button', { name: 'Theme: system' }).click();
  await expect(page.getByRole('button', { name: 'Theme: paper' })).toBeVisible();
  expect(await paper()).not.toBe(night);
  await page.getByRole('button', { name: 'Theme: paper' }).click();
  expect(await paper()).toBe(night);
});

test('a record the report links to opens in the replay page when it is dropped there', async ({ page }) => {
  await page.goto(pathToFileURL(join(folder, 'report.html')).href);
  const address = await page.getByRole('link', { name: 'The closest game', exact: true }).getAttribute('href');
  const record = await readFile(join(folder, address!), 'utf8');
  await page.goto('/replay');
  const transfer = await page.evaluateHandle(text => {
    const files = new DataTransfer();
    files.items.add(new File([text], 'game.json', { type: 'application/json' }));
    return files;
  }, record);
  await page.dispatchEvent('.file-drop', 'drop', { dataTransfer: transfer });
  const entries = (JSON.parse(record) as { log: unknown[] }).log.length;
  await expect(page.getByRole('slider', { name: 'Moment' })).toHaveValue(String(entries));
});

test('where a server is named, a link of the report opens the game in its replay page', async ({ page, serverUrl }) => {
  const out = join(folder, 'served');
  const flags = [...GAMES, '--server', serverUrl, '--workers', '1', '--out', out];
  await promisify(execFile)(process.execPath, ['packages/cli/src/main.ts', 'lab', ...flags], { cwd: ROOT });
  await page.goto(pathToFileURL(join(out, 'report.html')).href);
  const [replay] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'The longest game', exact: true }).click(),
  ]);
  await expect(replay.getByRole('slider', { name: 'Moment' })).not.toHaveValue('0');
  await replay.goto(`${serverUrl}/replay#record=nonsense`);
  await replay.reload();
  await expect(replay.getByRole('alert')).toContainText('no record');
});
