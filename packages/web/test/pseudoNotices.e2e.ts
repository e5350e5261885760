// What several people at a table are told about each other, in the pseudo-language: absences, proposals, stand-ins,
// clocks, hosts, spectators, a shared device, a lost connection. See pseudo.e2e.ts.

import type { Browser } from '@playwright/test';
import type { CreateTable } from '@quayside/protocol';
import { loadGame, type View } from '@quayside/rules';
import { guest } from './guests.ts';
import { playMove } from './playMove.ts';
import { arrive, banner, botNames, button, inspectDialog, inspectPage, visit } from './pseudoWalk.ts';
import { expect, type Page, startServer, test } from './testServer.ts';

// A host is away for long after six seconds, the owner of a seat after a minute.
test.use({ flags: '--host-away-minutes 0.1 --seat-away-minutes 1' });

const NAMES = ['Ánñ', 'Béñ', 'Çļéö']; // no plain letters, so that they are never taken for sentences

async function person(browser: Browser, serverUrl: string, name: string): Promise<Page> {
  const page = await guest(browser, serverUrl, name);
  await page.goto('/?lang=pseudo');
  return page;
}

/** People at a game that has begun; the first is its host. */
async function seated(people: readonly Page[], fields: Partial<CreateTable> = {}): Promise<string> {
  const [host, ...others] = people as [Page, ...Page[]];
  const made = await host.request.post('/api/tables', {
    data: { game: 'waves', seats: people.length, options: {}, bots: {}, start: false, listed: false, ...fields },
  });
  const { id } = await made.json();
  for (const page of people) await visit(page, `/t/${id}`, '.gathering');
  for (const page of others) await button(page, 'Sit here').first().click();
  await button(host, 'Start the game').click();
  await whoDecides(people);
  return id;
}

/** The first of these that is asked something. */
async function whoDecides(pages: readonly Page[]): Promise<Page> {
  let found: Page | null = null;
  const look = async () => {
    for (const page of pages) if (await page.locator('.prompt-mine').isVisible()) found = page;
    return found;
  };
  await expect.poll(look).not.toBeNull();
  return found!;
}

async function move(page: Page, id: string): Promise<void> {
  const game = await loadGame('waves');
  await playMove(page, id, (view: View<never>) => game.menu(view).moves[0]!);
}

/** The panel about the table, with everything in it open. */
async function openTablePanel(page: Page): Promise<void> {
  const opener = button(page, 'Table and settings');
  if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.click();
  for (const more of await page.locator('.panel details.more:not([open]) > summary').all()) await more.click();
}

test('one is away: proposals, a stand-in, the return, leaving, the end by agreement', async ({
  page,
  browser,
  serverUrl,
}) => {
  test.setTimeout(180_000);
  await arrive(page, NAMES[0]!);
  const [ben, cleo] = [await person(browser, serverUrl, NAMES[1]!), await person(browser, serverUrl, NAMES[2]!)];
  const id = await seated([page, ben, cleo]);
  const names = [new URL(page.url()).host, id];
  for (let on = await whoDecides([page, ben, cleo]); on !== cleo; on = await whoDecides([page, ben, cleo]))
    await move(on, id);
  await cleo.goto('/');
  await expect(banner(ben, 'Away')).toBeVisible({ timeout: 15_000 });
  await inspectPage(ben, 'away', names);
  await inspectPage(page, 'away-host', names);
  await openTablePanel(ben);
  await inspectPage(ben, 'away-panel', names);
  await inspectDialog(ben, 'Propose to end the game…', 'propose-end', names);
  await banner(ben, 'Away').getByRole('button').click();
  await expect(banner(page, 'Proposal')).toBeVisible();
  await inspectPage(page, 'proposal', names);
  await inspectPage(ben, 'proposal-mine', names);
  await button(page, 'Agree').click();
  await expect(page.locator('.plate', { hasText: NAMES[2]! })).toContainText(/[,]/);
  await button(page, 'Log').click();
  await inspectPage(page, 'stand-in', names);

  await cleo.goto(`/t/${id}`);
  await expect(banner(cleo, 'You are back').or(banner(cleo, 'A bot plays for you'))).toBeVisible();
  await inspectPage(cleo, 'back-again', names);
  await openTablePanel(cleo);
  await inspectDialog(cleo, 'Leave the table', 'leave', names);
  await openTablePanel(ben);
  await button(ben, 'Propose to end the game…').click();
  await button(ben, 'Ask the table').click();
  await expect(banner(page, 'Proposal')).toBeVisible();
  await inspectPage(page, 'proposal-end', names);
  for (const other of [page, cleo]) await button(other, 'Agree').click();
  await expect(page.locator('.prompt-mine')).toBeHidden();
  await inspectPage(page, 'ended', names);
  for (const other of [ben, cleo]) await other.context().close();
});

