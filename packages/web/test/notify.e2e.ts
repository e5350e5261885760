// Telling people whose turn it is though no page of theirs is open: a chat by webhook, and web push.

import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PushService, Subscriber } from '@quayside/protocol/pushService';
import { pseudoText } from '../src/words/pseudo.ts';
import { screenshot } from './checkLook.ts';
import { annAndBen, banner, inspect, openPanel, panel, signInAs, tableOf } from './guests.ts';
import { asked, decide } from './playWaves.ts';
import { whoDecides } from './tablePage.ts';
import { expect, type Page, test } from './testServer.ts';

test.use({ flags: '--private-webhooks yes --private-push yes --push-delay-seconds 0.2' });

test('a host names a chat, sends a test message and reads what it answered', async ({ page }) => {
  let status = 404;
  const chat = createServer((_, answer) => answer.writeHead(status).end());
  await once(chat.listen(0, '127.0.0.1'), 'listening');
  const address = `http://127.0.0.1:${(chat.address() as AddressInfo).port}/hook#ntfy`;
  await signInAs(page, 'Ann');
  await page.goto(`/t/${await tableOf(page)}`);
  await asked(page);
  await openPanel(page, 'Table and settings');
  const table = panel(page, 'Table and settings');
  await table.getByText('Tell a chat: Discord, Slack, ntfy').click();
  await expect(table).toContainText('Copy Webhook URL');
  await expect(table.getByRole('button', { name: 'Send a test message' })).toHaveCount(0);
  await table.getByLabel('Webhook address').fill(address);
  await table.getByRole('button', { name: 'Save', exact: true }).click();
  await table.getByRole('button', { name: 'Send a test message' }).click();
  await expect(table.getByText('It answered 404: there is no such webhook any more')).toBeVisible();
  status = 200;
  await table.getByRole('button', { name: 'Send a test message' }).click();
  await expect(table.getByText('Sent. ntfy answered 200')).toBeVisible();
  await table.getByText('Sent. ntfy answered 200').scrollIntoViewIfNeeded();
  await inspect(page, 'webhook');
  await table.getByRole('button', { name: 'Tell nobody' }).click();
  await expect(table.getByRole('button', { name: 'Send a test message' })).toHaveCount(0);
  chat.close();
});

/** The browser of a test reaches no push service but ours: subscribing there is all that is not its own. */
async function withPushService(page: Page, device: Subscriber): Promise<void> {
  await page.context().grantPermissions(['notifications']);
  await page.context().addInitScript(subscription => {
    PushManager.prototype.subscribe = async () =>
      ({ ...subscription, toJSON: () => subscription }) as unknown as PushSubscription;
  }, device.subscription);
  await page.reload();
}

const offer = (page: Page) => banner(page, 'Your next turn');
const turnNotificationsOn = (page: Page) => page.getByRole('button', { name: 'Tell me when it is my turn' });

test('after one’s own move in a game over days one can ask to be told, and is, with the page closed', async ({
  page,
  browser,
  serverUrl,
}) => {
  const service = await PushService.open();
  const { id, ben } = await annAndBen(page, browser, serverUrl, { terms: { clock: 'day' } });
  const first = await whoDecides([page, ben]);
  const other = first === page ? ben : page;
  const device = new Subscriber(service);
  await withPushService(first, device);
  await asked(first);
  await expect(offer(first)).toHaveCount(0);
  for (let n = 0; (await whoDecides([first, other])) === first; n++) await decide(first, n);
  await expect(offer(first)).toBeVisible();
  await inspect(first, 'turn-offer');
  await first.setViewportSize({ width: 844, height: 390 });
  await screenshot(first, 'turn-offer-844');
  await turnNotificationsOn(first).click();
  await expect(first.getByText('This device tells you when it is your turn')).toBeVisible();
  await expect(offer(first)).toHaveCount(0);
  await first.goto('about:blank');
  const pushed = () => device.messages.length > 0;
  for (let n = 0; n < 20 && !pushed(); n++) {
    if (await other.locator('.prompt-mine').isVisible()) await decide(other, n);
    await other.waitForTimeout(500);
  }
  expect(device.messages[0]).toEqual({ count: 1, game: 'W·A·V·E·S', link: `/t/${id}`, ring: true });
  await ben.context().close();
  service.close();
});

