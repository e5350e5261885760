// Rolling with the Waves as people play it: by clicks, by keys, with two browsers, through reloads, on a phone and on a
// wide table.

import { fits, looksRight, PHONE, screenshot, setTheme, WIDE } from './checkLook.ts';
import { action, bar, board, ending, whoDecides, withGuest } from './tablePage.ts';
import { expect, type Page, tableAgainstBots, test } from './testServer.ts';

const GAME = 'rolling-with-the-waves';

const asks = (page: Page) => bar(page).getByRole('status');
const mine = (page: Page) => board(page).getByRole('article', { name: 'Your Pirate Map' });
const pool = (page: Page) => board(page).getByRole('list', { name: 'Pool of dice' }).locator('button');
const free = (buttons: ReturnType<typeof pool>) => buttons.and(buttons.page().locator(':not([aria-disabled])'));
const areas = (page: Page) => mine(page).locator('button[data-icon]');
const targets = (page: Page) => board(page).locator('button.rw-target, button.rw-target-area');

type Ask = 'draft' | 'allocate' | 'raise' | 'fire' | 'over';
const ASKS: readonly [RegExp, Ask][] = [
  [/Take die/, 'draft'],
  [/three dice/, 'allocate'],
  [/Raise Spirits/, 'raise'],
  [/Aim/, 'fire'],
];

/** What is asked of me now. */
async function asked(page: Page): Promise<Ask> {
  await expect(asks(page).or(ending(page)).first()).toBeVisible({ timeout: 20_000 });
  if (await ending(page).isVisible()) return 'over';
  const prompt = (await asks(page).textContent()) ?? '';
  return ASKS.find(([words]) => words.test(prompt))![1];
}

/** Whatever was asked before is answered. */
const answered = (page: Page, before: string) =>
  expect
    .poll(async () => (await ending(page).isVisible()) || (await stamp(page)) !== before, { intervals: [30, 60, 120] })
    .toBe(true);

/** The decision and everything it depends on, read at once. */
const stamp = (page: Page) =>
  page.evaluate(() => {
    const prompt = document.querySelector('.prompt [role="status"]')?.textContent;
    const counts = ['.rw-pool li:not(.rw-taken)', '.rw-own .rw-nest .die'].map(
      these => document.querySelectorAll(these).length,
    );
    return `${prompt} ${counts.join(' ')} ${document.querySelector('.rw-round')?.textContent}`;
  });

/**
 * Raises Spirits and fires a cannon in the second round, then fills Hull, Ports and Crew: a short game that has it all.
 */
const PLANS = ['SMA', 'SMH', 'HPW'];

/** The keys of three open icons, as the plan of the round wants them. */
async function plan(page: Page): Promise<string[]> {
  const open = await free(areas(page)).evaluateAll(list =>
    list.map(area => area.getAttribute('aria-keyshortcuts') ?? ''),
  );
  const round = Number((await board(page).locator('.rw-round').textContent())?.match(/\d+/)?.[0]);
  const wanted = [...PLANS[Math.min(round, PLANS.length) - 1]!].filter(key => open.includes(key));
  return [...wanted, ...open.filter(key => !wanted.includes(key))].slice(0, 3);
}

/** Chooses by clicks, short of the last step; whether there was anything to choose. */
async function choose(page: Page, n: number): Promise<boolean> {
  switch (await asked(page)) {
    case 'over':
      return false;
    case 'draft': {
      // A press would take a free die at once; its key lifts it.
      const keys = await free(pool(page)).evaluateAll(list =>
        list.flatMap(die => die.getAttribute('aria-keyshortcuts') ?? []),
      );
      await page.keyboard.press(keys[n % keys.length]!);
      return true;
    }
    case 'allocate':
      for (const key of await plan(page))
        await areas(page)
          .and(page.locator(`[aria-keyshortcuts="${key}"]`))
          .click();
      return true;
    case 'raise':
      await free(areas(page)).first().click();
      return true;
    case 'fire': {
      const chests = free(targets(page));
      await chests.nth(n % (await chests.count())).click();
      await free(mine(page).getByRole('button', { name: /^Loot into/ }))
        .first()
        .click();
      return true;
    }
  }
}