test('a host who vanishes hands the table on; a seat is given away and claimed back', async ({
  page,
  browser,
  serverUrl,
}) => {
  test.setTimeout(180_000);
  await arrive(page, NAMES[0]!);
  const ben = await person(browser, serverUrl, NAMES[1]!);
  const made = await page.request.post('/api/tables', {
    data: { game: 'waves', seats: 2, options: {}, bots: {}, start: false, listed: true },
  });
  const { id } = await made.json();
  const names = [new URL(serverUrl).host, id];
  await visit(page, `/t/${id}`, '.gathering');
  await visit(ben, '/', '.game-sheet');
  await inspectPage(ben, 'open-table', names);
  await visit(ben, `/t/${id}`, '.gathering');
  await button(ben, 'Sit here').click();
  await page.goto('/');
  await expect(banner(ben, 'The host is away')).toBeVisible();
  await inspectPage(ben, 'host-away', names);
  await expect(banner(ben, 'A new host')).toBeVisible({ timeout: 20_000 });
  await inspectPage(ben, 'new-host', names);
  await page.goto(`/t/${id}`);
  await button(ben, 'Start the game').click();
  await whoDecides([page, ben]);
  await ben.goto('/');
  await expect(banner(page, 'You are the host')).toBeVisible({ timeout: 20_000 });
  await inspectPage(page, 'host-now', names);
  await openTablePanel(page);
  await button(page, 'Give the seat away…').click();
  await inspectPage(page, 'seat-kept', names);
  // The first offer that is open to the host: a bot.
  await page.locator('dialog[open] .dialog-body button:not([aria-disabled="true"])').first().click();
  await expect(page.locator('dialog[open]')).toBeHidden();
  const strangers = async () => (await botNames(page)).filter(name => !NAMES.includes(name));
  await expect.poll(strangers).not.toEqual([]);
  names.push(...(await strangers()));
  await inspectPage(page, 'seat-given', names);
  await ben.goto(`/t/${id}`);
  await expect(banner(ben, 'Your seat')).toBeVisible();
  await inspectPage(ben, 'reclaim', names);
  await ben.context().close();
});

test('time runs short and runs out', async ({ browser }) => {
  test.setTimeout(180_000);
  const server = await startServer('test/faultyServer.ts');
  const [ann, ben] = [
    await person(browser, server.address, NAMES[0]!),
    await person(browser, server.address, NAMES[1]!),
  ];
  const terms = { clock: 'brisk', runOut: 'skip' } as const;
  const id = await seated([ann, ben], { terms });
  const late = await whoDecides([ann, ben]);
  const other = late === ann ? ben : ann;
  const names = [new URL(server.address).host, id];
  await late.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 155_000;
  });
  await expect(late.locator('.plate-awaited .clock-low')).toBeVisible();
  await inspectPage(late, 'hurry', names);
  let elsewhere = await server.tell(`hurry ${id}`);
  for (const page of [ann, ben]) await page.goto(`${elsewhere}/t/${id}?lang=pseudo`);
  await expect(banner(late, 'Time is up')).toBeVisible();
  await inspectPage(late, 'out-of-time', [...names, new URL(elsewhere).host]);
  await inspectPage(other, 'out-of-time-other', [...names, new URL(elsewhere).host]);

  const alone = await person(browser, elsewhere, NAMES[2]!);
  const made = await alone.request.post('/api/tables', {
    data: {
      game: 'waves',
      seats: 2,
      options: {},
      bots: { 1: 'deckhand' },
      terms: { clock: 'brisk' },
      start: true,
      listed: false,
    },
  });
  const table = (await made.json()).id;
  await visit(alone, `/t/${table}`, '.prompt-mine');
  elsewhere = await server.tell(`hurry ${table}`);
  await alone.goto(`${elsewhere}/t/${table}?lang=pseudo`);
  await expect(banner(alone, 'A bot plays for you')).toBeVisible();
  const bots = await botNames(alone);
  await inspectPage(alone, 'played-for', [...bots, new URL(elsewhere).host, table]);
  for (const page of [ann, ben, alone]) await page.context().close();
  await server.close();
});

