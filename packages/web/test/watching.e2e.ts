// Who watches: open information only; or, where the host likes, a player's hand, but late.

import { annAndBen, banner, guest, inspect } from './company.ts';
import { expect, type Page, test } from './house.ts';
import { decide, hand, whoDecides } from './wavesByHand.ts';

const LATE_BY = 2; // moves
const namesIn = (page: Page) => hand(page).evaluateAll(cards => cards.map(card => card.getAttribute('aria-label')));

test('an onlooker looks over a shoulder, some moves late, and back at what is open to all', async ({
  page,
  browser,
  house,
}) => {
  const terms = { watching: 'late', lateBy: { entries: LATE_BY, minutes: 0 } } as const;
  const { id, ben } = await annAndBen(page, browser, house, { terms });
  const cleo = await guest(browser, house, 'Cleo');
  await cleo.goto(`/t/${id}`);
  await expect(hand(cleo)).toHaveCount(0);
  const eyes = banner(cleo, 'Whose eyes').getByLabel('Look through the eyes of');
  await eyes.selectOption({ label: `Ann, ${LATE_BY} moves later` });
  const hands: (string | null)[][] = [];
  for (let ply = 0; ply < 5; ply++) {
    const mover = await whoDecides([page, ben]);
    hands.push(await namesIn(page));
    await expect.poll(() => namesIn(cleo)).toEqual(hands[Math.max(0, ply - LATE_BY)]);
    await decide(mover, 0);
  }
  expect(hands[2]).not.toEqual(hands[0]);
  await inspect(cleo, 'borrowed-eyes');
  await eyes.selectOption({ label: 'an onlooker, as it happens' });
  await expect(hand(cleo)).toHaveCount(0);
  for (const other of [ben, cleo]) await other.context().close();
});
