// Waves of Fortune as people play it: by clicks, by keys, with two browsers, through reloads, on a phone and on a wide
// table.

import { fits, PHONE, passesAxe, screenshot, setTheme } from './checkLook.ts';
import { afterMove, bar, board, ending, promptOf, visibleText, whoDecides, withGuest } from './tablePage.ts';
import { expect, type Page, tableAgainstBots, test } from './testServer.ts';

const SHORT = { 'round-limit': '20' };

const happening = (page: Page) => board(page).getByRole('region', { name: 'On the table' });
const confirmation = (page: Page) => bar(page).locator('.wf-confirm');
const cells = (page: Page, does: string) => board(page).locator(`td[aria-label*=": ${does}"]`);
const offered = (page: Page) => bar(page).locator('.wf-actions .button:not([aria-disabled])');

/** One decision by clicks, a different one each time; whether there was one to make. */
async function decide(page: Page, n: number): Promise<boolean> {
  const prompt = await promptOf(page);
  if (prompt === null) return false;
  const tiles = board(page).locator('.wf-cell-may');
  const ways = await tiles.count();
  if (ways > 0 && !prompt.startsWith('Whom')) {
    await sailTo(page, tiles.nth((n * 7) % ways));
  } else {
    const choices = offered(page);
    await afterMove(page, async () => choices.nth(n % (await choices.count())).click());
  }
  return true;
}

/** A harmless move goes at once, any other is confirmed. */
async function sailTo(page: Page, tile: ReturnType<Page['locator']>): Promise<void> {
  await tile.hover(); // what the tile is said to be is no change that counts
  const before = await visibleText(page);
  await tile.click();
  if (await confirmation(page).isVisible()) await afterMove(page, () => confirmation(page).click());
  else await expect.poll(() => visibleText(page)).not.toBe(before);
}

/** Decides until something of the kind is asked. */
async function until(page: Page, prompt: RegExp, most = 150): Promise<boolean> {
  for (let n = 0; n < most; n++) {
    const now = await promptOf(page);
    if (now === null) return false;
    if (prompt.test(now)) return true;
    await decide(page, n);
  }
  return false;
}

test('a newcomer opens a table from the front page, seats a bot and plays twenty rounds by clicks', async ({
  page,
}) => {
  test.slow();
  await setTheme(page, 'paper');
  await page.goto('/');
  await page.locator('a[href="/new/waves-of-fortune"]').first().click();
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.getByLabel('Length').selectOption('20');
  await page.getByLabel('Place B').selectOption('deckhand');
  await page.getByRole('button', { name: 'Start the game' }).click();
  for (let n = 0; await decide(page, n); n++);
  await expect(ending(page)).toContainText(/win/);
  await expect(ending(page).locator('.wf-result li')).toHaveCount(2);
  await expect(ending(page).locator('.wf-result')).toContainText('in the chest');
  await expect(ending(page)).toContainText('the others are shown as they lay');
  expect(await ending(page).locator('.wf-beneath').count()).toBeGreaterThan(9);
  await passesAxe(page);
  await screenshot(page, 'waves-of-fortune-end-1440');
  await page.setViewportSize(PHONE);
  await screenshot(page, 'waves-of-fortune-end-360');
});

test('a whole game by keyboard', async ({ page }) => {
  test.slow();
  await setTheme(page, 'night');
  await tableAgainstBots(page, { game: 'waves-of-fortune', seats: 2, options: SHORT });
  for (let n = 0; ; n++) {
    const prompt = await promptOf(page);
    if (prompt === null) break;
    await movingByKeys(page, keysFor(prompt, n));
  }
  await expect(ending(page)).toContainText(/after the last round|King fell/);
  await passesAxe(page);
});

/** Presses these keys until the table has moved on: on a busy machine one may come before the board listens. */
async function movingByKeys(page: Page, keys: string[]): Promise<void> {
  const before = await visibleText(page);
  await expect(async () => {
    for (const key of keys) await page.keyboard.press(key);
    await expect.poll(() => visibleText(page), { timeout: 4000, intervals: [20, 40, 80, 160] }).not.toBe(before);
  }).toPass({ timeout: 60_000 });
}

const FIGHTS = /^(Fight|The Pirate King)/;

