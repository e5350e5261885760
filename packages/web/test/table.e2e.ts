// A table as several people use it: who hosts, who is away, who comes back, who watches, and how it goes on after the
// end.

import type { Browser } from '@playwright/test';
import { PHONE, screenshot, WIDE } from './checkLook.ts';
import { guest, openLog, signInAs } from './guests.ts';
import { asked, bothDiscard, decide, hand } from './playWaves.ts';
import { action, ending, whoDecides } from './tablePage.ts';
import { expect, type Page, tableAgainstBots, test } from './testServer.ts';

const plate = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Players' }).getByRole('listitem').filter({ hasText: name });
const log = (page: Page) => page.getByRole('complementary', { name: 'Log' });
const place = (page: Page, name: string) => page.locator('.place').filter({ hasText: name });
const tableOf = (page: Page) => new URL(page.url()).pathname;

/** Ann has opened a table for two to W·A·V·E·S, and Ben sits at it. */
async function annAndBen(ann: Page, browser: Browser, serverUrl: string): Promise<Page> {
  await signInAs(ann, 'Ann');
  await ann.goto('/new/waves');
  await ann.getByRole('radio', { name: '2' }).check({ force: true });
  await ann.getByRole('button', { name: 'Open the table' }).click();
  await ann.getByText('Call your crew').waitFor();
  const ben = await guest(browser, serverUrl, 'Ben');
  await ben.goto(tableOf(ann));
  await ben.getByRole('button', { name: 'Sit here' }).click();
  await expect(place(ann, 'Ben')).toContainText('is here');
  return ben;
}

const start = (page: Page) => page.getByRole('button', { name: 'Start the game' }).click();

async function openTablePanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Table and settings' }).click();
}

async function leaveToABot(page: Page): Promise<void> {
  await openTablePanel(page);
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.getByRole('button', { name: 'Let a bot play on' }).click();
  await expect(page.getByRole('heading', { name: 'Quayside' })).toBeVisible();
}

/** Leaves by a second window: the first stays and sees the bot play to the end. */
async function watchABotPlayForMe(page: Page): Promise<void> {
  const second = await page.context().newPage();
  await second.goto(tableOf(page));
  await leaveToABot(second);
  await second.close();
}

test('after a rematch two people sit at the same new table, a place further on', async ({
  page,
  browser,
  serverUrl,
}) => {
  const ben = await annAndBen(page, browser, serverUrl);
  await start(page);
  await whoDecides([page, ben]);
  await watchABotPlayForMe(page);
  await watchABotPlayForMe(ben);
  const first = tableOf(page);
  for (const seated of [page, ben]) await expect(ending(seated)).toBeVisible({ timeout: 60_000 });
  await ending(ben).getByRole('button', { name: 'Rematch' }).click();
  await expect(ben.getByText('Call your crew')).toBeVisible();
  await ending(page).getByRole('link', { name: 'Go to the rematch' }).click();
  await expect(page.getByText('Call your crew')).toBeVisible();
  expect(tableOf(page)).toBe(tableOf(ben));
  expect(tableOf(page)).not.toBe(first);
  await expect(page.locator('.place').first()).toContainText('Ben');
  await expect(place(page, 'Ann')).toContainText('That is you');
  await expect(page.getByText('Waiting for the host to start')).toBeVisible();
  await start(ben);
  for (const seated of [page, ben]) await expect(plate(seated, 'Ann')).toBeVisible();
  await whoDecides([page, ben]);
  await ben.context().close();
});

test('a discard is taken back while the other still owes theirs, and everybody reads of it', async ({
  page,
  browser,
  serverUrl,
}) => {
  const ben = await annAndBen(page, browser, serverUrl);
  await start(page);
  // Followers alone collect the most, so both hands grow over the limit.
  while (!(await bothDiscard(page, ben))) await decide(await whoDecides([page, ben]), 0);
  const cards = await hand(page).allTextContents();
  await decide(page, 0);
  const back = action(page, 'Take back');
  await expect(back).toBeVisible();
  await screenshot(page, 'take-back-1440');
  await page.setViewportSize(PHONE);
  await screenshot(page, 'take-back-360');
  await page.setViewportSize(WIDE);
  await back.click();
  await expect(back).toBeHidden();
  expect(await asked(page)).toBe('discard');
  expect(await hand(page).allTextContents()).toEqual(cards);
  for (const seated of [page, ben]) {
    await openLog(seated);
    await expect(log(seated)).toContainText('Ann takes back a move.');
  }
  await decide(page, 0);
  await expect(back).toBeVisible();
  await page.keyboard.press('u');
  expect(await asked(page)).toBe('discard');
  await page.reload();
  await openLog(page);
  await expect(log(page).getByText('takes back a move.')).toHaveCount(2);
  await decide(page, 0);
  await decide(ben, 0);
  await expect(back).toBeHidden();
  await expect(log(ben)).toContainText('Round 2');
  await ben.context().close();
});

