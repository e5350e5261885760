// Every game to its end, through every seat's eyes and a spectator's, with all boards mounted: none may throw.

import { expect, test } from '@playwright/test';
import { GAMES } from '@quayside/rules';
import type { Case, WalkThrough } from './pages/boards.tsx';
import { type ServedPage, servePage } from './servePage.ts';

/** More with SEEDS=20, to search; each seed is another game. */
const SEEDS = Number(process.env['SEEDS'] ?? 2);

/** What changes the picture most, beside the usual options; used in turn. */
const OPTIONS: Record<string, Record<string, string>[]> = {
  'rattle-battle': [
    { 'crew-pack': 'on', 'loot-pack': 'on' },
    { scenario: 'pirate-wars', 'simultaneous-port': 'on', 'wild-market': 'on' },
    { scenario: 'introductory' },
  ],
};

let page: ServedPage;
test.beforeAll(async () => {
  page = await servePage('pages/boards.tsx');
});
test.afterAll(() => page.close());

for (const { meta } of Object.values(GAMES))
  for (const seats of new Set([meta.seats.min, meta.seats.max]))
    test(`${meta.title} with ${seats}: no board throws from the first move to the last`, async ({ page: browser }) => {
      test.setTimeout(120_000 * SEEDS);
      const faults: string[] = [];
      browser.on('pageerror', fault => faults.push(String(fault.stack ?? fault)));
      browser.on('console', line => line.type() === 'error' && faults.push(line.text()));
      await browser.goto(page.url);
      await browser.waitForFunction(() => 'playThrough' in globalThis);
      const variants = OPTIONS[meta.id] ?? [{}];
      for (let seed = 0; seed < Math.max(SEEDS, variants.length); seed++) {
        const wanted: Case = { game: meta.id, seats, options: variants[seed % variants.length]!, seed };
        const played: WalkThrough = await browser.evaluate(`playThrough(${JSON.stringify(wanted)})`);
        console.log(`${meta.id}, ${seats} seats, seed ${seed}: ${played.plies} plies, ${played.drawn} shown`);
        expect([...played.faults, ...faults], JSON.stringify(wanted)).toEqual([]);
        expect(played.plies).toBeGreaterThan(5);
      }
    });
