// The ways to lessons and back: from a table and before its start, to a gentle first game, to practice; the note about
// our reading of the rules, and what a level means wherever one is chosen.

import { looksRight, PHONE, WIDE } from './checkLook.ts';
import { finishedTable, openPanel, panel, tableOf } from './guests.ts';
import { bar, ending, whoDecides } from './tablePage.ts';
import { expect, type Page, tableAgainstBots, test } from './testServer.ts';

const withTips = (page: Page) => page.addInitScript(() => localStorage.setItem('quayside.tips', 'on'));
const known = (page: Page, game: string) =>
  page.addInitScript(it => localStorage.setItem('quayside.known-games', JSON.stringify([it])), game);

/** Through all steps of the lesson on the screen: what is asked for is shown, questions are passed by. */
async function takeLesson(page: Page): Promise<void> {
  const controls = page.getByRole('region', { name: 'Steps of the lesson' });
  const on = controls.getByRole('button', { name: /^(Next|Show me)/ });
  const again = controls.getByRole('button', { name: 'Repeat' });
  await expect(async () => {
    if (await on.isVisible()) await on.click({ timeout: 500 });
    await expect(again).toBeVisible({ timeout: 100 });
  }).toPass({ timeout: 60_000, intervals: [50] });
}

/** The table whose page is open, as the lists have it. */
async function tableHere(page: Page): Promise<{ options: Record<string, string>; levels: string[] }> {
  const { mine } = await (await page.request.get('/api/tables')).json();
  const { table } = mine.find(({ table }: { table: { id: string } }) => page.url().endsWith(table.id));
  const levels = table.seats.flatMap((seat: { kind: string; level?: string }) =>
    seat.kind === 'bot' ? [seat.level] : [],
  );
  return { options: table.options, levels };
}

