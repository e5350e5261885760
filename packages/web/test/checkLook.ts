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

/** The boards of others, drawn small: each opens as a whole, at a press anywhere on it. And a game's cover. */
const SMALL = '.rw-open, .rs-others svg, .end-poster svg';

/**
 * What sticks out of the window, of the board or of a dialog sideways, what a thumb could miss, and text below 12 px.
 */
const misfits = (page: Page) =>
  page.evaluate(small => {
    const found: string[] = [];
    const boxOf = (part: Element) => part.getBoundingClientRect();
    const wide = document.documentElement.scrollWidth - innerWidth;
    if (wide > 0) {
      // What a parent cuts off does not make the page wider.
      const isFree = (part: Element): boolean => {
        const parent = part.parentElement;
        return (
          !parent || parent === document.body || (getComputedStyle(parent).overflowX === 'visible' && isFree(parent))
        );
      };
      const farthest = [...document.querySelectorAll('body *:not(svg, svg *)')]
        .filter(isFree)
        .reduce((a, b) => (boxOf(b).right > boxOf(a).right ? b : a));
      found.push(`the page sticks out by ${wide}: ${farthest.outerHTML.slice(0, 120)}`);
    }
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

    // Behind a modal dialog nothing can be read or pressed: what stands there is looked at when the dialog is closed.
    const modal = document.querySelector('dialog:modal');
    const walker = document.createTreeWalker(modal ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const part = node.parentElement;
      if (!part?.checkVisibility() || !node.textContent?.trim() || part.closest('noscript, .sr-only')) continue;
      if (boxOf(part).width <= 1 || part.closest(small)) continue;
      // Pieces lie turned on the table, so their scale is the length of a turned unit.
      const turned = part instanceof SVGGraphicsElement ? part.getScreenCTM() : null;
      const scale = turned ? Math.hypot(turned.a, turned.b) : 1;
      const size = Number.parseFloat(getComputedStyle(part).fontSize) * scale;
      if (size < 11.95)
        found.push(
          `${node.textContent}: ${size.toFixed(1)} px, in ${part.closest('svg')?.parentElement?.outerHTML.slice(0, 60)} ${part.closest('[class]')?.outerHTML.slice(0, 80)}`,
        );
    }
    return found;
  }, SMALL);

/** A phone on its side, and a page at 200 % of 1440x900. */
export const SIDE = { width: 844, height: 390 };
export const ZOOM = { width: 720, height: 450 };

/**
 * What is wrong with how the table lies on this screen, as kinds of faults: `scrolls` (the board, on its side), `small`
 * (it has less than half of the screen, on its side, and not the full height either), `hidden: PIECE` (a piece that may
 * be chosen now is out of view), `missing: PIECE` (it is not drawn at all), `texts: A / B` (two texts lie on each
 * other), `parts: A / B` (two parts of the shell do), `cut: prompt` (a part of what is asked has to be scrolled to),
 * `covered: HEADING` (a drawing lies on it, or a word on the title), `cut: title` (an end of it is not seen),
 * `clipped: TEXT` (it ends at the edge of its box without an ellipsis), `half: PIECE` (another's chart is cut by the
 * edge of the board), `outside: BUTTON` (it sticks out of the prompt bar).
 */
