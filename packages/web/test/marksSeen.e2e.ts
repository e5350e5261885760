// What each seat did last is seen at it: at the fullest table of every game, on every shape of screen, with clocks too.

import { expect, type Page, test } from '@playwright/test';
import { GAMES } from '@quayside/rules';
import { PHONE, SIDE, screenshot, WIDE } from './checkLook.ts';
import { type ServedPage, servePage } from './servePage.ts';

let served: ServedPage;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  served = await servePage('pages/marks.tsx');
});
test.afterAll(() => served.close());

const LEAST_SEEN = 36; // px of a long mark: its first word, or what it is about and how much

/** px of a plate: as without a mark, so that nothing below moves when the first one comes. */
const HIGHEST = 46;
const HIGHEST_WIDE = 52; // three whole lines

/** What is wrong with the marks on the plates; `marks`: what should be there, by seat. */
const faultsOf = (page: Page, marks: readonly (string | null)[], highest: number): Promise<string[]> =>
  page.evaluate(
    ({ marks, least, highest }) => {
      const faults: string[] = [];
      for (const [seat, mark] of marks.entries()) {
        if (mark === null) continue;
        const plate = document.querySelector(`.top-bar [data-piece="plate:${seat}"]`)!;
        const text = plate.querySelector<HTMLElement>('.plate-mark-text');
        if (!text) {
          faults.push(`seat ${seat} has no mark`);
          continue;
        }
        const [outer, { left, right, top, bottom, width, height }] = [
          plate.getBoundingClientRect(),
          text.getBoundingClientRect(),
        ];
        const isWithin = left >= outer.left && right <= outer.right && top >= outer.top && bottom <= outer.bottom + 0.5;
        const on = [0.1, 0.5, 0.9].map(part =>
          document.elementFromPoint(left + part * width, (top + bottom) / 2)?.closest('.plate-mark-text'),
        );
        if (outer.height > highest) faults.push(`plate ${seat} is ${outer.height} px high`);
        if (height < 11) faults.push(`seat ${seat}: ${mark} is ${height} px high`);
        const parts = [...text.querySelectorAll('*')].map(part => part.getBoundingClientRect());
        if (parts.some(part => part.top < top - 2 || part.bottom > bottom + 2))
          faults.push(`seat ${seat}: a part of ${mark} is higher than its line`);
        if (!isWithin) faults.push(`seat ${seat}: ${mark} sticks out of its plate`);
        if (!on.every(it => it === text)) faults.push(`seat ${seat}: something lies on ${mark}`);
        if (width < Math.min(text.scrollWidth, least)) faults.push(`seat ${seat}: of ${mark} ${width} px are seen`);
      }
      return faults;
    },
    { marks, least: LEAST_SEEN, highest },
  );

for (const { meta } of Object.values(GAMES))
  test(`${meta.title}: what each seat did last is seen on its plate`, async ({ page }) => {
    await page.goto(served.url);
    await page.waitForFunction(() => 'loadMarks' in globalThis);
    const marked: number = await page.evaluate(`loadMarks(${JSON.stringify(meta.id)})`);
    expect(marked).toBeGreaterThanOrEqual(meta.seats.max - 1);
    const faults: string[] = [];
    for (const hasClocks of [false, true])
      for (const size of [PHONE, SIDE, WIDE]) {
        await page.setViewportSize(size);
        const marks: (string | null)[] = await page.evaluate(`showMarks(${hasClocks})`);
        await page.evaluate(() => Promise.all([...document.fonts].map(font => font.load())).then(() => {}));
        const at = `${size.width}${hasClocks ? ' with clocks' : ''}`;
        await screenshot(page, `marks-${meta.id}-${at.replaceAll(' ', '-')}`);
        faults.push(
          ...(await faultsOf(page, marks, size === WIDE ? HIGHEST_WIDE : HIGHEST)).map(fault => `${at}: ${fault}`),
        );
      }
    expect(faults).toEqual([]);
  });
