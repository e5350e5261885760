// What everybody must be able to see, to hit and to read: by day and by night, on a phone and on a wide table.

import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { ROOT } from './testServer.ts';

export const PHONE = { width: 360, height: 640 };
export const WIDE = { width: 1440, height: 900 };
type Theme = 'paper' | 'night';

/** From the first page on. */
export async function setTheme(page: Page, theme: Theme): Promise<void> {
  await page.addInitScript(name => localStorage.setItem('quayside.theme', name), theme);
}

/** Into screenshots/ at the root, for people to look at. */
export const screenshot = (page: Page, name: string) =>
  page.screenshot({ path: join(ROOT, 'screenshots', `${name}.png`) });

/** As the page stands, in the theme it wears and in the other one. */
async function inBothThemes(page: Page, look: (theme: Theme, nth: number) => Promise<unknown>): Promise<void> {
  const dress = (theme: Theme) =>
    page.evaluate(name => {
      document.documentElement.dataset['theme'] = name;
    }, theme);
  const worn = await page.evaluate(() => (document.documentElement.dataset['theme'] ?? 'paper') as Theme);
  const themes: Theme[] = worn === 'paper' ? ['paper', 'night'] : ['night', 'paper'];
  for (const [nth, theme] of themes.entries()) {
    await dress(theme);
    await look(theme, nth);
  }
  await dress(worn);
}

/** Nothing axe could say, in either theme: they differ in colours alone, so the second is asked about those. */
export async function passesAxe(page: Page): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  await inBothThemes(page, async (_, nth) => {
    const options: RunOptions = { resultTypes: ['violations'], ...(nth > 0 && { runOnly: ['color-contrast'] }) };
    const found = page.evaluate(
      async options => (await (globalThis as unknown as { axe: typeof axe }).axe.run(options)).violations,
      options,
    );
    expect(await found).toEqual([]);
  });
}

/** At a size: pictures of both themes, nothing that does not fit, nothing axe could say. */
export async function looksRight(page: Page, name: string, size: typeof PHONE): Promise<void> {
  await page.setViewportSize(size);
  await inBothThemes(page, theme => screenshot(page, `${name}-${theme}-${size.width}`));
  expect(await misfits(page)).toEqual([]);
  await passesAxe(page);
}

/** On a wide table and on a phone: one picture each, and nothing that does not fit. */
export async function fits(page: Page, name: string): Promise<void> {
  await page.mouse.move(0, 0);
  for (const size of [WIDE, PHONE]) {
    await page.setViewportSize(size);
    await screenshot(page, `${name}-${size.width}`);
    expect(await misfits(page)).toEqual([]);
  }
}

/** The boards of others, drawn small: each opens as a whole, at a press anywhere on it. */
const SMALL = '.rw-open, .rs-others svg';

/** What sticks out of the window, of the board or of a dialog sideways, what a thumb could miss, and text below 12 px. */
const misfits = (page: Page) =>
  page.evaluate(small => {
    const found: string[] = [];
    const boxOf = (part: Element) => part.getBoundingClientRect();
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) found.push(`the page sticks out by ${wide}`);
    const long = document.documentElement.scrollHeight - innerHeight;
    if (long > 0 && document.querySelector('.play')) found.push(`the table is too long by ${long}`);

    const board = document.querySelector('main.board > section');
    for (const part of board?.querySelectorAll('button, li, p, table, article') ?? []) {
      const { width, left, right } = boxOf(part);
      if (width === 0 || !part.checkVisibility({ contentVisibilityAuto: true })) continue;
      if (left < boxOf(board!).left - 4 || right > boxOf(board!).right + 4)
        found.push(`sticks out of the board: ${part.outerHTML.slice(0, 80)}`);
    }

    // A dialog is read downwards: nothing in it runs off its edge, nor has to be pushed sideways.
    const dialog = document.querySelector('dialog[open] .dialog-body');
    for (const part of dialog ? [dialog, ...dialog.querySelectorAll(':not(svg *, .sr-only)')] : []) {
      const hidden = part.scrollWidth - part.clientWidth;
      if (hidden > 1 && /auto|scroll/.test(getComputedStyle(part).overflowX))
        found.push(`has to be pushed sideways by ${hidden}: ${part.outerHTML.slice(0, 80)}`);
      if (boxOf(part).right > boxOf(dialog!).right + 1 && part.checkVisibility())
        found.push(`runs off the dialog: ${part.outerHTML.slice(0, 80)}`);
    }

    for (const thing of document.querySelectorAll('button, select, summary, a:not(.skip-link)')) {
      const { width, height } = boxOf(thing);
      if (thing.matches(small) || !thing.checkVisibility({ visibilityProperty: true }) || width === 0) continue;
      if (width < 43.5 || height < 43.5)
        found.push(`${thing.ariaLabel ?? thing.textContent}: ${Math.round(width)}x${Math.round(height)}`);
    }

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const part = node.parentElement;
      if (!part?.checkVisibility() || !node.textContent?.trim() || part.closest('noscript, .sr-only')) continue;
      if (boxOf(part).width <= 1 || part.closest(small)) continue;
      // Pieces lie turned on the table, so their scale is the length of a turned unit.
      const turned = part instanceof SVGGraphicsElement ? part.getScreenCTM() : null;
      const scale = turned ? Math.hypot(turned.a, turned.b) : 1;
      const size = Number.parseFloat(getComputedStyle(part).fontSize) * scale;
      if (size < 11.95) found.push(`${node.textContent}: ${size.toFixed(1)} px`);
    }
    return found;
  }, SMALL);
