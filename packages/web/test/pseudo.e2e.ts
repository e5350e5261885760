// Every screen in the pseudo-language, on a phone and on a wide screen: a word in plain letters was never translated,
// and what a longer language would not fit is cut off here.

import { readFileSync } from 'node:fs';
import { sentenceOf } from '@quayside/protocol/errors';
import { GAMES, loadGame, type View } from '@quayside/rules';
import { pseudoText } from '../src/words/pseudo.ts';
import { openFinishedGames } from './finishedGames.ts';
import { guest } from './guests.ts';
import { playMove } from './playMove.ts';
import { arrive, botNames, button, inspectDialog, inspectPage, visit } from './pseudoWalk.ts';
import { expect, test } from './testServer.ts';

const ME = 'Ánñ'; // no plain letters, so that it is never taken for a sentence
const MOVES = 6; // of mine at each table

test.beforeEach(({ page }) => arrive(page, ME));

test('the pages: front, new table, my tables, history, you, link, file, not found', async ({ page }) => {
  await inspectPage(page, 'front');
  await page.locator('.page-header .icon-button').last().click();
  await inspectPage(page, 'settings');
  for (const { meta } of Object.values(GAMES)) {
    await visit(page, `/new/${meta.id}`, '.new-form');
    await page.locator('details.more summary').click();
    await inspectPage(page, `new-${meta.id}`);
  }
  await visit(page, '/mine', '.table-list');
  await inspectPage(page, 'mine');
  await visit(page, '/history', '.history-list li, .history-list p');
  await inspectPage(page, 'history');
  await visit(page, '/me', '.you-sheet');
  // Browsers and systems have names of their own.
  await inspectPage(page, 'you', ['Chrome', 'Linux']);
  await visit(page, '/link#', '.notice');
  await inspectPage(page, 'link');
  await visit(page, '/replay', '.file-drop');
  await inspectPage(page, 'file');
  await visit(page, '/nowhere', '.notice');
  await inspectPage(page, 'not-found');
});

test('an error of the server is put into words by the page', async ({ page }) => {
  await visit(page, '/t/no-such-table', '.notice p');
  await expect(page.locator('.notice')).toContainText(pseudoText(sentenceOf('unknown-table')));
  await inspectPage(page, 'unknown-table');
});

test('a file that is no game is told so in words, whatever is wrong with it', async ({ page }) => {
  const file = new URL('../../rules/src/waves/test/games/all-vs-all-3-total.json', import.meta.url);
  const record = JSON.parse(readFileSync(file, 'utf8'));
  const wrong: Record<string, unknown> = {
    'no JSON': null,
    'no game': { ...record, game: 7 },
    'unknown game': { ...record, game: 'ñó' },
    'no version': { ...record, version: 'ñó' },
    'version not kept': { ...record, version: 99 },
    'no seats': { ...record, seats: 'ñó' },
    'other options': { ...record, options: { ...record.options, mode: 'ñó' } },
    'no seed': { ...record, seed: 'ñó' },
    'no log': { ...record, log: 7 },
    'no entry': { ...record, log: [7] },
    'a move the rules refuse': { ...record, log: record.log.toReversed() },
    'a return that cannot be': { ...record, log: [{ seat: 0, back: 7 }] },
  };
  await visit(page, '/replay', '.file-drop');
  const told = new Set<string | null>();
  for (const [name, content] of Object.entries(wrong)) {
    const buffer = Buffer.from(JSON.stringify(content));
    const alert = page.locator('.file-page [role=alert]');
    const before = await alert.textContent();
    await page.locator('.file-drop input').setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
    await expect(alert, name).not.toHaveText(before!);
    told.add(await alert.textContent());
    await inspectPage(page, 'bad-file');
  }
  expect(told.size).toBe(Object.keys(wrong).length);
});

test('a table that gathers', async ({ page }) => {
  const made = await page.request.post('/api/tables', {
    data: { game: 'waves', seats: 3, options: {}, bots: { 1: 'mate' }, start: false, listed: false },
  });
  const { id } = await made.json();
  await visit(page, `/t/${id}`, '.gathering');
  for (const more of await page.locator('details.more summary').all()) await more.click();
  await inspectPage(page, 'gathering', [...(await botNames(page)), new URL(page.url()).host, id]);
});

