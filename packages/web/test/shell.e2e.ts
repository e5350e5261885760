// The pages around the games: front page, a new table, gathering, settings, reconnecting after a loss.

import type { TableList } from '@quayside/protocol';
import { GAMES } from '@quayside/rules';
import { looksRight, PHONE, SIDE, screenshot, WIDE } from './checkLook.ts';
import { asked, decide } from './playWaves.ts';
import { expect, type Page, tableAgainstBots, test } from './testServer.ts';

const LONGEST = 'Admiral Wilhelmina Wwwww'; // 24 characters

const PAGES: Record<string, (page: Page) => Promise<void>> = {
  quay: async page => {
    await page.goto('/');
    await expect(page.getByRole('heading', { name: 'W·A·V·E·S' })).toBeVisible();
    await expect(page.locator('.cover svg').first()).toBeVisible();
    await expect(page.getByText('Looking…')).toHaveCount(0);
  },
  'new-table': async page => {
    await page.goto('/new/waves');
    await page.getByRole('radio', { name: '6' }).check({ force: true });
    await page.getByLabel('Rule Tablets').selectOption('custom');
    await expect(page.getByLabel('Place F')).toBeVisible();
  },
  gathering: async page => {
    await page.goto('/new/waves');
    await page.getByRole('radio', { name: '6' }).check({ force: true });
    await page.getByLabel('Place C').selectOption('captain');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await expect(page.getByRole('img', { name: /QR code of/ })).toBeVisible();
    // The empty talk at the bottom of the page must not be scrolled to.
    expect(await page.evaluate(() => scrollY)).toBe(0);
  },
  settings: async page => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  },
  lost: async page => {
    await page.goto('/off/the/chart');
    await expect(page.getByRole('heading', { name: 'Here be dragons' })).toBeVisible();
  },
  'no-table': async page => {
    await page.goto('/t/nosuchtable');
    await expect(page.getByRole('heading', { name: 'No table here' })).toBeVisible();
  },
  'table-log': async page => {
    await tableAgainstBots(page, { game: 'waves', seats: 6 });
    const log = page.getByRole('button', { name: 'Log', exact: true });
    if ((await log.getAttribute('aria-expanded')) === 'false') await log.click();
    await expect(page.getByRole('complementary', { name: 'Log' })).toBeVisible();
  },
  'table-rules': async page => {
    await tableAgainstBots(page, { game: 'waves', seats: 2 });
    await page.getByRole('button', { name: 'Rules', exact: true }).click();
    await expect(page.getByRole('complementary', { name: 'Rules' }).locator('#r4\\.1')).toBeAttached();
  },
  mine: async page => {
    await tableAgainstBots(page, { game: 'waves', seats: 4 });
    await page.goto('/mine');
    await expect(page.getByRole('link', { name: /W·A·V·E·S/ }).first()).toBeVisible();
  },
  name: async page => {
    await page.goto('/');
    // The name comes with the server's first answer; until then another button is the first.
    await page.locator('.name-button').click();
    await expect(page.getByLabel('Your name')).toBeVisible();
  },
  'table-talk': async page => {
    await tableAgainstBots(page, { game: 'waves', seats: 4 });
    await page.getByRole('button', { name: 'Talk', exact: true }).click();
    await expect(page.getByRole('complementary', { name: 'Talk' })).toBeVisible();
  },
  leaving: async page => {
    await tableAgainstBots(page, { game: 'waves', seats: 2 });
    await page.getByRole('button', { name: 'Table and settings' }).click();
    await page.getByRole('button', { name: 'Leave the table' }).click();
    await expect(page.getByRole('dialog', { name: 'Leave the game?' })).toBeVisible();
  },
  'table-settings': async page => {
    await tableAgainstBots(page, { game: 'waves', seats: 3 });
    await page.getByRole('button', { name: 'Table and settings' }).click();
    await expect(page.getByRole('button', { name: 'Leave the table' })).toBeAttached();
  },
};

for (const [name, open] of Object.entries(PAGES))
  test(`${name}: fits, can be hit and read by everybody`, async ({ page }) => {
    for (const size of [PHONE, WIDE]) {
      await page.setViewportSize(size);
      await open(page);
      await looksRight(page, name, size);
    }
  });

const sticksOut = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

test('a name can be changed, and a long one fits', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  // By its class: until the name is known, another button is the first of the banner.
  await page.getByRole('banner').locator('.name-button').click();
  await page.getByLabel('Your name').fill('   ');
  await expect(page.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByLabel('Your name').fill(LONGEST);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: LONGEST })).toBeVisible();
  expect(await sticksOut(page)).toBe(0);
  await tableAgainstBots(page, { game: 'waves', seats: 3 });
  await expect(page.getByRole('region', { name: 'Players' }).getByText(LONGEST)).toBeVisible();
  expect(await sticksOut(page)).toBe(0);
  await screenshot(page, 'longest-name-360');
});

