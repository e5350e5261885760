// Rattle, Battle, Grab the Loot as people play it: by clicks, by keys, with two browsers, through reloads, on a phone
// and on a wide table.

import type { Locator } from '@playwright/test';
import { fits, PHONE, passesAxe, screenshot, setTheme, WIDE } from './checkLook.ts';
import { openAsking, pointedAt, randomAsking, recordAsking, recorded } from './rattleBattlePositions.ts';
import { afterMove, bar, board, ending, promptOf, whoDecides, withGuest } from './tablePage.ts';
import { expect, type Page, tableAgainstBots, test } from './testServer.ts';

const LESSONS = { scenario: 'introductory' };

const orders = (page: Page) => board(page).getByRole('region', { name: 'Your choice' });
const confirmation = (page: Page) => bar(page).locator('.rb-confirm');
const leave = (page: Page) => bar(page).getByRole('button', { name: /^(Pass|End turn)$/ });
const done = (page: Page) => bar(page).getByRole('button', { name: 'Done' });

const enabled = async (page: Page): Promise<boolean> =>
  (await confirmation(page).count()) > 0 && (await confirmation(page).getAttribute('aria-disabled')) === null;

/** One decision by clicks, a different one each time; whether there was one to make. */
async function decide(page: Page, n: number): Promise<boolean> {
  const prompt = await promptOf(page);
  if (prompt === null) return false;
  if (/^(Move|Use an)/.test(prompt)) {
    const ship = bar(page).locator('.rb-pick').first();
    if (n % 2 === 0 && (await ship.count()) > 0) {
      await ship.click();
      await page.keyboard.press('n');
      if (await enabled(page)) {
        await afterMove(page, () => confirmation(page).click());
        return true;
      }
    }
    await afterMove(page, () => leave(page).click());
    return true;
  }
  if (prompt.startsWith('Share')) {
    const more = orders(page).getByRole('button', { name: 'One more die into pit 1' });
    while ((await more.getAttribute('aria-disabled')) === null) await more.click();
  }
  if (await enabled(page)) {
    await afterMove(page, () => confirmation(page).click());
    return true;
  }
  const choices = orders(page).locator('.rb-choice');
  const ways = await choices.count();
  if (ways > 0) await afterMove(page, () => choices.nth(n % ways).click());
  else await afterMove(page, () => done(page).click());
  return true;
}

/** Decides until something of the kind is asked. */
async function until(page: Page, prompt: RegExp, most = 80): Promise<boolean> {
  for (let n = 0; n < most; n++) {
    const now = await promptOf(page);
    if (now === null) return false;
    if (prompt.test(now)) return true;
    await decide(page, n);
  }
  return false;
}

test('a newcomer opens a table from the front page, seats a bot and plays a whole game by clicks', async ({ page }) => {
  test.setTimeout(150_000);
  await setTheme(page, 'paper');
  await page.goto('/');
  await page.locator('a[href="/new/rattle-battle"]').first().click();
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.getByLabel('Scenario').selectOption('introductory');
  await page.getByLabel('Place B').selectOption('deckhand');
  await page.getByRole('button', { name: 'Start the game' }).click();
  let [rolled, told] = [false, false];
  for (let n = 0; await decide(page, n); n++) {
    told ||= (await board(page).locator('.rb-toll li').count()) === 2;
    if (rolled || !(await promptOf(page))?.startsWith('Which dice')) continue;
    rolled = true;
    await fits(page, 'rattle-battle-2-crazy');
    await page.setViewportSize(WIDE);
    await passesAxe(page);
  }
  expect(rolled).toBe(true);
  expect(told).toBe(true); // what an Adventure brought
  await expect(ending(page)).toContainText(/win/);
  await expect(ending(page).locator('.rb-result > ol > li')).toHaveCount(2);
  await passesAxe(page);
  await screenshot(page, 'rattle-battle-end-1440');
  await page.setViewportSize(PHONE);
  await screenshot(page, 'rattle-battle-end-360');
});

