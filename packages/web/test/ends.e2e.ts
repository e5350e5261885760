// The end of every game: what it says of me, the rematch and the picture are in view on every shape of screen.

import { fits, looksRight, PHONE, SIDE, setTheme, WIDE, ZOOM } from './checkLook.ts';
import { openFinishedGames } from './finishedGames.ts';
import { expect, type Page, test } from './testServer.ts';

/** Wholly within the window, and nothing lies on its middle. */
const isInView = (page: Page, part: string): Promise<boolean> =>
  page
    .locator(part)
    .first()
    .evaluate(element => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      if (left < 0 || top < 0 || right > innerWidth || bottom > innerHeight) return false;
      const on = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
      return on !== null && (element.contains(on) || on.contains(element));
    });

const SEEN = ['.dialog-head h2', '.winners', '.end-you', '.end-again .button-brass', 'a.end-keep'];

test('the end of every game: result, rematch and picture are in view, on its side in two columns', async ({ page }) => {
  await setTheme(page, 'paper');
  const { url, over, close } = await openFinishedGames(page);
  try {
    for (const { id, game } of over) {
      await page.setViewportSize(SIDE);
      await page.goto(`${url}/t/${id}?lang=en`);
      await expect(page.locator('a.end-keep')).toBeVisible({ timeout: 60_000 });
      for (const size of [SIDE, ZOOM, PHONE, WIDE]) {
        await page.setViewportSize(size);
        for (const part of SEEN)
          expect(await isInView(page, part), `${game}: ${part} at ${size.width}x${size.height}`).toBe(true);
      }
      // Opened on a wide screen, whose board is in the picture: it stands beside what is told, and the scores begin in
      // sight.
      await page.goto(`${url}/t/${id}?lang=en`);
      await expect(page.locator('a.end-keep')).toBeVisible({ timeout: 60_000 });
      const [picture, told] = await Promise.all(
        ['.end-picture', '.end-told li'].map(part => page.locator(part).first().boundingBox()),
      );
      expect(await isInView(page, '.end-picture'), `${game}: the picture at ${WIDE.width}`).toBe(true);
      expect(picture!.width, `${game}: the picture at ${WIDE.width}`).toBeGreaterThan(0.4 * WIDE.width);
      expect(told!.x + told!.width, game).toBeLessThanOrEqual(picture!.x);
      expect(told!.y + 40, `${game}: the first score at ${WIDE.width}`).toBeLessThan(WIDE.height);
      await looksRight(page, `${game}-end`, SIDE);
      const [poster, score] = await Promise.all(
        ['.end-poster', '.end-story li'].map(part => page.locator(part).first().boundingBox()),
      );
      expect(poster!.x + poster!.width, game).toBeLessThanOrEqual(score!.x);
      expect(score!.y + 40, `${game}: the first score`).toBeLessThan(SIDE.height);
      await fits(page, `${game}-end`);
    }
  } finally {
    await close();
  }
});
