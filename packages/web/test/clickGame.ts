// A whole game by clicks in any browser: Playwright's page and Puppeteer's alike are told where to click. What may be
// clicked is read off the page, so this knows which elements answer a question, and nothing of the rules.

/** What both kinds of page can do. */
export type ClickedPage = { evaluate(expression: string): Promise<unknown>; click(selector: string): Promise<void> };

/**
 * By game: what to click when it is my turn. The first of these that is on the page and possible is taken; of several
 * the one that was clicked least.
 */
const WAYS: Record<string, readonly string[]> = {
  waves: ['.waves-actions .button-brass', '.waves-choose', '.waves-fan[aria-pressed="false"]', '.waves-fan'],
  'rolling-with-the-waves': [
    '.rw-actions .button-brass',
    '.rw-target, .rw-target-area',
    '.rw-own button[data-icon]',
    '.rw-pool-die',
  ],
  'rolling-seas': [
    '.rs-confirm',
    '[data-piece="action:port"]',
    '[data-piece="action:explore"]',
    'td[aria-label*=": sail here"]',
    'td[aria-label*=": start"]',
    '.rs-wind',
  ],
  'waves-of-fortune': ['.wf-confirm', '.wf-cell-may', '.wf-actions .button'],
  'rattle-battle': [
    '.rb-confirm',
    '.rb-choice',
    '[aria-label="One more die into pit 1"]',
    '[data-piece="button:done"]',
    '.rb-leave',
  ],
};

/** On the element to be clicked next. */
const NEXT = 'data-click-next';

/** `waiting`: nothing is asked of me. `stamp` differs as soon as anything was answered, chosen or shown. */
type Seen = { state: 'over' | 'waiting' | 'asked'; target: string | null; stamp: string };

/** Runs in the page: looks, and marks the element to be clicked next; without ways it only looks. */
function seek(ways: readonly string[], mark: string): Seen {
  const isShown = (element: Element) => element.checkVisibility() && element.getBoundingClientRect().width > 0;
  const isOpen = (element: Element) =>
    isShown(element) && !element.matches(':disabled, [aria-disabled="true"], [aria-disabled="true"] *');
  const clicks = (element: Element) => Number(element.getAttribute('data-clicks') ?? 0);
  const stamp = [...document.querySelectorAll('main.board, .prompt, .prompt-actions, dialog[open]')]
    .map(part => part.textContent + part.querySelectorAll('[aria-pressed="true"]').length)
    .join();
  for (const marked of document.querySelectorAll(`[${mark}]`)) marked.removeAttribute(mark);
  if (document.querySelector('dialog[open] .end-actions')) return { state: 'over', target: null, stamp };
  if (![...document.querySelectorAll('.prompt-mine')].some(isShown)) return { state: 'waiting', target: null, stamp };
  for (const way of ways) {
    const open = [...document.querySelectorAll(way)].filter(isOpen);
    if (open.length === 0) continue;
    const next = open.reduce((least, element) => (clicks(element) < clicks(least) ? element : least));
    next.setAttribute('data-clicks', String(clicks(next) + 1));
    next.setAttribute(mark, '');
    return { state: 'asked', target: `${way} ${next.getAttribute('aria-label') ?? next.textContent}`, stamp };
  }
  return { state: 'asked', target: null, stamp };
}

const pause = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));

/**
 * Clicks what was marked; false where it is gone by now: a fight to the end goes on by itself, and the answer to the
 * last click may come after the board was looked at.
 */
async function clickMarked(page: ClickedPage): Promise<boolean> {
  try {
    await page.click(`[${NEXT}]`);
    return true;
  } catch (error) {
    if (await page.evaluate(`document.querySelector('[${NEXT}]')?.checkVisibility() ?? false`)) throw error;
    return false;
  }
}

type Watch = { seconds: number; onClick?(clicked: string, n: number): void };

/** Clicks until the end screen is there; returns how many clicks it took. */
export async function clickThrough(page: ClickedPage, game: string, { seconds, onClick }: Watch): Promise<number> {
  const ways = WAYS[game]!;
  const look = async (ways: readonly string[]) =>
    (await page.evaluate(`(${seek})(${JSON.stringify(ways)}, '${NEXT}')`)) as Seen;
  const until = performance.now() + 1000 * seconds;
  let clicked = 0;
  let last: string | null = null;
  while (performance.now() < until) {
    const seen = await look(ways);
    if (seen.state === 'over') return clicked;
    if (seen.target === null) {
      await pause(40);
      continue;
    }
    last = seen.target;
    onClick?.(last, clicked);
    if (!(await clickMarked(page))) continue;
    clicked++;
    // What was clicked answers within a moment; a button that still rests after the last question is clicked again.
    for (let waited = 0; waited < 12 && (await look([])).stamp === seen.stamp; waited++) await pause(40);
  }
  const { state, stamp } = await look([]);
  throw new Error(
    `${game} was not over after ${seconds} s and ${clicked} clicks; the last was on ${last}; now ${state}: ${stamp}`,
  );
}