test('a whole game by keyboard', async ({ page }) => {
  test.setTimeout(150_000);
  await setTheme(page, 'night');
  await tableAgainstBots(page, { game: 'rattle-battle', seats: 2, options: LESSONS });
  for (let n = 0; ; n++) {
    const prompt = await promptOf(page);
    if (prompt === null) break;
    await afterMove(page, () => press(page, ...keysFor(prompt, n)));
  }
  await expect(ending(page)).toContainText(/points|VP/);
  await passesAxe(page);
});

async function press(page: Page, ...keys: string[]): Promise<void> {
  for (const key of keys) await page.keyboard.press(key);
}

/** What to press, by what is asked. */
function keysFor(prompt: string, n: number): string[] {
  if (/^(Move|Use an)/.test(prompt)) return n % 3 === 0 ? ['Escape', 'p'] : ['s', 'n', 'Enter', 'Escape', 'p'];
  if (prompt.startsWith('How many ships')) return [n % 2 ? '2' : '1', 'Enter'];
  if (prompt.startsWith('Which dice')) return ['1', '3', 'Enter'];
  if (/^(Tavern|Shipyard|Workshop|Guild|Choose a Part|Which)/.test(prompt)) return ['1'];
  if (/^(Market|The Pit|Part with|Call)/.test(prompt)) return ['d'];
  return ['Enter', '1'];
}

