// The reports in docs/lab as people get them: files opened in the browser, on a phone and on a wide screen, in both
// themes.

import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import { looksRight, PHONE, WIDE } from './checkLook.ts';
import { ROOT } from './testServer.ts';

const FOLDER = join(ROOT, 'docs/lab');
const REPORTS = readdirSync(FOLDER).filter(name => name.endsWith('.html'));

test('there is a report of each game', () => expect(REPORTS.length).toBeGreaterThanOrEqual(5));

for (const report of REPORTS)
  test(`docs/lab/${report} fits, passes axe in both themes and asks nobody for anything`, async ({ page }) => {
    const outside: string[] = [];
    page.on('request', request => {
      if (!/^(file|data):/.test(request.url())) outside.push(request.url());
    });
    const wrong: string[] = [];
    page.on('pageerror', error => wrong.push(error.message));
    await page.goto(pathToFileURL(join(FOLDER, report)).href);
    await expect(page.locator('.findings > li')).toHaveCount(5);
    await page.evaluate(() => {
      for (const details of document.querySelectorAll('details')) details.open = true;
    });
    for (const size of [PHONE, WIDE]) await looksRight(page, `lab-${basename(report, '.html')}`, size);
    expect(outside).toEqual([]);
    expect(wrong).toEqual([]);
  });