test('on a phone every game keeps its whole title', async ({ page }) => {
  await page.setViewportSize(PHONE);
  for (const { meta } of Object.values(GAMES)) {
    await tableAgainstBots(page, { game: meta.id, seats: 2 });
    const name = page.getByRole('heading', { level: 1, name: meta.title, exact: true });
    await expect(name).toBeVisible();
    expect(await name.evaluate(line => line.scrollWidth - line.clientWidth)).toBe(0);
    // The row of tools, and a row of plates below it: 46 px, with a mark as without, and the room around them.
    expect(await page.locator('.top-bar').evaluate(bar => bar.clientHeight)).toBe(44 + 46 + 8);
  }
});

test('a panel opened beside the board becomes a sheet when a tablet is turned, and lies beside it again', async ({
  page,
}) => {
  const log = page.getByRole('complementary', { name: 'Log' });
  await tableAgainstBots(page, { game: 'waves', seats: 3 });
  await page.getByRole('region', { name: 'What to do' }).waitFor();
  await expect(log).toHaveCount(0);
  const board = page.locator('main.board');
  const alone = (await board.boundingBox())!;
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const beside = (await board.boundingBox())!;
  expect(beside.width).toBeLessThan(alone.width - 200);
  expect((await log.boundingBox())!.x).toBeGreaterThanOrEqual(beside.x + beside.width - 1);
  await page.setViewportSize({ width: 768, height: 1024 });
  await expect(log).toBeVisible();
  expect((await board.boundingBox())!.width).toBe(768);
  await screenshot(page, 'turned-768');
  await page.setViewportSize({ width: 1024, height: 768 });
  await expect(log).toBeVisible();
  expect((await board.boundingBox())!.width).toBeLessThan(1024 - 200);
});

test('friends meet at a table: one opens it, one sits down, one watches', async ({ page, browser, serverUrl }) => {
  await page.goto('/new/waves');
  await page.getByRole('radio', { name: '3' }).check({ force: true });
  await page.getByText('List the table on the front page').click();
  await page.getByRole('button', { name: 'Open the table' }).click();
  const start = page.getByRole('button', { name: 'Start the game' });
  await expect(start).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('2 places are still free').first()).toBeVisible();

  const other = await browser.newContext({ baseURL: serverUrl, reducedMotion: 'reduce' });
  const friend = await other.newPage();
  await friend.goto('/');
  await friend.getByRole('link', { name: /2 free places/ }).click();
  await expect(friend.getByText('You are watching')).toBeVisible();
  await friend.getByRole('button', { name: 'Sit here' }).first().click();
  await expect(friend.getByText('That is you')).toBeVisible();
  await expect(page.getByText('One place is still free').first()).toBeVisible();

  await page.getByLabel('Who takes place C').selectOption('deckhand');
  await start.click();
  await expect(page.getByRole('region', { name: 'What to do' })).toBeVisible();
  await expect(friend.getByRole('region', { name: 'What to do' })).toBeVisible();

  const onlooker = await (await browser.newContext({ baseURL: serverUrl })).newPage();
  await onlooker.goto(page.url());
  await expect(onlooker.getByText('Watching', { exact: true })).toBeVisible();
  await screenshot(onlooker, 'watching-1440');
  await onlooker.context().close();
  await other.close();
});

test('the host changes what is played while people gather', async ({ page }) => {
  await page.goto('/new/waves');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByRole('radio', { name: '4' }).check({ force: true });
  await expect(page.locator('.place')).toHaveCount(4);
  await page.getByLabel('Mode').selectOption('teams');
  await page.reload();
  await expect(page.getByLabel('Mode')).toHaveValue('teams');
  await page.getByRole('radio', { name: '3' }).check({ force: true });
  await expect(page.locator('.place')).toHaveCount(3);
  await expect(page.getByLabel('Mode')).toHaveCount(0);
});

test('the themes follow the system and can be chosen', async ({ page }) => {
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const day = await ground();
  await page.emulateMedia({ colorScheme: 'dark' });
  const night = await ground();
  expect(night).not.toBe(day);
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Look').selectOption('paper');
  expect(await ground()).toBe(day);
  await page.reload();
  expect(await ground()).toBe(day);
});

test('the title says when it is my turn, and the prompt leads to its rule', async ({ page }) => {
  await tableAgainstBots(page, { game: 'waves', seats: 3 });
  await expect(page).toHaveTitle('● Your turn: W·A·V·E·S · Quayside');
  await page.getByRole('button', { name: 'Rule 4.1' }).click();
  const paragraph = page.locator('#r4\\.1');
  await expect(paragraph).toBeInViewport();
  await expect(paragraph).toHaveClass(/rule-found/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Rule 4.1' })).toBeFocused();
});

test('panels open and close by keys', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await tableAgainstBots(page, { game: 'waves', seats: 3 });
  await page.getByRole('region', { name: 'What to do' }).waitFor();
  for (const [key, name] of [
    ['l', 'Log'],
    ['b', 'Rules'],
    ['?', 'Table and settings'],
  ] as const) {
    await page.keyboard.press(key);
    await expect(page.getByRole('complementary', { name })).toBeVisible();
    await page.keyboard.press(key);
    await expect(page.getByRole('complementary')).toHaveCount(0);
  }
});

