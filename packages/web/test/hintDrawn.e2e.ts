// An answer that is shown is drawn on the board as a choice of one's own would be, and goes with the first press there.

import { loadPuzzles } from '@quayside/rules/puzzles';
import { looksRight, PHONE, WIDE } from './checkLook.ts';
import { expect, test } from './testServer.ts';

/** What of the board stands for a move of this kind; and whether a rope leads along its way. */
const DRAWN: Readonly<Record<string, Readonly<Record<string, { piece: string; rope: boolean }>>>> = {
  waves: {
    follow: { piece: '.waves-ghost[data-hinted="follower"]', rope: true },
    rebel: { piece: '.waves-ghost[data-hinted="rebel"]', rope: true },
  },
  'rolling-seas': {
    sail: { piece: '.rs-charted', rope: true },
    obstacle: { piece: '.rs-ghost', rope: false },
    explore: { piece: '.rs-chosen', rope: false },
  },
  'waves-of-fortune': { sail: { piece: '.wf-way-sure', rope: true } },
};

for (const [game, kinds] of Object.entries(DRAWN))
  test(`an answer is drawn on the board of ${game}`, async ({ page }) => {
    const { puzzles } = (await loadPuzzles(game))!;
    let seen = 0;
    for (const [kind, { piece, rope }] of Object.entries(kinds)) {
      const puzzle = puzzles.find(({ best }) => (best[0] as { kind?: string }).kind === kind);
      if (!puzzle) continue;
      seen++;
      await page.setViewportSize(WIDE);
      await page.goto(`/learn/${game}/practice?puzzle=${puzzle.id}`);
      const board = page.locator('main.board');
      const bar = page.getByRole('region', { name: 'Controls' });
      await expect(bar.getByRole('button', { name: 'Show me' })).toBeEnabled();
      await expect(board).not.toHaveAttribute('data-hinted');
      await bar.getByRole('button', { name: 'Show me' }).click();
      await expect(board).toHaveAttribute('data-hinted');
      await expect(board.locator(piece).first()).toBeVisible();
      if (rope) await expect(page.locator('[data-rope]').first()).toBeAttached();
      if (seen === 1) await looksRight(page, `answer-${game}`, PHONE);
      await board.click({ position: { x: 3, y: 3 } });
      await expect(board).not.toHaveAttribute('data-hinted');
      await expect(board.locator('[data-hinted]')).toHaveCount(0);
    }
    expect(seen).toBeGreaterThan(0);
  });
