// Every decision of every game, at the fullest table it is asked at, on every shape of screen: the board has its room,
// what may be chosen is in view, nothing lies on anything else.

import { expect, type Page, test } from '@playwright/test';
import { GAMES } from '@quayside/rules';
import { keyboardFaults, PHONE, SIDE, screenshot, shapeFaults, WIDE, ZOOM } from './checkLook.ts';
import { KNOWN_FAULTS } from './knownShapeFaults.ts';
import { type ServedPage, servePage } from './servePage.ts';

const SHAPES = {
  side: SIDE,
  zoom: ZOOM,
  phone: { width: 390, height: 844 },
  small: PHONE,
  tablet: { width: 820, height: 1180 },
  kept: { width: 900, height: 700 }, // as the pictures in test/pictures are
  tabletSide: { width: 1180, height: 820 },
  laptop: { width: 1280, height: 720 },
  wide: WIDE,
  wider: { width: 1920, height: 1080 },
  widest: { width: 2560, height: 1440 },
} as const;

const MAY_MOVE = 1; // px: how far the board's frame may differ from one decision to the next

const knownOf = (game: string): string[] =>
  Object.entries(KNOWN_FAULTS[game] ?? {}).flatMap(([key, asks]) => {
    const [, shape, fault] = key.match(/^(\w+) (.*)$/)!;
    return asks.split(' ').map(ask => `${shape} ${ask}: ${fault}`);
  });

/** What is asked is written smaller, or without the last event, though it would fit as it is. */
const isNeedlesslySmall = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const text = document.querySelector<HTMLElement>('.prompt-text')!;
    const step = text.dataset['fit'];
    if (step === undefined) return true;
    if (step === '0') return false;
    text.dataset['fit'] = '0';
    const fits = text.scrollHeight <= text.clientHeight;
    text.dataset['fit'] = step;
    return fits;
  });

let served: ServedPage;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  served = await servePage('pages/shapes.tsx');
});
test.afterAll(() => served.close());

for (const { meta } of Object.values(GAMES))
  test(`${meta.title} on every shape of screen`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.goto(served.url);
    await page.waitForFunction(() => 'loadDecisions' in globalThis);
    const asks: string[] = await page.evaluate(`loadDecisions(${JSON.stringify(meta.id)})`);
    expect(asks.length).toBeGreaterThan(1);
    const faults: string[] = [];
    const frames = new Map<string, { ask: string; box: string }>();
    for (const [shape, size] of Object.entries(SHAPES)) {
      await page.setViewportSize(size);
      for (const ask of asks) {
        const choices: string[] = await page.evaluate(`showDecision(${JSON.stringify(ask)})`);
        await page.evaluate(async () => {
          await Promise.all([...document.fonts].map(font => font.load()));
          await new Promise(requestAnimationFrame);
        });
        const found = await shapeFaults(page, choices);
        if (await isNeedlesslySmall(page)) found.push('small: prompt');
        // The frame of the board is the same whatever is asked at a table: nothing jumps when the question changes.
        // Rattle, Battle has two boards, the Sea and the port.
        const box = await page.evaluate(step => {
          const { x, y, width, height } = document.querySelector('main.board')!.getBoundingClientRect();
          return [x, y, width, height].map(side => Math.round(side / step)).join(' ');
        }, MAY_MOVE);
        const atSea = (await page.locator('.rb-at-sea').count()) > 0;
        const at = `${shape} ${atSea} ${await page.locator('.top-bar .plate').count()}`;
        const first = frames.get(at);
        if (!first) frames.set(at, { ask, box });
        else if (first.box !== box) found.push(`jumps: ${first.ask} ${first.box}, now ${box}`);
        if (shape === 'wide') found.push(...(await keyboardFaults(page)));
        if (found.length > 0) await screenshot(page, `shape-${meta.id}-${ask}-${shape}`);
        faults.push(...found.map(fault => `${shape} ${ask}: ${fault}`));
      }
    }
    // One that is listed and does not happen any more is to be taken off the list.
    expect(faults.toSorted()).toEqual(knownOf(meta.id).toSorted());
  });
