// Many pictures of one game in one small picture, drawn by the browser.

import type { Page } from '@playwright/test';
import type { Frame } from './playGame.ts';

const MOST_BYTES = 160_000;
const GAP = 4; // px

export type Grid = { width: number; columns: number };

/** A WebP, as good as its size allows. A frame with a bright edge is a decision of mine. */
export async function contactSheet(page: Page, frames: readonly Frame[], grid: Grid): Promise<Buffer> {
  const pictures = frames.map(({ picture, mine }) => ({ picture: picture.toString('base64'), mine }));
  const made = await page.evaluate(drawSheet, { pictures, ...grid, gap: GAP, most: MOST_BYTES });
  return Buffer.from(made, 'base64');
}

type SheetRequest = {
  pictures: { picture: string; mine: boolean }[];
  width: number;
  columns: number;
  gap: number;
  most: number;
};

/** Runs in the page. */
async function drawSheet({ pictures, width, columns, gap, most }: SheetRequest): Promise<string> {
  const bitmaps = await Promise.all(
    pictures.map(async ({ picture }) => {
      const image = new Image();
      image.src = `data:image/jpeg;base64,${picture}`;
      await image.decode();
      return createImageBitmap(image, { resizeWidth: width, resizeQuality: 'high' });
    }),
  );
  const height = Math.max(...bitmaps.map(bitmap => bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = columns * (width + gap) + gap;
  canvas.height = Math.ceil(bitmaps.length / columns) * (height + gap) + gap;
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#12242c';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  for (const [n, bitmap] of bitmaps.entries()) {
    const x = gap + (n % columns) * (width + gap);
    const y = gap + Math.floor(n / columns) * (height + gap);
    if (pictures[n]!.mine) {
      pen.fillStyle = '#f2c14e';
      pen.fillRect(x - 2, y - 2, bitmap.width + 4, bitmap.height + 4);
    }
    pen.drawImage(bitmap, x, y);
  }
  for (let quality = 0.8; ; quality -= 0.05) {
    const encoded = canvas.toDataURL('image/webp', quality).split(',')[1]!;
    if (encoded.length * 0.75 <= most || quality < 0.2) return encoded;
  }
}
