// The rules as players read them: pieces drawn in, positions to try, and the ways that lead to a paragraph.

import { loadPuzzles } from '@quayside/rules/puzzles';
import { looksRight, PHONE, WIDE } from './checkLook.ts';
import { asked, decide, hand } from './playWaves.ts';
import { whoDecides, withGuest } from './tablePage.ts';
import { expect, type Page, tableAgainstBots, test } from './testServer.ts';

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

/** Drags a card to an Elder that is not mine, which is refused. */
async function dragToTheirElder(page: Page): Promise<void> {
  const card = (await hand(page).first().boundingBox())!;
  const theirs = (await page.locator('[data-piece="elder:1"]').boundingBox())!;
  await page.mouse.move(card.x + 20, card.y + 30);
  await page.mouse.down();
  await page.mouse.move(card.x + 20, card.y - 20, { steps: 3 });
  await page.mouse.move(theirs.x + 10, theirs.y + 10, { steps: 5 });
  await page.mouse.up();
}

test('a line of the log and a refusal lead to their rule, by keyboard too', async ({ page }) => {
  await tableAgainstBots(page, { game: 'waves', seats: 3 });
  await expect(page.locator('.prompt-mine')).toBeVisible();
  expect(await asked(page)).toBe('play');
  await dragToTheirElder(page);
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

test('a refusal in a lesson, in an example and in practice leads to its rule, beside them', async ({ page }) => {
  const why = page.getByRole('link', { name: 'Why not: rule 4.5' });
  const refused = async () => {
    await expect(hand(page).first()).toBeVisible();
    await expect(why).toHaveCount(0);
    await dragToTheirElder(page);
    await expect(why).toHaveAttribute('href', '/learn/waves/rules?at=4.5');
  };
  await page.goto('/learn/waves/first');
  const next = page.getByRole('button', { name: 'Next' });
  await next.click();
  await next.click();
  await refused();
  await looksRight(page, 'lesson-refused', PHONE);
  const [rules] = await Promise.all([page.waitForEvent('popup'), why.click()]);
  await expect(rules.locator('.rule-found')).toContainText('You play at your own Elder');
  await rules.close();
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(why).toHaveCount(0);

  await page.goto('/learn/waves/try-rebels');
  await refused();
  const { puzzles, games } = (await loadPuzzles('waves'))!;
  const puzzle = puzzles.find(({ ask, me, of }) => ask === 'play' && me !== 1 && games[of]!.seats > 2)!;
  await page.goto(`/learn/waves/practice?puzzle=${puzzle.id}`);
  await refused();
  await looksRight(page, 'practice-refused', PHONE);
});

test('while others decide, the prompt leads to the rule of what they are asked', async ({
  page,
  browser,
  serverUrl,
}) => {
  const guest = await withGuest(page, 'waves', browser, serverUrl);
  const decides = await whoDecides([page, guest]);
  const waits = decides === page ? guest : page;
  await expect(waits.locator('.prompt-others')).toContainText(/is (placing the Wave token|choosing an Agent)/);
  const rule = waits.locator('.prompt-others').getByRole('button', { name: /^Rule (9\.2|4\.1)$/ });
  const number = (await rule.textContent())!.replace('Rule ', '');
  await looksRight(waits, 'prompt-of-others', PHONE);
  await rule.click();
  await expect(waits.locator('.rule-found')).toHaveAttribute('id', `r${number}`);
});
