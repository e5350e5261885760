// What is shown to whom: to spectators what is open, or a hand but late; in a joint decision who is ready, or not even
// that.

import { annAndBen, banner, guest, inspect, openPanel, panel } from './guests.ts';
import { bothDiscard, decide, hand } from './playWaves.ts';
import { action, whoDecides } from './tablePage.ts';
import { expect, type Page, test } from './testServer.ts';

const LATE_BY = 2; // moves
const namesIn = (page: Page) => hand(page).evaluateAll(cards => cards.map(card => card.getAttribute('aria-label')));

test('a spectator looks over a shoulder, some moves late, and back at what is open to all', async ({
  page,
  browser,
  serverUrl,
}) => {
  const terms = { watching: 'late', lateBy: { entries: LATE_BY, minutes: 0 } } as const;
  const { id, ben } = await annAndBen(page, browser, serverUrl, { terms });
  const cleo = await guest(browser, serverUrl, 'Cleo');
  await cleo.goto(`/t/${id}`);
  await expect(hand(cleo)).toHaveCount(0);
  const eyes = banner(cleo, 'Whose eyes').getByLabel('Look through the eyes of');
  await eyes.selectOption({ label: `Ann, ${LATE_BY} moves later` });
  const wait = banner(cleo, 'Whose eyes').getByText(`The first hands are shown ${LATE_BY} moves later.`);
  await expect(wait).toBeVisible();
  await inspect(cleo, 'borrowed-eyes-too-early');
  const hands: (string | null)[][] = [];
  for (let ply = 0; ply < 5; ply++) {
    const mover = await whoDecides([page, ben]);
    hands.push(await namesIn(page));
    await expect.poll(() => namesIn(cleo)).toEqual(hands[ply - LATE_BY] ?? []);
    await decide(mover, 0);
  }
  expect(hands[2]).not.toEqual(hands[0]);
  await expect(wait).toBeHidden();
  await inspect(cleo, 'borrowed-eyes');
  await eyes.selectOption({ label: 'an onlooker, as it happens' });
  await expect(hand(cleo)).toHaveCount(0);
  for (const other of [ben, cleo]) await other.context().close();
});

test('where the host hides who is ready, nobody sees it until the last has decided', async ({
  page,
  browser,
  serverUrl,
}) => {
  const { ben } = await annAndBen(page, browser, serverUrl, { terms: { readyMarks: false } });
  while (!(await bothDiscard(page, ben))) await decide(await whoDecides([page, ben]), 0);
  const ann = (on: Page) => on.locator('.plate', { hasText: 'Ann' });
  await decide(page, 0);
  await expect(action(page, 'Take back')).toBeVisible();
  await expect(ann(page)).toContainText('you');
  // Whatever Ann's decision told Ben, it would have reached him before this.
  await openPanel(page, 'Talk');
  await page.getByLabel('Say to the table').fill('Your turn?');
  await page.keyboard.press('Enter');
  await openPanel(ben, /^Talk/);
  await expect(panel(ben, 'Talk')).toContainText('Your turn?');
  await expect(ann(ben)).toContainText('to act');
  await decide(ben, 0);
  await expect(action(page, 'Take back')).toBeHidden();
  await whoDecides([page, ben]);
  await ben.context().close();
});
