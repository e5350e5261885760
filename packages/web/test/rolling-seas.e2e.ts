// Rolling Seas as people play it: by clicks, by keys, with two browsers, through reloads, on a phone and on a wide
// table.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fits, PHONE, passesAxe, screenshot, setTheme, WIDE } from './checkLook.ts';
import { action, bar, board, ending, withGuest } from './tablePage.ts';
import { expect, type Page, tableAgainstBots, test } from './testServer.ts';

const confirmation = (page: Page) => bar(page).locator('.rs-confirm');
const explore = (page: Page) => action(page, 'Explore');
const port = (page: Page) => action(page, 'Port');
const winds = (page: Page) => board(page).getByRole('button', { name: /^Sail with the wind/ });
const cells = (page: Page, does: string) => board(page).locator(`td[aria-label*=": ${does}"]`);

type Ask = 'draw' | 'home' | 'action' | 'over';

/** What is asked of me now. */
async function asked(page: Page): Promise<Ask> {
  const draw = action(page, 'Draw it here');
  const home = action(page, 'Home Port');
  await expect(draw.or(home).or(port(page)).or(ending(page))).toBeVisible({ timeout: 20_000 });
  if (await ending(page).isVisible()) return 'over';
  if (await draw.isVisible()) return 'draw';
  return (await home.isVisible()) ? 'home' : 'action';
}

const possible = async (button: ReturnType<Page['locator']>) => (await button.getAttribute('aria-disabled')) === null;

/** The decision is made when the bar asks for something else, or for nothing. */
async function confirm(page: Page): Promise<void> {
  const before = await page.evaluate(() => document.querySelector('.rs-board')?.textContent);
  await confirmation(page).click();
  await expect
    .poll(
      async () =>
        (await confirmation(page).isHidden()) ||
        (await page.evaluate(() => document.querySelector('.rs-board')?.textContent)) !== before,
    )
    .toBe(true);
}

/** One decision by clicks: call at ports, explore, else sail as the dice have it. Whether there was one to make. */
async function decide(page: Page, n: number): Promise<boolean> {
  const ask = await asked(page);
  if (ask === 'over') return false;
  if (ask === 'home')
    await cells(page, 'start')
      .nth(n % 4)
      .click();
  if (ask === 'action') {
    if (await possible(port(page))) await port(page).click();
    else if (await possible(explore(page))) await explore(page).click();
    else {
      await winds(page).first().click();
      const there = cells(page, 'sail here');
      const ways = await there.count();
      if (ways > 0) await there.nth((n * 7) % ways).click();
    }
  }
  await confirm(page);
  return true;
}

test('a newcomer opens a table from the front page, seats a bot and plays all 25 turns by clicks', async ({ page }) => {
  await setTheme(page, 'paper');
  await page.goto('/');
  await page.locator('a[href="/new/rolling-seas"]').first().click();
  await page.getByRole('radio', { name: '2' }).check({ force: true });
  await page.getByLabel('Place B').selectOption('deckhand');
  await page.getByRole('button', { name: 'Start the game' }).click();
  for (let n = 0; await decide(page, n); n++);
  await expect(ending(page)).toContainText(/win/);
  await expect(ending(page).locator('.rs-result > li')).toHaveCount(2);
  await expect(ending(page).locator('.rs-result dl').first()).toContainText('Final story');
  await passesAxe(page);
  await screenshot(page, 'rolling-seas-end-1440');
  const tale = ending(page).locator('.rs-tale').first();
  await tale.locator('summary').click();
  const short = (await tale.locator('.rs-telling').textContent())!;
  await tale.getByRole('button', { name: 'In full' }).click();
  expect((await tale.locator('.rs-telling').textContent())!.length).toBeGreaterThan(short.length);
  await tale.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByText(/The tale is (copied|marked)/)).toBeVisible();
  await tale.getByRole('button', { name: 'Trim' }).click();
  await tale.getByLabel('The name of the ship').fill('Wind Runner');
  const struck = (await tale.locator('.rs-trim p').first().textContent())!;
  await tale
    .getByRole('button', { name: /^Strike it/ })
    .first()
    .click();
  await page.setViewportSize(PHONE);
  await expect(page.getByRole('heading', { name: 'The game is over' })).toBeInViewport({ ratio: 1 });
  await screenshot(page, 'rolling-seas-trim-360');
  await passesAxe(page);
  await tale.getByRole('button', { name: 'Done' }).click();
  await expect(tale.locator('.rs-telling')).not.toContainText(struck);
  await screenshot(page, 'rolling-seas-end-360');
  await ending(page).getByRole('button', { name: 'Look at the board' }).click();
  await expect(page.getByRole('heading', { name: 'Log' })).toBeHidden();
  await screenshot(page, 'rolling-seas-over-360');
});

