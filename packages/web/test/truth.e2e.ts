// Plates, progress bar and board show one moment: recorded games are stepped through with their events, and whenever
// the page changes the plates say what the board says; after each step both say what the rules have.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { type ServedPage, servePage } from './servePage.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

let served: ServedPage;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  served = await servePage('pages/truth.tsx');
});
test.afterAll(() => served.close());

/** Where the board writes a number of a seat: in a text, or in a sentence of an attribute; the first group counts. */
type Written = { at: string; attribute?: string; number?: string };

/**
 * By game, and after a colon what of it: a recorded game, the moment it is stepped from, and where its board writes
 * numbers of a seat.
 */
const GAMES: Record<string, { record: string; from: number; score: Written; figures: Record<string, Written> }> = {
  waves: {
    record: 'all-vs-all-4-total',
    from: 17,
    score: { at: '[data-piece="set:SEAT"] .waves-goals span:last-child b', number: '^(\\d+)/' },
    figures: {
      different: { at: '[data-piece="set:SEAT"] .waves-goals span:first-child b', number: '^(\\d+)/' },
      cards: { at: '[data-anchor="holds-SEAT"]', number: '(\\d+)$' },
    },
  },
  'rolling-seas': {
    record: 'carried-and-bitten',
    from: 60,
    // The chart in front, that of the first seat, has no tag.
    score: { at: '[data-piece="chart:SEAT"]', attribute: 'aria-label', number: 'Reputation (-?\\d+)' },
    figures: {
      story: { at: '[data-piece="chart:SEAT"]', attribute: 'aria-label', number: 'Story (\\d+)' },
      gold: { at: '[data-piece="chart:SEAT"]', attribute: 'aria-label', number: 'Gold (\\d+)' },
    },
  },
  'rolling-with-the-waves': {
    record: 'two-targets',
    from: 95,
    score: { at: '[data-piece="score:SEAT"] b' },
    figures: { infamy: { at: '[data-piece="infamy:SEAT"]', attribute: 'aria-label', number: 'Infamy: (\\d+)' } },
  },
  'waves-of-fortune': {
    record: '2-fail-safe',
    from: 0,
    score: { at: '[data-piece="hold:SEAT"] .wf-points b' },
    figures: {},
  },
  'waves-of-fortune: the King falls': {
    record: '4-king',
    from: 71,
    score: { at: '[data-piece="hold:SEAT"] .wf-points b' },
    figures: {},
  },
  'rattle-battle': {
    record: '2-galleon',
    from: 0,
    score: { at: '[data-piece="score:SEAT"]', number: '^(-?\\d+)' },
    figures: {},
  },
};

const RULES = join(import.meta.dirname, '../../rules/src');
const STEPS = 25; // from the moment named above, or from the middle of the game on

type Seen = { changes: number; pairs: number; disagreements: string[] };

/** Puts the reading of the board into the page, and notes at every change where a plate and the board differ. */
const watch = (page: Page, score: Written) =>
  page.evaluate(score => {
    const written = ({ at, attribute, number }: Written, seat: number): string | undefined => {
      const element = document.querySelector(at.replace('SEAT', String(seat)));
      const text = (attribute ? element?.getAttribute(attribute) : element?.textContent)?.trim();
      return number && text !== undefined ? (text.match(number)?.[1] ?? `no number in "${text}"`) : text;
    };
    const seen: Seen = { changes: 0, pairs: 0, disagreements: [] };
    let last = '';
    const look = () => {
      const plates = [...document.querySelectorAll('.top-bar .plate, .plates .plate')];
      const pairs = plates.map((plate, seat) => [
        plate.querySelector('.plate-score')?.lastChild?.textContent?.trim(),
        written(score, seat),
      ]);
      const now = JSON.stringify(pairs);
      if (now === last) return;
      last = now;
      seen.changes += 1;
      for (const [plate, board] of pairs) {
        if (board === undefined) continue;
        seen.pairs += 1;
        if (plate !== board) seen.disagreements.push(now);
      }
    };
    const watched = { subtree: true, childList: true, characterData: true, attributeFilter: ['aria-label'] };
    new MutationObserver(look).observe(document.body, watched);
    look();
    Object.assign(globalThis, { seen, written });
  }, score);

const shownOn = (page: Page) =>
  page.evaluate(() => {
    const plates = [...document.querySelectorAll('.plates .plate')];
    return {
      scores: plates.map(plate => Number(plate.querySelector('.plate-score')?.lastChild?.textContent)),
      awaited: plates.flatMap((plate, seat) => (plate.classList.contains('plate-awaited') ? [seat] : [])),
      progress: Number(document.querySelector('.top-bar .meter')?.getAttribute('aria-valuenow')),
    };
  });

/** What the board writes of every seat: only of those it writes of. */
const figuresOn = (page: Page, figures: Record<string, Written>, seats: number) =>
  page.evaluate(
    ({ figures, seats }) => {
      const { written } = globalThis as unknown as { written(what: Written, seat: number): string | undefined };
      return Object.entries(figures).flatMap(([name, what]) =>
        Array.from({ length: seats }, (_, seat) => ({ name, seat, value: written(what, seat) })).filter(
          ({ value }) => value !== undefined,
        ),
      );
    },
    { figures, seats },
  );

for (const [what, { record: name, from, score, figures }] of Object.entries(GAMES))
  test(`${what}: plates, progress and board agree at every moment`, async ({ page }) => {
    test.setTimeout(240_000);
    const id = what.replace(/:.*/, '');
    const record: { seats: number; log: unknown[] } = JSON.parse(
      readFileSync(join(RULES, id, 'test/games', `${name}.json`), 'utf8'),
    );
    await page.addInitScript(() => localStorage.setItem('quayside.speed', 'fast'));
    const begun = from || Math.floor(record.log.length / 2);
    await page.goto(`${served.url}?at=${begun}`);
    await page.waitForFunction(() => 'openRecord' in globalThis);
    const end: number = await page.evaluate(`openRecord(${JSON.stringify(record)})`);
    await expect(page.locator('.plates .plate').first()).toBeVisible();
    await watch(page, score);
    // Not by the arrow key: the board of Rolling Seas moves its cursor with it.
    const stepOn = page.getByRole('button', { name: 'One move on', exact: true });
    let compared = 0;
    for (let ply = begun + 1; ply <= Math.min(end, begun + STEPS); ply++) {
      await stepOn.click();
      const expected = await page.evaluate(`expectedAt(${ply})`);
      await expect.poll(() => shownOn(page), { timeout: 20_000, intervals: [50, 100, 200] }).toEqual(expected);
      const inRules: Record<string, number[]> = await page.evaluate(`figuresAt(${ply})`);
      for (const { name, seat, value } of await figuresOn(page, figures, record.seats)) {
        compared += 1;
        expect(Number(value), `ply ${ply}: ${name} of seat ${seat}`).toBe(inRules[name]![seat]);
      }
    }
    const seen = await page.evaluate(() => (globalThis as unknown as { seen: Seen }).seen);
    expect(seen.disagreements).toEqual([]);
    expect(seen.changes).toBeGreaterThan(1);
    expect(seen.pairs, 'the board writes a score').toBeGreaterThan(1);
    expect(compared > 0, 'the board writes its other numbers').toBe(Object.keys(figures).length > 0);
  });