test('the last lesson and the list of lessons lead somebody new to the gentle game', async ({ page }) => {
  await page.goto('/learn/waves/two');
  await takeLesson(page);
  const controls = page.getByRole('region', { name: 'Steps of the lesson' });
  await expect(controls.getByRole('link', { name: 'Find the move' })).toBeVisible();
  await looksRight(page, 'course-end', PHONE);
  await controls.getByRole('button', { name: 'Play now against bots' }).click();
  await whoDecides([page]);
  const gentle = await tableHere(page);
  expect(gentle.levels).toEqual(['deckhand', 'mate']);
  expect(gentle.options['tablets']).toBe('first-game');

  await page.goto('/learn/rattle-battle');
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  await expect(page).toHaveURL(/\/t\//);
  await expect(bar(page)).toBeVisible();
  const introductory = await tableHere(page);
  expect(introductory.levels).toEqual(['deckhand', 'mate']);
  expect(introductory.options['scenario']).toBe('introductory');
});

test('whoever knows a game goes from its lessons to the usual one', async ({ page }) => {
  await known(page, 'waves');
  await page.goto('/learn/waves');
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  await whoDecides([page]);
  expect((await tableHere(page)).levels).toEqual(['mate', 'mate', 'mate']);
});

test('from a table to the first lesson, and from every page of learning back to the table', async ({ page }) => {
  await withTips(page);
  await tableAgainstBots(page, { game: 'waves', seats: 3 });
  const table = new URL(page.url()).pathname;
  await expect(bar(page).getByRole('button', { name: 'I know it' })).toBeVisible();
  await looksRight(page, 'new-here', PHONE);
  await bar(page).getByRole('link', { name: 'Show me how (6 minutes)' }).click();
  await expect(page.getByRole('heading', { name: 'Your first Elder' })).toBeVisible();
  await expect(page.locator('.home-link')).toHaveAttribute('href', table);
  await takeLesson(page);
  await looksRight(page, 'lesson-from-table', PHONE);
  const back = page.getByRole('link', { name: 'Back to your table' });
  await page.getByRole('link', { name: 'Next: One whole round' }).click();
  await expect(page.getByRole('heading', { name: 'One whole round' })).toBeVisible();
  await expect(page.locator('.home-link')).toHaveAttribute('href', table);
  await takeLesson(page);
  await page.getByRole('link', { name: 'All lessons' }).last().click();
  await expect(page.getByRole('heading', { name: 'Learn W·A·V·E·S' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Play now against bots' })).toHaveCount(0);
  await looksRight(page, 'course-from-table', WIDE);
  await back.click();
  await expect(page).toHaveURL(new RegExp(`${table}$`));
  await expect(bar(page)).toContainText('New here?');
  await openPanel(page, 'Rules');
  await panel(page, 'Rules').getByRole('link', { name: 'Lessons' }).click();
  await expect(back).toHaveAttribute('href', table);
});

test('a way back that is no table of ours is not offered', async ({ page }) => {
  for (const from of [
    'https://example.org/t/abc',
    '//example.org/t/abc',
    '/mine',
    '/t/abc/../../mine',
    'javascript:0',
  ]) {
    await page.goto(`/learn/waves?from=${encodeURIComponent(from)}`);
    await expect(page.getByRole('heading', { name: 'Learn W·A·V·E·S' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Back to your table' })).toHaveCount(0);
  }
});

test('before the start somebody new is offered the first lesson, and meets easy bots', async ({ page }) => {
  await withTips(page);
  const id = await tableOf(page, { seats: 4, bots: {}, start: false });
  await page.goto(`/t/${id}`);
  const gathering = page.getByRole('main');
  await expect(gathering.getByRole('link', { name: 'Show me how (6 minutes)' })).toBeVisible();
  await looksRight(page, 'gathering-new-here', PHONE);
  await gathering.getByRole('link', { name: 'Show me how (6 minutes)' }).click();
  await page.locator('.home-link').click();
  await page.getByRole('button', { name: 'Fill with bots and start' }).click();
  await whoDecides([page]);
  await expect(page.locator('[data-piece^="plate:"]')).toHaveText([/Ann/, /deckhand/, /mate/, /deckhand/]);

  await page.goto(`/t/${await tableOf(page, { seats: 4, bots: {}, start: false })}`);
  await gathering.getByRole('button', { name: 'I know it' }).click();
  await expect(gathering).not.toContainText('New here?');
  await page.getByRole('button', { name: 'Fill with bots and start' }).click();
  await whoDecides([page]);
  await expect(page.locator('[data-piece^="plate:"]')).toHaveText([/Ann/, /mate/, /mate/, /mate/]);
});

test('the end of a game leads to practice, and an answer that was shown is not called a miss', async ({ page }) => {
  const id = await finishedTable(page);
  await ending(page).getByRole('link', { name: 'Practice: find the move' }).click();
  await expect(page.getByRole('heading', { name: 'Find the move' })).toBeVisible();
  const controls = page.getByRole('region', { name: 'Controls' });
  await controls.getByRole('button', { name: 'Show me' }).click();
  await controls.getByRole('button', { name: 'Play it' }).click();
  await expect(controls).toContainText('That was the move.');
  await controls.getByRole('button', { name: 'Next' }).click();
  await expect(controls.getByRole('button', { name: 'Show me' })).toBeVisible();
  await page.reload();
  await page.getByRole('link', { name: 'Back to your table' }).click();
  await expect(page).toHaveURL(new RegExp(`/t/${id}$`));
});

test('the sign of our reading has a name and leads to its one note; the list of all stays folded', async ({ page }) => {
  await page.goto('/learn/waves/rules');
  const rules = page.locator('.rules');
  const sign = rules.locator('#r3\\.3').getByRole('link', { name: 'Our reading' });
  await expect(sign).toHaveAttribute('title', 'Our reading');
  const list = rules.locator('details');
  await expect(list).toHaveCount(1);
  await expect(list).not.toHaveAttribute('open');
  await sign.focus();
  await page.keyboard.press('Enter');
  const note = page.locator('#our-reading');
  await expect(note).toBeFocused();
  await expect(note).toBeInViewport();
  await expect(note).toContainText('where the printed rules are silent');
  await expect(page).toHaveURL(/\/learn\/waves\/rules$/);

  await page.goto('/learn/waves/rules?at=6.3');
  await expect(page.locator('.rule-found')).toContainText('You collect the Elder if all three are true');
  await expect(page.locator('.rules .rule-picture svg').first()).toBeVisible();
  await expect(page.locator('.rule-found')).toBeInViewport();
  await page.goto('/learn/waves/rules?at=10.2');
  await expect(page.locator('.rule-found')).toContainText('names of the tablet sides');
  await expect(page.locator('.rule-found')).toBeInViewport();

  await page.goto('/learn/waves/rules');
  await page.getByRole('searchbox').fill('powers below zero');
  await expect(list).toContainText('powers below zero');
  await expect(list.locator('#r10\\.3')).toBeVisible();
  await looksRight(page, 'our-readings', PHONE);
});

test('what a level means is read wherever one is chosen', async ({ page }) => {
  await page.goto('/new/waves');
  await page.locator('details.more > summary').click();
  await page.getByLabel('Stand-in').selectOption('deckhand');
  await expect(page.locator('.field-help').filter({ hasText: 'A deckhand plays the first thing' })).toBeVisible();

  await tableAgainstBots(page, { game: 'waves', seats: 2 });
  await openPanel(page, 'Table and settings');
  const about = panel(page, 'Table and settings');
  await about.getByText('Seats without a person').click();
  await about.getByRole('combobox', { name: /^How well/ }).selectOption('admiral');
  await expect(about.locator('.level-help > p')).toHaveText([
    'An admiral thinks long, and counts on what you might hold.',
  ]);

  await page.goto(`/r/${await finishedTable(page)}?what-if`);
  const whatIf = page.getByRole('dialog');
  await expect(whatIf.locator('.level-help > p')).toHaveText(['A captain thinks a few moves ahead.']);
});
