// The rules as players read them: pieces drawn in, positions to try, and the ways that lead to a paragraph.

import { looksRight, PHONE, WIDE } from './checkLook.ts';
import { asked, decide, hand } from './playWaves.ts';
import { expect, tableAgainstBots, test } from './testServer.ts';

test('the rules show the pieces they name, and an example opens on the board and can be tried again', async ({
  page,
}) => {
  await page.goto('/learn/waves/rules');
  await expect(page.locator('.rules .rule-picture svg').first()).toBeVisible();
  const words = await page.locator('.rules [data-rule-piece]').count();
  await expect(page.locator('.rules .rule-picture')).toHaveCount(words);
  // Of the whole book a few paragraphs: axe looks at every element.
  await page.getByRole('searchbox').fill('as rebels');
  await expect(page.getByRole('status').filter({ hasText: 'paragraph' })).toBeVisible();
  await looksRight(page, 'rules-page', PHONE);
  await page.setViewportSize(WIDE);
  await page.getByRole('link', { name: 'Try it: one Follower, or two Rebels' }).click();
  const speech = page.getByRole('region', { name: 'The teacher says' });
  await expect(speech).toContainText('Two Scholars can rebel together');
  await looksRight(page, 'rule-example', PHONE);
  await page.locator('[data-piece="card:1"]').click();
  await page
    .getByRole('button', { name: /^Follow/ })
    .first()
    .click();
  const confirm = page.locator('.waves-confirm');
  if (await confirm.isVisible()) await confirm.click();
  const again = page.getByRole('button', { name: 'Try something else' });
  await expect(again).toBeVisible({ timeout: 60_000 });
  await again.click();
  await expect(speech).toContainText('Two Scholars can rebel together');
  await page.getByRole('link', { name: 'Back to the rules' }).last().click();
  await expect(page).toHaveURL(/\/learn\/waves\/rules$/);
});

test('a line of the log and a refusal lead to their rule, by keyboard too', async ({ page }) => {
  await tableAgainstBots(page, { game: 'waves', seats: 3 });
  await expect(page.locator('.prompt-mine')).toBeVisible();
  expect(await asked(page)).toBe('play');
  const card = (await hand(page).first().boundingBox())!;
  const theirs = (await page.locator('[data-piece="elder:1"]').boundingBox())!;
  await page.mouse.move(card.x + 20, card.y + 30);
  await page.mouse.down();
  await page.mouse.move(card.x + 20, card.y - 20, { steps: 3 });
  await page.mouse.move(theirs.x + 10, theirs.y + 10, { steps: 5 });
  await page.mouse.up();
  const why = page.getByRole('button', { name: /^Why not: rule/ });
  await why.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.rule-found')).toContainText('You play at your own Elder');
  await page.keyboard.press('b');
  await decide(page, 0);
  await page.keyboard.press('l');
  const line = page.locator('.log > li').filter({ hasText: 'plays a Follower' }).first();
  await line.getByRole('button', { name: 'Rule 4.2' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#r4\\.2')).toHaveClass(/rule-found/);
  await page.keyboard.press('l');
  await looksRight(page, 'log-with-rules', PHONE);
});