const confirmation = (page: Page) => bar(page).locator('.rw-actions .button-brass:not([aria-disabled])').last();

async function decide(page: Page, n: number): Promise<boolean> {
  if (!(await choose(page, n))) return false;
  const before = await stamp(page);
  await confirmation(page).click();
  await answered(page, before);
  return true;
}

test('from the front page to the end by clicks', async ({ page }) => {
  await page.goto('/');
  const sheet = page.getByRole('article', { name: 'Rolling with the Waves' });
  await sheet.getByRole('link', { name: 'Open a table' }).click();
  await page.getByRole('radio', { name: '2' }).check({ force: true });
  await page.getByLabel('Place B').selectOption('deckhand');
  await page.getByRole('button', { name: 'Start the game' }).click();
  for (let n = 0; await decide(page, n); n++);
  await expect(ending(page)).toContainText(/wins: The most points when (three chests|Hull, Ports)/);
  await expect(ending(page).locator('.rw-result > li')).toHaveCount(2);
});

test('a whole game by keyboard alone', async ({ page }) => {
  await tableAgainstBots(page, { game: GAME, seats: 2 });
  const { keyboard } = page;
  for (let n = 0; ; n++) {
    const ask = await asked(page);
    if (ask === 'over') break;
    const before = await stamp(page);
    if (ask === 'draft') {
      if (n % 2) await keyboard.press('ArrowRight');
      await keyboard.press((await free(pool(page)).first().getAttribute('aria-keyshortcuts'))!);
    } else if (ask === 'allocate') {
      for (const key of await plan(page)) await keyboard.press(key.toLowerCase());
    } else if (ask === 'raise') {
      await keyboard.press('h');
    } else {
      await keyboard.press('1');
      for (const chest of ['c', 'b', 'a']) await keyboard.press(chest);
    }
    await expect(confirmation(page)).toBeFocused();
    await keyboard.press('Enter');
    await answered(page, before);
  }
  await expect(ending(page)).toContainText('wins');
});

