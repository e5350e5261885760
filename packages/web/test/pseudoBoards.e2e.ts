// Every game to its end in the pseudo-language, with all boards mounted: whatever a board, a prompt, a sentence of the
// log or the end screen says must be in it. Plain English would be a text that no translator can reach.

import { expect, test } from '@playwright/test';
import { GAMES } from '@quayside/rules';
import type { Case, WalkThrough } from './pages/boards.tsx';
import { type ServedPage, servePage } from './servePage.ts';

let page: ServedPage;
test.beforeAll(async () => {
  page = await servePage('pages/pseudoBoards.tsx');
});
test.afterAll(() => page.close());

for (const { meta } of Object.values(GAMES))
  test(`${meta.title}: no board shows English`, async ({ page: browser }) => {
    test.setTimeout(180_000);
    await browser.addInitScript(() => localStorage.setItem('quayside.lang', 'pseudo'));
    await browser.goto(page.url);
    await browser.waitForFunction(() => 'playThrough' in globalThis);
    const wanted: Case = { game: meta.id, seats: Math.max(2, meta.seats.min), options: {}, seed: 0 };
    const played: WalkThrough = await browser.evaluate(`playThrough(${JSON.stringify(wanted)})`);
    expect(played.faults).toEqual([]);
    expect(played.untranslated).toEqual([]);
  });
