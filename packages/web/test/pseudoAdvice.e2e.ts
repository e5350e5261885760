// What the site advises, in the pseudo-language: the coach of somebody new, and the "why?" of a bot's move. See
// pseudo.e2e.ts; the decisions that mattered are looked at there.

import { GAMES, loadGame, type View } from '@quayside/rules';
import { loadFirsts } from '@quayside/rules/courses';
import { playMove } from './playMove.ts';
import { arrive, botNames, button, inspectPage, visit } from './pseudoWalk.ts';
import { expect, type Page, test } from './testServer.ts';

const ANN = 'Ánñ'; // no plain letters, so that it is never taken for a sentence
const GOT_IT = 'Got it';

/** A table against deckhands that has begun; gives what is shown untranslated there. */
async function begin(page: Page, game: string, seats: number): Promise<{ id: string; names: string[] }> {
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [i + 1, 'deckhand']));
  const made = await page.request.post('/api/tables', {
    data: { game, seats, options: {}, bots, start: true, listed: false },
  });
  const { id } = await made.json();
  await visit(page, `/t/${id}`, '.prompt-mine');
  return { id, names: [...(await botNames(page)), new URL(page.url()).host, id] };
}

for (const { meta } of Object.values(GAMES))
  test(`the coach of ${meta.title}: how to win, and a tip for the first decisions`, async ({ page }) => {
    test.setTimeout(240_000);
    await arrive(page, ANN);
    await page.addInitScript(() => localStorage.setItem('quayside.tips', 'on'));
    const game = await loadGame(meta.id);
    const { id, names } = await begin(page, meta.id, Math.max(2, meta.seats.min));
    await expect(button(page, GOT_IT)).toBeVisible();
    await inspectPage(page, `coach-how-to-win-${meta.id}`, names);
    await button(page, GOT_IT).click();
    for (let n = 0; n < 3; n++) {
      await expect(page.locator('.prompt-mine')).toBeVisible({ timeout: 30_000 });
      if (await button(page, GOT_IT).isVisible()) await inspectPage(page, `coach-tip-${meta.id}-${n}`, names);
      const moved = await playMove(page, id, (view: View<never>) => game.menu(view).moves[0]!);
      if (!moved) break;
      await page.reload();
    }
  });

test('why a bot made a surprising move', async ({ page }) => {
  test.setTimeout(240_000);
  await arrive(page, ANN);
  // What else a newcomer is told would come before it.
  const firsts = (await loadFirsts('waves'))!;
  const seen = ['waves/*', 'waves/play', 'waves/discard'];
  for (const { id } of firsts.firsts(firsts.words)) seen.push(`waves/first-${id}`);
  await page.addInitScript(known => {
    localStorage.setItem('quayside.tips', 'on');
    localStorage.setItem('quayside.tips-seen', localStorage.getItem('quayside.tips-seen') ?? JSON.stringify(known));
  }, seen);
  const game = await loadGame('waves');
  const { id, names } = await begin(page, 'waves', 4);
  const why = page.locator('.coach-why');
  for (let n = 0; n < 12 && !(await why.isVisible()); n++) {
    await playMove(page, id, (view: View<never>) => game.menu(view).moves.at(-1)!);
    await expect(page.locator('.prompt-mine')).toBeVisible({ timeout: 30_000 });
  }
  await inspectPage(page, 'coach-why', names);
  await why.click();
  await expect(button(page, GOT_IT)).toBeVisible();
  await inspectPage(page, 'coach-why-answered', names);
});
