// The table's page in the pseudo-language, in every state of pages/states.tsx: clocks, absences, hosts, talk in a team,
// passkeys, webhooks, errors of the server, verdicts on the dice. See pseudo.e2e.ts.

import { button, inspectPage } from './pseudoWalk.ts';
import { type ServedPage, servePage } from './servePage.ts';
import { expect, test } from './testServer.ts';

let served: ServedPage;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  served = await servePage('pages/shellStates.tsx');
});
test.afterAll(() => served.close());

/** Browsers and systems have names of their own. */
const NAMES = ['Firefox', 'Linux', 'Android', 'quay.example', 'quayside bot --token'];

test('every state of the shell', async ({ page }) => {
  test.setTimeout(300_000);
  const faults: string[] = [];
  page.on('pageerror', fault => faults.push(String(fault.stack ?? fault)));
  await page.context().grantPermissions(['notifications']); // they are offered only where they may be shown
  await page.addInitScript(() => localStorage.setItem('quayside.lang', 'pseudo'));
  await page.goto(served.url);
  await page.waitForFunction(() => 'states' in globalThis);
  const states: { name: string; press: string[] }[] = await page.evaluate('states()');
  expect(states.length).toBeGreaterThan(40);
  for (const { name, press } of states) {
    await page.evaluate(`show(${JSON.stringify(name)})`);
    await expect(page.locator('#app > *').first(), name).toBeVisible();
    for (const english of press) await button(page, english).first().click({ timeout: 10_000 });
    await page.evaluate(() => {
      for (const more of document.querySelectorAll<HTMLDetailsElement>('details.more')) more.open = true;
    });
    await inspectPage(page, `state-${name.replaceAll(/\W+/g, '-')}`, [...NAMES, new URL(served.url).host]);
  }
  expect(faults.filter(fault => !fault.includes('on purpose'))).toEqual([]);
});
