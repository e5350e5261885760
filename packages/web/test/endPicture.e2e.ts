// The picture of a finished game shows what the board on the page shows: every part of it, in the same colours, to its
// last line, on a wide table and on a phone.

import { screenshot, setTheme, WIDE } from './checkLook.ts';
import { openFinishedGames } from './finishedGames.ts';
import { expect, type Page, test } from './testServer.ts';

const UPRIGHT = { width: 390, height: 844 };
const MARGIN = 32; // px of paper around the board in the picture, as in boardPicture.ts
const CAPTION = 120;
/** Squares of a hundred: edges of type and lines fall on other pixels. */
const MAY_DIFFER = 0.5;

/** A part of the board that is in view, and the same part in px of the board. */
type Part = { shot: string; top: number; board: { width: number; height: number } };

/**
 * The board alone, on the plain sea that a picture has. Where what is asked lies over the board, the board keeps room
 * for it at the table only: there it is taken away, and the board stays in the frame it had.
 */
const showBoardAlone = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const main = document.querySelector<HTMLElement>('main.board')!;
    const bar = document.querySelector('.prompt-bar')!;
    for (const part of document.querySelectorAll<HTMLElement>('.play > :not(main)')) part.style.visibility = 'hidden';
    for (const part of document.querySelectorAll<HTMLElement>('.play, main.board')) part.style.background = '#1d5470';
    const { left, top, width, height, bottom } = main.getBoundingClientRect();
    if (bar.getBoundingClientRect().top >= bottom) return;
    Object.assign(main.style, { position: 'fixed', left: `${left}px`, top: `${top}px`, right: 'auto', bottom: 'auto' });
    Object.assign(main.style, { width: `${width}px`, height: `${height}px` });
    bar.remove();
  });

/** What the board shows, scrolled as far as `share` of what it can be. */
async function partInView(page: Page, share: number): Promise<Part> {
  const { clip, top, board } = await page.evaluate(share => {
    const main = document.querySelector('main.board')!;
    main.scrollTop = share * (main.scrollHeight - main.clientHeight);
    const frame = main.getBoundingClientRect();
    const box = main.querySelector(':scope > section')!.getBoundingClientRect();
    const y = Math.max(frame.top, box.top);
    const height = Math.min(frame.bottom, box.bottom) - y;
    return {
      clip: { x: box.x, y, width: box.width, height },
      top: y - box.top,
      board: { width: box.width, height: box.height },
    };
  }, share);
  const shot = await page.screenshot({ clip, animations: 'disabled' });
  return { shot: `data:image/png;base64,${shot.toString('base64')}`, top, board };
}

/** How many of a hundred squares of the part have another colour in the picture. */
const differing = (page: Page, picture: string, part: Part): Promise<number> =>
  page.evaluate(
    async ({ picture, part, margin, caption }) => {
      const [kept, shown] = await Promise.all(
        [picture, part.shot].map(async src => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return image;
        }),
      );
      const scale = (kept!.height - 2 * margin - caption) / part.board.height;
      const width = Math.round(part.board.width * scale);
      const height = Math.round((shown!.height / shown!.width) * width);
      const pixels = (image: HTMLImageElement, left: number, top: number, wide: number, high: number) => {
        const canvas = document.createElement('canvas');
        canvas.width = width;
        canvas.height = height;
        const pen = canvas.getContext('2d')!;
        pen.imageSmoothingQuality = 'high';
        pen.drawImage(image, left, top, wide, high, 0, 0, width, height);
        return pen.getImageData(0, 0, width, height).data;
      };
      const one = pixels(kept!, (kept!.width - width) / 2, margin + part.top * scale, width, height);
      const other = pixels(shown!, 0, 0, shown!.width, shown!.height);
      // On a phone the picture is larger than the board, and lines on fractions of a pixel fall otherwise.
      const SQUARE = Math.max(10, Math.round(8 * scale)); // px
      const CLEARLY = 40; // of 255, between the means of two squares
      let [all, wrong] = [0, 0];
      for (let y = 0; y + SQUARE <= height; y += SQUARE)
        for (let x = 0; x + SQUARE <= width; x += SQUARE) {
          const apart = [0, 0, 0];
          for (let n = 0; n < SQUARE * SQUARE; n++) {
            const at = 4 * ((y + Math.floor(n / SQUARE)) * width + x + (n % SQUARE));
            for (let c = 0; c < 3; c++) apart[c]! += one[at + c]! - other[at + c]!;
          }
          all++;
          if (apart.some(sum => Math.abs(sum) / SQUARE ** 2 > CLEARLY)) wrong++;
        }
      return (100 * wrong) / all;
    },
    { picture, part, margin: MARGIN, caption: CAPTION },
  );

test('the picture to keep is the whole board of this very game, in its colours', async ({ page }) => {
  test.setTimeout(300_000);
  await setTheme(page, 'paper');
  const { url, over, close } = await openFinishedGames(page);
  try {
    for (const { id, game } of over)
      for (const size of [WIDE, UPRIGHT]) {
        await page.setViewportSize(size);
        await page.goto(`${url}/t/${id}?lang=en`); // opened afresh: the board comes part by part
        const keep = page.locator('a.end-keep');
        await expect(keep).toBeVisible({ timeout: 60_000 });
        const picture = (await keep.locator('img').getAttribute('src'))!;
        await page.keyboard.press('Escape');
        await expect(page.locator('.dialog')).toHaveCount(0);
        await page.mouse.move(0, 0);
        await showBoardAlone(page);
        await screenshot(page, `${game}-end-board-${size.width}`);
        for (const share of [0, 1]) {
          const faults = await differing(page, picture, await partInView(page, share));
          expect(faults, `${game} at ${size.width}, scrolled by ${share}: % of squares`).toBeLessThan(MAY_DIFFER);
        }
        if (game !== 'waves-of-fortune') continue;
        // That few squares are enough to tell the colours of captains from those of seats.
        await page.evaluate(() => document.body.removeAttribute('style'));
        const inOthers = await differing(page, picture, await partInView(page, 0));
        expect(inOthers, `in colours of seats, at ${size.width}: % of squares`).toBeGreaterThan(MAY_DIFFER);
      }
  } finally {
    await close();
  }
});

test('Rattle, Battle ends with all Galleons in view, and they are most of the board', async ({ page }) => {
  const { url, over, close } = await openFinishedGames(page);
  try {
    const { id } = over.find(({ game }) => game === 'rattle-battle')!;
    await page.setViewportSize(WIDE);
    await page.goto(`${url}/t/${id}?lang=en`);
    await expect(page.locator('a.end-keep')).toBeVisible({ timeout: 60_000 });
    const share = await page.evaluate(() => {
      const board = document.querySelector('main.board > section')!;
      const frame = board.getBoundingClientRect();
      let filled = 0;
      for (const galleon of board.querySelectorAll('[data-piece^="galleon:"]')) {
        const { left, top, right, bottom } = galleon.getBoundingClientRect();
        if (left < frame.left || top < frame.top || right > frame.right || bottom > frame.bottom) return 'cut';
        for (let around = galleon.parentElement!; around !== board; around = around.parentElement!)
          if (around.scrollHeight > around.clientHeight + 1 && getComputedStyle(around).overflowY !== 'visible')
            return 'scrolled';
        filled += (right - left) * (bottom - top);
      }
      return filled / (frame.width * frame.height);
    });
    expect(share).toBeGreaterThan(0.5);
  } finally {
    await close();
  }
});
