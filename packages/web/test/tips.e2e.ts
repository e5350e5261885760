// The tip of every decision of every game, and what is explained where it is first met, as a newcomer is shown it at
// the fullest table: each piece it names has its ring on the screen, and the tip lies on none of them.

import { expect, test } from '@playwright/test';
import { GAMES } from '@quayside/rules';
import { screenshot } from './checkLook.ts';
import type { ShownTip } from './pages/shapes.tsx';
import { type ServedPage, servePage } from './servePage.ts';

const SCREENS = {
  'at a desk': { width: 1440, height: 900 },
  upright: { width: 390, height: 844 },
  'on its side': { width: 844, height: 390 },
};

/** What is found and not mended yet, by game; the list only shrinks. */
const KNOWN: Readonly<Record<string, readonly string[]>> = {};

let served: ServedPage;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  served = await servePage('pages/shapes.tsx');
});
test.afterAll(() => served.close());

for (const { meta } of Object.values(GAMES))
  test(`The tips of ${meta.title} point at their pieces`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.goto(served.url);
    await page.waitForFunction(() => 'loadDecisions' in globalThis);
    const asks: string[] = await page.evaluate(`loadDecisions(${JSON.stringify(meta.id)})`);
    expect(asks.length).toBeGreaterThan(1);
    const faults: string[] = [];
    for (const [name, size] of Object.entries(SCREENS)) {
      await page.setViewportSize(size);
      for (const ask of asks) {
        const shown: ShownTip = await page.evaluate(`showTip(${JSON.stringify(ask)})`);
        if (shown.faults.length > 0) await screenshot(page, `tip-${meta.id}-${ask}-${size.width}`);
        faults.push(...shown.faults.map(fault => `${name}, ${ask}: ${fault}`));
      }
    }
    expect(faults).toEqual(KNOWN[meta.id] ?? []);
  });

/** The same of what is met for the first time. */
const KNOWN_MET: Readonly<Record<string, readonly string[]>> = {};

for (const { meta } of Object.values(GAMES))
  test(`What is met for the first time in ${meta.title} points at its pieces`, async ({ page }) => {
    test.setTimeout(400_000);
    await page.goto(served.url);
    await page.waitForFunction(() => 'loadMet' in globalThis);
    const all: { id: string; ask: string }[] = await page.evaluate(`loadMet(${JSON.stringify(meta.id)})`);
    expect(new Set(all.map(({ id }) => id)).size).toBeGreaterThanOrEqual(6);
    const faults: string[] = [];
    for (const [number, { id, ask }] of all.entries())
      for (const [name, size] of Object.entries(SCREENS)) {
        await page.setViewportSize(size);
        const shown: ShownTip = await page.evaluate(`showMet(${number})`);
        if (shown.faults.length > 0) await screenshot(page, `met-${meta.id}-${id}-${ask}-${size.width}`);
        faults.push(...shown.faults.map(fault => `${name}, ${id} at ${ask}: ${fault}`));
      }
    expect(faults).toEqual(KNOWN_MET[meta.id] ?? []);
  });
