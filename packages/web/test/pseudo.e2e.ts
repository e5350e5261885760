// Every screen in the pseudo-language, on a phone and on a wide screen: a word in plain letters was never translated, and
// what a longer language would not fit is cut off here.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { sentenceOf } from '@quayside/protocol/errors';
import { GAMES, loadGame, type View } from '@quayside/rules';
import { pseudoText } from '../src/words/pseudo.ts';
import { fits } from './checkLook.ts';
import { guest } from './guests.ts';
import { playMove } from './playMove.ts';
import { expect, type Page, ROOT, startServer, test } from './testServer.ts';
import { clipped, untranslated } from './untranslated.ts';

const ME = 'Ánñ'; // no plain letters, so that it is never taken for a sentence
const MOVES = 6; // of mine at each table
/** A database with a finished game of each. */
const ENDED = join(ROOT, 'packages/server/test/fixtures/released/0.3.0');

/** What is shown as it is in every language. */
const NAMES = [
  'Quayside',
  ...Object.values(GAMES).flatMap(({ meta }) => [meta.title, meta.credits.designer, meta.credits.publisher]),
  'Discord',
  'Slack',
  'ntfy',
  ...['NE', 'SE', 'SW', 'NW'], // on the drawn compass and the wind dice of Rolling Seas
];

test.beforeEach(async ({ page }) => {
  await page.request.get('/api/me');
  await page.request.put('/api/me', { data: { name: ME } });
  await page.goto('/?lang=pseudo');
  await expect(page.locator('.game-sheet').first()).toBeVisible();
});

const known = (names: readonly string[]) => [...NAMES, ...names].filter(name => name !== null);

/** Everything that can be read or heard is translated, and fits at both sizes. */
async function inspectPage(page: Page, name: string, names: readonly string[] = []): Promise<void> {
  expect.soft(await untranslated(page, known(names)), `${name}: not translated`).toEqual([]);
  await fits(page, `pseudo-${name}`);
  await page.setViewportSize({ width: 360, height: 640 });
  expect.soft(await clipped(page), `${name}: cut off on a phone`).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect.soft(await clipped(page), `${name}: cut off on a wide screen`).toEqual([]);
}

/** Opens a page and waits until it has settled. */
async function visit(page: Page, path: string, sign: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator(sign).first()).toBeVisible();
}

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

test('a table that gathers', async ({ page }) => {
  const made = await page.request.post('/api/tables', {
    data: { game: 'waves', seats: 3, options: {}, bots: { 1: 'mate' }, start: false, listed: false },
  });
  const { id } = await made.json();
  await visit(page, `/t/${id}`, '.gathering');
  for (const more of await page.locator('details.more summary').all()) await more.click();
  await inspectPage(page, 'gathering', [...(await botNames(page)), new URL(page.url()).host, id]);
});

/** The bots at my tables. */
async function botNames(page: Page): Promise<string[]> {
  const { mine } = await (await page.request.get('/api/tables')).json();
  return mine.flatMap(({ table }: { table: { seats: { name?: string }[] } }) =>
    table.seats.flatMap(({ name }) => name ?? []),
  );
}

for (const { meta } of Object.values(GAMES))
  test(`${meta.title}: the table, its panels, some decisions and the replay`, async ({ page }) => {
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

/** A button by its English name. */
const button = (page: Page, english: string) => page.getByRole('button', { name: pseudoText(english), exact: true });

/** Opens what a button asks first, looks at the dialog, and closes it. */
async function inspectDialog(page: Page, opener: string, name: string, names: readonly string[]): Promise<void> {
  await button(page, opener).click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await inspectPage(page, name, names);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toBeHidden();
}

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
  await page.locator('.hint summary').click();
  await inspectPage(page, 'hint', names);
  await button(page, 'Table and settings').click();
  for (const more of await page.locator('.at-table details.more summary').all()) await more.click();
  await inspectPage(page, 'host-tools', names);
  await inspectDialog(page, 'End the table…', 'end-question', names);
});

test('the end of every game', async ({ page }) => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-ends-'));
  writeFileSync(join(folder, 'quayside.db'), gunzipSync(readFileSync(join(ENDED, 'quayside.db.gz'))));
  const { guests, tables } = JSON.parse(readFileSync(join(ENDED, 'expected.json'), 'utf8'));
  const flags = ['--port', '0', '--host', '127.0.0.1', '--data-dir', folder, '--log-level', 'silent'];
  const server = await startServer('packages/cli/src/main.ts', 'serve', ...flags);
  const [name, value] = guests['Ann'].split('=') as [string, string];
  await page.context().addCookies([{ name, value, url: server.address }]);
  const { games } = await (await page.request.get(`${server.address}/api/me/games`)).json();
  const seated = games.flatMap(({ seats }: { seats: { name: string }[] }) => seats.map(({ name }) => name));
  for (const { id, game, status } of tables) {
    if (status !== 'over') continue;
    await visit(page, `${server.address}/t/${id}?lang=pseudo`, 'dialog[open] .scores');
    // Behind the scores these maps are drawn small beside a long prompt: only words are looked at.
    if (!['waves-of-fortune', 'rattle-battle'].includes(game)) await inspectPage(page, `${game}-end`, [...seated, id]);
    else expect.soft(await untranslated(page, known([...seated, id]))).toEqual([]);
  }
  await server.close();
  rmSync(folder, { recursive: true });
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
  await playMove(first, id, (view: View<never>) => game.menu(view).moves[0]!);
  await button(first, 'Ask to go back').click();
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
