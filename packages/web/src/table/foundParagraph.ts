// The rules, opened at a paragraph.

import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

const BY_HAND = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/**
 * Marks the paragraph `at`, or else its chapter, and brings it into view. Pictures and what stands above the book come
 * later and would push it away, so it is brought back until somebody scrolls.
 */
export function useFoundParagraph(book: RefObject<HTMLElement | null>, html: string | null, at: string | null): void {
  useLayoutEffect(() => {
    if (!html || !at) return;
    const paragraph = [at, at.split('.')[0]].map(n => book.current?.querySelector(`[id="r${n}"]`)).find(Boolean);
    if (!paragraph) return;
    const folded = paragraph.closest('details');
    if (folded) folded.open = true;
    paragraph.classList.add('rule-found');
    const show = () => paragraph.scrollIntoView({ block: 'start' });
    show();
    const sizes = new ResizeObserver(show);
    const stop = () => sizes.disconnect();
    for (const element of [book.current!, book.current!.parentElement!]) sizes.observe(element);
    for (const type of BY_HAND) addEventListener(type, stop, { once: true, passive: true, capture: true });
    return () => {
      stop();
      for (const type of BY_HAND) removeEventListener(type, stop, { capture: true });
      paragraph.classList.remove('rule-found');
    };
  }, [html, at]);
}
