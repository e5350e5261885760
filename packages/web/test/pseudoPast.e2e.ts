// What has been played, and who one is, in the pseudo-language: history, my tables, replays, ways back, talk. See
// pseudo.e2e.ts.

import type { Page } from '@playwright/test';
import { pseudoText } from '../src/words/pseudo.ts';
import { openFinishedGames } from './finishedGames.ts';
import { guest } from './guests.ts';
import { arrive, button, inspectDialog, inspectPage, unfold, visit } from './pseudoWalk.ts';
import { expect, test } from './testServer.ts';

const [ANN, BEN] = ['Ánñ', 'Béñ']; // no plain letters, so that they are never taken for sentences

/** Opens a panel by its English name. */
async function openPanel(page: Page, english: string): Promise<void> {
  await button(page, english).click();
  await expect(page.locator('.panel')).toBeVisible();
}

test('looking back: history, my tables, a replay, its chances, the dice, playing on', async ({ page }) => {
  test.setTimeout(240_000);
  const { url, over, names, close } = await openFinishedGames(page);
  const ids = over.map(({ id }) => id);
  await visit(page, `${url}/`, '.game-sheet');
  await inspectPage(page, 'front-with-tables', [...names, ...ids]);
  await visit(page, `${url}/mine`, '.table-list li');
  await inspectPage(page, 'mine-with-tables', [...names, ...ids]);
  await visit(page, `${url}/history`, '.history-list li');
  await unfold(page, 'main');
  await inspectPage(page, 'history-with-games', [...names, ...ids]);

  const { id } = over.find(({ game }) => game === 'waves')!;
  await visit(page, `${url}/r/${id}?at=0`, '.scrubber');
  await inspectPage(page, 'replay-beginning', [...names, id]);
  await openPanel(page, 'Chances');
  await expect(page.locator('.panel svg').first()).toBeVisible({ timeout: 90_000 });
  await inspectPage(page, 'chances', [...names, id]);
  await openPanel(page, 'About this game');
  await inspectPage(page, 'about-game', [...names, id]);
  await button(page, 'Check the dice').click();
  await expect(page.locator('.check-dice strong')).toBeVisible({ timeout: 60_000 });
  await inspectPage(page, 'dice-checked', [...names, id]);
  await inspectDialog(page, 'What if…', 'play-on', [...names, id]);
  await close();
});

test('ways back: a link, a recovery code, another device, signing out', async ({ page, browser, serverUrl }) => {
  test.setTimeout(180_000);
  await arrive(page, ANN);
  const names = ['Chrome', 'Linux', new URL(serverUrl).host];
  await page.request.post('/api/tables', {
    data: { game: 'waves', seats: 2, options: {}, bots: { 1: 'mate' }, start: true, listed: false },
  });
  await visit(page, '/me', '.you-sheet');
  await button(page, 'Make a link and QR code').click();
  const link = page.locator('.copy-text').filter({ hasText: '/link#' });
  await expect(link.first()).toBeVisible();
  await inspectPage(page, 'device-link', names);
  const address = (await link.first().textContent())!.trim();
  const phone = await guest(browser, serverUrl, BEN);
  await phone.goto('/?lang=pseudo');
  await visit(phone, address, '.notice');
  await inspectPage(phone, 'link-opened', [...names, ANN, BEN]);
  await button(page, 'Make a recovery code').click();
  await expect(page.locator('.copy-text').filter({ hasText: /^\w{4}-\w{4}-/ })).toBeVisible();
  await inspectPage(page, 'recovery-code', names);
  await inspectDialog(page, 'Sign out this device', 'sign-out', names);
  await phone.context().close();
});

test('talk that is moderated; terms as others read them', async ({ page, browser, serverUrl }) => {
  test.setTimeout(180_000);
  await arrive(page, ANN);
  const ben = await guest(browser, serverUrl, BEN);
  await ben.goto('/?lang=pseudo');
  const terms = { clock: 'day', watching: 'late', lateBy: { entries: 3, minutes: 2 }, readyMarks: false };
  const made = await page.request.post('/api/tables', {
    data: { game: 'waves', seats: 2, options: {}, bots: {}, terms, hints: false, start: false, listed: false },
  });
  const { id } = await made.json();
  const names = [new URL(serverUrl).host, id];
  await visit(page, `/t/${id}`, '.gathering');
  await unfold(page);
  await inspectPage(page, 'terms-late', names);
  await visit(ben, `/t/${id}`, '.gathering');
  await unfold(ben);
  await inspectPage(ben, 'terms-agreed', names);
  await button(ben, 'Sit here').click();
  await button(page, 'Start the game').click();
  await expect(page.locator('.plate').first()).toBeVisible();
  await openPanel(ben, 'Talk');
  await ben.locator('.say input[type=text], .say textarea').first().fill('Áñ óñé');
  await ben.keyboard.press('Enter');
  await page
    .getByRole('button', { name: new RegExp(pseudoText('Talk').slice(1, -1)) })
    .first()
    .click();
  const about = page.locator('.said button').first();
  await expect(about).toBeVisible();
  await about.click();
  await inspectPage(page, 'line', names);
  await button(page, 'Remove this line').click();
  await inspectPage(page, 'line-removed', names);
  await ben.context().close();
});