/** What to press, by what is asked: a tile that glows, then Enter twice; +, -, letters and digits for the rest. */
function keysFor(prompt: string, n: number): string[] {
  if (/^(Sail|Where)/.test(prompt)) return [...Array.from({ length: 1 + (n % 4) }, () => 'n'), 'Enter', 'Enter'];
  if (/^(How many of|Buy)/.test(prompt)) return ['+', '+', '-', 'Enter'];
  if (FIGHTS.test(prompt)) return [n % 3 ? 'f' : 'x'];
  if (prompt.startsWith('How many do')) return [n % 2 ? 'a' : '3', '2', '1'];
  if (/run, or stand/.test(prompt)) return ['r', '1'];
  if (/what do you do/.test(prompt)) return ['1', '2', '3'];
  if (prompt.startsWith('Exchange')) return ['+', 'Enter'];
  return ['x', 's', 'Enter'];
}

test('the cursor walks over the sea, a tile is priced and chosen, Escape takes the choice back, a refusal says why', async ({
  page,
}) => {
  await tableAgainstBots(page, { game: 'waves-of-fortune', seats: 2 });
  await until(page, /^Sail/);
  const named = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await page.keyboard.press('ArrowUp');
  const first = await named();
  await page.keyboard.press('ArrowDown');
  expect(await named()).toContain('the ship of');
  expect(await named()).not.toBe(first);
  await page.keyboard.press('n');
  await expect(board(page).locator('.wf-tile-remarks')).toContainText(/food \d+, home in \d/);
  await page.keyboard.press('Enter');
  await expect(confirmation(page)).toContainText(/Sail to|Stay/);
  await page.keyboard.press('Escape');
  await expect(confirmation(page)).toBeHidden();
  await page.keyboard.press('s');
  await expect(confirmation(page)).toContainText('Stay here');
  await page.keyboard.press('Escape');
  await board(page).locator('td[data-tile="0"]').click();
  await expect(page.getByText('That is too far away (3.1).')).toBeVisible();
  await page.keyboard.press('b');
  await expect(page.getByRole('heading', { name: 'Rules', exact: true })).toBeVisible();
});

test('two browsers: a reload keeps the half-made choice, and both see the same sea', async ({
  page,
  browser,
  serverUrl,
}) => {
  const guest = await withGuest(page, 'waves-of-fortune', browser, serverUrl);
  expect(await promptOf(page)).toContain('How many');
  await board(page).getByRole('button', { name: 'More crew' }).click();
  await expect(happening(page)).toContainText('6 crew');
  await staysTheSame(page, confirmation(page));
  for (const one of [page, guest]) await confirmation(one).click();
  const both = [page, guest];
  for (let n = 0; n < 8; n++) await decide(await whoDecides(both), n);
  const mover = await whoDecides(both);
  if ((await promptOf(mover))?.startsWith('Sail')) {
    await mover.keyboard.press('s'); // staying is confirmed
    await staysTheSame(mover, confirmation(mover));
    await afterMove(mover, () => confirmation(mover).click());
  }
  await whoDecides(both);
  const [mine, theirs] = await Promise.all(both.map(sea));
  expect(mine).toEqual(theirs);
  await guest.context().close();
});

/** What every tile holds, without what could be done there and who has looked at it. */
const sea = (page: Page) =>
  board(page)
    .locator('.wf-cells td')
    .evaluateAll(tiles => tiles.map(tile => tile.ariaLabel!.split(/: |, you have seen|, [^,]* has looked here/)[0]));

/** A reload brings back the very same board. */
async function staysTheSame(page: Page, mark: ReturnType<Page['locator']>): Promise<void> {
  await expect(mark).toBeVisible();
  await page.mouse.move(0, 0);
  const drawn = async () => ({
    told: await board(page).ariaSnapshot(),
    laid: await board(page).evaluate(element =>
      [...element.querySelectorAll('*')].map(e => `${e.tagName} ${e.getAttribute('class')} ${e.getAttribute('d')}`),
    ),
  });
  const before = await drawn();
  await page.reload();
  await expect(mark).toBeVisible();
  expect(await drawn()).toEqual(before);
}

