// What every game has on the screen, and what people do at any table.

import type { Browser } from '@playwright/test';
import { expect, type Page } from './testServer.ts';

export const board = (page: Page) => page.getByRole('region', { name: 'Table', exact: true });
export const bar = (page: Page) => page.getByRole('region', { name: 'What to do' });
export const action = (page: Page, name: string | RegExp) => bar(page).getByRole('button', { name });
export const ending = (page: Page) => page.getByRole('dialog', { name: /Victory|over/ });

const asking = (page: Page) => bar(page).locator('.prompt-mine');

/** What is asked of me now; null when the game is over. */
export async function promptOf(page: Page): Promise<string | null> {
  const prompt = asking(page).locator('p').first();
  await expect(prompt.or(ending(page)).first()).toBeVisible({ timeout: 30_000 });
  return (await ending(page).isVisible()) ? null : prompt.textContent();
}

/**
 * The first of these pages that is asked something, at two looks in a row: a question that was just answered may stand
 * until the server's answer has come.
 */
export async function whoDecides(pages: readonly Page[]): Promise<Page> {
  const found = async () => {
    for (const page of pages) if (await asking(page).isVisible()) return page;
    return null;
  };
  let page: Page | null = null;
  const isSettled = async () => {
    const before = page;
    page = await found();
    return page !== null && page === before;
  };
  await expect.poll(isSettled, { intervals: [150] }).toBe(true);
  return page!;
}

/** Does something and waits until the table has moved on. */
export async function afterMove(page: Page, move: () => Promise<void>): Promise<void> {
  const before = await visibleText(page);
  await move();
  await expect.poll(() => visibleText(page), { timeout: 20_000, intervals: [20, 40, 80, 160] }).not.toBe(before);
}

/** All that can be read at the table. */
export const visibleText = (page: Page) =>
  page.evaluate(() =>
    ['main.board', '.prompt-mine', 'dialog[open]', '[role="log"]']
      .map(part => document.querySelector(part)?.textContent)
      .join(),
  );

/** Opens a table for two and begins, with somebody in a browser of their own: that page is the answer. */
export async function withGuest(page: Page, game: string, browser: Browser, serverUrl: string): Promise<Page> {
  await page.goto(`/new/${game}`);
  await page.getByRole('radio', { name: '2', exact: true }).check({ force: true });
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByText('Call your crew').waitFor();
  const guest = await (await browser.newContext({ baseURL: serverUrl, reducedMotion: 'reduce' })).newPage();
  await guest.goto(page.url());
  await guest.getByRole('button', { name: /Sit/ }).first().click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  return guest;
}
