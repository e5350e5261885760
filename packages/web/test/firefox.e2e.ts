// One whole game of each by clicks in Debian's Firefox, against a deckhand, without an error of the page. Playwright
// can only drive a Firefox of its own making, so Puppeteer does it, by WebDriver BiDi.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { findProgram, skipWithout } from '@quayside/services';
import { type Browser, launch, type Page } from 'puppeteer-core';
import { clickThrough } from './clickGame.ts';
import { type RunningServer, startServer, type TableRequest } from './testServer.ts';

const SECONDS = 150; // for a game on a busy machine; each takes 15 to 40 on a quiet one

/** The shortest of each. */
const GAMES: readonly TableRequest[] = [
  { game: 'waves', seats: 2 },
  { game: 'rolling-with-the-waves', seats: 2 },
  { game: 'rolling-seas', seats: 1 },
  { game: 'waves-of-fortune', seats: 2, options: { 'round-limit': '20' } },
  { game: 'rattle-battle', seats: 2, options: { scenario: 'introductory' } },
];

const missing = skipWithout('firefox-esr');
test.skip(missing !== false, missing || '');
test.describe.configure({ mode: 'default' });

let server: RunningServer;
let firefox: Browser;
const folders: string[] = [];
const folder = (name: string) => {
  const made = mkdtempSync(join(tmpdir(), `quayside-${name}-`));
  folders.push(made);
  return made;
};

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const flags = ['--port', '0', '--host', '127.0.0.1', '--data-dir', folder('firefox'), '--bot-pause-ms', '0'];
  server = await startServer('packages/cli/src/main.ts', 'serve', ...flags);
  firefox = await launch({
    browser: 'firefox',
    executablePath: findProgram('firefox-esr')!,
    userDataDir: folder('profile'),
    timeout: 90_000,
    protocolTimeout: 60_000,
    defaultViewport: { width: 1440, height: 900 },
    extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
  });
});

test.afterAll(async () => {
  await firefox?.close();
  await server?.close();
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

/** A page whose errors are gathered from the beginning on. */
async function openPage(): Promise<{ page: Page; errors: string[] }> {
  const context = await firefox.createBrowserContext();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(String(error instanceof Error ? (error.stack ?? error) : error)));
  page.on('console', line => line.type() === 'error' && errors.push(line.text()));
  // What the page itself found and reported: errors that no console shows are among it. The server logs what it was.
  page.on('request', request => {
    if (request.url().endsWith('/api/client-error')) errors.push('the page reported an error');
  });
  return { page, errors };
}

/** As testServer.ts does it for Chromium. */
async function tableAgainstBots(page: Page, { game, seats, options = {} }: TableRequest): Promise<void> {
  await page.goto(server.address);
  await page.waitForSelector('.quay-games article');
  const bots = Object.fromEntries(Array.from({ length: seats - 1 }, (_, i) => [i + 1, 'deckhand']));
  const id = await page.evaluate(
    async body => {
      localStorage.setItem('quayside.tips', 'off');
      const headers = { 'content-type': 'application/json' };
      const made = await fetch('/api/tables', { method: 'POST', headers, body });
      return (await made.json()).id as string;
    },
    JSON.stringify({ game, seats, options, bots, start: true, listed: false }),
  );
  await page.goto(`${server.address}/t/${id}`);
}

for (const wanted of GAMES)
  test(`Firefox: a whole game of ${wanted.game} by clicks`, async () => {
    test.setTimeout(1000 * SECONDS + 60_000);
    const { page, errors } = await openPage();
    await tableAgainstBots(page, wanted);
    const clicks = await clickThrough(page, wanted.game, { seconds: SECONDS });
    expect(clicks).toBeGreaterThan(10);
    expect(await page.$eval('dialog[open] .winners', said => said.textContent)).toMatch(/\w/);
    expect(errors).toEqual([]);
    await page.browserContext().close();
  });
