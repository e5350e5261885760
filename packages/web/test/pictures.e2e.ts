// Pictures of the gallery and of one position for each decision of each game, compared with those in test/pictures: a
// change of how something looks is seen in review. `npm run pictures` renews them; look at what changed.

import { expect, type Page, test } from '@playwright/test';
import { GAMES } from '@quayside/rules';
import { PHONE } from './checkLook.ts';
import { type ServedPage, servePage } from './servePage.ts';

const DESKTOP = { width: 1100, height: 800 };
/** A position as at a table; small, so that all pictures together stay below 7 MB. */
const BOARD = { width: 900, height: 700 };
const JPEG = { type: 'jpeg', quality: 58 } as const;
/** Another machine draws edges of letters a little otherwise. */
const TOLERANCE = { maxDiffPixelRatio: 0.01, threshold: 0.2 };

let served: ServedPage;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  served = await servePage('../src/gallery/main.tsx');
});
test.afterAll(() => served.close());

async function open(page: Page, query: string): Promise<void> {
  await page.goto(`${served.url}?${query}`);
  await page.locator('.gallery-samples, .play, .dialog-body').first().waitFor({ timeout: 60_000 });
  // All of them, also those that only a later position uses: a font that comes late changes the layout.
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map(font => font.load()));
  });
}

async function compare(page: Page, part: string, name: string): Promise<void> {
  const picture = await page.locator(part).screenshot({ ...JPEG, animations: 'disabled', caret: 'hide' });
  expect.soft(picture).toMatchSnapshot(`${name}.jpg`, TOLERANCE);
}

for (const section of ['ui', ...Object.keys(GAMES)]) {
  test(`pieces of ${section}`, async ({ page }) => {
    for (const [size, theme] of [
      [DESKTOP, 'paper'],
      [PHONE, 'night'],
    ] as const) {
      await page.setViewportSize(size);
      await open(page, `sheet=${section}&theme=${theme}`);
      await compare(page, '.gallery-samples', `pieces-${section}-${theme}-${size.width}`);
    }
  });
}

test('open dialogs', async ({ page }) => {
  for (const [size, theme] of [
    [BOARD, 'paper'],
    [PHONE, 'night'],
  ] as const) {
    await page.setViewportSize(size);
    await open(page, `sheet=ui&theme=${theme}`);
    for (const [n, kind] of ['usual', 'wide'].entries()) {
      await page.getByRole('button', { name: 'Open', exact: true }).nth(n).click();
      await compare(page, 'dialog[open]', `dialog-${kind}-${theme}-${size.width}`);
      await page.keyboard.press('Escape');
    }
  }
});

for (const id of Object.keys(GAMES)) {
  test(`the end of ${id}`, async ({ page }) => {
    await page.setViewportSize(BOARD);
    await open(page, `sheet=${id}&theme=paper&end`);
    await compare(page, 'dialog[open]', `end-${id}`);
  });

  test(`decisions of ${id}`, async ({ page }) => {
    await page.setViewportSize(BOARD);
    await open(page, `sheet=${id}&theme=paper&positions`);
    const choices = page.getByRole('navigation', { name: 'Decisions' }).getByRole('button');
    const asks = await choices.allTextContents();
    expect(asks.length).toBeGreaterThan(1);
    for (const ask of asks) {
      await choices.filter({ hasText: new RegExp(`^${ask}$`) }).click();
      await page.mouse.move(0, 0);
      await expect(page.getByRole('region', { name: ask, exact: true })).toBeVisible();
      await compare(page, '.play', `decision-${id}-${ask}`);
    }
  });
}
