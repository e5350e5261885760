// One game of mine against bots, seen on several screens at once: each is a browser of the same guest at the same
// table. The moves are the ones the hint advises, played by its button on the first screen.

import type { Browser, Page } from '@playwright/test';

const MOMENT_MS = 900; // between two looks at what is shown
const MOST_MOMENTS = 3; // between two decisions of mine
const MOST_FRAMES = 40;
const ASKED_MS = 120_000;
const HINT_MS = 20_000;

const END = 'dialog[open] .end-actions';
const ASKED = '.prompt-mine';

export type Screen = { name: string; size: { width: number; height: number }; theme: 'paper' | 'night' };
export type SheetTable = { game: string; seats: number; options: Record<string, string> };
/** `picture`: a JPEG. `mine`: a decision is asked of me; else something is being shown, or it is the end. */
export type Frame = { picture: Buffer; mine: boolean };

/** The frames of each screen, by its name. */
export async function playGame(browser: Browser, address: string, table: SheetTable, screens: readonly Screen[]) {
  const { pages, close } = await sitDown(browser, address, table, screens);
  const film: Frame[][] = []; // one picture of each screen at a time
  const shoot = async (mine: boolean) => {
    const pictures = pages.map(page => page.screenshot({ type: 'jpeg', quality: 85 }));
    film.push((await Promise.all(pictures)).map(picture => ({ picture, mine })));
  };
  for (;;) {
    await untilAsked(pages, () => shoot(false));
    await shoot(!(await isOver(pages[0]!)));
    if (await isOver(pages[0]!)) break;
    await playAdvised(pages[0]!);
  }
  await close();
  const kept = thinned(film);
  return Object.fromEntries(screens.map(({ name }, n) => [name, kept.map(frames => frames[n]!)]));
}

/** A table that has begun, on every screen. */
async function sitDown(browser: Browser, address: string, table: SheetTable, screens: readonly Screen[]) {
  const contexts = await Promise.all(
    screens.map(({ size, theme }) =>
      browser.newContext({ viewport: size, baseURL: address, colorScheme: 'light' }).then(async context => {
        await context.addInitScript(name => {
          localStorage.setItem('quayside.theme', name);
          localStorage.setItem('quayside.tips', 'off');
          localStorage.setItem('quayside.sound', 'off');
        }, theme);
        return context;
      }),
    ),
  );
  const [first, ...others] = contexts;
  await first!.request.get('/api/me');
  const { game, seats, options } = table;
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [i + 1, 'deckhand']));
  const made = await first!.request.post('/api/tables', {
    data: { game, seats, options, bots, start: true, listed: false },
  });
  const { id } = await made.json();
  const { cookies } = await first!.storageState();
  for (const context of others) await context.addCookies(cookies);
  const pages = await Promise.all(contexts.map(context => context.newPage()));
  await Promise.all(pages.map(page => page.goto(`/t/${id}`)));
  await Promise.all(pages.map(page => page.locator('main.board').waitFor()));
  const close = async () => {
    for (const context of contexts) await context.close();
  };
  return { pages, close };
}

const isOver = async (page: Page) => (await page.locator(END).count()) > 0;
const isAsked = async (page: Page) => (await page.locator(ASKED).first().isVisible()) || (await isOver(page));

/** Looks at what is shown now and then, until every screen asks me something or shows the end. */
async function untilAsked(pages: readonly Page[], look: () => Promise<void>): Promise<void> {
  const began = performance.now();
  const everyScreen = async () => (await Promise.all(pages.map(isAsked))).every(Boolean);
  for (let moments = 0; ; ) {
    const next = performance.now() + MOMENT_MS;
    while (performance.now() < next) {
      if (await everyScreen()) return;
      await pages[0]!.waitForTimeout(50);
    }
    if (moments++ < MOST_MOMENTS) await look();
    if (performance.now() - began > ASKED_MS) throw new Error('Nothing was asked, and the game was not over.');
  }
}

/** Asks for a hint, plays it, and waits until the question has gone. */
async function playAdvised(page: Page): Promise<void> {
  const before = await page.locator('.prompt-bar').textContent();
  await page.getByRole('button', { name: 'Hint', exact: true }).click();
  await page.getByRole('button', { name: 'Play it' }).click({ timeout: HINT_MS });
  await page.mouse.move(0, 0); // else the next picture shows what is said of the button that stands there then
  const isGone = async () => (await page.locator('.prompt-bar').textContent()) !== before || (await isOver(page));
  for (let waited = 0; waited < 40 && !(await isGone()); waited++) await page.waitForTimeout(50);
}

/** The last frame, and of the others as many as fit: decisions before moments, both spread over the game. */
function thinned(film: readonly Frame[][]): Frame[][] {
  const last = film.length - 1;
  const places = film.map((_, n) => n).slice(0, last);
  const [mine, moments] = [places.filter(n => film[n]![0]!.mine), places.filter(n => !film[n]![0]!.mine)];
  const room = MOST_FRAMES - 1;
  const keptMoments = spread(moments, Math.max(room - mine.length, Math.floor(room / 4)));
  const kept = new Set([...keptMoments, ...spread(mine, room - keptMoments.length), last]);
  return film.filter((_, n) => kept.has(n));
}

const spread = (places: readonly number[], most: number): number[] =>
  places.filter(
    (_, n) =>
      Math.floor((n * most) / places.length) !== Math.floor(((n - 1) * most) / places.length) || places.length <= most,
  );
