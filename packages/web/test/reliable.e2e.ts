// Tables people rely on: going back, clocks, talk, looking back, honest dice, sharing a device, hints, the host's
// tools.

import type { RecordFile } from '@quayside/protocol';
import { PHONE, screenshot } from './checkLook.ts';
import {
  annAndBen,
  banner,
  finishedTable,
  guest,
  inspect,
  openLog,
  openPanel,
  panel,
  signInAs,
  tableOf,
} from './guests.ts';
import { asked, decide, hand } from './playWaves.ts';
import { action, ending, whoDecides } from './tablePage.ts';
import { expect, test } from './testServer.ts';

test('what cannot be taken back freely is asked of the table: declined, then agreed', async ({
  page,
  browser,
  serverUrl,
}) => {
  const { ben } = await annAndBen(page, browser, serverUrl);
  const first = await whoDecides([page, ben]);
  const other = first === page ? ben : page;
  await decide(first, 0);
  await whoDecides([other]);
  await action(first, 'Ask to go back').click();
  await first.getByRole('button', { name: 'Ask the table' }).click();
  await expect(banner(first, 'Going back')).toContainText('Waiting for');
  await expect(banner(other, 'Going back')).toContainText(/asks to go back (one move|\d+ moves)\. To before: “/);
  await inspect(other, 'ask-back');
  await banner(other, 'Going back').getByRole('button', { name: 'Decline' }).click();
  await expect(banner(first, 'Going back')).toBeHidden();
  await openLog(first);
  await first.getByRole('button', { name: 'About this moment' }).last().click();
  await first.getByRole('button', { name: 'Go back to before this' }).click();
  await first.getByRole('button', { name: 'Ask the table' }).click();
  await banner(other, 'Going back').getByRole('button', { name: 'Agree' }).click();
  expect(await whoDecides([first])).toBe(first);
  await openLog(other);
  await expect(panel(other, 'Log')).toContainText('the table went back to an earlier moment');
  await ben.context().close();
});

