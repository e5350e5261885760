// When this page and the server do not understand each other: another version, or frames that cannot be read.

import { deflateRawSync } from 'node:zlib';
import { sentenceOf } from '@quayside/protocol/errors';
import { DEFLATED } from '@quayside/protocol/packed';
import { RELOAD_PAGE } from '@quayside/protocol/wire';
import { looksRight, WIDE } from './checkLook.ts';
import { inspect, openLog, panel, tableOf } from './guests.ts';
import { asked, decide } from './playWaves.ts';
import { expect, type Page, test } from './testServer.ts';

const notice = (page: Page) => page.getByRole('heading', { name: 'Reload this page' });
const reload = (page: Page) => page.getByRole('button', { name: 'Reload', exact: true });
/** The first thing Ann does at a table, whatever is asked of her. */
const DONE = /Ann (plays|puts|discards)/;
const BYE = { t: 'bye', code: RELOAD_PAGE, sentence: 'Quayside has been updated.', retry: false };

test('a page of another version is told to reload, and what was not sent is sent after it', async ({ page }) => {
  let server: 'same' | 'away' | 'newer' = 'same';
  let cut = async () => {};
  await page.routeWebSocket(/\/socket\//, async socket => {
    if (server === 'away') return socket.close();
    if (server === 'same') {
      socket.connectToServer();
      cut = () => socket.close();
      return;
    }
    socket.send(JSON.stringify(BYE));
    await socket.close();
  });
  const id = await tableOf(page);
  await page.goto(`/t/${id}`);
  await asked(page);
  server = 'away';
  await cut();
  await expect(page.getByText('Offline; trying again')).toBeVisible();
  await decide(page, 0);
  await expect(page.getByText('Offline; will be sent')).toBeVisible();

  server = 'newer';
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveText(sentenceOf(RELOAD_PAGE));
  await inspect(page, 'must-reload');
  await looksRight(page, 'must-reload', { width: 844, height: 390 });
  await reload(page).click();
  await expect(page.getByText('That did not help a moment ago')).toBeVisible();

  server = 'same';
  await page.setViewportSize(WIDE);
  await reload(page).click();
  await openLog(page);
  await expect(panel(page, 'Log')).toContainText(DONE);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('quayside.errands'))).toBeNull();
});

test('what was not answered when a page is reloaded is said by the next', async ({ page }) => {
  let isAway = false;
  let cut = async () => {};
  await page.routeWebSocket(/\/socket\//, async socket => {
    if (isAway) return socket.close();
    socket.connectToServer();
    cut = () => socket.close();
  });
  await page.goto(`/t/${await tableOf(page)}`);
  await asked(page);
  isAway = true;
  await cut();
  await decide(page, 0);
  await expect(page.getByText('Offline; will be sent')).toBeVisible();
  isAway = false;
  await page.reload();
  await openLog(page);
  await expect(panel(page, 'Log')).toContainText(DONE);
});

/** As a server with another dictionary would pack it. */
function otherwisePacked(text: string): Buffer {
  const deflated = deflateRawSync(text, { dictionary: Buffer.from('"t":"view","ply":"open":"seat":'.repeat(20)) });
  return Buffer.concat([Buffer.from([DEFLATED, 0, 0, deflated.length]), deflated]);
}

for (const [what, frame] of Object.entries({
  'packed with another dictionary': otherwisePacked('{"t":"view","ply":1,"seat":0,"open":{},"history":[]}'),
  'not packed at all': Buffer.from([DEFLATED, 0, 0, 2, 255, 255]),
}))
  test(`a frame ${what} makes the page connect again without packing, and the game goes on`, async ({ page }) => {
    const addresses: string[] = [];
    await page.routeWebSocket(/\/socket\//, socket => {
      addresses.push(socket.url());
      const server = socket.connectToServer();
      server.onMessage(said => socket.send(typeof said === 'string' ? said : frame));
    });
    await page.goto(`/t/${await tableOf(page)}`);
    await decide(page, 0);
    await asked(page);
    expect(addresses.map(address => address.includes('packed'))).toEqual([true, false]);
    await expect(notice(page)).toBeHidden();
  });

test('where even plain frames cannot be read the page says that it must be reloaded', async ({ page }) => {
  let isGarbled = true;
  await page.routeWebSocket(/\/socket\//, socket => {
    const server = socket.connectToServer();
    if (isGarbled) server.onMessage(() => socket.send('{"t":'));
  });
  await page.goto(`/t/${await tableOf(page)}`);
  await expect(notice(page)).toBeVisible();
  await expect(page.getByRole('alert')).toContainText('cannot read what the server sends');
  isGarbled = false;
  await reload(page).click();
  await asked(page);
});