test('a whole voyage alone by keyboard', async ({ page }) => {
  await setTheme(page, 'night');
  await tableAgainstBots(page, { game: 'rolling-seas', seats: 1 });
  for (let n = 0; ; n++) {
    const ask = await asked(page);
    if (ask === 'over') break;
    await (ask === 'draw' ? drawByKeys(page, n) : ask === 'home' ? page.keyboard.press('n') : actByKeys(page, n));
    const before = await written(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => written(page)).not.toBe(before);
  }
  await expect(ending(page)).toContainText('A voyage alone');
  await passesAxe(page);
});

const written = (page: Page) => board(page).evaluate(element => element.textContent + element.ariaLabel);

/** Arrow keys move the shape, R turns it, F flips it; N finds a spot where it may lie. */
async function drawByKeys(page: Page, n: number): Promise<void> {
  for (const key of ['ArrowLeft', 'ArrowDown', ...(n % 2 ? ['r', 'f'] : []), 'n']) await page.keyboard.press(key);
}

/** A port, land, or as far as the keys for the wind's own direction go. */
async function actByKeys(page: Page, n: number): Promise<void> {
  if (await possible(port(page))) await page.keyboard.press('p');
  else if (await possible(explore(page))) await page.keyboard.press('x');
  else {
    for (let i = 0; i <= n % 3; i++) await page.keyboard.press('w');
    for (const digit of [8, 9, 6, 3, 2, 1, 4, 7].slice(n % 4, (n % 4) + 3)) await page.keyboard.press(String(digit));
    while (!(await possible(confirmation(page)))) await page.keyboard.press('Backspace');
  }
}

test('a shape says where it may not lie, turns and flips; a sail is priced, taken back step by step, and sent', async ({
  page,
}) => {
  await tableAgainstBots(page, { game: 'rolling-seas', seats: 2 });
  await asked(page);
  const reason = board(page).locator('.rs-say-bad');
  await page.keyboard.press('ArrowUp');
  for (let i = 0; i < 15; i++) await page.keyboard.press('ArrowUp');
  for (let i = 0; i < 18; i++) await page.keyboard.press('ArrowRight'); // the mainland in the corner
  await expect(reason).toBeVisible();
  await expect(confirmation(page)).toHaveAttribute('aria-disabled', 'true');
  await expect(reason).toContainText(/^[A-S]\d+: /);
  await coversNeither(page);
  await board(page).getByRole('button', { name: 'Next legal spot' }).click();
  await expect(reason).toBeHidden();
  await turnsInPlace(page);
  for (const name of ['Turn it', 'Flip it', 'Move it north']) await board(page).getByRole('button', { name }).click();
  await board(page).getByRole('button', { name: 'Next legal spot' }).click();
  const steps = board(page).getByRole('button', { name: /^One step/ });
  const open = board(page).locator('.rs-stride:not([aria-disabled])');
  for (;;) {
    while ((await asked(page)) !== 'action') await decide(page, 0);
    await winds(page).first().click();
    await expect(steps).toHaveCount(8);
    if ((await open.count()) > 0) break;
    await page.keyboard.press('Escape'); // land all around for what these dice pay: the next turn brings others
    await decide(page, 0);
  }
  await open.first().click();
  await expect(confirmation(page)).toContainText('Sail');
  await page.keyboard.press('Backspace');
  await expect(confirmation(page)).toContainText('Heave to');
  await page.keyboard.press('Escape');
  await expect(winds(page).first()).toBeVisible();
  for (let tried = 0; tried === 0 || (await confirmation(page).getByText('Heave to').isVisible()); tried++) {
    if (tried % 9 === 0) await page.keyboard.press('w'); // the next wind, where this one leads nowhere
    await page.keyboard.press(String((tried % 9) + 1));
  }
  await page.keyboard.press('Backspace');
  await expect(confirmation(page)).toContainText('Heave to');
  await page.keyboard.press('Enter');
  await expect(confirmation(page).getByText(/Sail|Heave to/)).toBeHidden();
});

