// W·A·V·E·S as people play it: by clicks, by keys, with two browsers, through reloads, on a phone and on a wide table.

import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fits, looksRight, PHONE, passesAxe, setTheme, WIDE } from './checkLook.ts';
import { asked, confirmation, decide, hand, playChosen } from './playWaves.ts';
import { action, board, ending, whoDecides, withGuest } from './tablePage.ts';
import { expect, type Page, ROOT, tableAgainstBots, test } from './testServer.ts';

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

test('the end: a line about me, the picture of this very board to keep, and a rematch in one press', async ({
  page,
}) => {
  await tableAgainstBots(page, { game: 'waves', seats: 4 });
  for (let n = 0; await decide(page, n); n++);
  await expect(ending(page).locator('.end-you')).toHaveText(/You (won|came (2nd|3rd|4th), .*short)/);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    ending(page).getByRole('link', { name: 'Keep the picture' }).click(),
  ]);
  const png = await readFile(await download.path());
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  expect(width).toBe(1200);
  expect(height).toBeGreaterThan(500);
  // An empty board would be a few plain areas.
  expect(png.length).toBeGreaterThan(100_000);
  await writeFile(join(ROOT, 'screenshots', 'waves-picture.png'), png);
  const seats = await page.locator('.plate-name').allTextContents();
  await ending(page).getByRole('button', { name: 'Rematch' }).click();
  await expect(ending(page)).toBeHidden();
  expect(await asked(page)).toBe('play');
  expect(await page.locator('.plate-name').allTextContents()).toEqual(seats);
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
      if (n % 2) await page.keyboard.press('+');
      await page.keyboard.press(n % 2 ? 'r' : 'f');
      await expect(action(page, /^(Follow|Rebel) with/)).toHaveCount(0);
      continue;
    }
    await expect(confirmation(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(confirmation(page)).toBeHidden();
  }
  await expect(ending(page)).toContainText('Enough');
});

test('a card is taken up by a press and put back; several can only rebel', async ({ page }) => {
  await tableAgainstBots(page, { game: 'waves', seats: 4 });
  expect(await asked(page)).toBe('play');
  await expect(action(page, 'Follow')).toHaveAttribute('aria-disabled', 'true');
  const many = hand(page).filter({ hasText: '×' }).first();
  const card = (await many.count()) > 0 ? many : hand(page).first();
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await expect(board(page).locator('.waves-prospect')).toHaveCount(5);
  await expect(board(page).locator('[data-lay]')).toHaveCount(2);
  if (card === many) {
    await card.click();
    await expect(action(page, /^Follow/)).toHaveAttribute('aria-disabled', 'true');
    await expect(action(page, /^Rebel with 2/)).toBeVisible();
  }
  await page.keyboard.press('Escape');
  await expect(card).toHaveAttribute('aria-pressed', 'false');
  await expect(board(page).locator('[data-lay]')).toHaveCount(0);
});

test('one gesture plays a card: dragged over my Elder it rebels, at another’s the refusal says why', async ({
  page,
}) => {
  const sent: string[] = [];
  page.on('websocket', socket => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await tableAgainstBots(page, { game: 'waves', seats: 4 });
  expect(await asked(page)).toBe('play');
  const spot = (part: string) => board(page).locator(`[data-piece="${part}"]`);
  const dragTo = async (x: number, y: number) => {
    const card = (await hand(page).first().boundingBox())!;
    await page.mouse.move(card.x + 20, card.y + 30);
    await page.mouse.down();
    await page.mouse.move(card.x + 20, card.y - 20, { steps: 3 });
    await page.mouse.move(x, y, { steps: 5 });
    await page.mouse.up();
  };
  const theirs = (await spot('elder:1').boundingBox())!;
  await dragTo(theirs.x + 10, theirs.y + 10);
  await expect(page.getByText('Agents are played at your own Elder')).toBeVisible();
  const mine = (await spot('elder:0').boundingBox())!;
  await dragTo(mine.x + mine.width / 2, mine.y);
  await expect.poll(() => sent.some(message => message.includes('"kind":"rebel"'))).toBe(true);
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
      await staysTheSame(mine, action(mine, /^Rebel with/));
      await playChosen(mine, 'Rebel');
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
  // The board comes in parts.
  await expect.poll(drawn).toEqual(before);
}

test('axe finds nothing on the board and at the end', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await tableAgainstBots(page, { game: 'waves', seats: 3, options: { tablets: 'three-players' } });
  await asked(page);
  await passesAxe(page);
  await page.setViewportSize(WIDE);
  await hand(page).first().click();
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
