// People at tables, as the tests of what they rely on need them; and a look at every screen.

import type { Browser } from '@playwright/test';
import type { CreateTable } from '@quayside/protocol';
import { looksRight, PHONE, WIDE } from './checkLook.ts';
import { asked } from './playWaves.ts';
import { ending, whoDecides } from './tablePage.ts';
import { expect, type Page } from './testServer.ts';

export const panel = (page: Page, name: string) => page.getByRole('complementary', { name });
export const openPanel = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();
export const openLog = async (page: Page) => {
  if (!(await panel(page, 'Log').isVisible())) await openPanel(page, 'Log');
};
export const banner = (page: Page, name: string) => page.getByRole('status', { name });

export async function signInAs(page: Page, name: string): Promise<void> {
  await page.request.get('/api/me');
  await page.request.put('/api/me', { data: { name } });
}

export async function guest(browser: Browser, serverUrl: string, name: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL: serverUrl, reducedMotion: 'reduce' })).newPage();
  await signInAs(page, name);
  return page;
}

const deckhands = (...seats: number[]) => Object.fromEntries(seats.map(seat => [seat, 'deckhand' as const]));

/** A table Ann has made; against deckhands unless she wished otherwise. */
export async function tableOf(ann: Page, fields: Partial<CreateTable> = {}): Promise<string> {
  await signInAs(ann, 'Ann');
  const usual = { game: 'waves', seats: 2, options: {}, bots: deckhands(1), start: true, listed: false };
  const made = await ann.request.post('/api/tables', { data: { ...usual, ...fields } });
  const { id } = (await made.json()) as { id: string };
  return id;
}

/** Ann and Ben at a game that has begun. */
export async function annAndBen(ann: Page, browser: Browser, serverUrl: string, fields: Partial<CreateTable> = {}) {
  const id = await tableOf(ann, { bots: {}, start: false, ...fields });
  const ben = await guest(browser, serverUrl, 'Ben');
  await Promise.all([ann.goto(`/t/${id}`), ben.goto(`/t/${id}`)]);
  await ben.getByRole('button', { name: 'Sit here' }).click();
  await ann.getByRole('button', { name: 'Start the game' }).click();
  await whoDecides([ann, ben]);
  return { id, ben };
}

/** A game of Ann's that bots have played to its end. */
export async function finishedTable(ann: Page): Promise<string> {
  const id = await tableOf(ann);
  await ann.goto(`/t/${id}`);
  await asked(ann);
  const second = await ann.context().newPage();
  await second.goto(`/t/${id}`);
  await openPanel(second, 'Table and settings');
  await second.getByRole('button', { name: 'Leave the table' }).click();
  await second.getByRole('button', { name: 'Let a bot play on' }).click();
  await expect(ending(ann)).toBeVisible({ timeout: 60_000 });
  await second.close();
  return id;
}

/** In both sizes and themes: pictures for people, everything fits, and nothing axe could say. */
export async function inspect(page: Page, name: string): Promise<void> {
  const log = page.getByRole('button', { name: 'Close Log' });
  if (await log.isVisible()) await log.click();
  for (const size of [PHONE, WIDE]) await looksRight(page, name, size);
}
