// Calling back somebody who looks elsewhere: title and icon of the tab, a bell, a notification.

import { annAndBen, openPanel, panel, signInAs, tableOf } from './guests.ts';
import { asked, decide } from './playWaves.ts';
import { whoDecides } from './tablePage.ts';
import { expect, type Page, test } from './testServer.ts';

const icon = (page: Page) => page.locator('link[rel=icon]');

/** The page believes that nobody looks at it, or that somebody does again. */
const look = (page: Page, visibility: 'hidden' | 'visible') =>
  page.evaluate(visibility => {
    Object.defineProperty(document, 'visibilityState', { value: visibility, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
  }, visibility);

test('title and icon of the tab tell whose turn it is, what is unread, and how many tables wait', async ({
  page,
  browser,
  serverUrl,
}) => {
  const { ben } = await annAndBen(page, browser, serverUrl);
  const first = await whoDecides([page, ben]);
  const other = first === page ? ben : page;
  await expect(first).toHaveTitle('● Your turn: W·A·V·E·S · Quayside');
  await expect(icon(first)).toHaveAttribute('href', /^data:image\/svg/);
  await expect(other).toHaveTitle('W·A·V·E·S · Quayside');
  await expect(icon(other)).not.toHaveAttribute('href', /^data:image\/svg/);
  await openPanel(other, 'Talk');
  await look(other, 'hidden');
  await openPanel(first, 'Talk');
  await first.getByLabel('Say to the table').fill('Ahoy!');
  await first.keyboard.press('Enter');
  await expect(panel(other, 'Talk')).toContainText('Ahoy!');
  await expect(other).toHaveTitle('(1) W·A·V·E·S · Quayside');
  await expect(icon(other)).toHaveAttribute('href', /^data:image\/svg/);
  await look(other, 'visible');
  await expect(other).toHaveTitle('W·A·V·E·S · Quayside');
  await expect(icon(other)).not.toHaveAttribute('href', /^data:image\/svg/);
  await first.goto('/mine');
  await expect(first).toHaveTitle('(1) My tables · Quayside');
  await expect(icon(first)).toHaveAttribute('href', /^data:image\/svg/);
  await ben.context().close();
});

test('whoever asked for notifications is called when it is their turn and they look elsewhere', async ({
  page,
  browser,
  serverUrl,
}) => {
  const { ben } = await annAndBen(page, browser, serverUrl);
  const first = await whoDecides([page, ben]);
  const other = first === page ? ben : page;
  await other.context().grantPermissions(['notifications']);
  await openPanel(other, 'Table and settings');
  await expect(other.getByLabel('Notifications')).toHaveValue('off');
  await other.getByLabel('Notifications').selectOption('on');
  await expect(other.getByLabel('Notifications')).toHaveValue('on');
  await look(other, 'hidden');
  await decide(first, 0);
  const notices = () =>
    other.evaluate(async () => {
      const worker = await navigator.serviceWorker.getRegistration();
      return (await worker?.getNotifications())?.map(({ title }) => title) ?? [];
    });
  await expect.poll(notices).toEqual(['W·A·V·E·S: it is your turn.']);
  await ben.context().close();
});

test('a bell rings when it is my turn, unless the sound is off', async ({ page }) => {
  await page.addInitScript(() => {
    const pitches: number[] = [];
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) {
      pitches.push(this.frequency.value);
      start.call(this, when);
    };
    Object.assign(globalThis, { pitches });
  });
  const pitches = () => page.evaluate(() => (globalThis as unknown as { pitches: number[] }).pitches);
  await signInAs(page, 'Ann');
  await page.goto(`/t/${await tableOf(page)}`);
  await decide(page, 0);
  await asked(page);
  await expect.poll(pitches).toEqual(expect.arrayContaining([659, 880]));
  await page.getByRole('button', { name: 'Turn the sound off' }).click();
  const rung = (await pitches()).length;
  await decide(page, 0);
  await asked(page);
  expect(await pitches()).toHaveLength(rung);
});