export const shapeFaults = (page: Page, choices: readonly string[]): Promise<string[]> =>
  page.evaluate(choices => {
    type Box = { left: number; top: number; right: number; bottom: number };
    const found = new Set<string>();
    const main = document.querySelector('main.board')!;
    const frame = main.getBoundingClientRect();
    const isSide = matchMedia('(orientation: landscape) and (height < 30rem)').matches;
    const overlapOf = (a: Box, b: Box): number =>
      Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
      Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
    const areaOf = (box: Box): number => (box.right - box.left) * (box.bottom - box.top);
    const nameOf = (part: Element): string =>
      part.closest('[data-piece]')?.getAttribute('data-piece') ??
      (part.closest('[class]')?.getAttribute('class') ?? part.tagName).split(' ')[0]!;

    if (isSide && main.scrollHeight > main.clientHeight + 4) found.add('scrolls');
    if (isSide) {
      const drawn = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
      for (const part of main.querySelectorAll('svg, [data-piece], button, p')) {
        const box = part.getBoundingClientRect();
        if (box.width === 0 || !part.checkVisibility({ visibilityProperty: true })) continue;
        drawn.left = Math.min(drawn.left, Math.max(frame.left, box.left));
        drawn.top = Math.min(drawn.top, Math.max(frame.top, box.top));
        drawn.right = Math.max(drawn.right, Math.min(frame.right, box.right));
        drawn.bottom = Math.max(drawn.bottom, Math.min(frame.bottom, box.bottom));
      }
      const isFullHeight = Math.min(drawn.right - drawn.left, drawn.bottom - drawn.top) > 0.9 * innerHeight;
      if (areaOf(drawn) < 0.5 * innerWidth * innerHeight && !isFullHeight) found.add('small');
    }

    /** What is left of a box within everything around it that cuts off what sticks out. */
    const cut = (box: Box, part: Element): Box => {
      let { left, top, right, bottom } = box;
      for (let around: Element | null = part; around; around = around.parentElement) {
        if (getComputedStyle(around).overflow === 'visible') continue;
        const edge = around.getBoundingClientRect();
        [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
        [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
      }
      return { left, top, right, bottom };
    };
    /** Its middle, and three quarters of it, within the window and all that cuts it off. */
    const isSeen = (piece: Element): boolean => {
      const box = piece.getBoundingClientRect();
      const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
      const seen = cut(box, piece);
      const within = {
        left: Math.max(0, seen.left),
        top: Math.max(0, seen.top),
        right: Math.min(innerWidth, seen.right),
        bottom: Math.min(innerHeight, seen.bottom),
      };
      if (x <= within.left || x >= within.right || y <= within.top || y >= within.bottom) return false;
      if (areaOf(within) < 0.75 * areaOf(box)) return false;
      const over = document.elementFromPoint(x, y)?.closest('.prompt-bar, .top-bar');
      return !over || over.contains(piece);
    };

    for (const id of choices) {
      const pieces = [...document.querySelectorAll(`[data-piece="${CSS.escape(id)}"]`)].filter(piece =>
        piece.checkVisibility({ visibilityProperty: true }),
      );
      if (pieces.length === 0) {
        found.add(`missing: ${id.replace(/:.*/, '')}`);
        continue;
      }
      if (!pieces.some(isSeen)) found.add(`hidden: ${id.replace(/:.*/, '')}`);
    }
    // A board's own buttons without which a decision cannot be made.
    for (const button of document.querySelectorAll('.rs-pad button'))
      if (button.checkVisibility({ visibilityProperty: true }) && !isSeen(button))
        found.add(`hidden: ${nameOf(button)}`);

    // Texts that are really seen: what lies on top at their middle is they themselves, or what they stand in.
    const texts: { box: Box; part: Element }[] = [];
    const walker = document.createTreeWalker(document.querySelector('.play')!, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const part = node.parentElement!;
      if (!node.textContent?.trim() || part.closest('.sr-only') || !part.checkVisibility({ visibilityProperty: true }))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const whole of range.getClientRects()) {
        const box = cut(whole, part);
        if (box.right - box.left < 2 || box.bottom - box.top < 2) continue;
        const on = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
        if (on && (on === part || on.contains(part) || part.contains(on))) texts.push({ box, part });
      }
    }
    for (const [i, one] of texts.entries())
      for (const other of texts.slice(i + 1)) {
        if (one.part === other.part) continue;
        const shared = overlapOf(one.box, other.box);
        if (shared > 0.3 * Math.min(areaOf(one.box), areaOf(other.box)))
          found.add(`texts: ${[nameOf(one.part), nameOf(other.part)].sort().join(' / ')}`);
      }

    for (const heading of main.querySelectorAll('h2, h3')) {
      const box = cut(heading.getBoundingClientRect(), heading);
      if (box.right - box.left < 2 || box.bottom - box.top < 2 || heading.closest('.sr-only')) continue;
      const range = document.createRange();
      range.selectNodeContents(heading);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      const covered = [0.1, 0.3, 0.5, 0.7, 0.9].some(part => {
        const on = document.elementFromPoint(left + (right - left) * part, (top + bottom) / 2);
        return on !== null && on.closest('svg') !== null && !heading.contains(on) && main.contains(on);
      });
      if (covered && heading.checkVisibility({ visibilityProperty: true })) found.add(`covered: ${nameOf(heading)}`);
    }

    for (const part of main.querySelectorAll('span, p, h2, h3, li')) {
      const { overflowX, textOverflow, whiteSpaceCollapse, textWrapMode } = getComputedStyle(part);
      if (overflowX === 'visible' || textOverflow === 'ellipsis' || textWrapMode !== 'nowrap') continue;
      if (/auto|scroll/.test(overflowX) || whiteSpaceCollapse === 'preserve' || part.closest('.sr-only')) continue;
      const box = cut(part.getBoundingClientRect(), part);
      if (box.right - box.left < 3) continue;
      if (part.clientWidth > 2 && part.scrollWidth > part.clientWidth + 2 && part.textContent?.trim())
        found.add(`clipped: ${nameOf(part)}`);
    }

    // Where the board is in columns the charts of one or two others stand whole in theirs.
    const charts = [...main.querySelectorAll('.rs-others > li')];
    if (charts.length < 3 && frame.width >= 800)
      for (const chart of charts)
        if (chart.checkVisibility() && chart.getBoundingClientRect().bottom > frame.bottom + 2)
          found.add('half: chart');

    // What is told over the bar lets presses through, so no point lies on it: its words are compared with the title's.
    const title = document.querySelector('.top-title h1');
    const told = document.querySelector('.connection-status');
    if (title && told) {
      const [a, b] = [title, told].map(part => {
        const range = document.createRange();
        range.selectNodeContents(part);
        return [...range.getClientRects()];
      });
      if (a!.some(one => b!.some(other => overlapOf(one, other) > 0.3 * areaOf(other)))) found.add('covered: title');
      if (title.scrollWidth > title.clientWidth + 1 || title.scrollHeight > title.clientHeight + 3)
        found.add('cut: title');
    }

    const asked = document.querySelector('.prompt-text')!;
    if (asked.scrollHeight > asked.clientHeight + 3) found.add('cut: prompt');

    const bar = document.querySelector('.prompt-bar')!.getBoundingClientRect();
    for (const button of document.querySelectorAll('.prompt-bar button')) {
      const { top, bottom, height } = button.getBoundingClientRect();
      if (
        height > 0 &&
        !button.closest('.rule-link') &&
        (top < bar.top - 1 || bottom > Math.min(bar.bottom, innerHeight) + 1)
      )
        found.add(`outside: ${nameOf(button)}`);
    }

    const parts = [
      ...document.querySelectorAll('.top-title, .top-actions, .top-bar .plate, .prompt-text, .prompt-actions .button'),
    ];
    // Without the padding at its foot: it is there for links that are higher than their line.
    const filled = (part: Element): Box => {
      const { left, top, right, bottom } = part.getBoundingClientRect();
      return { left, top, right, bottom: bottom - Number.parseFloat(getComputedStyle(part).paddingBottom) };
    };
    for (const [i, one] of parts.entries())
      for (const other of parts.slice(i + 1)) {
        const [a, b] = [filled(one), filled(other)];
        if (!one.contains(other) && !other.contains(one) && overlapOf(a, b) > 30)
          found.add(`parts: ${[nameOf(one), nameOf(other)].sort().join(' / ')}`);
      }
    return [...found];
  }, choices);

/**
 * Which marks the keyboard does not come to, and which kinds of pieces have no name: `unreached: MARK` (it explains
 * itself, is no button and stands in none, and neither Tab nor the arrow keys lead to it), `nameless: KIND`.
 */
export async function keyboardFaults(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus(); // Tab begins at the top of the page
  });
  const marks = () =>
    page.evaluate(() => {
      const nameOf = (mark: Element) => (mark.getAttribute('class') ?? mark.tagName).split(' ')[0]!;
      const main = document.querySelector('main.board')!;
      const all = [...main.querySelectorAll('[data-tip]')].filter(
        mark =>
          mark.checkVisibility({ visibilityProperty: true }) &&
          !mark.closest('button, a[href], input, summary, [tabindex]:not([data-tip-stop])'),
      );
      for (const [n, mark] of all.entries()) mark.setAttribute('data-mark', String(n));
      return all.map(nameOf);
    });
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest('main.board [data-tip]')?.getAttribute('data-mark') ?? null);
  const all = await marks();
  const reached = new Set<string>();
  if (all.length > 0) {
    const TABS = 150; // buttons before the board's marks, at most
    for (let n = 0; n < TABS && (await focused()) === null; n++) await page.keyboard.press('Tab');
    for (let n = 0; n < all.length; n++) {
      const at = await focused();
      if (at !== null) reached.add(at);
      await page.keyboard.press('ArrowRight');
    }
  }
  const nameless = await page.evaluate(() => {
    const NAMED = '[aria-label], [aria-labelledby], [aria-description], [data-tip], title';
    const isNamed = (part: Element): boolean =>
      part.matches(NAMED) ||
      Boolean(part.textContent?.trim()) ||
      part.querySelector(NAMED) !== null ||
      part.closest('button, [role="img"], a, li, td, th') !== null;
    return [...document.querySelectorAll('.play [data-piece]')]
      .filter(part => part.checkVisibility() && !isNamed(part))
      .map(part => part.getAttribute('data-piece')!.replace(/:.*/, ''));
  });
  return [
    ...new Set([
      ...all.filter((_, n) => !reached.has(String(n))).map(mark => `unreached: ${mark}`),
      ...nameless.map(kind => `nameless: ${kind}`),
    ]),
  ];
}
