// What the site advises, in the pseudo-language: the coach of somebody new, the "why?" of a bot's move, and the offer
// to be told of one's turn. See pseudo.e2e.ts; the decisions that mattered are looked at there.

import { GAMES, loadGame, type View } from '@quayside/rules';
import { loadFirsts } from '@quayside/rules/courses';
import { guest } from './guests.ts';
import { playMove } from './playMove.ts';
import { arrive, banner, botNames, button, inspectPage, visit } from './pseudoWalk.ts';
import { expect, type Page, test } from './testServer.ts';

const [ANN, BEN] = ['Ánñ', 'Béñ']; // no plain letters, so that they are never taken for sentences
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

test('after one’s own move in a game over days one is offered to be told of the next turn', async ({
  page,
  browser,
  serverUrl,
}) => {
  test.setTimeout(120_000);
  await page.context().grantPermissions(['notifications']);
  await arrive(page, ANN);
  const ben = await guest(browser, serverUrl, BEN);
  await ben.goto('/?lang=pseudo');
  await ben.context().grantPermissions(['notifications']);
  const made = await page.request.post('/api/tables', {
    data: { game: 'waves', seats: 2, options: {}, bots: {}, terms: { clock: 'day' }, start: false, listed: false },
  });
  const { id } = await made.json();
  for (const each of [page, ben]) await visit(each, `/t/${id}`, '.gathering');
  await button(ben, 'Sit here').first().click();
  await button(page, 'Start the game').click();
  const mine = page.locator('.prompt-mine');
  await expect(mine.or(page.locator('.prompt-others'))).toBeVisible();
  const first = (await mine.isVisible()) ? page : ben;
  const game = await loadGame('waves');
  // Whoever begins may be asked for the Wave token before the first Agent.
  for (let n = 0; n < 4 && !(await banner(first, 'Your next turn').isVisible()); n++) {
    await playMove(first, id, (view: View<never>) => game.menu(view).moves[0]!);
    await first.waitForTimeout(1000);
  }
  await expect(banner(first, 'Your next turn')).toBeVisible();
  await inspectPage(first, 'turn-offer', [ANN, BEN, new URL(first.url()).host, id]);
  await ben.context().close();
});