test('a ghost goes by millimetres, says why it may not stand somewhere, and the battle follows it', async ({
  page,
}) => {
  await tableAgainstBots(page, { game: 'rattle-battle', seats: 3, options: {} });
  expect(await until(page, /^Move/)).toBe(true);
  const says = bar(page).locator('.rb-say');
  await expect(says).toContainText('one of your ships');
  await page.keyboard.press('s');
  await expect(board(page).locator('.rb-description')).toContainText(/Your (ship|Captain).* shows .*Strength \d/);
  await expect(board(page).locator('.rb-reach-move')).toBeVisible();
  await press(page, 'ArrowRight', 'ArrowRight', 'Shift+ArrowDown');
  await expect(board(page).locator('.rb-ghost')).toBeVisible();
  for (let n = 0; n < 30; n++) await page.keyboard.press('Shift+ArrowLeft');
  await expect(board(page).locator('.rb-ghost-bad')).toBeVisible();
  await expect(says).toHaveClass(/rb-say-bad/);
  await expect(confirmation(page)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await expect(board(page).locator('.rb-ghost')).toHaveCount(0);
  const own = board(page).locator('.rb-own .box-die-body').first();
  const from = (await own.boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 45, from.y + from.height / 2 + 30, { steps: 4 });
  await page.mouse.up();
  await expect(board(page).locator('.rb-ghost')).toBeVisible();
  await page.keyboard.press('Escape');
  const [line, flag] = [board(page).locator('.rb-order-line'), board(page).locator('.rb-battle .rb-duel')];
  expect(await line.count()).toBe(await flag.count());
  if ((await line.count()) > 0) {
    await line.last().hover();
    await expect(board(page).locator('.rb-in-duel')).toHaveCount(2);
    await page.mouse.move(0, 0);
  }
  await page.keyboard.press('v');
  await expect(board(page).locator('.rb-battle')).toHaveCount(0);
  await press(page, '+', '+');
  const { width } = (await board(page).locator('.rb-sea-sheet').boundingBox())!;
  expect(width).toBeGreaterThan((await board(page).locator('.rb-sea-window').boundingBox())!.width * 2);
  await page.keyboard.press('b');
  await expect(page.getByRole('heading', { name: 'Rules', exact: true })).toBeVisible();
});

test('two browsers: a reload inside a secret decision keeps it, and nobody else learns it', async ({
  page,
  browser,
  serverUrl,
}) => {
  const guest = await withGuest(page, 'rattle-battle', browser, serverUrl);
  expect(await promptOf(page)).toContain('Choose a Part');
  expect(await promptOf(guest)).toContain('Choose a Part');
  const sails = (one: Page, nth: number) => board(one).locator('.rb-galleon').nth(nth).locator('.rb-parts');
  const before = await sails(guest, 1).textContent();
  await orders(page).locator('.rb-choice').nth(1).click();
  await expect(orders(page)).toHaveCount(0);
  await page.reload();
  await expect(bar(page)).toContainText('is choosing a Part');
  await guest.reload();
  expect(await promptOf(guest)).toContain('Choose a Part');
  expect(await sails(guest, 1).textContent()).toBe(before);
  await orders(guest).locator('.rb-choice').first().click();
  await expect(sails(guest, 1)).not.toHaveText(before!);
  const both = [page, guest];
  for (let n = 0; n < 6; n++) await decide(await whoDecides(both), n);
  const mover = await whoDecides(both);
  const prompt = await promptOf(mover);
  await mover.reload();
  expect(await promptOf(mover)).toBe(prompt);
  const [mine, theirs] = await Promise.all(both.map(sea));
  expect(mine).toEqual(theirs);
  await guest.context().close();
});

/** Where every die lies. */
const sea = (page: Page) =>
  board(page)
    .locator('.rb-ship > .box-die')
    .evaluateAll(dice => dice.map(die => die.getAttribute('transform')).sort());

/** The box of an element once it has its size: the Sea grows while a board is drawn part by part. */
async function boxAtRest(element: Locator) {
  let box = await element.boundingBox();
  await expect(async () => {
    const before = box;
    box = await element.boundingBox();
    expect(box).not.toBeNull();
    expect(box).toEqual(before);
  }).toPass({ intervals: [200] });
  return box!;
}

test('tokens, ships and stones go where they are put: by a press, by a drag, by a pull', async ({ page }) => {
  const drag = async (from: Locator, to: Locator) => {
    const [a, b] = [(await from.boundingBox())!, (await to.boundingBox())!];
    await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
    await page.mouse.down();
    await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 4 });
    await page.mouse.up();
  };
  const packs = recorded('packs');
  await openAsking(page, packs, 'stow');
  const tray = (title: RegExp) => orders(page).getByRole('region', { name: title });
  const tokens = (title: RegExp) => tray(title).getByRole('button');
  const names = async (title: RegExp) => (await tokens(title).allTextContents()).sort();
  const [kept, lost] = [/^Stowed/, /^Back/];
  await expect(confirmation(page)).toBeEnabled();
  const proposed = await names(kept);
  const given = (await names(lost))[0]!;
  const other = tokens(kept).filter({ hasNotText: given }).first();
  const taken = (await other.textContent())!;
  await drag(tokens(lost).filter({ hasText: given }).first(), other);
  const swapped = [...proposed.filter((_, i) => i !== proposed.indexOf(taken)), given].sort();
  expect(await names(kept)).toEqual(swapped);
  await tokens(kept).first().click();
  await expect(tokens(kept)).toHaveCount(proposed.length - 1);
  await expect(confirmation(page)).toHaveAttribute('aria-disabled', 'true');
  await tokens(lost).first().click();
  await expect(tokens(kept)).toHaveCount(proposed.length);
  await afterMove(page, () => page.keyboard.press('Enter'));

  await openAsking(page, packs, 'send');
  const [home, cup] = [tray(/^At home/), tray(/^In the cup/)];
  await expect(home.getByRole('button')).not.toHaveCount(0);
  const sailing = await cup.getByRole('button').count();
  await drag(home.getByRole('button').first(), cup);
  await expect(cup.getByRole('button')).toHaveCount(sailing + 1);
  await cup.getByRole('button').first().click();
  await expect(cup.getByRole('button')).toHaveCount(sailing);

  await openAsking(page, recorded('port-at-once'), 'dig');
  const hand = tray(/^Your dice/).getByRole('button');
  const inPit = (pit: number) => tray(new RegExp(`^Pit ${pit}`)).getByRole('button', { name: /back to your hand/ });
  await expect(hand).not.toHaveCount(0);
  const all = await hand.count();
  await orders(page).getByRole('button', { name: 'One more die into pit 4' }).click();
  await drag(hand.first(), tray(/^Pit 2/));
  await expect(hand).toHaveCount(all - 2);
  await drag(inPit(4), tray(/^Pit 2/));
  await expect(inPit(2)).toHaveCount(2);
  await inPit(2).first().click();
  await expect(hand).toHaveCount(all - 1);
  for (let left = all - 1; left > 0; left--) await hand.first().click();
  await afterMove(page, () => confirmation(page).click());

  await openAsking(page, recorded('2-points'), 'market');
  await expect(board(page).locator('.rb-house')).toHaveCount(6);
  await expect(board(page).locator('.rb-house-shut').first()).toContainText(/needs|visited/);

  await openAsking(page, randomAsking('toss', 2), 'toss');
  const power = bar(page).getByRole('button', { pressed: true });
  // Nothing is asked while the board is drawn part by part: the Sea takes up no pull that begins before.
  await expect(power).toHaveText('soft');
  const sheet = await boxAtRest(board(page).locator('.rb-sea-sheet'));
  const aimed = () => board(page).locator('.rb-sling > path').getAttribute('d');
  const before = await aimed();
  await page.mouse.move(sheet.x + sheet.width / 2, sheet.y + sheet.height / 2);
  await page.mouse.down();
  await page.mouse.move(sheet.x + sheet.width / 2 + 40, sheet.y + sheet.height / 2, { steps: 3 });
  await expect.poll(aimed).not.toBe(before);
  await expect(power).toHaveText('soft');
  await page.mouse.move(sheet.x + sheet.width * 0.95, sheet.y + sheet.height / 2, { steps: 3 });
  await page.mouse.up();
  await expect(power).toHaveText('hard');
  await afterMove(page, () => confirmation(page).click());
});