for (const { meta } of Object.values(GAMES))
  test(`${meta.title}: the table, its panels, some decisions and the replay`, async ({ page }) => {
    test.setTimeout(240_000);
    const game = await loadGame(meta.id);
    const seats = Math.max(2, meta.seats.min);
    const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [i + 1, 'deckhand']));
    const made = await page.request.post('/api/tables', {
      data: { game: meta.id, seats, options: {}, bots, start: true, listed: false },
    });
    const { id } = await made.json();
    await visit(page, `/t/${id}`, '.prompt-mine');
    const names = [...(await botNames(page)), new URL(page.url()).host, id];
    for (let n = 0; n < MOVES; n++) {
      await expect(page.locator('.prompt-mine')).toBeVisible({ timeout: 30_000 });
      await inspectPage(page, `${meta.id}-${n}`, names);
      const moved = await playMove(page, id, (view: View<never>) => {
        const { moves } = game.menu(view);
        return moves[Math.floor(moves.length / 2)]!;
      });
      if (!moved) break;
      await page.reload();
    }
    const buttons = page.locator('.top-actions button');
    for (let n = 1; n < (await buttons.count()); n++) {
      if ((await buttons.nth(n).getAttribute('aria-expanded')) === 'false') await buttons.nth(n).click();
      await expect(page.locator('.panel')).toBeVisible();
      await inspectPage(page, `${meta.id}-panel-${n}`, names);
    }
    await visit(page, `/r/${id}?at=1`, '.scrubber');
    await inspectPage(page, `${meta.id}-replay`, names);
  });

test('a hint, and what the host is asked', async ({ page }) => {
  const made = await page.request.post('/api/tables', {
    data: { game: 'waves', seats: 2, options: {}, bots: { 1: 'deckhand' }, start: true, listed: false },
  });
  const { id } = await made.json();
  await visit(page, `/t/${id}`, '.prompt-mine');
  const names = [...(await botNames(page)), new URL(page.url()).host, id];
  // Right after the start the bots may be too busy to answer.
  await expect(async () => {
    if (!(await page.locator('.hint').isVisible())) await button(page, 'Hint').click();
    await expect(page.locator('.advice').first()).toBeVisible({ timeout: 10_000 });
  }).toPass({ timeout: 60_000 });
  await inspectPage(page, 'hint', names);
  await button(page, 'Table and settings').click();
  for (const more of await page.locator('.at-table details.more summary').all()) await more.click();
  await inspectPage(page, 'host-tools', names);
  await inspectDialog(page, 'End the table…', 'end-question', names);
});

test('the end of every game', async ({ page }) => {
  const { url, over, names, close } = await openFinishedGames(page);
  test.setTimeout(300_000);
  for (const { id, game } of over) {
    await visit(page, `${url}/t/${id}`, 'dialog[open] .dialog-body');
    await expect(page.locator('.decisions-by').first()).toBeVisible({ timeout: 60_000 });
    await inspectPage(page, `${game}-end`, [...names, id]);
    await button(page, 'Look at the board').click();
    await inspectPage(page, `${game}-ended`, [...names, id]);
  }
  await close();
});

test('two people: talk, a pause, going back, an absent player', async ({ page, browser, serverUrl }) => {
  const terms = { clock: 'brisk' };
  const made = await page.request.post('/api/tables', {
    data: { game: 'waves', seats: 2, options: {}, bots: {}, terms, start: false, listed: false },
  });
  const { id } = await made.json();
  const ben = await guest(browser, serverUrl, 'Béñ');
  await ben.goto(`/t/${id}?lang=pseudo`);
  await visit(page, `/t/${id}`, '.gathering');
  await button(ben, 'Sit here').click();
  await button(page, 'Start the game').click();
  const names = [new URL(page.url()).host, id];
  const asked = page.locator('.prompt-mine');
  await expect(asked.or(page.locator('.prompt:not(.prompt-mine)')).first()).toBeVisible();
  await expect(page.locator('.plate-awaited').first()).toBeVisible();
  const first = (await asked.isVisible()) ? page : ben;
  const other = first === page ? ben : page;

  await button(other, 'Talk').click();
  await other.locator('.say input[type=text], .say textarea').first().fill('Áñ óñé');
  await other.keyboard.press('Enter');
  await expect(other.locator('.said')).toBeVisible();
  await inspectPage(first, 'unread', names);
  await inspectPage(other, 'talk', names);

  const game = await loadGame('waves');
  const move = (who: typeof page) => playMove(who, id, (view: View<never>) => game.menu(view).moves[0]!);
  await move(first);
  // A move that may be taken back freely has another button, until somebody else has moved.
  await move(other);
  const askBack = button(first, 'Ask to go back');
  for (let n = 0; n < 6 && !(await askBack.isVisible()); n++) await move(n % 2 === 0 ? first : other);
  await askBack.click();
  await inspectPage(first, 'ask-back', names);
  await button(first, 'Ask the table').click();
  await expect(other.locator('.banner')).toBeVisible();
  await inspectPage(first, 'asking-back', names);
  await inspectPage(other, 'asked-back', names);
  await button(other, 'Decline').click();

  await button(page, 'Table and settings').click();
  await button(page, 'Ask for a pause').click();
  await inspectPage(ben, 'asked-to-pause', names);
  await button(ben, 'Yes, pause').click();
  await expect(button(ben, 'Go on').first()).toBeVisible();
  await inspectPage(ben, 'paused', names);
  await ben.context().close();
  await expect(button(page, 'Give the seat away…')).toBeVisible();
  await inspectPage(page, 'absent', names);
  await inspectDialog(page, 'Give the seat away…', 'give-away', names);
});
