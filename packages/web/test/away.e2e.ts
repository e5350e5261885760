// People who are away, out of time, or back again: what they and the others see, and what they can do.

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { annAndBen, banner, guest, inspect, openLog, openPanel, panel, tableOf } from './guests.ts';
import { asked, decide } from './playWaves.ts';
import { ending, whoDecides } from './tablePage.ts';
import { expect, type Page, startServer, test } from './testServer.ts';

// A host is away for long after six seconds, the owner of a seat after a minute.
test.use({ flags: '--host-away-minutes 0.1 --seat-away-minutes 1' });

const plate = (page: Page, name: string) => page.locator('.plate', { has: page.getByText(name, { exact: true }) });

/** While the server is stopped: every running clock has only so much left, in ms. */
function hurry(data: string, left: number): void {
  const db = new DatabaseSync(join(data, 'quayside.db'));
  for (const { table_id, clocks } of db.prepare('select table_id, clocks from clocks').all()) {
    const now = JSON.parse(String(clocks)) as { seats: { since: number | null; left: number }[] };
    for (const seat of now.seats) if (seat.since !== null) seat.left = left;
    db.prepare('update clocks set clocks = ? where table_id = ?').run(JSON.stringify(now), table_id!);
  }
  db.close();
}

test('out of time: a banner says that a bot plays, the game waits, and any press takes the seat back', async ({
  browser,
}) => {
  const data = await mkdtemp(join(tmpdir(), 'quayside-'));
  const serve = (port: string) =>
    startServer('packages/cli/src/main.ts', 'serve', '--port', port, '--host', '127.0.0.1', '--data-dir', data);
  let server = await serve('0');
  const ann = await guest(browser, server.address, 'Ann');
  const id = await tableOf(ann, { terms: { clock: 'brisk' } });
  await ann.goto(`/t/${id}`);
  await asked(ann);
  for (const press of ['button', 'board'] as const) {
    await server.close();
    hurry(data, 1500);
    server = await serve(new URL(server.address).port);
    await expect(banner(ann, 'A bot plays for you')).toContainText(
      'You ran out of time. Nobody else plays now, so the game waits for you.',
    );
    await expect(plate(ann, 'Ann')).toContainText('out of time, mate plays');
    if (press === 'button') await inspect(ann, 'out-of-time');
    else await openLog(ann);
    if (press === 'button') await ann.getByRole('button', { name: 'Take your seat back' }).click();
    else await ann.locator('main.board').click({ position: { x: 5, y: 5 } });
    await expect(banner(ann, 'A bot plays for you')).toBeHidden();
  }
  for (const line of ['Time ran out for', 'A mate plays for', 'the game waits', 'is back and plays on'])
    await expect(panel(ann, 'Log')).toContainText(line);
  await expect(ending(ann)).toBeHidden();
  await decide(ann, 0);
  await ann.context().close();
  await server.close();
  await rm(data, { recursive: true });
});

