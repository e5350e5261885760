// Before a game starts: what a game is, what one has begun, who sits where and with whom, how others are called.

import { GAMES } from '@quayside/rules';
import { PHONE, passesAxe, screenshot, WIDE } from './checkLook.ts';
import { finishedTable, guest, tableOf } from './guests.ts';
import { bar, whoDecides } from './tablePage.ts';
import { expect, type Page, tableAgainstBots, test } from './testServer.ts';

const UPRIGHT = { width: 390, height: 844 };
const WIDER = { width: 1920, height: 1080 };

const place = (page: Page, letter: string) => page.locator('.place').nth('ABCDEF'.indexOf(letter));
/** Who plays with whom, one line a team. */
const sides = (page: Page) => page.locator('.gathering-teams li > span:last-child');

test('places and teams are chosen before the start: people move themselves, the host moves anybody', async ({
  page: ann,
  browser,
  serverUrl,
}) => {
  const id = await tableOf(ann, { seats: 4, options: { mode: 'teams' }, bots: { 3: 'deckhand' }, start: false });
  const ben = await guest(browser, serverUrl, 'Ben');
  await Promise.all([ann.goto(`/t/${id}`), ben.goto(`/t/${id}`)]);
  await place(ben, 'B').getByRole('button', { name: 'Sit here' }).click();
  const bot = (await place(ann, 'D').locator('bdi').textContent())!;
  await expect(sides(ann)).toHaveText([/^Ann and a free place$/, `Ben and ${bot}`]);

  // Ben would rather play with Ann.
  await place(ben, 'C').getByRole('button', { name: 'Move here' }).click();
  for (const page of [ann, ben]) await expect(sides(page)).toHaveText(['Ann and Ben', `a free place and ${bot}`]);
  await expect(place(ben, 'A').getByRole('button', { name: /Move|Swap|places/ })).toHaveCount(0); // a person sits there

  // Ann sends him to the other team, and then changes places with the bot.
  await ann.getByRole('button', { name: 'Move Ben to another place' }).click();
  await ann.getByRole('button', { name: 'Move Ben to place B' }).click();
  await expect(sides(ben)).toHaveText(['Ann and a free place', `Ben and ${bot}`]);
  await ann.getByRole('button', { name: 'Move Ann to another place' }).click();
  await ann.getByRole('button', { name: `Ann and ${bot} change places` }).click();
  await expect(sides(ben)).toHaveText([`${bot} and a free place`, 'Ben and Ann']);
  await expect(place(ann, 'D')).toContainText('That is you');
  await ann.setViewportSize(WIDE);
  await screenshot(ann, 'teams-chosen-1440');
  await passesAxe(ann);

  // The game is played as it was settled.
  await place(ann, 'C').getByRole('combobox').selectOption('deckhand');
  await ann.getByRole('button', { name: 'Start the game' }).click();
  await whoDecides([ann, ben]);
  await expect(ann.locator('[data-piece^="plate:"]')).toHaveText([new RegExp(bot), /Ben/, /./, /Ann/]);
  await ben.context().close();
});

const NARROW = [
  { width: 844, height: 390 },
  { width: 900, height: 700 },
  { width: 1016, height: 700 },
];

const FULL = [
  { name: 'teams of four', table: { seats: 4, options: { mode: 'teams' }, bots: { 3: 'deckhand' } } },
  { name: 'teams of five', table: { seats: 5, options: { mode: 'teams' }, bots: { 1: 'captain' } } },
  { name: 'eight', table: { game: 'rolling-seas', seats: 8, bots: { 1: 'deckhand', 2: 'captain', 5: 'admiral' } } },
] as const;

for (const { name, table } of FULL)
  test(`places are whole at any width, with nothing behind or below one: ${name}`, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('quayside.known-games', '["waves", "rolling-seas"]'));
    const id = await tableOf(page, { ...table, start: false });
    await page.request.put('/api/me', { data: { name: 'Bartholomew Blackwater I' } });
    await page.goto(`/t/${id}`);
    await expect(page.locator('.place')).toHaveCount(table.seats);
    await expect(place(page, 'A')).toContainText('Bartholomew Blackwater I');
    for (const size of [...NARROW, WIDE, WIDER, UPRIGHT, PHONE]) {
      await page.setViewportSize(size);
      await screenshot(page, `places-${name.replaceAll(' ', '-')}-${size.width}`);
      const faults = await page.evaluate(() => {
        const lieOnEachOther = (a: DOMRect, b: DOMRect): boolean =>
          a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
        const places = [...document.querySelectorAll('.place')];
        const boxes = places.map(place => place.getBoundingClientRect());
        const found = boxes.flatMap(({ left, right }, n) =>
          left < 0 || right > innerWidth ? [`place ${n} is cut`] : [],
        );
        for (const [n, box] of boxes.entries()) {
          for (const [m, other] of boxes.entries())
            if (m > n && lieOnEachOther(box, other)) found.push(`place ${n} lies on place ${m}`);
          for (const part of places[n]!.querySelectorAll('*:not(option)')) {
            const { left, right, top, bottom } = part.getBoundingClientRect();
            if (left < box.left || right > box.right || top < box.top || bottom > box.bottom)
              found.push(`${part.textContent} sticks out of place ${n}`);
          }
          for (const said of document.querySelectorAll('.level-help, .gathering-front > *'))
            if (lieOnEachOther(said.getBoundingClientRect(), box))
              found.push(`${said.className} lies behind place ${n}`);
        }
        return found;
      });
      expect(faults, `${size.width}`).toEqual([]);
    }
  });