test('the host lets a bot play for whoever is away, and the place is theirs again when they return', async ({
  page,
  browser,
  serverUrl,
}) => {
  const ben = await annAndBen(page, browser, serverUrl);
  await start(page);
  await expect(plate(ben, 'Ann')).toBeVisible();
  const table = tableOf(ben);
  await openTablePanel(page);
  await expect(page.getByRole('heading', { name: 'Away from the table' })).toHaveCount(0);
  await ben.goto('/');
  const standIn = page.getByRole('button', { name: 'Let a bot play meanwhile' });
  await standIn.scrollIntoViewIfNeeded();
  await screenshot(page, 'absent-1440');
  await standIn.click();
  await expect(page.getByRole('button', { name: 'Stop the stand-in' })).toBeVisible();
  for (let n = 0; n < 3; n++) await decide(page, n);
  await ben.goto(table);
  await expect(page.getByRole('heading', { name: 'Away from the table' })).toHaveCount(0);
  await expect(plate(page, 'Ben')).not.toContainText('plays');
  while ((await whoDecides([ben, page])) !== ben) await decide(page, 0);
  await decide(ben, 0);
  await ben.context().close();
});

test('who leaves a running game is played for, the next person hosts, and coming back takes over again', async ({
  page,
  browser,
  serverUrl,
}) => {
  const ben = await annAndBen(page, browser, serverUrl);
  await start(page);
  await expect(plate(ben, 'Ann')).toBeVisible();
  const table = tableOf(page);
  await openTablePanel(ben);
  await leaveToABot(page);
  await expect(ben.getByRole('button', { name: 'Stop the stand-in' })).toBeVisible();
  await decide(ben, 0);
  await page.getByRole('region', { name: 'My tables' }).getByRole('link').click();
  expect(tableOf(page)).toBe(table);
  await expect(ben.getByRole('button', { name: 'Stop the stand-in' })).toHaveCount(0);
  while ((await whoDecides([page, ben])) !== page) await decide(ben, 0);
  await decide(page, 0);
  await ben.context().close();
});