test('one who is away is shown so at once; another proposes a stand-in, the third agrees', async ({
  page,
  browser,
  serverUrl,
}) => {
  const id = await tableOf(page, { bots: {}, start: false, seats: 3 });
  await page.goto(`/t/${id}`);
  const [ben, cleo] = [await guest(browser, serverUrl, 'Ben'), await guest(browser, serverUrl, 'Cleo')];
  for (const person of [ben, cleo]) {
    await person.goto(`/t/${id}`);
    await person.getByRole('button', { name: 'Sit here' }).first().click();
  }
  await page.getByRole('button', { name: 'Start the game' }).click();
  while ((await whoDecides([page, ben, cleo])) !== cleo) await decide(await whoDecides([page, ben]), 0);
  await cleo.goto('/');
  await expect(plate(ben, 'Cleo')).toContainText('away, to act');
  await expect(banner(ben, 'Away')).toContainText(/The game waits for .*Cleo, who is away\./);
  await inspect(ben, 'away');
  await banner(ben, 'Away').getByRole('button', { name: 'Propose a stand-in' }).click();
  await expect(banner(page, 'Proposal')).toContainText('proposes that a bot (mate) plays for');
  await inspect(page, 'proposal');
  await banner(page, 'Proposal').getByRole('button', { name: 'Not now' }).click();
  await expect(banner(ben, 'Proposal')).toBeHidden();
  await openPanel(ben, 'Table and settings');
  await expect(panel(ben, 'Table and settings')).toContainText(/Another person may get this seat in 0:\d\d/);
  await ben.getByRole('button', { name: 'Propose a stand-in' }).last().click();
  await banner(page, 'Proposal').getByRole('button', { name: 'Agree' }).click();
  await expect(plate(ben, 'Cleo')).toContainText('away, mate plays');
  await openLog(page);
  await expect(panel(page, 'Log')).toContainText('is away; the others agreed to let a mate play.');
  await cleo.goto(`/t/${id}`);
  await expect(banner(cleo, 'You are back')).toContainText(/You are back\. A mate (made|sat in)/);
  await inspect(cleo, 'back-again');
  await ben.getByRole('button', { name: 'Propose to end the game…' }).click();
  await ben.getByRole('button', { name: 'Ask the table' }).click();
  for (const person of [page, cleo]) await banner(person, 'Proposal').getByRole('button', { name: 'Agree' }).click();
  await expect(ben.getByText('Everybody here agreed to end the game; nobody has won.')).toBeVisible();
  for (const person of [ben, cleo]) await person.context().close();
});

test('a host who vanishes hands the table on, while people gather and in the game', async ({
  page,
  browser,
  serverUrl,
}) => {
  const id = await tableOf(page, { bots: {}, start: false });
  await page.goto(`/t/${id}`);
  const ben = await guest(browser, serverUrl, 'Ben');
  await ben.goto(`/t/${id}`);
  await ben.getByRole('button', { name: 'Sit here' }).click();
  await page.goto('/');
  await expect(banner(ben, 'The host is away')).toContainText(/In 0:0\d somebody who is here becomes host/);
  await inspect(ben, 'host-away');
  await expect(banner(ben, 'A new host')).toContainText('You are the host now.');
  await expect(ben.getByRole('button', { name: 'Start the game' })).toBeVisible();
  await page.goto(`/t/${id}`);
  await ben.getByRole('button', { name: 'Start the game' }).click();
  await whoDecides([page, ben]);
  await ben.goto('/');
  await expect(banner(page, 'You are the host')).toContainText('You are the host now.');
  await page.getByRole('button', { name: 'All right' }).click();
  await openPanel(page, 'Table and settings');
  await expect(page.getByRole('heading', { name: 'As the host' })).toBeVisible();
  await ben.context().close();
});

test('the host gives a seat to a bot and cannot open it yet; its owner takes it back', async ({
  page,
  browser,
  serverUrl,
}) => {
  const { id, ben } = await annAndBen(page, browser, serverUrl);
  await ben.goto('/');
  await openPanel(page, 'Table and settings');
  await page.getByRole('button', { name: 'Give the seat away…' }).click();
  await expect(page.getByRole('dialog')).toContainText(/Another person may get this seat in 0:\d\d/);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Open the seat' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await inspect(page, 'seat-kept');
  await page.getByRole('button', { name: 'Seat a bot: mate' }).click();
  await expect(page.locator('.chair')).toContainText('is a bot, for Ben');
  await ben.getByRole('region', { name: 'My tables' }).getByRole('link').first().click();
  await expect(banner(ben, 'Your seat')).toContainText('While you were away the host gave your seat to a bot (mate)');
  await expect(banner(ben, 'You are watching')).toBeHidden();
  await inspect(ben, 'reclaim');
  await ben.getByRole('button', { name: 'Take your seat back' }).click();
  await expect(banner(ben, 'You are back')).toBeVisible();
  await expect(plate(page, 'Ben')).toBeVisible();
  await openLog(page);
  await expect(panel(page, 'Log')).toContainText('The host gave the seat of Ben to a mate; Ben can take it back.');
  expect(ben.url()).toContain(id);
  await ben.context().close();
});