const shape = (page: Page) => board(page).locator('.rs-ghost .rs-shape');

/** The reason stands beside the shape: no cell of it is covered. */
async function coversNeither(page: Page): Promise<void> {
  const said = (await board(page).locator('.rs-say-bad').boundingBox())!;
  for (const cell of await board(page).locator('td.rs-grip').all()) {
    const { y, height } = (await cell.boundingBox())!;
    expect(said.y + said.height <= y || said.y >= y + height).toBe(true);
  }
}

/**
 * Four presses on the shape, four turns of the wheel and four of the right button leave it where it was; it is dragged.
 */
async function turnsInPlace(page: Page): Promise<void> {
  const drawn = () => shape(page).getAttribute('d');
  const part = board(page).locator('td.rs-grip').first();
  const start = await drawn();
  const turns: (() => Promise<void>)[] = [
    () => part.click(),
    () => part.click({ button: 'right' }),
    async () => {
      await part.hover();
      await page.mouse.wheel(0, 100);
      await page.waitForTimeout(250);
    },
  ];
  for (const turn of turns) {
    for (let n = 0; n < 4; n++) await turn();
    await expect.poll(drawn).toBe(start);
  }
  const { x, y, width, height } = (await part.boundingBox())!;
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x - 3 * width, y - 3 * height, { steps: 6 });
  await page.mouse.up();
  // A browser under load handles the moves of a mouse with its next frame.
  await expect.poll(drawn).not.toBe(start);
}

test('two browsers: a reload keeps the half-made choice and the one sent in; it can be taken back until all are ready', async ({
  page,
  browser,
  serverUrl,
}) => {
  const guest = await withGuest(page, 'rolling-seas', browser, serverUrl);
  expect(await asked(page)).toBe('draw');
  expect(await asked(guest)).toBe('draw');
  await page.keyboard.press('r');
  await page.keyboard.press('n');
  await staysTheSame(page, confirmation(page));
  await confirm(page);
  const back = action(page, 'Take back');
  await staysTheSame(page, back);
  await back.click();
  await expect(confirmation(page)).toBeVisible();
  const both = [page, guest];
  for (let n = 0; n < 7; n++) for (const one of both) await decide(one, n);
  for (let n = 0; n < 2; n++) while ((await asked(page)) !== 'action') for (const one of both) await decide(one, n);
  await winds(page).first().click();
  await staysTheSame(page, confirmation(page));
  await page.keyboard.press('Escape');
  for (const one of both) await decide(one, 1);
  await asked(page);
  await asked(guest);
  const text = await board(page).locator('.rs-turn').textContent();
  await expect(board(guest).locator('.rs-turn')).toHaveText(text!);
  await guest.context().close();
});

