// What a phone fetches before it can be used, measured in the browser: requests and bytes as they come over the wire,
// fonts and JSON answers included. The front page, and the first board of every game before any dice fall in space.

import { GAMES } from '@quayside/rules';
import { type Load, loadOf } from '../timing/wire.ts';
import { expect, test } from './testServer.ts';

function expectAtMost({ requests, bytes, files }: Load, most: { requests: number; bytes: number }): void {
  const largest = files.toSorted((a, b) => b[1] - a[1]).map(([path, size]) => `${size} ${path}`);
  const told = `${requests} requests, ${bytes} bytes:\n${largest.join('\n')}`;
  expect(requests <= most.requests && bytes <= most.bytes, told).toBe(true);
}

test('the front page: at most 20 requests and 100 kB', async ({ page }) => {
  const load = await loadOf(page, async () => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'W·A·V·E·S' })).toBeVisible();
    await expect(page.locator('.cover svg').first()).toBeVisible();
  });
  expectAtMost(load, { requests: 20, bytes: 100_000 });
});

test('the page comes whole from our own server, and no script stands in it', async ({ page }) => {
  const html = await (await page.request.get('/')).text();
  expect(html).toContain('<script type="module"');
  expect(html).not.toMatch(/https?:\/\//);
  expect(html).not.toMatch(/<script(?![^>]*\bsrc=)/);
});

for (const [id, { meta }] of Object.entries(GAMES))
  test(`the first board of ${meta.title}: at most 30 requests and 220 kB`, async ({ page }) => {
    await page.request.get('/api/me');
    const bots = { 1: 'deckhand' };
    const made = await page.request.post('/api/tables', {
      data: { game: id, seats: 2, options: {}, bots, start: true, listed: false },
    });
    const { id: table } = await made.json();
    const load = await loadOf(page, async () => {
      await page.goto(`/t/${table}`);
      await expect(page.locator('.board').first()).toBeVisible();
    });
    expectAtMost(load, { requests: 30, bytes: 220_000 });
  });