test('leaving a game is asked twice, and the place can be kept', async ({ page }) => {
  await tableAgainstBots(page, { game: 'waves', seats: 3 });
  const leave = async () => {
    await page.getByRole('button', { name: 'Table and settings' }).click();
    await page.getByRole('button', { name: 'Leave the table' }).click();
  };
  await leave();
  await page.getByRole('button', { name: 'To the quay; they wait' }).click();
  const mine = page.getByRole('link', { name: 'Go on with W·A·V·E·S' });
  await expect(mine).toBeVisible();
  await screenshot(page, 'my-tables-1440');
  await mine.click();
  await leave();
  await page.getByRole('button', { name: 'Let a bot play on' }).click();
  await expect(page.getByRole('heading', { name: 'Quayside' })).toBeVisible();
  // A stand-in has taken over, or has played to the end already.
  const stoodIn = async () => {
    const { mine }: TableList = await (await page.request.get('/api/tables')).json();
    return mine.every(({ table }) => table.seats[0]?.kind === 'person' && table.seats[0].standIn !== null);
  };
  await expect.poll(stoodIn).toBe(true);
});

test('a lost line is shown, comes back by itself, and what was done meanwhile is sent', async ({ page }) => {
  let cut = () => {};
  let refusing = false;
  await page.routeWebSocket(/\/socket\//, socket => {
    if (refusing) return socket.close();
    const server = socket.connectToServer();
    cut = () => {
      socket.close();
      server.close();
    };
  });
  await tableAgainstBots(page, { game: 'waves', seats: 3 });
  await expect(page).toHaveTitle(/Your turn/);
  refusing = true;
  cut();
  await expect(page.getByText('Offline; trying again')).toBeVisible();
  await screenshot(page, 'offline-1440');
  await page.getByRole('group', { name: 'Your hand' }).getByRole('button').first().click();
  const bar = page.getByRole('region', { name: 'What to do' });
  await bar.getByRole('button', { name: /^Follow with/ }).click();
  await expect(page.getByText('Offline; will be sent')).toBeVisible();
  refusing = false;
  await expect(page.getByText(/Offline/)).toBeHidden({ timeout: 20_000 });
  await page.keyboard.press('l');
  await expect(page.getByRole('complementary', { name: 'Log' })).toContainText(/plays a Follower/);
});

test('a server that does not answer is reported, and can be tried again', async ({ page }) => {
  await page.route('**/api/**', route => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('does not answer');
  await screenshot(page, 'unreachable-1440');
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('None yet')).toBeVisible();
});

test('events are shown one after the other, and can be skipped', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(() => localStorage.setItem('quayside.speed', 'slow'));
  await tableAgainstBots(page, { game: 'waves', seats: 6 });
  await expect(page).toHaveTitle(/Your turn/, { timeout: 30_000 });
  await page.getByRole('group', { name: 'Your hand' }).getByRole('button').first().click();
  const bar = page.getByRole('region', { name: 'What to do' });
  await bar.getByRole('button', { name: /^Follow with/ }).click();
  await bar.getByRole('button', { name: 'Skip' }).click();
  await expect(bar.getByRole('button', { name: 'Follow' }).or(bar.getByRole('button', { name: 'Choose' }))).toBeVisible(
    {
      timeout: 30_000,
    },
  );
});

test('from one decision to the next the board and the tools keep their places, and the buttons rest for a moment', async ({
  page,
}) => {
  await tableAgainstBots(page, { game: 'waves', seats: 3 });
  await asked(page);
  const placesOf = async () => ({
    board: await page.locator('main.board').boundingBox(),
    bar: await page.locator('.prompt-bar').boundingBox(),
    tool: await page.locator('.prompt-tool').first().boundingBox(),
  });
  for (const size of [WIDE, PHONE, SIDE]) {
    await page.setViewportSize(size);
    const before = await placesOf();
    await page.evaluate(() => {
      const bar = document.querySelector('.prompt-actions')!;
      const rests: boolean[] = [];
      new MutationObserver(() => rests.push(bar.classList.contains('prompt-dead'))).observe(bar, { attributes: true });
      Object.assign(globalThis, { rests });
    });
    await decide(page, 0);
    await asked(page);
    expect(await placesOf()).toEqual(before);
    await expect.poll(() => page.evaluate('rests.join()')).toMatch(/true.*false/);
  }
});

test('on its side a panel covers the column below its tools, and the board stays', async ({ page }) => {
  await page.setViewportSize(SIDE);
  await tableAgainstBots(page, { game: 'waves', seats: 6 });
  await asked(page);
  const board = page.locator('main.board');
  const before = (await board.boundingBox())!;
  expect((before.width * before.height) / (SIDE.width * SIDE.height)).toBeGreaterThan(0.5);
  await page.getByRole('button', { name: 'Log', exact: true }).click();
  const panel = (await page.getByRole('complementary', { name: 'Log' }).boundingBox())!;
  expect(panel.x).toBeGreaterThanOrEqual(before.x + before.width - 1);
  expect(panel.y).toBe(44);
  expect(await board.boundingBox()).toEqual(before);
  await looksRight(page, 'side-log', SIDE);
  await page.keyboard.press('Escape');
  await looksRight(page, 'side', SIDE);
});
