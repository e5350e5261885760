// A board that throws is not a dead page: the shell goes on, the error is reported, and a reload is offered.

import { expect, type Page, test } from '@playwright/test';
import { type ServedPage, servePage } from './servePage.ts';

let site: ServedPage;
test.beforeAll(async () => {
  site = await servePage('pages/broken.tsx');
});
test.afterAll(() => site.close());

/** Opens the table with one part broken; returns what the page reports to the server from then on. */
async function openBroken(page: Page, part: string): Promise<unknown[]> {
  const reports: unknown[] = [];
  await page.route('**/api/client-error', route => {
    reports.push(route.request().postDataJSON());
    return route.fulfill({ status: 204 });
  });
  await page.goto(site.url);
  await page.waitForFunction(() => 'openTable' in globalThis);
  await page.evaluate(`openTable('${part}')`);
  return reports;
}

const LEAVE = { name: 'Leave the table' };

for (const part of ['board', 'actions', 'still', 'menu'])
  test(`When its ${part} throws, the shell, the log and Leave stay alive, and the error is reported once`, async ({
    page,
  }) => {
    const reports = await openBroken(page, part);
    const alert = page.getByRole('alert').filter({ hasText: 'could not be drawn' });
    await expect(alert).toBeVisible();
    await expect(alert.getByRole('button', { name: 'Reload the page' })).toBeVisible();
    await page.getByRole('button', { name: 'Log', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Log' })).toBeVisible();
    await page.getByRole('button', { name: 'Table and settings' }).click();
    await expect(page.getByRole('button', LEAVE)).toBeVisible();
    expect(reports).toHaveLength(1);
    expect(reports[0]).toMatchObject({ message: `planted in ${part}`, table: 'broken', ply: 0 });
  });

test('Try again draws the part anew', async ({ page }) => {
  await openBroken(page, 'board');
  const again = page.getByRole('button', { name: 'Try again' });
  await expect(again).toBeVisible(); // the board is loaded late: mended before that, it would never have been broken
  await page.evaluate('mend()');
  await again.click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByRole('main')).toContainText(/\w/);
});
