// What we settled ourselves, in the rules as players read them: each sign leads to one note at the end, which says what
// the sign means, before the folded list of all of them.

import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { words } from './words.ts';

const NOTE = 'our-reading';

/** `html`: the text the book shows, made by rulesHtml.ts; null while there is none. */
export function useOurReading(book: RefObject<HTMLDivElement | null>, html: string | null): void {
  useLayoutEffect(() => {
    const list = book.current?.querySelector('.our-readings');
    if (!html || !list) return;
    const note = document.createElement('p');
    note.id = NOTE;
    note.tabIndex = -1; // the signs give it the focus
    note.textContent = words.ourReadingMeans;
    list.before(note);
    for (const sign of book.current!.querySelectorAll('sup.our-reading')) sign.replaceChildren(linkTo(note, sign));
    return () => note.remove();
  }, [html]);
}

function linkTo(note: HTMLElement, sign: Element): HTMLAnchorElement {
  const link = document.createElement('a');
  link.href = `#${NOTE}`;
  link.title = words.ourReading;
  link.ariaLabel = words.ourReading;
  link.textContent = sign.textContent;
  // The address stays that of the table or the page: following a fragment would be a step back.
  link.onclick = event => {
    event.preventDefault();
    note.hidden = false; // a search may have hidden it
    note.scrollIntoView({ block: 'center' });
    note.focus({ preventScroll: true });
  };
  return link;
}