/** A reload brings back the very same board, part by part. */
async function staysTheSame(page: Page, mark: ReturnType<Page['locator']>): Promise<void> {
  await expect(mark).toBeVisible();
  const drawn = async () => ({
    told: await board(page).ariaSnapshot(),
    laid: await board(page).evaluate(element =>
      [...element.querySelectorAll('*')]
        .map(e => `${e.tagName} ${e.getAttribute('class')} ${e.getAttribute('d')}`)
        .join('\n'),
    ),
  });
  await expect(board(page).getByRole('list', { name: 'The other charts' })).toBeVisible(); // the last part
  const before = await drawn();
  await page.reload();
  await expect(mark).toBeVisible();
  await expect.poll(drawn).toEqual(before);
}

test('axe finds nothing on the board', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await tableAgainstBots(page, { game: 'rolling-seas', seats: 3 });
  await asked(page);
  await passesAxe(page);
  while ((await asked(page)) !== 'action') await decide(page, 0);
  await winds(page).first().click();
  await page.setViewportSize(WIDE);
  await passesAxe(page);
  await board(page)
    .getByRole('button', { name: /^The chart of/ })
    .first()
    .click();
  await passesAxe(page);
  await screenshot(page, 'rolling-seas-other');
});

const TABLES = [
  { seats: 1, theme: 'paper' },
  { seats: 2, theme: 'night' },
  { seats: 4, theme: 'paper' },
  { seats: 8, theme: 'night' },
] as const;

for (const { seats, theme } of TABLES)
  test(`${seats} captains: all on the screen, on a phone and on a wide table`, async ({ page }) => {
    await setTheme(page, theme);
    await page.setViewportSize(PHONE);
    await tableAgainstBots(page, { game: 'rolling-seas', seats });
    await asked(page);
    await fits(page, `rolling-seas-${seats}-island`);
    for (let n = 0; n < 14; n++) await decide(page, n);
    while ((await asked(page)) !== 'action') await decide(page, 1);
    await fits(page, `rolling-seas-${seats}-action`);
    await winds(page).first().click();
    await fits(page, `rolling-seas-${seats}-sail`);
  });

const GAMES = join(import.meta.dirname, '../../rules/src/rolling-seas/test/games');

type Recorded = { name: string; ply?: number; seat?: number };

/** A table in a recorded game, right before its last decision or another one. */
async function openAt(page: Page, { name, ...moment }: Recorded): Promise<void> {
  const record = JSON.parse(readFileSync(join(GAMES, `${name}.json`), 'utf8'));
  const { ply = record.log.length - 1, seat = record.log[ply].seat } = moment;
  await page.request.get('/api/me'); // makes a guest
  await page.request.put('/api/me', { data: { name: 'Ferdinando Wandermüllers' } });
  const data = { record, ply, seat, level: 'deckhand' };
  const made = await page.request.post('/api/what-if', { data });
  expect(made.ok(), await made.text()).toBe(true);
  await page.goto(`/t/${(await made.json()).id}`);
}

test('beside two ports the captain chooses one, and the question can still be read', async ({ page }) => {
  await page.setViewportSize(WIDE);
  await openAt(page, { name: 'eight-captains', ply: 240, seat: 5 });
  await port(page).click();
  const prompt = bar(page).locator('.prompt-mine');
  const { width, x } = (await prompt.boundingBox())!;
  expect(width).toBeGreaterThan(200);
  const link = (await prompt.locator('.rule-link').boundingBox())!;
  expect(link.x + link.width).toBeLessThanOrEqual(x + width + 1);
  const visited = bar(page).getByRole('button', {
    name: /Gullhaven|Tarbarrel|Lanternhead|Cinderquay|Quiet Bight|Tapster|Rib Harbour|Hammerfall|Midstep|Crossbar/,
  });
  const before = await visited.textContent();
  await visited.click();
  await expect(visited).not.toHaveText(before!);
  expect(await namesOneOverTheOther(page)).toEqual([]);
  await fits(page, 'rolling-seas-two-ports');
  await confirm(page);
});

