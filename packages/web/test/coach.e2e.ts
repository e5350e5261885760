// What helps somebody new: lessons, how to win, tips, a gentle first game.

import { loadFirsts } from '@quayside/rules/courses';
import { looksRight, PHONE, WIDE } from './checkLook.ts';
import { asked, decide } from './playWaves.ts';
import { expect, type Page, tableAgainstBots, test } from './testServer.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'What to do' });

test('a lesson: a wrong try is told why, the right one goes on, and what was learnt is kept', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Learn it in lessons' }).first().click();
  await expect(page.getByRole('heading', { name: 'Learn W·A·V·E·S' })).toBeVisible();
  await page.getByRole('link', { name: 'Begin' }).click();
  const next = page.getByRole('button', { name: 'Next' });
  await next.click();
  await next.click();
  await expect(page.locator('[data-ring="card:4"]')).toBeAttached();
  await looksRight(page, 'lesson', PHONE);
  const speech = page.getByRole('region', { name: 'The teacher says' });
  await page.locator('[data-piece="card:1"]').click();
  await page
    .getByRole('button', { name: /^Follow/ })
    .first()
    .click();
  const confirm = page.locator('.waves-confirm');
  if (await confirm.isVisible()) await confirm.click();
  await expect(speech).toContainText('Look for a number above 3');
  const show = page.getByRole('button', { name: 'Show me' });
  await show.hover();
  const tooltip = page.locator('.tooltip');
  await expect(tooltip).toHaveText('The move is made for you.');
  await show.click();
  await expect(speech).toContainText('Four against three');
  await expect(tooltip).toHaveCount(0);
  for (let left = 2; left > 0; left--) await next.click();
  await page.getByRole('link', { name: 'All lessons' }).last().click();
  await expect(page.locator('.course-lessons > li').first()).toContainText('done');
  await looksRight(page, 'course', WIDE);
  await page.reload();
  await expect(page.locator('.course-lessons > li').first()).toContainText('done');
});

test('in a first game: how to win, then a tip at the piece, once', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('quayside.tips', 'on'));
  await tableAgainstBots(page, { game: 'waves', seats: 3 });
  await expect(bar(page)).toContainText('New here?');
  await looksRight(page, 'how-to-win', PHONE);
  await bar(page).getByRole('button', { name: 'Got it' }).click();
  await expect(bar(page)).toContainText('An Agent needs more power');
  await expect(page.locator('[data-ring]')).toHaveCount(1);
  await looksRight(page, 'tip', WIDE);
  await bar(page).getByRole('button', { name: 'Got it' }).click();
  await expect(page.locator('[data-ring]')).toHaveCount(0);
  await expect(bar(page).getByRole('button', { name: 'Got it' })).toHaveCount(0);
  await page.reload();
  await expect(page.locator('.prompt-mine')).toBeVisible();
  // A bot may have rebelled before me.
  await expect(bar(page)).toContainText(/This Elder belongs to nobody|A Rebel lies over this Elder/);
  await expect(bar(page)).not.toContainText('An Agent needs more power');
});

test('a tip goes with the move that is made beside it', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('quayside.tips', 'on'));
  await tableAgainstBots(page, { game: 'waves', seats: 4 });
  const seen = () => page.evaluate(() => JSON.parse(localStorage.getItem('quayside.tips-seen') ?? '[]'));
  await expect(bar(page)).toContainText('New here?');
  expect(await seen()).toEqual([]);
  await decide(page, 0);
  await asked(page);
  expect(await seen()).toEqual(['waves/*']);
  // A round without a card to discard asks for an Agent again.
  const tip = page.getByRole('region', { name: 'Tip' });
  await expect(tip).toContainText(/An Agent needs more power|High cards collect/);
  const said = (await tip.textContent())!;
  await decide(page, 0);
  await asked(page);
  await expect(tip).toBeVisible();
  await expect(tip).not.toHaveText(said);
  expect(await seen()).toHaveLength(2);
});

test('what is met for the first time is explained at its piece, and leads to its rule', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('quayside.tips', 'on');
    localStorage.setItem(
      'quayside.tips-seen',
      localStorage.getItem('quayside.tips-seen') ?? '["waves/*","waves/play","waves/discard","waves/first-rebel"]',
    );
  });
  await tableAgainstBots(page, { game: 'waves', seats: 3 });
  const tip = page.getByRole('region', { name: 'Tip' });
  await expect(tip).toContainText('belongs to nobody');
  await expect(page.locator('[data-ring="extra"]')).toBeAttached();
  await looksRight(page, 'first-met', PHONE);
  await tip.getByRole('button', { name: 'Rule 1.4' }).click();
  await expect(page.locator('.rule-found')).toContainText('It belongs to nobody');
  await page.keyboard.press('Escape');
  await bar(page).getByRole('button', { name: 'Got it' }).click();
  await expect(tip).toBeHidden();
  await expect(page.locator('[data-ring]')).toHaveCount(0);
  await decide(page, 0);
  await asked(page);
  await expect(tip).toBeVisible();
  await expect(tip).not.toContainText('belongs to nobody');
  await expect(page.locator('[data-ring]').first()).toBeAttached();
  await bar(page).getByRole('button', { name: 'No more tips' }).click();
  await expect(tip).toBeHidden();
  await decide(page, 0);
  await asked(page);
  await expect(tip).toBeHidden();
});

test('in a first game: a bot’s surprising move can be asked about, once', async ({ page }) => {
  // What else a newcomer is told would come before it.
  const firsts = (await loadFirsts('waves'))!;
  const met = firsts.firsts(firsts.words).map(({ id }) => `waves/first-${id}`);
  await page.addInitScript(
    seen => {
      localStorage.setItem('quayside.tips', 'on');
      localStorage.setItem('quayside.tips-seen', localStorage.getItem('quayside.tips-seen') ?? JSON.stringify(seen));
    },
    ['waves/*', 'waves/play', 'waves/discard', ...met],
  );
  await tableAgainstBots(page, { game: 'waves', seats: 4 });
  const why = bar(page).getByRole('button', { name: /^Why did/ });
  // Not every Elder is collected: after a round or two somebody has taken one to the hand, or has rebelled with a
  // stack.
  for (let n = 0; n < 6 && !(await why.isVisible()); n++) {
    await decide(page, 0);
    await asked(page);
  }
  await why.click();
  const answer = page.getByRole('region', { name: 'Why' });
  await expect(answer).toContainText(/goes to their hand|another tablet/);
  await expect(page.locator('[data-ring^="plate:"]')).toBeAttached();
  await looksRight(page, 'why', PHONE);
  await bar(page).getByRole('button', { name: 'Got it' }).click();
  await expect(answer).toBeHidden();
});
