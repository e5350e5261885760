// What walks through the screens in the pseudo-language share: a guest without plain letters in the name, buttons by
// their English name, and a look at a page at both sizes.

import { GAMES } from '@quayside/rules';
import { pseudoText } from '../src/words/pseudo.ts';
import { fits } from './checkLook.ts';
import { noteShownWords } from './shownWords.ts';
import { expect, type Page } from './testServer.ts';
import { clipped, untranslated } from './untranslated.ts';

/** What is shown as it is in every language. */
const NAMES = [
  'Quayside',
  ...Object.values(GAMES).flatMap(({ meta }) => [meta.title, meta.credits.designer, meta.credits.publisher]),
  'Discord',
  'Slack',
  'ntfy',
  ...['NE', 'SE', 'SW', 'NW'], // on the drawn compass and the wind dice of Rolling Seas
];

/** Everything that can be read or heard is translated, and fits at both sizes. */
export async function inspectPage(page: Page, name: string, names: readonly string[] = []): Promise<void> {
  const known = [...NAMES, ...names].filter(name => name !== null);
  await noteShownWords(page);
  expect.soft(await untranslated(page, known), `${name}: not translated`).toEqual([]);
  await fits(page, `pseudo-${name}`);
  await page.setViewportSize({ width: 360, height: 640 });
  expect.soft(await clipped(page), `${name}: cut off on a phone`).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect.soft(await clipped(page), `${name}: cut off on a wide screen`).toEqual([]);
}

/** Opens a page and waits until it has settled. */
export async function visit(page: Page, path: string, sign: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator(sign).first()).toBeVisible();
}

/** Signs in under a name and begins in the pseudo-language. */
export async function arrive(page: Page, name: string): Promise<void> {
  await page.request.get('/api/me');
  await page.request.put('/api/me', { data: { name } });
  await page.goto('/?lang=pseudo');
  await expect(page.locator('.game-sheet').first()).toBeVisible();
}

/** A button, or a banner, by its English name. */
export const button = (page: Page, english: string) =>
  page.getByRole('button', { name: pseudoText(english), exact: true });
export const banner = (page: Page, english: string) => page.getByRole('status', { name: pseudoText(english) });

/** Opens what a button asks first, looks at the dialog, and closes it. */
export async function inspectDialog(page: Page, opener: string, name: string, names: readonly string[]): Promise<void> {
  await button(page, opener).click();
  await expect(page.locator('dialog[open]')).toBeVisible();
  await inspectPage(page, name, names);
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toBeHidden();
}

/** The bots at my tables. */
export async function botNames(page: Page): Promise<string[]> {
  const { mine } = await (await page.request.get(new URL('/api/tables', page.url()).href)).json();
  return mine.flatMap(({ table }: { table: { seats: { name?: string }[] } }) =>
    table.seats.flatMap(({ name }) => name ?? []),
  );
}

/** Opens everything that is folded in. */
export async function unfold(page: Page, within = 'body'): Promise<void> {
  for (const folded of await page.locator(`${within} details`).all())
    if ((await folded.getAttribute('open')) === null && (await folded.isVisible()))
      await folded.locator('> summary').click();
}
