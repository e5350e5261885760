// One person on several devices: by link, by recovery code, by passkey.

import { looksRight, PHONE, passesAxe, screenshot, WIDE } from './checkLook.ts';
import { annAndBen, guest, openPanel, signInAs, tableOf } from './guests.ts';
import { decide } from './playWaves.ts';
import { bar, whoDecides } from './tablePage.ts';
import { expect, type Page, test } from './testServer.ts';

const SIDEWAYS = { width: 844, height: 390 };

const sheet = (page: Page, name: string) =>
  page.locator('.you-sheet').filter({ has: page.getByRole('heading', { name }) });
const madeLink = async (page: Page) => {
  const link = page.locator('.link-box .copy-text');
  await expect(link).toContainText('/link#');
  return (await link.textContent())!;
};
const madeCode = async (page: Page) => (await page.locator('.recovery .copy-text').textContent())!.trim();

test('a seat is played on from a phone by the link in the table’s menu, and from both', async ({
  page,
  browser,
  serverUrl,
}) => {
  const { id, ben } = await annAndBen(page, browser, serverUrl);
  await openPanel(page, 'Table and settings');
  await page.getByRole('button', { name: 'Continue on another device' }).click();
  const link = await madeLink(page);
  await expect(page.getByRole('img', { name: 'QR code of your link' })).toBeVisible();
  await page.getByRole('img', { name: 'QR code of your link' }).scrollIntoViewIfNeeded();
  await screenshot(page, 'continue-1440');

  const phone = await guest(browser, serverUrl, 'Salty Crab');
  await phone.setViewportSize(PHONE);
  const requests: string[] = [];
  phone.on('request', request => requests.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  await phone.goto(link);
  await expect(phone.getByRole('heading', { name: 'Play as Ann on this device?' })).toBeVisible();
  await phone.evaluate(() => localStorage.setItem('quayside.keep-seat', 'asked'));
  await phone.getByRole('button', { name: 'Play as Ann' }).click();
  await expect(phone).toHaveURL(`${serverUrl}/t/${id}`);
  await expect(bar(phone)).toBeVisible();
  expect(await phone.evaluate(() => localStorage.getItem('quayside.keep-seat'))).toBeNull();
  const token = link.split('#')[1]!;
  expect(requests.filter(request => request.replace(link, '').includes(token))).toEqual([]);

  // Moves are made on the phone alone; the first device follows.
  let who = await whoDecides([phone, ben]);
  for (let n = 0; n < 4 || who !== phone; n++) {
    await decide(who, 0);
    who = await whoDecides([phone, ben]);
  }
  await expect(bar(page).locator('.prompt-mine p').first()).toHaveText(
    (await bar(phone).locator('.prompt-mine p').first().textContent())!,
  );

  const late = await guest(browser, serverUrl, 'Late');
  await late.goto(link);
  await expect(late.getByText('This link has been used')).toBeVisible();
  await late.context().close();
  await phone.context().close();
  await ben.context().close();
});

test('cleared cookies are no lost game: the recovery code brings the seat back', async ({ page }) => {
  const id = await tableOf(page);
  await page.goto('/');
  await page.getByRole('banner').locator('.name-button').click();
  await page.getByRole('link', { name: 'Your devices and recovery code' }).click();
  await expect(page.getByRole('heading', { name: 'You', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Make a recovery code' }).click();
  const code = await madeCode(page);
  expect(code).toMatch(/^\w{4}-\w{4}-\w{4}-\w{4}$/);

  await page.context().clearCookies();
  await page.goto(`/t/${id}`);
  await expect(page.getByText('Watching', { exact: true })).toBeVisible();
  await page.goto('/me');
  await page.getByLabel('Your recovery code').fill('0000-0000-0000-0000');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Nobody here has this recovery code')).toBeVisible();
  await page.getByLabel('Your recovery code').fill(code.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: /^Go on with/ })).toBeVisible();
  await page.goto(`/t/${id}`);
  await expect(page).toHaveTitle(/Your turn/);
});

test('a passkey brings the seat back after cookies were cleared, without a name', async ({ browser, serverUrl }) => {
  const home = serverUrl.replace('127.0.0.1', 'localhost');
  const page = await guest(browser, home, 'Ann');
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('WebAuthn.enable');
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const id = await tableOf(page);
  await page.goto('/me');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Made with Chrome on Linux')).toBeVisible();
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('There is a passkey of yours on this device already.')).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/me');
  await expect(sheet(page, 'Passkeys').getByRole('listitem')).toHaveCount(0);
  await page.getByRole('button', { name: 'Come back by passkey' }).click();
  await expect(page).toHaveURL(`${home}/`);
  await page.goto(`/t/${id}`);
  await expect(page).toHaveTitle(/Your turn/);

  await page.goto('/me');
  await page.getByRole('button', { name: 'Remove passkey 1' }).click();
  await expect(sheet(page, 'Passkeys').getByRole('listitem')).toHaveCount(0);
  await page.context().clearCookies();
  await page.goto('/me');
  await page.getByRole('button', { name: 'Come back by passkey' }).click();
  await expect(page.getByText('That passkey was not accepted')).toBeVisible();
  await page.context().close();
});

test('a device that is signed out leaves the table, and says so', async ({ page, browser, serverUrl }) => {
  const id = await tableOf(page);
  await page.goto('/me');
  await page.getByRole('button', { name: 'Make a link and QR code' }).click();
  const phone = await guest(browser, serverUrl, 'Salty Crab');
  await phone.goto(await madeLink(page));
  await phone.getByRole('button', { name: 'Play as Ann' }).click();
  await expect(phone).toHaveURL(`${serverUrl}/`);
  await phone.goto(`/t/${id}`);
  await expect(bar(phone)).toBeVisible();
  await page.reload();
  const devices = sheet(page, 'Your devices');
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await devices.getByRole('button', { name: 'Sign out Chrome on Linux' }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  await expect(phone.getByRole('heading', { name: 'Signed out' })).toBeVisible();
  await passesAxe(phone);
  await phone.getByRole('button', { name: /^Go on as/ }).click();
  await expect(phone.getByText('Watching', { exact: true })).toBeVisible();
  await phone.context().close();
});

test('signing out here warns whoever has games and no way back, and offers one', async ({ page }) => {
  await tableOf(page);
  await page.goto('/me');
  await page.getByRole('button', { name: 'Sign out this device' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign out here?' });
  await expect(dialog).toContainText('one unfinished game and no other way back');
  await looksRight(page, 'sign-out', PHONE);
  await dialog.getByRole('button', { name: 'Make a recovery code' }).click();
  await expect(dialog).toContainText('You come back with your recovery code.');
  const code = await madeCode(page);
  await dialog.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByText('None yet')).toBeVisible();
  await page.goto('/me');
  await page.getByLabel('Your recovery code').fill(code);
  await page.getByRole('button', { name: 'Come back by code' }).click();
  await expect(page.getByRole('link', { name: /^Go on with/ })).toBeVisible();
});

test('a link opened where somebody else plays says what becomes of them', async ({ page, browser, serverUrl }) => {
  await signInAs(page, 'Merry Otter');
  await page.goto('/me');
  await page.getByRole('button', { name: 'Make a link and QR code' }).click();
  const link = await madeLink(page);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'That is you' })).toBeVisible();

  const crab = await guest(browser, serverUrl, 'Ann');
  await tableOf(crab);
  await crab.goto(link);
  await expect(crab.getByText('this browser is the only way to them')).toBeVisible();
  for (const size of [PHONE, WIDE]) await looksRight(crab, 'link', size);
  await crab.getByRole('button', { name: 'Make a recovery code' }).click();
  await expect(crab.locator('.recovery .copy-text')).toBeVisible();
  await looksRight(crab, 'link-code', PHONE);
  await crab.getByRole('link', { name: 'Stay Ann' }).click();
  await expect(crab.getByRole('link', { name: /^Go on with/ })).toBeVisible();
  await crab.goto('/link');
  await expect(crab.getByText('Part of this link is missing')).toBeVisible();
  await looksRight(crab, 'link-over', PHONE);
  await crab.context().close();
});

