// Finds text on the screen that is not in the pseudo-language, whose letters all have accents.

const ATTRIBUTES = ['aria-label', 'aria-description', 'aria-valuetext', 'alt', 'placeholder', 'title'];

/**
 * Every text below an element, read or heard, with two plain letters in a row. Names of players are not translated,
 * and points of the compass are marks on a chart.
 */
export function untranslatedIn(root: Element): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof Element) texts.push(...ATTRIBUTES.flatMap(name => node.getAttribute(name) ?? []));
    else if (node.nodeValue) texts.push(node.nodeValue);
  }
  return texts.filter(text => /[a-z]{2}/i.test(text.replace(/Player \d|\b[NS][EW]\b/g, '')));
}
