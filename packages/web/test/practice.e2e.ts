// Find the move: a position on the real board, a wrong try, the right one, the next position, and the answer shown.

import type { Puzzle } from '@quayside/rules';
import { loadPuzzles } from '@quayside/rules/puzzles';
import { looksRight, PHONE, WIDE } from './checkLook.ts';
import { expect, type Page, test } from './testServer.ts';

type Follow = { kind: 'follow'; card: number };
const isFollow = (move: object): move is Follow => 'kind' in move && move.kind === 'follow';

/** One whose best move is a Follower, and another Follower is compared with it. */
async function followers(): Promise<{ puzzle: Puzzle; right: Follow; wrong: Follow }> {
  for (const puzzle of (await loadPuzzles('waves'))!.puzzles) {
    const right = puzzle.best[0]!;
    const wrong = puzzle.lines.slice(1).find(({ move }) => isFollow(move))?.move;
    if (isFollow(right) && wrong) return { puzzle, right, wrong: wrong as Follow };
  }
  throw new Error('no puzzle of W·A·V·E·S compares Followers');
}

async function follow(page: Page, { card }: Follow): Promise<void> {
  await page.locator(`[data-piece="card:${card}"]`).click();
  await page
    .getByRole('button', { name: /^Follow/ })
    .first()
    .click();
  const confirm = page.locator('.waves-confirm');
  if (await confirm.isVisible()) await confirm.click();
}

test('a wrong try is told why, the right one is played and explained, and the next position comes', async ({
  page,
}) => {
  const { puzzle, right, wrong } = await followers();
  await page.goto('/games/waves');
  await page.getByRole('link', { name: 'Find the move' }).click();
  await expect(page.getByRole('heading', { name: 'Find the move' })).toBeVisible();
  await page.goto(`/learn/waves/practice?puzzle=${puzzle.id}`);
  const speech = page.getByRole('region', { name: 'The task' });
  await expect(speech).toContainText('Find the best move.');
  await looksRight(page, 'practice', PHONE);
  await follow(page, wrong);
  await expect(speech).toContainText('Not this time: There is a better move');
  await expect(page.locator('[data-ring]')).toHaveCount(0);
  await looksRight(page, 'practice-wrong', WIDE);
  await follow(page, right);
  const bar = page.getByRole('region', { name: 'Controls' });
  await expect(bar).toContainText('Found now.');
  await expect(bar).toContainText(/Your rating: \d+ \(−\d+\)/);
  await expect(speech).toContainText('The best move: ');
  await looksRight(page, 'practice-found', PHONE);
  await bar.getByRole('button', { name: 'Next' }).click();
  await expect(page).not.toHaveURL(new RegExp(puzzle.id));
  await expect(speech).toContainText('Find the best move.');

  await bar.getByRole('button', { name: 'Show me' }).click();
  await expect(page.locator('[data-ring]').first()).toBeAttached();
  await expect(speech).toContainText('The best move: ');
  const rating = /Your rating: (\d+)/;
  await bar.getByRole('button', { name: 'Play it' }).click();
  await expect(bar).toContainText(rating);
  const told = rating.exec((await bar.textContent()) ?? '')![1];
  await page.reload();
  const kept = await page.evaluate(() => JSON.parse(localStorage.getItem('quayside.practice') ?? '{}'));
  expect(kept.waves.rating).toBe(Number(told));
  expect(kept.waves.answers[puzzle.id]).toBe('wrong');
});