/** Names of ports on the own chart that cover each other. */
const namesOneOverTheOther = (page: Page) =>
  page.evaluate(() => {
    const names = [...document.querySelectorAll('.rs-port-name')].map(it => [it, it.getBoundingClientRect()] as const);
    return names.flatMap(([name, a], n) =>
      names
        .slice(n + 1)
        .filter(([, b]) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom)
        .map(([other]) => `${name.textContent} and ${other.textContent}`),
    );
  });

test('on a phone on its side the chart has the full height, and dice, ledger and buttons stand beside it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await openAt(page, { name: 'eight-captains', ply: 240, seat: 5 });
  await expect(port(page)).toBeVisible();
  const sizes = () =>
    page.evaluate(() => {
      const box = (part: string) => document.querySelector(part)!.getBoundingClientRect();
      const [first, last] = [box('td[data-cell="0"]'), box('td[data-cell="284"]')];
      return { cell: Math.min(first.width, first.height), top: first.top, bottom: last.bottom, left: first.left };
    });
  const before = await sizes();
  expect(before.cell).toBeGreaterThanOrEqual(24);
  expect(before.top).toBeGreaterThanOrEqual(0);
  expect(before.bottom).toBeLessThanOrEqual(390);
  for (const part of ['wind:W', 'wind:E', 'find', 'track:gold', 'action:port'])
    await expect(page.locator(`[data-piece="${part}"]`)).toBeInViewport({ ratio: 0.99 });
  await port(page).click();
  for (const part of ['action:tell', 'action:resupply', 'action:upgrade', 'action:confirm'])
    await expect(page.locator(`[data-piece="${part}"]`)).toBeInViewport({ ratio: 0.99 });
  expect(await sizes()).toEqual(before);
  await screenshot(page, 'rolling-seas-side-844');
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('a story that is told is shown at its port and written into the ledger, before the next dice', async ({
    page,
  }) => {
    await openAt(page, { name: 'eight-captains', ply: 240, seat: 5 });
    const turn = await board(page).locator('.rs-turn').textContent();
    await port(page).click();
    await confirmation(page).click();
    const moment = board(page).locator('.rs-moment-told');
    await expect(moment).toContainText('Reputation');
    await expect(board(page).locator('.rs-writing')).toHaveCount(1);
    expect(await board(page).locator('.rs-turn').textContent()).toBe(turn);
    await screenshot(page, 'rolling-seas-telling-1440');
    await expect(moment).toBeHidden();
    await expect(board(page).locator('.rs-turn')).not.toHaveText(turn!);
  });
});

const ENDINGS = [
  { seats: 1, game: 'alone-home' },
  { seats: 2, game: '2-reputation' },
  { seats: 4, game: 'live' },
  { seats: 8, game: 'eight-captains' },
] as const;

test('the end: the score of every captain, once and by source, fits on a phone and on a wide table', async ({
  page,
}) => {
  for (const { seats, game } of ENDINGS) {
    await page.setViewportSize(WIDE);
    await openAt(page, { name: game });
    expect(await decide(page, 0)).toBe(true);
    expect(await asked(page)).toBe('over');
    await fits(page, `rolling-seas-${seats}-end`);
    const scores = ending(page).locator('.rs-result > li');
    await expect(scores).toHaveCount(seats);
    for (const score of await scores.all()) {
      await expect(score.getByRole('term')).toHaveText([
        'Told',
        'Bonus',
        /(Ended at|Made for the nearest port)/,
        'Final story',
      ]);
      const parts = await score.getByRole('definition').allTextContents();
      const sum = parts
        .flatMap(part => part.replace(/\(.*/, '').split('+'))
        .reduce((all, part) => all + Number(part), 0);
      expect(Number(await score.locator('.rs-total').textContent())).toBe(sum);
    }
    await expect(ending(page).getByRole('term')).toHaveCount(4 * seats);
    await passesAxe(page);
  }
});
