// Hides what of a rule book does not contain the words somebody seeks; a chapter's heading stays with what is left of
// it.

const isHeading = (element: Element): boolean => /^H[1-3]$/.test(element.tagName);

/** Returns how many paragraphs are shown. Nothing sought: all of them. */
export function showOnly(book: Element, sought: string): number {
  const wanted = sought.trim().toLowerCase();
  let heading: HTMLElement | null = null;
  let shown = 0;
  for (const part of book.children) {
    if (!(part instanceof HTMLElement)) continue;
    const isFound = wanted === '' || (part.textContent ?? '').toLowerCase().includes(wanted);
    part.hidden = !isFound && wanted !== '';
    if (isHeading(part)) {
      heading = part;
      continue;
    }
    if (!isFound) continue;
    shown += 1;
    if (part instanceof HTMLDetailsElement && wanted !== '') part.open = true;
    if (heading) heading.hidden = false;
  }
  return shown;
}
