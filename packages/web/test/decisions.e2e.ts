// After a game: the decisions that mattered most, at the table and in the replay, and the way back to each of them.

import { looksRight, PHONE, WIDE } from './checkLook.ts';
import { openFinishedGames } from './finishedGames.ts';
import { expect, test } from './testServer.ts';

test('every finished game names the decisions that mattered, and plays on from one of them', async ({ page }) => {
  const { url, over, close } = await openFinishedGames(page);
  try {
    let told: string | null = null;
    for (const { id, game } of over) {
      await page.goto(`${url}/t/${id}?lang=en`);
      const decisions = page.getByRole('region', { name: 'What mattered most' });
      await expect(decisions.getByRole('status')).toHaveText(/Judged by|mattered much/, { timeout: 60_000 });
      const listed = await decisions.getByRole('listitem').count();
      expect(listed, game).toBeLessThanOrEqual(3);
      if (listed > 0) told = id;
    }
    expect(told).not.toBeNull();
    await page.goto(`${url}/t/${told}`);
    const first = page.getByRole('button', { name: 'What if I had…' }).first();
    await first.scrollIntoViewIfNeeded({ timeout: 60_000 });
    await looksRight(page, 'decisions', PHONE);
    await page.setViewportSize(WIDE);
    await first.click();
    await expect(page).toHaveURL(new RegExp(`/r/${told}\\?at=\\d+&seat=\\d`));
    await expect(page.getByRole('dialog', { name: 'Play on from here?' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Chances' }).click();
    await expect(page.getByRole('region', { name: 'What mattered most' }).getByRole('listitem').first()).toBeVisible({
      timeout: 60_000,
    });
  } finally {
    await close();
  }
});