test('the Sea Box has the height of the window, and nothing lies on it or under the prompt', async ({ page }) => {
  const boxOf = async (part: string) => (await page.locator(part).boundingBox())!;
  await openAsking(page, recorded('norrington'), 'turn');
  await promptOf(page);
  for (const { width, height, least } of [
    { width: 1280, height: 720, least: 590 },
    { width: 1440, height: 900, least: 750 },
    { width: 1920, height: 1080, least: 930 },
    { width: 844, height: 390, least: 360 },
    { width: 720, height: 450, least: 420 },
  ]) {
    await page.setViewportSize({ width, height });
    const [sea, prompt] = [await boxOf('.rb-sea-window'), await boxOf('.prompt-bar')];
    expect(sea.width, `${width}`).toBeGreaterThanOrEqual(least);
    expect(sea.y, `${width}`).toBeGreaterThanOrEqual(0);
    expect(sea.y + sea.height, `${width}`).toBeLessThanOrEqual(height);
    expect(sea.x + sea.width, `${width}`).toBeLessThanOrEqual(prompt.x);
    if (width < 1000) continue;
    const side = await boxOf('.rb-side');
    expect(side.x, `${width}`).toBeGreaterThanOrEqual(sea.x + sea.width);
    expect(side.y + side.height, `${width}`).toBeLessThanOrEqual(prompt.y);
  }
});

/** Every kind of question, with two to five captains. */
const QUESTIONS = [
  { game: '2-points', theme: 'night', asks: ['part', 'send', 'turn', 'market', 'guild'] },
  { game: 'pirate-wars', theme: 'paper', asks: ['send', 'turn', 'repair', 'pit', 'close', 'stake', 'reroll'] },
  { game: 'packs', theme: 'night', asks: ['sailors', 'bargain', 'brawl', 'wall', 'tavern'] },
  { game: 'norrington', theme: 'paper', asks: ['choose', 'turn'] },
  {
    game: 'port-at-once',
    theme: 'paper',
    asks: [
      'turn',
      'stow',
      'unload',
      'dig',
      'latecomer',
      'keep-upgrade',
      'keep-sailor',
      'workshop',
      'plank',
      'drink',
      'shipyard',
    ],
  },
] as const;
const EXAMINED: readonly string[] = ['send', 'turn', 'stow', 'unload', 'market', 'dig'];

for (const { game, theme, asks } of QUESTIONS)
  test(`${game}: all on the screen, on a phone and on a wide table`, async ({ page }) => {
    await setTheme(page, theme);
    await page.setViewportSize(PHONE);
    const record = recorded(game);
    for (const ask of asks) {
      await openAsking(page, recordAsking(record, ask), ask);
      await promptOf(page);
      await fits(page, `rattle-battle-${game}-${ask}`);
      for (const id of pointedAt(recordAsking(record, ask), ask))
        await expect(page.locator(`[data-piece='${id}']`).first(), id).toBeAttached();
      if (EXAMINED.includes(ask)) await passesAxe(page);
    }
  });
