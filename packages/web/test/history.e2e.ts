// Games played: put away what nobody waits for, and find what is over with its result.

import { looksRight, PHONE, WIDE } from './checkLook.ts';
import { decide } from './playWaves.ts';
import { expect, tableAgainstBots, test } from './testServer.ts';

test('A game against bots is put away and put back by one press each', async ({ page }) => {
  await tableAgainstBots(page, { game: 'waves', seats: 2 });
  await page.goto('/mine');
  const away = page.getByRole('button', { name: /^Put this game of W·A·V·E·S away/ });
  await away.click();
  await expect(page.getByText('W·A·V·E·S was put away.')).toBeVisible();
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect(away).toBeVisible();
  await away.click();
  await expect(page.getByText('W·A·V·E·S was put away.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('None yet. Whatever you begin waits for you here.')).toBeVisible();
});

test('A game that is over is in the history, with its result, and counted', async ({ page }) => {
  await page.goto('/history');
  await expect(page.getByText(/None yet/)).toBeVisible();
  await looksRight(page, 'history-empty', PHONE);
  await page.setViewportSize(WIDE);
  await tableAgainstBots(page, { game: 'waves', seats: 2 });
  for (let n = 0; await decide(page, n); n++);
  await page.goto('/history');
  const row = page.getByRole('listitem').filter({ hasText: 'W·A·V·E·S' });
  await expect(row).toContainText(/[12](st|nd) of 2/);
  await expect(row).toContainText('(deckhand)');
  await expect(page.getByRole('row', { name: /W·A·V·E·S/ })).toContainText('of 1');
  for (const size of [PHONE, WIDE]) await looksRight(page, 'history', size);
  await row.getByRole('link').click();
  await expect(page.getByRole('main', { name: /as it was/ })).toBeVisible();
});
