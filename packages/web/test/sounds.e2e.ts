// Every sound is rendered into memory by the browser's own synthesis and measured.

import { expect, test } from '@playwright/test';
import type { Measured } from './pages/sounds.ts';
import { type ServedPage, servePage } from './servePage.ts';

let page: ServedPage;
test.beforeAll(async () => {
  page = await servePage('pages/sounds.ts');
});
test.afterAll(() => page.close());

test('every sound can be heard, is short and soft, and no two are alike', async ({ page: browser }) => {
  await browser.goto(page.url);
  await browser.waitForFunction(() => 'measureSounds' in globalThis);
  const sounds: Measured[] = await browser.evaluate('measureSounds()');
  expect(sounds.length).toBeGreaterThan(14);
  for (const { name, peak, loudness, seconds } of sounds) {
    expect(loudness, `${name} is heard`).toBeGreaterThan(0.001);
    expect(peak, `${name} is soft`).toBeLessThan(0.6);
    expect(seconds, `${name} is short`).toBeLessThan(1.5);
  }
  for (const [i, one] of sounds.entries())
    for (const other of sounds.slice(i + 1)) {
      const alike =
        Math.abs(Math.log(one.crossings / other.crossings)) < 0.03 && Math.abs(one.seconds - other.seconds) < 0.03;
      expect(alike, `${one.name} and ${other.name} sound alike`).toBe(false);
    }
});