test('the page You fits, can be hit and read by everybody', async ({ page, browser, serverUrl }) => {
  await signInAs(page, 'Merry Otter');
  await page.goto('/me');
  await page.getByRole('button', { name: 'Make a link and QR code' }).click();
  const phone = await guest(browser, serverUrl, 'Salty Crab');
  await phone.goto(await madeLink(page));
  await phone.getByRole('button', { name: 'Play as Merry Otter' }).click();
  await phone.context().close();
  for (const size of [PHONE, SIDEWAYS, WIDE]) {
    await page.setViewportSize(size);
    await page.goto('/me');
    await expect(sheet(page, 'Your devices').getByRole('listitem')).toHaveCount(2);
    await looksRight(page, 'you', size);
  }
  await page.getByRole('button', { name: 'Make a link and QR code' }).click();
  await page.getByRole('img', { name: 'QR code of your link' }).waitFor();
  await page.getByRole('button', { name: 'Make a recovery code' }).click();
  await page.locator('.recovery .copy-text').waitFor();
  for (const size of [PHONE, SIDEWAYS, WIDE]) await looksRight(page, 'you-open', size);
  await page.setViewportSize(PHONE);
  await page.locator('.qr').scrollIntoViewIfNeeded();
  await screenshot(page, 'you-qr-360');
  await page.locator('.recovery').scrollIntoViewIfNeeded();
  await screenshot(page, 'you-code-360');
});

test('a server that does not answer is said on the page You, and can be tried again', async ({ page }) => {
  await page.route('**/api/me/identity', route => route.abort());
  await page.goto('/me');
  await expect(page.getByRole('alert')).toContainText('does not answer');
  await page.unroute('**/api/me/identity');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Your devices' })).toBeVisible();
});

test('whoever sits down among people is offered a recovery code once, and not in the way', async ({
  page,
  browser,
  serverUrl,
}) => {
  const id = await tableOf(page, { bots: {}, start: false });
  await page.goto(`/t/${id}`);
  await expect(page.getByText('Call your crew')).toBeVisible();
  const offer = page.getByRole('region', { name: 'Keep your seat' });
  await expect(offer).toHaveCount(0);
  const ben = await guest(browser, serverUrl, 'Ben');
  await ben.goto(`/t/${id}`);
  await ben.getByRole('button', { name: 'Sit here' }).click();
  await expect(offer).toBeVisible();
  for (const size of [PHONE, WIDE]) {
    await page.setViewportSize(size);
    await offer.scrollIntoViewIfNeeded();
    await looksRight(page, 'keep-seat', size);
  }
  await offer.getByRole('button', { name: 'Keep my seat safe' }).click();
  await page.getByRole('button', { name: 'Make a recovery code' }).click();
  await expect(page.locator('.recovery .copy-text')).toBeVisible();
  await looksRight(page, 'keep-seat-code', PHONE);
  await page.keyboard.press('Escape');
  await expect(offer).toHaveCount(0);

  const bens = ben.getByRole('region', { name: 'Keep your seat' });
  await bens.getByRole('button', { name: 'Not now' }).click();
  await ben.reload();
  await expect(ben.getByText('That is you')).toBeVisible();
  await expect(bens).toHaveCount(0);
  await ben.context().close();
});
