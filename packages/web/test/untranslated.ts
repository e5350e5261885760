// What of a page in the pseudo-language is in plain letters, and what is cut off.

import type { Page } from './testServer.ts';

/** Never translated, wherever it stands: what people have said and named, and dates, which the browser writes. */
const AS_THEY_ARE =
  'noscript, script, style, bdi, kbd, code, time, .copy-text, [translate="no"], .said > p:not(.said-head, .said-removed, .said-actions)';

/** Visible texts and accessible names with a word of plain letters in them that is none of `names`. */
export const untranslated = (page: Page, names: readonly string[]) =>
  page.evaluate(
    ([names, asTheyAre]) => {
      const known = [...names].sort((a, b) => b.length - a.length);
      const isPlain = (text: string): boolean => {
        const rest = known.reduce((left, name) => left.replaceAll(name, ''), text);
        return /[a-z]{2,}/i.test(rest.replace(/https?:\/\/\S*/g, ''));
      };
      const found = new Set<string>();
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const part = node.parentElement!;
        if (part.closest(asTheyAre) || !(part instanceof HTMLOptionElement || part.checkVisibility())) continue;
        if (isPlain(node.textContent ?? '')) found.add(node.textContent!.trim());
      }
      for (const part of document.querySelectorAll('*'))
        for (const name of ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext', 'aria-description']) {
          const text = part.getAttribute(name);
          if (text && !part.closest(asTheyAre) && part.checkVisibility() && isPlain(text))
            found.add(`${name}: ${text}`);
        }
      if (isPlain(document.title)) found.add(`title of the page: ${document.title}`);
      return [...found];
    },
    [names, AS_THEY_ARE] as const,
  );

/**
 * One line by design, ended with an ellipsis: the log has the whole sentence. How much of what a seat did last is seen
 * on its plate is measured by marksSeen.e2e.ts.
 */
const ONE_LINE = '.prompt-last, .scrubber-line, .plate-mark-text';

/** Buttons and texts whose words do not fit into them, names aside. */
export const clipped = (page: Page) =>
  page.evaluate(asTheyAre => {
    const found: string[] = [];
    for (const part of document.querySelectorAll<HTMLElement>('body *')) {
      const hasText = [...part.childNodes].some(node => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
      if (!hasText || part.closest(asTheyAre) || part.closest('.sr-only, svg, select') || !part.checkVisibility())
        continue;
      const style = getComputedStyle(part);
      if (style.display === 'inline' || part.clientWidth <= 1) continue;
      const isCut = style.overflowX !== 'visible' || part.matches('button, .button');
      // What can be scrolled can be read; letters reach a little below their line.
      const isCutBelow = /hidden|clip/.test(style.overflowY) && part.scrollHeight > part.clientHeight + 4;
      if ((isCut && part.scrollWidth > part.clientWidth + 1) || isCutBelow)
        found.push(`${part.className || part.tagName}: ${part.textContent!.slice(0, 60)}`);
    }
    return found;
  }, `${AS_THEY_ARE}, ${ONE_LINE}`);