test('a die is taken up again or dragged, Escape clears, X buries, and a closed icon says why', async ({ page }) => {
  await tableAgainstBots(page, { game: GAME, seats: 2 });
  while ((await asked(page)) === 'draft') await decide(page, 0);
  await expect(action(page, 'Bury')).toHaveAttribute('aria-disabled', 'true');
  await mine(page).getByRole('button', { name: /^Hull/ }).click();
  await expect(mine(page).getByRole('button', { name: /^Hull.*to be written/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await mine(page)
    .getByRole('button', { name: /^Die 1/ })
    .click();
  await expect(mine(page).getByRole('button', { name: /^Hull/ })).toHaveAttribute('aria-pressed', 'false');
  await mine(page)
    .getByRole('button', { name: /^Die 3/ })
    .dragTo(mine(page).getByRole('button', { name: /^Crew/ }));
  await expect(mine(page).getByRole('button', { name: /^Crew.*to be written/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('Escape');
  await expect(mine(page).locator('[data-icon][aria-pressed="true"]')).toHaveCount(0);
  for (const icon of ['a', 's', 'h']) await page.keyboard.press(icon);
  await expect(confirmation(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(board(page).locator('.rw-round')).toContainText('2');
  while ((await asked(page)) === 'draft') await decide(page, 0);
  await page.keyboard.press('x');
  const empty = mine(page).getByRole('button', { name: /^Chest B/ });
  await expect(empty).toHaveAttribute('aria-disabled', 'true');
  await expect(empty).toHaveAttribute('aria-description', /nothing to bury/);
  await page.keyboard.press('a');
  await page.keyboard.press('Enter');
  await expect(mine(page).getByRole('img', { name: /^Chest A, buried/ })).toBeVisible();
});

test('a press takes a free die, a drag any; one that costs is lifted first, and its price is shown', async ({
  page,
}) => {
  await tableAgainstBots(page, { game: GAME, seats: 2 });
  const dice = mine(page).locator('.rw-nest .die');
  const freeDie = (n: number) =>
    pool(page)
      .filter({ hasText: /^\D*free/ })
      .nth(n);
  await asked(page);
  // Whoever has one die left to choose from is given it at once, so there may be more than were taken.
  await freeDie(0).click();
  await expect.poll(() => dice.count()).toBeGreaterThanOrEqual(1);
  await asked(page);
  await freeDie(0).dragTo(mine(page).getByRole('img', { name: /^Hull/ }));
  await expect.poll(() => dice.count()).toBeGreaterThanOrEqual(2);
  // Of games until a die of the other's crew lies in the pool that can be paid for.
  for (let game = 0; game < 8; game++) {
    await asked(page);
    const dear = free(pool(page)).and(page.locator('[aria-label*="costs"]')).first();
    if (await dear.isVisible()) {
      const before = await stamp(page);
      await dear.click();
      await expect(dear).toHaveAttribute('aria-pressed', 'true');
      await expect(mine(page).locator('.rw-struck').first()).toBeVisible();
      await mine(page).getByRole('button', { name: 'Take the chosen die' }).click();
      await answered(page, before);
      return;
    }
    await tableAgainstBots(page, { game: GAME, seats: 2 });
  }
  throw new Error('No die could be bought.');
});

test('a die let go where none can go says why beside the place, and goes back', async ({ page }) => {
  await tableAgainstBots(page, { game: GAME, seats: 2 });
  // The bottle is full after two rounds, and kept.
  for (let round = 0; round < 2; round++) {
    while ((await asked(page)) === 'draft') await decide(page, 0);
    const before = await stamp(page);
    for (const key of ['s', 'a', 'b']) await page.keyboard.press(key);
    await expect(confirmation(page)).toBeFocused();
    await page.keyboard.press('Enter');
    await answered(page, before);
  }
  if ((await asked(page)) === 'raise') {
    const before = await stamp(page);
    await page.keyboard.press('k');
    await answered(page, before);
  }
  while ((await asked(page)) === 'draft') await decide(page, 0);
  await mine(page)
    .getByRole('button', { name: /^Die 1/ })
    .dragTo(mine(page).locator('[data-icon="spirits"]'));
  await expect(mine(page).getByRole('alert')).toContainText('All squares of the Raise Spirits are filled');
  await expect(mine(page).locator('.rw-ghost')).toHaveCount(0);
});

/** On its side and at 200 %: all of the board is in view without scrolling, and the picture of one's map is large. */
for (const { picture, ...size } of [
  { width: 844, height: 390, picture: 0.9 },
  { width: 720, height: 450, picture: 0.7 },
])
  test(`five captains at ${size.width}x${size.height}: what is asked about is in view`, async ({ page }) => {
    await page.setViewportSize(size);
    await tableAgainstBots(page, { game: GAME, seats: 5 });
    for (let n = 0; n < 9; n++) {
      if ((await asked(page)) === 'over') break;
      expect(await outOfView(page)).toEqual([]);
      await decide(page, n);
    }
    const drawn = (await mine(page).locator('.rw-sheet').boundingBox())!;
    expect(drawn.height).toBeGreaterThan(size.height * picture);
    expect((await board(page).boundingBox())!.height).toBeGreaterThan(size.height * 0.9);
    await screenshot(page, `${GAME}-side-${size.width}`);
  });

/** Buttons of the board that are not wholly in the window, and what would have to be scrolled. */
const outOfView = (page: Page) =>
  board(page).evaluate(element => {
    const hidden = [...element.querySelectorAll('button')].flatMap(button => {
      const { left, top, right, bottom } = button.getBoundingClientRect();
      return left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1 ? [button.ariaLabel] : [];
    });
    const scrolled = [element.parentElement!, ...element.querySelectorAll('.rw-deck')].filter(
      part => part.scrollHeight > part.clientHeight + 1,
    );
    return [...hidden, ...scrolled.map(part => `scrolls: ${part.className}`)];
  });

test('two browsers; a reload keeps what was put to work in secret, and it can be taken back', async ({
  page,
  browser,
  serverUrl,
}) => {
  const guest = await withGuest(page, GAME, browser, serverUrl);
  const pages = [page, guest];
  await draftAll(pages);
  await choose(page, 0);
  await action(page, 'YARRR!').click();
  const secret = mine(page).locator('.rw-ghost');
  await expect(secret).toHaveCount(3);
  const written = await secret.allTextContents();
  await expect(board(guest).getByText('YARRR!')).toBeVisible();
  await expect(board(guest).locator('.rw-ghost')).toHaveCount(0);
  await page.reload();
  await expect(secret).toHaveText(written);
  await action(page, 'Take back').click();
  await expect(action(page, 'Bury')).toBeVisible();
  await expect(board(guest).getByText('YARRR!')).toHaveCount(0);
  await choose(page, 0);
  await action(page, 'YARRR!').click();
  await choose(guest, 1);
  await action(guest, 'YARRR!').click();
  for (const each of pages) await expect(board(each).locator('.rw-round')).toContainText('2');
  for (let n = 0; n < 12; n++) await decide(await whoDecides(pages), n);
  await guest.context().close();
});

/** Drafts until something else is asked; the last die of the pool is nobody's choice and goes without being asked. */
async function draftAll(pages: readonly Page[]): Promise<void> {
  for (let die = 0; ; die++) {
    const page = await whoDecides(pages);
    if ((await asked(page)) !== 'draft') return;
    await decide(page, die);
  }
}

/** The sizes at which a question is looked at. */
const SIZES: Record<Exclude<Ask, 'over'>, readonly (typeof PHONE)[]> = {
  draft: [PHONE, WIDE],
  allocate: [PHONE],
  raise: [WIDE],
  fire: [PHONE],
};

test('axe finds nothing at any decision and at the end, in both themes', async ({ page }) => {
  test.slow();
  const seen = new Set<Ask>();
  // Low dice load no shot: then another game is played.
  for (let game = 0; game < 5 && !seen.has('fire'); game++) {
    await tableAgainstBots(page, { game: GAME, seats: 2 });
    for (let n = 0; ; n++) {
      const ask = await asked(page);
      if (ask === 'over') break;
      await choose(page, n);
      if (!seen.has(ask)) for (const size of SIZES[ask]) await looksRight(page, `${GAME}-${ask}`, size);
      seen.add(ask);
      await page.setViewportSize(WIDE);
      const before = await stamp(page);
      await confirmation(page).click();
      await answered(page, before);
    }
  }
  expect([...seen].sort()).toEqual(['allocate', 'draft', 'fire', 'raise']);
  for (const size of [WIDE, PHONE]) await looksRight(page, `${GAME}-over`, size);
});

for (const [seats, theme] of [
  [2, 'paper'],
  [3, 'night'],
  [4, 'paper'],
  [5, 'night'],
] as const)
  test(`${seats} captains: all on the screen, on a phone and on a wide table`, async ({ page }) => {
    await setTheme(page, theme);
    await tableAgainstBots(page, { game: GAME, seats });
    for (let n = 0; n < 10; n++) await decide(page, n);
    await choose(page, 0);
    await expect(board(page).getByRole('article')).toHaveCount(seats);
    await fits(page, `${GAME}-${seats}`);
    expect(await outsideItsMap(page)).toEqual([]);
    await page.setViewportSize(WIDE);
    expect(await outsideItsMap(page)).toEqual([]);
    await page
      .getByRole('button', { name: /^Open the Pirate Map of/ })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByRole('article')).toBeVisible();
    await screenshot(page, `${GAME}-opened-${seats}`);
  });

/** What sticks out of its map sideways. */
const outsideItsMap = (page: Page) =>
  board(page).evaluate(element =>
    [...element.querySelectorAll('.rw-map')].flatMap(map => {
      const { left, right } = map.getBoundingClientRect();
      return [...map.querySelectorAll('.rw-area, .rw-square, .rw-level, .rw-nest, .rw-score, .rw-plate')]
        .filter(part => part.getBoundingClientRect().left < left || part.getBoundingClientRect().right > right)
        .map(part => part.getAttribute('class'));
    }),
  );
