// A piece of every game is dragged by a finger: real touch events, on a phone held upright.

import { type CDPSession, expect, type Page, test } from '@playwright/test';
import type { Point } from '@quayside/rules/kit/geometry';
import { type ServedPage, servePage } from './servePage.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

let served: ServedPage;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  served = await servePage('pages/shapes.tsx');
});
test.afterAll(() => served.close());

type Made = { moves: { kind: string }[]; draft: Record<string, unknown> | null };

const madeOn = (page: Page): Promise<Made> => page.evaluate(() => (globalThis as unknown as { made: Made }).made);

async function show(page: Page, game: string, ask: string): Promise<CDPSession> {
  await page.goto(served.url);
  await page.waitForFunction(() => 'loadDecisions' in globalThis);
  await page.evaluate(`loadDecisions(${JSON.stringify(game)})`);
  await page.evaluate(`showDecision(${JSON.stringify(ask)})`);
  await page.evaluate(async () => {
    await Promise.all([...document.fonts].map(font => font.load()));
  });
  return page.context().newCDPSession(page);
}

/** The middle of a piece, or of any element, that is in view. */
async function middleOf(page: Page, selector: string): Promise<Point> {
  const box = (await page.locator(`${selector}:visible`).first().boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

const STEPS = 8;

/** A finger comes down, moves there in steps, and is lifted. */
async function drag(finger: CDPSession, from: Point, to: Point): Promise<void> {
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Point[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', [from]);
  for (let n = 1; n <= STEPS; n++)
    await send('touchMove', [{ x: from.x + ((to.x - from.x) * n) / STEPS, y: from.y + ((to.y - from.y) * n) / STEPS }]);
  await send('touchEnd', []);
}

/** Drags from one piece to another, as the first move that leads from one to another does. */
async function dragAlongRope(page: Page, finger: CDPSession, ask: string): Promise<void> {
  const [from, to]: [string, string] = await page.evaluate(`ropeOf(${JSON.stringify(ask)})`);
  await drag(finger, await middleOf(page, `[data-piece="${from}"]`), await middleOf(page, `[data-piece="${to}"]`));
}

test('W·A·V·E·S: a card to the Elder is played', async ({ page }) => {
  const finger = await show(page, 'waves', 'play');
  await dragAlongRope(page, finger, 'play');
  await expect.poll(async () => (await madeOn(page)).moves[0]?.kind).toMatch(/^(follow|rebel)$/);
});

test('Rolling with the Waves: a die of the nest to its place', async ({ page }) => {
  const finger = await show(page, 'rolling-with-the-waves', 'allocate');
  await dragAlongRope(page, finger, 'allocate');
  await expect
    .poll(async () => ((await madeOn(page)).draft?.['places'] as unknown[] | undefined)?.filter(Boolean).length)
    .toBe(1);
});

test('Rolling Seas: the shape of an island over the chart', async ({ page }) => {
  const finger = await show(page, 'rolling-seas', 'island');
  const shape = await middleOf(page, '.rs-ghost');
  await drag(finger, shape, { x: shape.x - 60, y: shape.y - 60 });
  await expect.poll(async () => (await madeOn(page)).draft?.['kind']).toBe('place');
});

test('Waves of Fortune: the ship to a tile', async ({ page }) => {
  const finger = await show(page, 'waves-of-fortune', 'move');
  await dragAlongRope(page, finger, 'move');
  await expect
    .poll(async () => {
      const { moves, draft } = await madeOn(page);
      return moves[0]?.kind ?? draft?.['kind'];
    })
    .toMatch(/^(sail|tile)$/);
});

test('Rattle, Battle: a ship over the Sea', async ({ page }) => {
  const finger = await show(page, 'rattle-battle', 'turn');
  const ship = await middleOf(page, '.rb-own .box-die-body');
  await drag(finger, ship, { x: ship.x + 30, y: ship.y - 40 });
  await expect.poll(async () => (await madeOn(page)).draft?.['act']).toBe('move');
});
