// Failures at a table: of the connection, of the rules, of somebody's time. Everybody reads what it is.

import { readFile } from 'node:fs/promises';
import type { Report } from '@quayside/protocol';
import { annAndBen, banner, guest, inspect, tableOf } from './guests.ts';
import { asked, decide, hand, playChosen } from './playWaves.ts';
import { action, whoDecides } from './tablePage.ts';
import { expect, type Page, startServer, test } from './testServer.ts';

const TROUBLED = 'test/faultyServer.ts';

/** Everything the page says about its line from now on. */
async function linesOf(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.locator('.connection-status').evaluateHandle(line => {
    const texts: string[] = [];
    const look = () => {
      const text = line.textContent?.trim();
      if (text && text !== texts.at(-1)) texts.push(text);
    };
    new MutationObserver(look).observe(line, { childList: true, characterData: true, subtree: true });
    return texts;
  });
  return () => seen.jsonValue();
}

test('a move is on its way, refused, saved, or waits for the line; the screen says which', async ({ page }) => {
  let weather: 'calm' | 'held' | 'down' = 'calm';
  let cut = async () => {};
  const waiting: ((change: (said: string) => string) => void)[] = [];
  await page.routeWebSocket(/\/socket\//, socket => {
    if (weather === 'down') return void socket.close();
    const server = socket.connectToServer();
    cut = () => socket.close();
    socket.onMessage(said => {
      if (weather === 'held') waiting.push(change => server.send(change(String(said))));
      else server.send(said);
    });
  });
  const release = (change = (said: string) => said) => {
    weather = 'calm';
    for (const say of waiting.splice(0)) say(change);
  };
  await page.goto(`/t/${await tableOf(page)}`);
  // Who places the Wave token first is chance; the move to be refused is a card that stays chosen.
  while ((await asked(page)) !== 'play') await decide(page, 0);
  const said = await linesOf(page);

  weather = 'held';
  await decide(page, 0);
  await expect.poll(said).toEqual(['Sending…']);
  await inspect(page, 'sending');
  release(text => text.replace(/"decision":\d+/, '"decision":999'));
  await expect(page.getByText('That question has been answered or has changed since.')).toBeVisible();
  await expect.poll(said).toEqual(['Sending…', 'Refused']);

  await playChosen(page, 'Follow');
  await expect.poll(said).toEqual(['Sending…', 'Refused', 'Sending…', 'Saved']);

  await asked(page);
  weather = 'down';
  await cut();
  await expect.poll(said).toContain('Offline; trying again');
  await decide(page, 0);
  weather = 'calm';
  await expect
    .poll(async () => (await said()).slice(4))
    .toEqual(['Offline; trying again', 'Offline; will be sent', 'Sending…', 'Saved']);
  await asked(page);
});

test('a mistake in the rules freezes the table as it stands; its host has a report, and others play on', async ({
  browser,
}) => {
  const server = await startServer(TROUBLED, 'mistaken');
  const ann = await guest(browser, server.address, 'Ann');
  const { ben } = await annAndBen(ann, browser, server.address);
  for (;;) {
    const page = await whoDecides([ann, ben]);
    if (page === ann && (await asked(ann)) === 'play') break;
    await decide(page, 0);
  }
  const cards = await hand(ann).count();
  await decide(ann, 0);
  for (const page of [ann, ben]) await expect(page.getByText(/The rules made a mistake here/)).toBeVisible();
  await expect(hand(ann)).toHaveCount(cards);
  const report = ann.getByRole('link', { name: 'Download the report' });
  await expect(ben.getByRole('link', { name: 'Download the report' })).toHaveCount(0);
  await inspect(ann, 'frozen');
  const [download] = await Promise.all([ann.waitForEvent('download'), report.click()]);
  const { game, fault } = JSON.parse(await readFile(await download.path(), 'utf8')) as Report;
  expect([game, fault]).toEqual(['waves', expect.stringMatching(/seat 0 plays \{.*a card too many/)]);
  await ann.reload();
  await expect(ann.getByText(/The rules made a mistake here/)).toBeVisible();
  await ann.goto(`/t/${await tableOf(ann, { seats: 3, bots: { 1: 'deckhand', 2: 'deckhand' } })}`);
  await asked(ann);
  for (const page of [ann, ben]) await page.context().close();
  await server.close();
});

test('whose time is up is told so, and the others let a bot play that one decision', async ({ browser }) => {
  const server = await startServer(TROUBLED);
  const ann = await guest(browser, server.address, 'Ann');
  const { id, ben } = await annAndBen(ann, browser, server.address, { terms: { clock: 'brisk', runOut: 'skip' } });
  const late = await whoDecides([ann, ben]);
  const other = late === ann ? ben : ann;
  const elsewhere = await server.tell(`hurry ${id}`);
  for (const page of [ann, ben]) await page.goto(`${elsewhere}/t/${id}`);
  await expect(banner(late, 'Time is up')).toContainText(
    'Your time is up: the others may let a bot play this decision.',
  );
  await expect(action(late, /^(Follow|Choose)$/)).toBeVisible();
  await inspect(other, 'out-of-time');
  await banner(other, 'Time is up').getByRole('button', { name: 'Let a bot play this decision' }).click();
  for (const page of [ann, ben]) await expect(banner(page, 'Time is up')).toBeHidden();
  await decide(await whoDecides([other]), 0);
  for (const page of [ann, ben]) await page.context().close();
  await server.close();
});
