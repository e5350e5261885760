// Every lesson to its end on the real board: whatever its script points at is on the screen, and no speech covers the
// board.

import { expect, test } from '@playwright/test';
import { COURSE_IDS } from '@quayside/rules/courses';
import type { Taken } from './pages/lessons.tsx';
import { type ServedPage, servePage } from './servePage.ts';

const SCREENS = {
  'at a desk': { width: 1440, height: 900 },
  upright: { width: 390, height: 844 },
  'on its side': { width: 844, height: 390 },
};

let page: ServedPage;
test.beforeAll(async () => {
  page = await servePage('pages/lessons.tsx');
});
test.afterAll(() => page.close());

for (const game of COURSE_IDS)
  for (const [name, viewport] of Object.entries(SCREENS))
    test(`The lessons of ${game}, ${name}`, async ({ page: browser }) => {
      test.setTimeout(120_000);
      const faults: string[] = [];
      browser.on('pageerror', fault => faults.push(String(fault.stack ?? fault)));
      browser.on('console', line => line.type() === 'error' && faults.push(line.text()));
      await browser.setViewportSize(viewport);
      await browser.goto(page.url);
      await browser.waitForFunction(() => 'takeLesson' in globalThis);
      const lessons: string[] = await browser.evaluate(`lessonsOf(${JSON.stringify(game)})`);
      for (const lesson of lessons) {
        const taken: Taken = await browser.evaluate(`takeLesson(${JSON.stringify(game)}, ${JSON.stringify(lesson)})`);
        faults.push(...taken.faults);
        expect(taken.steps, lesson).toBeGreaterThan(2);
      }
      expect(faults).toEqual([]);
    });