test('others are called by a code that is in view, and bots fill the free places in one press', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('quayside.known-games', '["waves"]'));
  const id = await tableOf(page, { seats: 5, bots: { 1: 'captain' }, start: false });
  const code = page.getByRole('img', { name: /QR code of .*\/t\// });
  for (const size of [UPRIGHT, WIDE]) {
    await page.setViewportSize(size);
    await page.goto(`/t/${id}`);
    await expect(code).toBeVisible();
    expect(await page.evaluate(() => scrollY)).toBe(0); // places first, whatever was said
    await screenshot(page, `gathering-code-${size.width}`);
    if (size === WIDE) await expect(code).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('button', { name: 'Fill with bots and start' }).click();
  await whoDecides([page]);
  await expect(page.locator('[data-piece^="plate:"]')).toHaveText([/Ann/, /captain/, /mate/, /mate/, /mate/]);
});

test('games against bots that are not over leave the games on the first screen', async ({ page }) => {
  for (const { meta } of Object.values(GAMES))
    for (let n = 0; n < 2; n++) await tableAgainstBots(page, { game: meta.id, seats: Math.max(2, meta.seats.min) });
  const games = page.locator('.game-sheet h2');
  for (const size of [WIDE, UPRIGHT]) {
    await page.setViewportSize(size);
    await page.goto('/');
    await expect(page.getByRole('link', { name: /^Go on with/ })).toHaveCount(10);
    await screenshot(page, `unfinished-games-${size.width}`);
    await expect(games.first()).toBeInViewport({ ratio: 1 });
  }
  await page.getByRole('link', { name: 'Go on with Rolling Seas' }).first().click();
  await expect(bar(page)).toBeVisible();
});

test('a game is on the first screen of a phone on its side, and can be played at once below two tables of mine', async ({
  page,
}) => {
  const sheet = page.locator('.game-sheet').first();
  await page.setViewportSize(NARROW[0]!);
  await page.goto('/');
  await expect(sheet.getByRole('heading')).toBeInViewport({ ratio: 1 });
  await screenshot(page, 'front-844');
  for (let n = 0; n < 2; n++) await tableOf(page, { seats: 3, bots: {}, start: false });
  await page.setViewportSize(WIDE);
  await page.goto('/');
  await expect(page.locator('.table-list').first().getByRole('listitem')).toHaveCount(2);
  await screenshot(page, 'front-gathering-1440');
  await expect(sheet.getByRole('button').first()).toBeInViewport({ ratio: 1 });
});

test('cover and title lead to the page of a game: what it is, how it is won, rules, lessons, play, my games', async ({
  page,
}) => {
  await finishedTable(page);
  await page.goto('/');
  const sheets = page.locator('.game-sheet');
  await expect(sheets).toHaveCount(Object.keys(GAMES).length);
  for (const [n, { meta }] of Object.values(GAMES).entries()) {
    const sheet = page.getByRole('article', { name: meta.title });
    await (n % 2 ? sheet.locator('.game-cover') : sheet.getByRole('heading').getByRole('link')).click();
    await expect(page).toHaveURL(new RegExp(`/games/${meta.id}$`));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(meta.title);
    await expect(page.locator('.game-page-cover svg').first()).toBeVisible();
    await expect(page.getByRole('main')).toContainText(meta.pitch);
    await expect(page.getByRole('region', { name: 'How to win' }).locator('p').first()).toHaveText(/\w+/);
    await expect(page.getByRole('link', { name: 'Learn it by playing' })).toHaveAttribute('href', `/learn/${meta.id}`);
    await expect(page.getByRole('link', { name: 'Open a table' })).toHaveAttribute('href', `/new/${meta.id}`);
    await page.goBack();
  }

  await page.goto('/games/waves');
  const records = page.getByRole('region', { name: 'Your games and their replays' });
  await expect(records.getByRole('listitem')).toHaveCount(1);
  await expect(records.getByRole('link')).toHaveAttribute('href', /^\/r\//);
  await page.getByText('Open the whole rulebook').click();
  await expect(page.locator('#r4\\.1')).toBeVisible();
  await page.getByRole('button', { name: 'Play now against bots' }).click();
  await whoDecides([page]);
});

test('the game page names what is gentle about a first game, until somebody knows it', async ({ page }) => {
  await page.goto('/games/rattle-battle');
  const gentle = page.locator('.game-page-gentle');
  await expect(gentle).toContainText('3 players, easy opponents, tips, and the introductory scenario');
  await gentle.getByRole('button', { name: 'I know it' }).click();
  await expect(gentle).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Rattle, Battle, Grab the Loot' })).toBeVisible();
  await expect(gentle).toHaveCount(0);
});

test('where bots are chosen, the line about their level is read without unfolding anything', async ({ page }) => {
  await page.goto('/new/waves');
  const help = page.locator('.level-help > p');
  await expect(help).toHaveCount(0);
  await page.getByLabel('Place C').selectOption('captain');
  await expect(help).toHaveText(['A captain thinks a few moves ahead.']);
});