test('spectators: a full table, hands shown late; a mistake of the rules', async ({ browser, page, serverUrl }) => {
  test.setTimeout(180_000);
  await arrive(page, NAMES[0]!);
  const [ben, cleo] = [await person(browser, serverUrl, NAMES[1]!), await person(browser, serverUrl, NAMES[2]!)];
  const host = new URL(serverUrl).host;
  const open = await seated([page, ben]);
  await visit(cleo, `/t/${open}`, '.plate');
  await inspectPage(cleo, 'onlooker', [host, open]);
  const late = await seated([page, ben], { terms: { watching: 'late', lateBy: { entries: 2, minutes: 1 } } });
  await visit(cleo, `/t/${late}`, '#viewer');
  await cleo.locator('#viewer').selectOption({ index: 1 });
  await inspectPage(cleo, 'onlooker-late', [host, late]);
  for (const other of [ben, cleo]) await other.context().close();

  const server = await startServer('test/faultyServer.ts', 'mistaken');
  const [dot, eva] = [
    await person(browser, server.address, NAMES[0]!),
    await person(browser, server.address, NAMES[1]!),
  ];
  const id = await seated([dot, eva]);
  for (let n = 0; n < 40 && !(await dot.locator('.prompt a[download]').isVisible()); n++) {
    const on = await whoDecides([dot, eva]).catch(() => null);
    if (on === null) break;
    await move(on, id).catch(() => {});
    await dot.waitForTimeout(200);
    if ((await dot.locator('.prompt-mine').count()) + (await eva.locator('.prompt-mine').count()) === 0) break;
  }
  await inspectPage(dot, 'frozen', [new URL(server.address).host, id]);
  for (const other of [dot, eva]) await other.context().close();
  await server.close();
});

test('a shared device, and a lost connection', async ({ page }) => {
  test.setTimeout(180_000);
  await arrive(page, NAMES[0]!);
  let isDown = false;
  let cut = async () => {};
  await page.routeWebSocket(/\/socket\//, socket => {
    if (isDown) return void socket.close();
    const server = socket.connectToServer();
    cut = () => socket.close();
    socket.onMessage(said => server.send(said));
  });
  await visit(page, '/new/waves', '.new-form');
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.locator('select:has(option[value="here"])').first().selectOption('here');
  await page.locator('.new-form input[type=text]').last().fill(NAMES[1]!);
  await inspectPage(page, 'sharing');
  await button(page, 'Start the game').click();
  const names = [new URL(page.url()).host];
  const passing = page.locator('.prompt-bar .button-brass, .prompt-bar button').filter({ hasText: NAMES[1]! });
  await expect(page.locator('.prompt-mine').or(passing).first()).toBeVisible();
  const id = new URL(page.url()).pathname.split('/').at(-1)!;
  for (let n = 0; n < 20 && !(await passing.first().isVisible()); n++) {
    await move(page, id);
    await page.waitForTimeout(300);
  }
  await inspectPage(page, 'passing', [...names, id]);
  await passing.first().click();
  await expect(page.locator('.play')).toHaveCount(0);
  await inspectPage(page, 'hand-over', [...names, id]);
  await page.reload();
  await expect(page.locator('main button').first()).toBeVisible();
  await inspectPage(page, 'who-has-it', [...names, id]);
  await page.locator('main button').last().click();
  await expect(page.locator('.play')).toBeVisible();
  isDown = true;
  await cut();
  await page.waitForTimeout(1500);
  await inspectPage(page, 'offline', [...names, id]);
});
