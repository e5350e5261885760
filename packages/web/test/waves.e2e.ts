// W·A·V·E·S as people play it: by clicks, by keys, with two browsers, through reloads, on a phone and on a wide table.

import { fits, looksRight, PHONE, passesAxe, setTheme, WIDE } from './checkLook.ts';
import { asked, confirmation, decide, hand } from './playWaves.ts';
import { action, board, ending, whoDecides, withGuest } from './tablePage.ts';
import { expect, type Page, tableAgainstBots, test } from './testServer.ts';

test('a newcomer opens a table for four, seats bots and plays to the end by clicks', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Open a table' }).first().click();
  await page.getByRole('radio', { name: '4' }).check({ force: true });
  for (const place of ['B', 'C', 'D']) await page.getByLabel(`Place ${place}`).selectOption('deckhand');
  await page.getByRole('button', { name: 'Start the game' }).click();
  for (let n = 0; await decide(page, n); n++);
  await expect(ending(page)).toContainText(/wins: Enough/);
  await expect(ending(page).locator('.waves-result > li')).toHaveCount(4);
});

test('a whole game by keyboard alone', async ({ page }) => {
  await page.goto('/');
  const start = page.getByRole('button', { name: 'Play now against bots' }).first();
  await start.waitFor();
  for (let i = 0; i < 40 && !(await start.evaluate(e => e === document.activeElement)); i++)
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  for (let n = 0; ; n++) {
    const ask = await asked(page);
    if (ask === 'over') break;
    const names = await hand(page).evaluateAll(cards => cards.map(card => card.getAttribute('aria-label') ?? ''));
    const powers = names.map(name => name.match(/power (\d)/)![1]!);
    await page.keyboard.press(powers[n % powers.length]!);
    if (ask === 'play') {
      await page.keyboard.press(n % 2 ? 'r' : 'f');
      if (n % 2) await page.keyboard.press('+');
    }
    await expect(confirmation(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(confirmation(page)).toBeHidden();
  }
  await expect(ending(page)).toContainText('Enough');
});

test('Escape puts a card back, and nothing is played without a second step', async ({ page }) => {
  await tableAgainstBots(page, { game: 'waves', seats: 4 });
  expect(await asked(page)).toBe('play');
  await expect(action(page, 'Follow')).toHaveAttribute('aria-disabled', 'true');
  const card = hand(page).first();
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await expect(board(page).locator('.waves-prospect')).toHaveCount(5);
  await action(page, 'Follow').click();
  await expect(confirmation(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toHaveAttribute('aria-pressed', 'false');
  await expect(action(page, 'Follow')).toBeVisible();
});

test('two browsers play head to head; reloads lose neither draft, nor Agent, nor choice of discards', async ({
  page,
  browser,
  serverUrl,
}) => {
  const guest = await withGuest(page, 'waves', browser, serverUrl);
  const seen = { draft: false, agent: false, discard: false };
  const pages = [page, guest];
  for (let n = 0; !(seen.draft && seen.agent && seen.discard); n++) {
    const mine = await whoDecides(pages);
    const ask = await asked(mine);
    if (ask === 'play' && !seen.draft) {
      await hand(mine).first().click();
      await action(mine, 'Rebel').click();
      await staysTheSame(mine, confirmation(mine));
      await confirmation(mine).click();
      await expect(confirmation(mine)).toBeHidden();
      seen.draft = true;
      await staysTheSame(mine, board(mine).getByRole('img', { name: /face down, your/ }));
      seen.agent = true;
    } else {
      await decide(mine, n);
      const choice = board(mine).getByRole('button', { name: /to be discarded/ });
      if (ask === 'discard' && !seen.discard && (await choice.first().isVisible())) {
        await staysTheSame(mine, choice.first());
        seen.discard = true;
      }
    }
  }
  const other = await whoDecides(pages);
  await decide(other, 0);
  for (const fact of ['.waves-caption', '.waves-deck b', '.waves-discards summary b']) {
    const [text] = await board(page).locator(fact).allTextContents();
    await expect(board(guest).locator(fact)).toHaveText(text!);
  }
  await guest.context().close();
});

/** A reload brings back the very same board. */
async function staysTheSame(page: Page, mark: ReturnType<Page['locator']>): Promise<void> {
  await expect(mark).toBeVisible();
  const drawn = async () => ({
    told: await board(page).ariaSnapshot(),
    laid: await board(page).evaluate(element =>
      [...element.querySelectorAll(':not(svg *)')].map(e => `${e.tagName} ${e.getAttribute('class')}`).join('\n'),
    ),
  });
  const before = await drawn();
  await page.reload();
  await expect(mark).toBeVisible();
  expect(await drawn()).toEqual(before);
}

test('axe finds nothing on the board and at the end', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await tableAgainstBots(page, { game: 'waves', seats: 3, options: { tablets: 'three-players' } });
  await asked(page);
  await passesAxe(page);
  await page.setViewportSize(WIDE);
  await hand(page).first().click();
  await action(page, 'Rebel').click();
  await passesAxe(page);
  await page.keyboard.press('Escape');
  await page.setViewportSize(PHONE);
  for (let n = 1; await decide(page, n); n++);
  for (const size of [PHONE, WIDE]) await looksRight(page, 'waves-end', size);
});

const TABLES = [
  { seats: 2, mode: 'head-to-head', tablets: 'head-to-head', theme: 'paper' },
  { seats: 3, mode: 'all-vs-all', tablets: 'three-players', theme: 'night' },
  { seats: 4, mode: 'all-vs-all', tablets: 'all-vs-all', theme: 'paper' },
  { seats: 5, mode: 'all-vs-all', tablets: 'first-game', theme: 'night' },
  { seats: 5, mode: 'teams', tablets: 'teams', theme: 'paper' },
  { seats: 6, mode: 'all-vs-all', tablets: 'all-vs-all', theme: 'night' },
] as const;

for (const { seats, mode, tablets, theme } of TABLES)
  test(`${seats} players, ${mode}: all on the screen, on a phone and on a wide table`, async ({ page }) => {
    await setTheme(page, theme);
    await page.setViewportSize(PHONE);
    await tableAgainstBots(page, { game: 'waves', seats, options: { mode, tablets } });
    for (let n = 0; n < 4; n++) await decide(page, n);
    if ((await asked(page)) !== 'over') await hand(page).first().click();
    await fits(page, `waves-${seats}-${mode}`);
  });