const TABLES = [
  { seats: 2, theme: 'night', colours: 'random', odds: 'shown' },
  { seats: 3, theme: 'paper', colours: 'chosen', odds: 'hidden' },
  { seats: 4, theme: 'night', colours: 'random', odds: 'shown' },
] as const;

for (const { seats, theme, colours, odds } of TABLES)
  test(`${seats} captains: all on the screen, on a phone and on a wide table`, async ({ page }) => {
    await setTheme(page, theme);
    await page.setViewportSize(PHONE);
    await tableAgainstBots(page, { game: 'waves-of-fortune', seats, options: { colours, odds } });
    if (colours === 'chosen') {
      expect(await promptOf(page)).toContain('Choose your ship');
      await fits(page, `waves-of-fortune-${seats}-colour`);
      await afterMove(page, () => bar(page).getByRole('button', { name: 'green' }).click());
    }
    expect(await promptOf(page)).toContain('How many');
    await fits(page, `waves-of-fortune-${seats}-load`);
    await passesAxe(page);
    await board(page).getByRole('slider', { name: 'Crew' }).fill('7');
    await expect(happening(page)).toContainText('7 crew');
    await afterMove(page, () => page.keyboard.press('Enter'));
    expect(await until(page, /^Sail/)).toBe(true);
    // What comes after is up to the sea: most games bring a fight and a call at home, some end before.
    for (let n = 0; n < 4; n++) await decide(page, n);
    if (await until(page, /^Sail/)) {
      await cells(page, 'sail here').last().click();
      await fits(page, `waves-of-fortune-${seats}-sail`);
      await passesAxe(page);
    }
    if (await until(page, FIGHTS, 30)) {
      await fits(page, `waves-of-fortune-${seats}-foe`);
      const chances = happening(page).getByText(/you win \d+/);
      await expect(chances).toHaveCount(odds === 'shown' ? 1 : 0);
      await afterMove(page, () => offered(page).last().click());
    }
    if ((await promptOf(page))?.startsWith('How many do')) {
      await afterMove(page, () => offered(page).first().click());
      await fits(page, `waves-of-fortune-${seats}-battle`);
    }
    if (await until(page, /^Buy/, 30)) await fits(page, `waves-of-fortune-${seats}-dock`);
  });

const FLAT = [
  { width: 844, height: 390, least: 36 },
  { width: 720, height: 450, least: 34 },
];

test('on its side the sea has the full height beside all captains, and a ship is dragged where she may go', async ({
  page,
}) => {
  await tableAgainstBots(page, { game: 'waves-of-fortune', seats: 4 });
  await until(page, /^Sail/);
  for (const { width, height, least } of FLAT) {
    await page.setViewportSize({ width, height });
    await screenshot(page, `waves-of-fortune-flat-${width}`);
    const seen = await page.evaluate(() => {
      const main = document.querySelector('main.board')!;
      const tile = document.querySelector('.wf-cells td')!.getBoundingClientRect();
      const boxes = [...document.querySelectorAll('.wf-cells td, .wf-captain')].map(it => it.getBoundingClientRect());
      return {
        tile: Math.min(tile.width, tile.height),
        scrolls: main.scrollHeight - main.clientHeight,
        hidden: boxes.filter(box => box.bottom > innerHeight + 1 || box.right > innerWidth + 1).length,
      };
    });
    expect(seen.tile).toBeGreaterThanOrEqual(least);
    expect(seen.hidden).toBe(0);
    expect(seen.scrolls).toBeLessThanOrEqual(1);
  }
  const own = board(page).locator('.wf-cell-mine');
  const goal = board(page).locator('.wf-cell-may:not(.wf-cell-mine)').first();
  const [from, to] = [await own.boundingBox(), await goal.boundingBox()];
  const before = await visibleText(page);
  await page.mouse.move(from!.x + 9, from!.y + 22);
  await page.mouse.down();
  await page.mouse.move(to!.x + to!.width / 2, to!.y + to!.height / 2, { steps: 6 });
  await expect(board(page).locator('.wf-dragging')).toHaveCount(1);
  await page.mouse.up();
  await expect
    .poll(async () => (await confirmation(page).isVisible()) || (await visibleText(page)) !== before)
    .toBe(true);
});
