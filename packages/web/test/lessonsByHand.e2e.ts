// Lessons as a learner takes them: each move made on the board by keys and clicks, a wrong try first, which is answered
// by its own sentence. And what is pointed at while others move.

import { expect, type Page, test } from '@playwright/test';
import type { AnyShape, Lesson, Phrase } from '@quayside/rules';
import { loadCourse } from '@quayside/rules/courses';
import { screenshot } from './checkLook.ts';
import { type ServedPage, servePage } from './servePage.ts';

/**
 * How a move is made: keys by their names; `@chestA:0` presses the piece of that id. `wrong`: a try, and the answer to
 * it: the place among those of the step, or the one that any other move has.
 */
type Hand = { wrong: readonly [answer: number | 'otherwise', ...does: string[]]; right: readonly string[] };

const CONFIRM = '@button:confirm';

/** By game and lesson, in the order in which moves are asked for. */
const HANDS: Record<string, Record<string, readonly Hand[]>> = {
  waves: {
    first: [{ wrong: [0, '1', 'f'], right: ['4', 'f'] }],
    rebels: [{ wrong: [0, '1', 'r'], right: ['1', '+', 'r'] }],
  },
  'rolling-with-the-waves': {
    first: [
      { wrong: [1, '@pool:1-5', CONFIRM], right: ['@pool:5-6'] },
      { wrong: [0, '@pool:1-5', CONFIRM], right: ['@pool:0-5'] },
    ],
    round: [
      {
        wrong: ['otherwise', '1', 'a', '2', 'h', '3', 'w', 'Enter'],
        right: ['1', 'a', '2', 'm', '3', 'w', 'Enter'],
      },
    ],
    bury: [{ wrong: [0, '1', 'a', '2', 'h', '3', 'w', 'Enter'], right: ['x', 'a', 'Enter'] }],
  },
  'rolling-seas': {
    first: [{ wrong: [1, 'w', 'Enter'], right: ['p', 'Enter'] }],
    turn: [
      {
        wrong: [1, '@wind:S', '2', '2', '2', '@action:confirm'],
        right: ['@wind:S', '2', '2', '2', '2', '2', '@action:confirm'],
      },
      { wrong: [1, '@wind:E', '6', '6', '@action:confirm'], right: ['@wind:E', '6', '6', '6', '@action:confirm'] },
    ],
  },
  'waves-of-fortune': {
    first: [{ wrong: [0, 's', 'Enter'], right: ['ArrowUp', 'ArrowUp', 'Enter', 'Enter'] }],
    home: [
      { wrong: [2, 's', 'Enter'], right: ['ArrowRight', 'ArrowDown', 'Enter', 'Enter'] },
      { wrong: [0, 's', 'Enter'], right: ['ArrowRight', 'ArrowDown', 'Enter', 'Enter'] },
      { wrong: [1, '@confirm'], right: ['@choice:buy-rigging'] },
      { wrong: ['otherwise'], right: ['@confirm'] },
    ],
    'out-there': [
      { wrong: [0, 's', 'Enter'], right: ['@tile:23', '@confirm'] },
      { wrong: [0, 's', 'Enter'], right: ['@tile:14', '@confirm'] },
      { wrong: [0, 's', 'Enter'], right: ['@tile:66'] },
      { wrong: [1, '@tile:67'], right: ['@tile:68', '@confirm'] },
    ],
  },
  'rattle-battle': {
    merchant: [{ wrong: [1, '4', CONFIRM], right: ['4', '@die:captain-0', CONFIRM] }],
    teeth: [
      { wrong: [2, '4', CONFIRM], right: ['2', '@die:captain-0', CONFIRM] },
      { wrong: [0, '@token:valuables', CONFIRM], right: [CONFIRM] },
    ],
    tavern: [{ wrong: [0, CONFIRM], right: ['@die:ship-0-2', '@die:ship-0-3', CONFIRM] }],
    wars: [
      { wrong: [1, '@button:leave'], right: ['@die:captain-0', '@die:ship-1-2', CONFIRM] },
      { wrong: [0, '@token:valuables', CONFIRM], right: [CONFIRM] },
      { wrong: [0, '@token:valuables', CONFIRM], right: ['@token:valuables', '@button:revenge'] },
    ],
  },
};

test.use({ actionTimeout: 20_000 });

let served: ServedPage;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  served = await servePage('pages/lessons.tsx');
});
test.afterAll(() => served.close());

async function lessonsOf(game: string): Promise<readonly Lesson<AnyShape>[]> {
  const course = (await loadCourse(game))!;
  return course.lessons(course.words) as readonly Lesson<AnyShape>[];
}