test('a host chooses a clock; it runs on the plates, warns, and pauses when both want it', async ({
  page,
  browser,
  serverUrl,
}) => {
  await signInAs(page, 'Ann');
  await page.goto('/new/waves');
  await page.getByText('Clock, onlookers, hints').click();
  await page.getByLabel('Clock', { exact: true }).selectOption('brisk');
  await page.getByLabel('When time runs out').selectOption('skip');
  await page.getByLabel('Onlookers see').selectOption('late');
  await inspect(page, 'terms');
  await page.getByRole('radio', { name: '2' }).check({ force: true });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await expect(page.getByLabel('Clock', { exact: true })).toHaveValue('brisk');
  const ben = await guest(browser, serverUrl, 'Ben');
  await ben.goto(new URL(page.url()).pathname);
  await expect(ben.getByText('3 minutes, and 5 seconds more for every decision')).toBeVisible();
  await ben.getByRole('button', { name: 'Sit here' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const mine = await whoDecides([page, ben]);
  const running = mine.locator('.plate-awaited .clock-runs');
  await expect(running).toContainText(/2:5\d|3:00/);
  await openPanel(page, 'Table and settings');
  await page.getByRole('button', { name: 'Ask for a pause' }).click();
  await banner(ben, 'Pause').getByRole('button', { name: 'Yes, pause' }).click();
  await expect(banner(page, 'Pause')).toContainText('The table is paused');
  await inspect(page, 'paused');
  await banner(page, 'Pause').getByRole('button', { name: 'Go on' }).click();
  await banner(ben, 'Pause').getByRole('button', { name: 'Go on' }).click();
  await expect(banner(page, 'Pause')).toBeHidden();
  await expect(running).toBeVisible();
  await mine.evaluate(() => {
    const now = Date.now;
    Date.now = () => now() + 155_000;
  });
  await expect(mine.locator('.plate-awaited .clock-low')).toContainText(/0:\d\d/);
  await expect(mine.getByRole('alert')).toHaveText('Hurry: your time is running out.');
  await screenshot(mine, 'hurry-1440');
  await ben.context().close();
});

test('people talk in plain text; what is new is counted, a line removed, a person muted', async ({
  page,
  browser,
  serverUrl,
}) => {
  const { ben } = await annAndBen(page, browser, serverUrl);
  await openPanel(ben, 'Talk');
  await ben.getByLabel('Say to the table').fill('Ahoy <b>Ann</b>!');
  await ben.getByRole('button', { name: 'Say', exact: true }).click();
  const unread = page.getByRole('button', { name: 'Talk, 1 new' });
  await expect(unread).toBeVisible();
  await page.reload();
  await expect(unread).toBeVisible();
  await unread.click();
  await expect(panel(page, 'Talk')).toContainText('Ahoy <b>Ann</b>!');
  await expect(page.getByRole('button', { name: 'Talk', exact: true })).toBeVisible();
  await inspect(page, 'talk');
  await page.getByRole('button', { name: 'What to do about this line of Ben' }).click();
  await page.getByRole('button', { name: 'Remove this line' }).click();
  await expect(panel(ben, 'Talk')).toContainText('Removed by the host.');
  await page.getByRole('button', { name: 'Mute Ben' }).click();
  await expect(panel(page, 'Talk')).toContainText('You have muted Ben.');
  await ben.getByLabel('Say to the table').fill('Is anybody there?');
  await ben.keyboard.press('Enter');
  await expect(panel(ben, 'Talk')).toContainText('Is anybody there?');
  await expect(panel(page, 'Talk')).not.toContainText('Is anybody there?');
  await ben.context().close();
});

test('partners talk among themselves until the rules ask for silence', async ({ page }) => {
  const options = { mode: 'teams', tablets: 'teams' };
  const mates = { 1: 'Ben', 2: 'Cleo', 3: 'Dan' };
  await page.goto(`/t/${await tableOf(page, { seats: 4, options, bots: {}, mates })}`);
  const passing = action(page, /^Hand the device to/);
  await expect(action(page, 'Follow').or(passing)).toBeVisible();
  if (await passing.isVisible()) {
    await passing.click();
    await page.getByRole('button', { name: /^I am/ }).first().click();
  }
  await asked(page);
  await openPanel(page, 'Talk');
  await page.getByRole('radio', { name: /^Team/ }).check({ force: true });
  await page.getByLabel('Say to your team').fill('I follow.');
  await page.keyboard.press('Enter');
  await expect(panel(page, 'Talk')).toContainText('to the team');
  await decide(page, 0);
  await expect(panel(page, 'Talk')).toContainText('The rules ask for silence now');
  await page.setViewportSize(PHONE);
  await screenshot(page, 'hushed-360');
});

test('a finished game: the dice are checked, every moment has an address, and it can be played on from there', async ({
  page,
  browser,
  serverUrl,
}) => {
  const id = await finishedTable(page);
  await ending(page).getByRole('button', { name: 'Check the dice' }).click();
  await expect(ending(page)).toContainText(/✓ Honest\. All \d+ entries were run again and agree/);
  await screenshot(page, 'check-dice-1440');
  await ending(page).getByRole('link', { name: 'Replay' }).click();
  await expect(page.getByText('Before the first move.')).toBeVisible();
  await page.getByRole('button', { name: 'One move on' }).click();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(new RegExp(`/r/${id}\\?at=2$`));
  await page.getByLabel('Through whose eyes').selectOption('0');
  await expect(
    hand(page)
      .or(page.getByRole('group', { name: /hand/i }))
      .first(),
  ).toBeVisible();
  await inspect(page, 'replay');
  const cleo = await guest(browser, serverUrl, 'Cleo');
  await cleo.goto(page.url());
  await expect(cleo.getByRole('slider', { name: 'Moment' })).toHaveValue('2');
  await cleo.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(cleo.getByRole('slider', { name: 'Moment' })).not.toHaveValue('2');
  await cleo.context().close();
  await page.getByRole('button', { name: 'What if…' }).click();
  await inspect(page, 'what-if');
  await page.getByLabel('Your seat').selectOption('0');
  await page.getByRole('button', { name: 'Play on from here' }).click();
  await expect(page).toHaveURL(/\/t\//);
  await asked(page);
});

test('the chances of a finished game are drawn, and the biggest turns lead to their moments', async ({ page }) => {
  const id = await finishedTable(page);
  await page.goto(`/r/${id}`);
  await openPanel(page, 'Chances');
  await expect(page.getByRole('img', { name: /Chances over the game/ })).toBeVisible({ timeout: 60_000 });
  await inspect(page, 'chances');
  const turn = panel(page, 'Chances')
    .getByRole('button', { name: /at move \d+/ })
    .first();
  const ply = /at move (\d+)/.exec((await turn.textContent()) ?? '')?.[1];
  await turn.click();
  await expect(page.getByRole('slider', { name: 'Moment' })).toHaveValue(ply!);
});

test('the file of a game is downloaded and opened again; one altered byte is found and named', async ({ page }) => {
  const id = await finishedTable(page);
  await page.goto(`/r/${id}`);
  await openPanel(page, 'About this game');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the game' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^quayside-waves-.*\.json$/);
  const record = (await (await page.request.get(`/api/tables/${id}/record`)).json()) as RecordFile;
  const open = async (content: RecordFile | string) => {
    await page.goto('/replay');
    const buffer = Buffer.from(typeof content === 'string' ? content : JSON.stringify(content));
    await page.locator('input[type=file]').setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer });
  };
  await page.goto('/replay');
  await inspect(page, 'open-file');
  await open('a shopping list');
  await expect(page.getByRole('alert')).toContainText('no record');
  const digests = record.digests.with(5, '000000000000');
  await open({ ...record, digests });
  await expect(page.getByRole('slider', { name: 'Moment' })).toHaveValue(String(record.log.length));
  await openPanel(page, 'About this game');
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await expect(panel(page, 'About this game')).toContainText(/✗ Something differs\. Entry 4/);
  await inspect(page, 'about-game');
});

test('during play one looks back at what one could see, and the commitment is told before the first move', async ({
  page,
  browser,
  serverUrl,
}) => {
  const { id, ben } = await annAndBen(page, browser, serverUrl);
  await openPanel(page, 'Table and settings');
  await expect(page.getByText(/2 of 2 players added theirs/)).toBeVisible();
  await expect(page.locator('.honest-mark')).toHaveText(/^[0-9a-f]{64}$/);
  for (let n = 0; n < 3; n++) await decide(await whoDecides([page, ben]), 0);
  await openPanel(page, 'Log');
  await panel(page, 'Log').getByRole('listitem').first().getByRole('button').first().click();
  await expect(page).toHaveURL(new RegExp(`/r/${id}\\?at=1$`));
  await expect(page.getByRole('slider', { name: 'Moment' })).toHaveValue('1');
  await expect(page.getByLabel('Through whose eyes')).toHaveCount(0);
  await expect(hand(page).first()).toBeVisible();
  await page.getByRole('link', { name: 'Back to the table' }).click();
  await whoDecides([page, ben]);
  await ben.context().close();
});

test('two people share a device: nothing of one is on the page of the other', async ({ page }) => {
  await signInAs(page, 'Ann');
  await page.goto('/new/waves');
  await page.getByRole('radio', { name: '2' }).check({ force: true });
  await page.getByLabel('Place B').selectOption('here');
  await page.getByLabel('Name of whoever plays on place B').fill('Ben');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await openPanel(page, 'Table and settings');
  await expect(page.getByText(/2 of 2 players added theirs/)).toBeVisible();
  await page.getByRole('button', { name: 'Close Table and settings' }).click();
  const passing = page.getByRole('button', { name: /^Hand the device to/ });
  const mine = action(page, /^(Follow|Choose)$/);
  await expect(mine.or(passing)).toBeVisible();
  while (!(await passing.isVisible())) {
    await decide(page, 0);
    await expect(mine.or(passing)).toBeVisible();
  }
  await passing.click();
  await expect(page.getByRole('heading', { name: 'Hand the device to Ben' })).toBeVisible();
  await expect(page.locator('.play')).toHaveCount(0);
  await inspect(page, 'hand-over');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Who has the device?' })).toBeVisible();
  await expect(hand(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'I am Ben' }).click();
  await asked(page);
  await expect(page.locator('.plate', { hasText: 'Ben' })).toContainText('your turn');
  await decide(page, 0);
});

test('a hint names moves and chances in the words of the game', async ({ page }) => {
  await page.goto(`/t/${await tableOf(page)}`);
  await asked(page);
  await action(page, 'Hint').click();
  const hint = page.getByRole('region', { name: 'Hint' });
  await expect(hint).toContainText(/wins \d+ in 100/, { timeout: 30_000 });
  await expect(page.locator('[data-ring]').first()).toBeAttached();
  const first = await hint.textContent();
  await action(page, 'Another idea').click();
  await expect(hint).not.toHaveText(first!);
  await inspect(page, 'hint');
  await action(page, 'Play it').click();
  await expect(hint).toHaveCount(0);
  await page.goto(`/t/${await tableOf(page, { hints: false })}`);
  await asked(page);
  await expect(action(page, 'Hint')).toHaveCount(0);
});

test('one gives the seat up, the host opens it, a stranger takes it, and the host ends the table', async ({
  page,
  browser,
  serverUrl,
}) => {
  const { id, ben } = await annAndBen(page, browser, serverUrl);
  await openPanel(ben, 'Table and settings');
  await ben.getByRole('button', { name: 'Leave the table' }).click();
  await inspect(ben, 'leave');
  await ben.getByRole('button', { name: 'Give my seat up' }).click();
  await openPanel(page, 'Table and settings');
  await page.getByText('Seats without a person').click();
  await page.getByRole('button', { name: 'Open the seat' }).click();
  await ben.context().close();
  const cleo = await guest(browser, serverUrl, 'Cleo');
  await cleo.goto(`/t/${id}`);
  await cleo.getByRole('button', { name: 'Sit down on seat B' }).click();
  await expect(page.locator('.plate', { hasText: 'Cleo' })).toBeVisible();
  await page.getByRole('button', { name: 'End the table…' }).click();
  await page.getByRole('button', { name: 'End it' }).click();
  await expect(cleo.getByText('The host has ended this table')).toBeVisible();
  await cleo.context().close();
});

test('my tables: whose turn, since when, what is left; and leaving while offline is not lost', async ({
  page,
  browser,
  serverUrl,
}) => {
  const { id, ben } = await annAndBen(page, browser, serverUrl, { terms: { clock: 'day' } });
  await ben.context().close();
  // What the panel is made of is fetched ahead, a few seconds after the board: only then may the network go.
  const isFetched = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/AboutTable-'));
  await expect.poll(() => page.evaluate(isFetched)).toBe(true);
  await page.context().setOffline(true);
  await page.evaluate(() => window.dispatchEvent(new Event('offline')));
  await openPanel(page, 'Table and settings');
  await page.getByRole('button', { name: 'Leave the table' }).click();
  await page.getByRole('button', { name: 'Let a bot play on' }).click();
  await expect(page.getByRole('heading', { name: 'Quayside' })).toBeVisible();
  await page.context().setOffline(false);
  const standIns = async () => {
    const list = await (await page.request.get('/api/tables')).json();
    return list.mine.find((it: { table: { id: string } }) => it.table.id === id)?.table.seats[0].standIn;
  };
  await expect.poll(standIns, { timeout: 40_000 }).toBe('mate');
  await page.goto('/mine');
  const row = page.getByRole('region', { name: 'Not over yet' }).getByRole('listitem').first();
  await expect(row).toContainText(/waits for|left/);
  await inspect(page, 'mine');
});
