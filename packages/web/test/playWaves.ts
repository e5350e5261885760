// W·A·V·E·S played by clicks: what is on the screen, what is asked, and one decision at a time.

import { expect, type Page } from '@playwright/test';
import { action, board, ending, whoDecides } from './tablePage.ts';

export const hand = (page: Page) => page.getByRole('group', { name: 'Your hand' }).getByRole('button');
export const confirmation = (page: Page) => action(page, /^(Discard|Wave token)/);
const chooseElder = (page: Page) => board(page).locator('.waves-choose');

/** What is asked of me now. */
export async function asked(page: Page): Promise<'play' | 'discard' | 'token' | 'over'> {
  const follow = action(page, /^Follow/);
  const choose = action(page, 'Choose');
  await expect(follow.or(choose).or(ending(page))).toBeVisible({ timeout: 15_000 });
  if (await ending(page).isVisible()) return 'over';
  if (await follow.isVisible()) return 'play';
  return (await chooseElder(page).count()) > 0 ? 'token' : 'discard';
}

/** One decision by clicks: strong cards as Followers, now and then a Rebel. Whether there was one to make. */
export async function decide(page: Page, n: number): Promise<boolean> {
  const ask = await asked(page);
  if (ask === 'over') return false;
  const cards = hand(page);
  if (ask === 'play') {
    await cards.last().click();
    await playChosen(page, n % 5 === 1 ? 'Rebel' : 'Follow');
    return true;
  }
  if (ask === 'token') await chooseElder(page).first().click();
  else for (let i = 0; !(await confirmation(page).isVisible()); i++) await cards.nth(i).click();
  await confirmation(page).click();
  await expect(confirmation(page)).toBeHidden();
  return true;
}

/** Plays the cards taken up, and waits until they lie. */
export async function playChosen(page: Page, how: 'Follow' | 'Rebel'): Promise<void> {
  const button = action(page, new RegExp(`^${how} with`));
  await button.click();
  await expect(button).toBeHidden();
}

/** Whether both have to discard now: they do so at the same time. */
export async function bothDiscard(one: Page, other: Page): Promise<boolean> {
  await whoDecides([one, other]);
  for (const page of [one, other]) if (!(await action(page, 'Choose').isVisible())) return false;
  return (await asked(one)) === 'discard' && (await asked(other)) === 'discard';
}
