// Dice that fall: in the browser as on the server, and on the screen as they lie.

import { createHash } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import type { Dropped } from '@quayside/dice';
import { rngOf } from '@quayside/rules';
import { type ServedPage, servePage } from './servePage.ts';

// A machine without a graphics card draws in space by itself.
test.use({
  launchOptions: {
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--headless', '--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
  },
});

const hash = (text: string) => createHash('sha256').update(text).digest('hex');

test('a thousand drops end alike in Node and in Chromium', async ({ page }) => {
  test.setTimeout(400_000);
  const { url, close } = await servePage('pages/drops.ts', "'wasm-unsafe-eval'");
  await page.goto(url);
  await page.waitForFunction(() => 'thousandDrops' in globalThis);
  const there = await page.evaluate('thousandDrops(20261116)');
  close();
  const { thousandDrops } = await import('./pages/drops.ts');
  expect(hash(String(there))).toBe(hash(thousandDrops(20261116)));
});

test.describe('the box', () => {
  let dropped: Dropped;
  let box: ServedPage;
  test.beforeAll(async () => {
    const { drop } = await import('@quayside/dice');
    dropped = drop(20, [], rngOf(11))!;
    box = await servePage('pages/box.tsx');
  });
  test.afterAll(() => box.close());

  const open = async (page: Page) => {
    const faults: string[] = [];
    page.on('pageerror', fault => faults.push(String(fault)));
    page.on('console', line => line.type() === 'error' && faults.push(line.text()));
    await page.setViewportSize({ width: 608, height: 640 });
    await page.goto(box.url);
    await page.waitForFunction(() => 'show' in globalThis);
    return faults;
  };
  const show = (page: Page, id: number | null, rattleMs = 0) =>
    page.evaluate(`show(${JSON.stringify(dropped)}, ${JSON.stringify(id)}, ${rattleMs})`);
  const falling = (page: Page) => page.locator('canvas.dice-box-fall');
  const lying = (page: Page) => page.locator('.box-die');

  test.describe('where things may move', () => {
    test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'no-preference' }));

    test('shows the fall, and then the dice where they lie', async ({ page }) => {
      const faults = await open(page);
      await show(page, 1);
      await expect(falling(page)).toBeVisible();
      await expect(lying(page).first()).toBeHidden();
      await expect(falling(page)).toHaveCount(0, { timeout: 60_000 });
      await expect(lying(page)).toHaveCount(20);
      await expect(lying(page).first()).toBeVisible();
      expect(faults).toEqual([]);
    });

    test('shakes the cup before the dice drop out of it', async ({ page }) => {
      await open(page);
      await show(page, 1, 700);
      await expect(page.locator('.dice-cup')).toBeVisible();
      await expect(page.locator('.sea-box .box-die').first()).toBeHidden();
      await expect(falling(page)).toBeVisible();
      await expect(page.locator('.dice-cup')).toHaveCount(0);
    });

    test('is left at once when the fall is skipped', async ({ page }) => {
      await open(page);
      await show(page, 1);
      await expect(falling(page)).toBeVisible();
      await show(page, null);
      await expect(falling(page)).toHaveCount(0);
      await expect(lying(page).first()).toBeVisible();
    });

    test('without WebGL shows the dice as they lie', async ({ page }) => {
      await page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
      });
      const faults = await open(page);
      await show(page, 1);
      await expect(lying(page).first()).toBeVisible();
      await expect(falling(page)).toHaveCount(0);
      expect(faults).toEqual([]);
    });
  });

  test('where nothing may move shows the dice as they lie', async ({ page }) => {
    const faults = await open(page);
    await show(page, 1);
    await expect(lying(page).first()).toBeVisible();
    await expect(falling(page)).toHaveCount(0);
    expect(faults).toEqual([]);
  });

  test('ends in a picture from straight above, true to scale', async ({ page }) => {
    await open(page);
    await show(page, null);
    // By each die: just inside the middle of an edge, and well outside it; the dice are yellow, the sea is blue.
    const places = dropped.poses.flatMap(({ x, y, rotation }) =>
      [7.2, 9.6].map(mm => {
        const angle = (rotation * Math.PI) / 1800;
        return { x: x / 100 + mm * Math.cos(angle), y: y / 100 + mm * Math.sin(angle) };
      }),
    );
    const colours = (await page.evaluate(
      `lastPicture(${JSON.stringify(dropped)}, ${JSON.stringify(places)})`,
    )) as number[][];
    const isYellow = ([r = 0, , b = 0]: number[]) => r > b + 60;
    const inside = colours.filter((_, i) => i % 2 === 0);
    expect(inside.filter(isYellow)).toHaveLength(20);
    const isFree = (at: { x: number; y: number }) =>
      dropped.poses.filter(({ x, y }) => Math.hypot(x / 100 - at.x, y / 100 - at.y) < 12).length === 1;
    const outside = colours.filter((_, i) => i % 2 === 1 && isFree(places[i]!));
    expect(outside.length).toBeGreaterThan(10);
    expect(outside.filter(isYellow)).toHaveLength(0);
  });
});