/** The longest run of words between two pieces that are drawn. */
const wordsOf = (phrase: Phrase): string =>
  phrase
    .filter(part => typeof part === 'string')
    .map(part => part.trim())
    .reduce((longest, part) => (part.length > longest.length ? part : longest), '');

const speech = (page: Page) => page.locator('.lesson-speech');

async function open(page: Page, game: string, lesson: string, theme: 'paper' | 'night'): Promise<string[]> {
  const faults: string[] = [];
  page.on('pageerror', fault => faults.push(String(fault.stack ?? fault)));
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.addInitScript(it => localStorage.setItem('quayside.theme', it), theme);
  await page.goto(served.url);
  await page.waitForFunction(() => 'openLesson' in globalThis);
  await page.evaluate(`openLesson(${JSON.stringify(game)}, ${JSON.stringify(lesson)})`);
  return faults;
}

async function act(page: Page, does: readonly string[]): Promise<void> {
  for (const it of does) {
    if (!it.startsWith('@')) {
      await page.keyboard.press(it);
      continue;
    }
    const piece = page.locator(`[data-piece="${it.slice(1)}"]:visible`).first();
    const button = piece.locator('button');
    await ((await button.count()) > 0 ? button.first() : piece).click();
  }
}

/** The button in focus, and Enter: as with the keyboard. */
async function onward(page: Page): Promise<void> {
  await page.locator('.lesson-next').focus();
  await page.keyboard.press('Enter');
}

const ringed = async (page: Page, point: readonly string[]): Promise<void> => {
  for (const id of point) await expect(page.locator(`[data-ring="${id}"]`), id).toBeAttached();
};

/** To the last step. Moves without a hand are shown. */
async function take(page: Page, { steps }: Lesson<AnyShape>, hands: readonly Hand[]): Promise<void> {
  let asked = 0;
  for (const [n, step] of steps.entries()) {
    if ('others' in step || 'playOn' in step) continue;
    const task = 'ask' in step ? step.ask : 'question' in step ? step.question : step.say;
    await expect(speech(page), `step ${n}`).toContainText(wordsOf(task));
    await ringed(page, step.point ?? []);
    if ('ask' in step) {
      const hand = hands[asked];
      asked += 1;
      if (!hand) {
        await page.getByRole('button', { name: 'Show me' }).click();
        continue;
      }
      const [answer, ...tries] = hand.wrong;
      if (tries.length > 0) {
        await act(page, tries);
        const told = answer === 'otherwise' ? step.otherwise : step.wrong![answer]!.say;
        await expect(page.locator('.lesson-reply-wrong'), `step ${n}`).toContainText(wordsOf(told));
        await page.keyboard.press('Escape');
      }
      await act(page, hand.right);
    } else if ('question' in step) {
      const right = step.answers.findIndex(it => it.right);
      await page.locator('.lesson-choices button').nth(right).click();
      await expect(page.locator('.lesson-reply-right')).toContainText(wordsOf(step.answers[right]!.say));
      if (n < steps.length - 1) await onward(page);
    } else if (n < steps.length - 1) await onward(page);
  }
  expect(asked).toBeGreaterThanOrEqual(hands.length);
  // Others may have moved before anybody could look: the page notes what it drew meanwhile.
  const seen = await page.evaluate(() => [...(globalThis as unknown as { ringsSeen: Set<string> }).ringsSeen]);
  for (const step of steps)
    if ('others' in step && step.say)
      for (const id of step.point ?? []) {
        const said = wordsOf(step.say);
        expect(
          seen.filter(it => it.startsWith(`${id} | `) && it.includes(said)),
          `${id}: ${said}`,
        ).not.toEqual([]);
      }
}

for (const [game, byLesson] of Object.entries(HANDS))
  for (const [i, [id, hands]] of Object.entries(byLesson).entries()) {
    // The second of each game by night.
    const theme = i === 1 ? 'night' : 'paper';
    test(`${game}: the lesson “${id}” by hand, ${theme}`, async ({ page }) => {
      const lesson = (await lessonsOf(game)).find(it => it.id === id)!;
      expect(hands).toHaveLength(lesson.steps.filter(step => 'ask' in step).length);
      const faults = await open(page, game, id, theme);
      await take(page, lesson, hands);
      await screenshot(page, `lesson-${game}-${id}-${theme}`);
      expect(faults).toEqual([]);
    });
  }

test('While others move, what is to be looked at has its ring', async ({ page }) => {
  test.setTimeout(300_000);
  let seen = 0;
  for (const game of Object.keys(HANDS))
    for (const lesson of await lessonsOf(game)) {
      if (!lesson.steps.some(step => 'others' in step && step.point)) continue;
      seen += 1;
      const faults = await open(page, game, lesson.id, 'paper');
      await take(page, lesson, []);
      expect(faults).toEqual([]);
    }
  expect(seen).toBeGreaterThan(4);
});