test('one is asked on leaving a game that others play, and the settings take it back', async ({
  page,
  browser,
  serverUrl,
}) => {
  const service = await PushService.open();
  const { ben } = await annAndBen(page, browser, serverUrl);
  await withPushService(page, new Subscriber(service));
  await openPanel(page, 'Table and settings');
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await expect(turnNotificationsOn(page)).toBeVisible();
  await screenshot(page, 'turn-offer-leaving');
  await turnNotificationsOn(page).click();
  await expect(page.getByText('This device tells you when it is your turn')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  const endpoint = async () => (await (await page.request.get('/api/me/push')).json()).endpoint;
  expect(await endpoint()).toContain(service.url);
  const settings = page.getByLabel('Notifications');
  await expect(settings).toHaveValue('on');
  await settings.selectOption('off');
  await expect.poll(endpoint).toBeNull();
  await ben.context().close();
  service.close();
});

/** Delivers messages to the page's service worker, and reads the notices it shows. */
async function serviceWorkerOf(page: Page, serverUrl: string) {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>(resolve =>
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId);
    }),
  );
  await session.send('ServiceWorker.enable');
  const registrationId = await registered;
  const push = (message: object) =>
    session.send('ServiceWorker.deliverPushMessage', {
      origin: serverUrl,
      registrationId,
      data: JSON.stringify(message),
    });
  const notices = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready;
      return (await worker.getNotifications()).map(({ title, data }) => [title, data]);
    });
  return { push, notices };
}

test('the service worker shows one notice, corrects it, and takes it away when nothing waits', async ({
  page,
  serverUrl,
}) => {
  await page.context().grantPermissions(['notifications']);
  await page.goto('/');
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/notices.js');
    await navigator.serviceWorker.ready;
  });
  const { push, notices } = await serviceWorkerOf(page, serverUrl);
  await push({ count: 1, game: 'W·A·V·E·S', link: '/t/abc', ring: true });
  await expect.poll(notices).toEqual([['W·A·V·E·S: it is your turn.', '/t/abc']]);
  await push({ count: 3, game: null, link: '/mine', ring: true });
  await expect.poll(notices).toEqual([['3 tables wait for you.', '/mine']]);
  await push({ count: 1, game: 'Rolling Seas', link: '/t/def', ring: false });
  await expect.poll(notices).toEqual([['Rolling Seas: it is your turn.', '/t/def']]);
  await push({ count: 0, game: null, link: '/mine', ring: false });
  await expect.poll(notices).toEqual([]);
  await push({ count: 1, game: 'W·A·V·E·S', link: '/', ring: true }); // the page that is looked at
  await push({ count: 2, game: null, link: '/mine', ring: true });
  await expect.poll(notices).toEqual([['2 tables wait for you.', '/mine']]);
});

test('notices speak the language of the page that asked for them', async ({ page, serverUrl }) => {
  await page.context().grantPermissions(['notifications']);
  await page.goto('/?lang=pseudo');
  await page.locator('.page-header .icon-button').last().click();
  await page.getByLabel(pseudoText('Notifications')).selectOption('on');
  await expect.poll(() => page.evaluate(async () => (await caches.match('/notice-words')) !== undefined)).toBe(true);
  const { push, notices } = await serviceWorkerOf(page, serverUrl);
  await push({ count: 1, game: 'W·A·V·E·S', link: '/t/abc', ring: true });
  const turn = pseudoText('{game}: it is your turn.', ['{game}']).replace('{game}', 'W·A·V·E·S');
  await expect.poll(notices).toEqual([[turn, '/t/abc']]);
  await push({ count: 3, game: null, link: '/mine', ring: true });
  await expect.poll(notices).toEqual([[pseudoText('3 tables wait for you.'), '/mine']]);
});

test('Quayside can be put on a home screen: the manifest and its icons are there', async ({ page }) => {
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  const { data, errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const { icons } = JSON.parse(data!) as { icons: { src: string; sizes: string }[] };
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  for (const [src, sizes] of [...icons.map(({ src, sizes }) => [src, sizes]), [touch!, '180x180']] as [
    string,
    string,
  ][])
    expect(await page.evaluate(sizeOf, src)).toBe(sizes);
});

/** In the page: how large an image is. */
async function sizeOf(src: string): Promise<string> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return `${image.naturalWidth}x${image.naturalHeight}`;
}

test('on an iPhone the settings say that the home screen comes first', async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'Notification');
    Object.defineProperty(navigator, 'standalone', { value: false });
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByText('Put Quayside on your home screen first')).toBeVisible();
});