test('when the host leaves a gathering table the next person hosts it', async ({ page, browser, serverUrl }) => {
  const ben = await annAndBen(page, browser, serverUrl);
  await expect(ben.getByRole('button', { name: 'Start the game' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Stand up and go back to the quay' }).click();
  await expect(page.getByRole('heading', { name: 'Quayside' })).toBeVisible();
  await ben.getByLabel('Who takes place A').selectOption('deckhand');
  await ben.getByLabel('Rule Tablets').selectOption('head-to-head');
  await start(ben);
  await decide(ben, 0);
  await ben.context().close();
});

test('the link is copied, with https and without, and leads to the table', async ({ page, browser, serverUrl }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await tableAgainstBots(page, { game: 'waves', seats: 3 });
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await openTablePanel(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByText('The link is copied.')).toBeVisible();
  await screenshot(page, 'copied-1440');
  expect(await clipboard()).toBe(page.url());
  const plain = await page.context().newPage();
  await plain.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await plain.goto('/new/waves');
  await plain.getByRole('button', { name: 'Open the table' }).click();
  await plain.getByRole('button', { name: 'Copy link' }).click();
  await expect(plain.getByText('The link is copied.')).toBeVisible();
  const link = plain.url();
  await plain.close();
  await page.bringToFront();
  expect(await clipboard()).toBe(link);
  const ben = await guest(browser, serverUrl, 'Ben');
  await ben.goto(link);
  await expect(ben.getByText('Call your crew')).toBeVisible();
  await ben.context().close();
});

test('a spectator sees the game from the first card to the last, and no hand', async ({ page, browser, serverUrl }) => {
  await page.goto('/new/waves');
  await page.getByRole('radio', { name: '2' }).check({ force: true });
  await page.getByLabel('Place B').selectOption('deckhand');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await asked(page);
  const cleo = await guest(browser, serverUrl, 'Cleo');
  await cleo.setViewportSize(PHONE);
  await cleo.goto(tableOf(page));
  await expect(cleo.getByText('Watching', { exact: true })).toBeVisible();
  await expect(hand(cleo)).toHaveCount(0);
  await expect(cleo.locator('.prompt-choices').getByRole('button')).toHaveCount(0);
  await decide(page, 0);
  await asked(page);
  await screenshot(cleo, 'watching-360');
  const [said] = await page.locator('.prompt-last').allTextContents();
  await expect(cleo.locator('.prompt-last')).toHaveText(said!);
  await watchABotPlayForMe(page);
  await expect(ending(cleo)).toBeVisible({ timeout: 60_000 });
  await expect(ending(cleo)).toHaveAccessibleName('The game is over');
  await expect(ending(cleo).getByRole('button', { name: 'Rematch' })).toHaveCount(0);
  const places = ending(cleo).getByRole('list', { name: 'Places and scores' }).getByRole('listitem');
  await expect(places).toHaveCount(2);
  await expect(places.first()).toContainText(/^1/);
  for (const place of await places.all()) await expect(place).toContainText(/\d of 5 different.*\d of 7 in total/);
  await places.last().scrollIntoViewIfNeeded();
  await expect(places.last()).toBeInViewport({ ratio: 0.5 });
  await screenshot(cleo, 'watching-end-360');
  await ending(page).getByRole('button', { name: 'Rematch' }).click();
  await ending(cleo).getByRole('link', { name: 'Go to the rematch' }).click();
  await expect(cleo.getByText('Watching', { exact: true })).toBeVisible();
  await cleo.context().close();
});

test('the end by keyboard: read, closed, opened again, and on to the rematch', async ({ page }) => {
  await tableAgainstBots(page, { game: 'waves', seats: 2 });
  await asked(page);
  await watchABotPlayForMe(page);
  await expect(ending(page)).toBeVisible({ timeout: 60_000 });
  await expect(ending(page).getByRole('heading', { name: /Victory|over/ })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(ending(page)).toBeHidden();
  const result = action(page, 'Result');
  await expect(result).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(ending(page)).toBeVisible();
  const rematch = ending(page).getByRole('button', { name: 'Rematch' });
  for (let i = 0; i < 12 && !(await rematch.evaluate(e => e === document.activeElement)); i++)
    await page.keyboard.press('Tab');
  await screenshot(page, 'end-by-keyboard-1440');
  const before = page.url();
  await page.keyboard.press('Enter');
  // Against bots the rematch begins at once, with the same seats.
  await expect(page).not.toHaveURL(before);
  await expect(ending(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1, name: 'W·A·V·E·S' })).toBeFocused();
  await asked(page);
});

test('who made a game is told on its page and over its rules', async ({ page }) => {
  await tableAgainstBots(page, { game: 'waves', seats: 2 });
  await page.getByRole('button', { name: 'Rules', exact: true }).click();
  const nobodyNamed = 'The rulebook names neither designer nor publisher';
  await expect(page.getByRole('complementary', { name: 'Rules' })).toContainText(nobodyNamed);
  await screenshot(page, 'credits-rules-1440');
  await page.goto('/');
  await page.getByRole('heading', { name: 'W·A·V·E·S' }).getByRole('link').click();
  await expect(page.getByRole('main')).toContainText(nobodyNamed);
  await page.goto('/games/rolling-with-the-waves');
  const named = page.getByText('designed by Karl Lange, published by Ark Angel Games').first();
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size);
    await named.scrollIntoViewIfNeeded();
    await screenshot(page, `credits-${size.width}`);
  }
});

test('single keys can be switched off, and stay off; the others still act', async ({ page }) => {
  await tableAgainstBots(page, { game: 'waves', seats: 3 });
  await asked(page);
  await page.keyboard.press('?');
  await page.getByLabel('Single keys').selectOption('off');
  await page.setViewportSize(PHONE);
  await page.getByLabel('Single keys').scrollIntoViewIfNeeded();
  await screenshot(page, 'single-keys-360');
  await page.setViewportSize(WIDE);
  await page.reload();
  await asked(page);
  const card = hand(page).first();
  await card.focus();
  for (const key of ['l', '?', '1', '2', '3', '4', '5', 'f']) await page.keyboard.press(key);
  await expect(log(page)).toHaveCount(0);
  await expect(card).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Space');
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await expect(action(page, /^Follow with/)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toHaveAttribute('aria-pressed', 'false');
});
