// Started by `bench page` with the address of a server and, as JSON, what to measure; without them it only looks
// whether there is a Chromium. Opens the front page and a table of each game in a Chromium of its own, slowed down like
// a phone, and answers what was fetched, when the page stood and how long its longest tasks were.

import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { type AnyGame, type AnyShape, loadGame, pick, type Rng, rngOf, type View } from '@quayside/rules';
import config from '../playwright.config.ts';
import { playMove } from '../test/playMove.ts';
import { type MainThreadTask, type Traced, traced } from './tasks.ts';
import { loadOf } from './wire.ts';

type PageFigures = {
  /** `front`, or the id of a game: a table of four seats, three of them bots. */
  page: string;
  requests: number;
  /** On the wire, headers included, until nothing more is fetched; before the dice in space. */
  bytes: number;
  /** From the navigation until covers or board are painted. */
  standsMs: number;
  /** After the first paint until the page has been still for a while. */
  longestTaskMs: number;
  longestTaskCpuMs: number;
  /** While turns of all seats are shown; null on the front page. */
  longestTurnTaskMs: number | null;
  longestTurnTaskCpuMs: number | null;
};

type PageMeasurement = { games: string[]; slowdown: number; moves: number; seed: number };

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
const SEATS = 4;
const STILL_MS = 5000; // longer than Play.tsx waits before it fetches the panel and the end screen
const SHOWN_MS = 90_000; // the turns of three bots, slowed down
const STANDS_MS = 60_000;
const ARRIVED_MS = 500; // the page has the move and asks no more
const POLL_MS = 200;
const IS_ASKED = `document.querySelector('.prompt-mine, dialog[open] .end-actions') !== null`;

const [address, wanted = '{}'] = process.argv.slice(2);
const { games, slowdown, moves, seed } = JSON.parse(wanted) as PageMeasurement;

const { launchOptions } = config.use!;
if (!existsSync(launchOptions!.executablePath!)) {
  process.stderr.write(`There is no Chromium at ${launchOptions!.executablePath}; CHROMIUM=PATH says where one is.\n`);
  process.exit(3);
}
if (!address) process.exit(0);
const browser = await chromium.launch(launchOptions!);
try {
  const found = [await measured(browser, 'front', openFront)];
  for (const id of games) {
    const game = await loadGame(id);
    found.push(
      await measured(
        browser,
        id,
        page => sitDown(page, id),
        (page, session) => playTurns(page, session, game),
      ),
    );
  }
  process.stdout.write(JSON.stringify(found));
} finally {
  await browser.close();
}

/** `ready`: the address of the page, and what is on it when it stands. */
type Ready = { path: string; stands: string };

async function measured(
  browser: Browser,
  name: string,
  prepare: (page: Page) => Promise<Ready>,
  play?: (page: Page, session: CDPSession) => Promise<void>,
): Promise<PageFigures> {
  const context = await browser.newContext({ ...PHONE, baseURL: address! });
  const page = await context.newPage();
  const { path, stands } = await prepare(page);
  await page.addInitScript(markWhenPainted, stands);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  let load = { requests: 0, bytes: 0 };
  const trace = await traced(browser, page, async () => {
    load = await loadOf(page, async () => {
      await page.goto(path);
      await until(session, `performance.getEntriesByName('stands').length > 0`, STANDS_MS);
    });
    await setTimeout(STILL_MS);
    await session.send('Runtime.evaluate', { expression: `performance.mark('still')` });
    if (play) await play(page, session);
  });
  await context.close();
  return { page: name, requests: load.requests, bytes: load.bytes, ...longestOf(trace, play !== undefined) };
}

function longestOf({ firstPaintMs, marks, tasks }: Traced, isPlayed: boolean) {
  const still = marks['still']!;
  const loading = tasks.filter(({ atMs, ms }) => atMs + ms > firstPaintMs && atMs < still);
  const turns = isPlayed ? tasks.filter(({ atMs }) => atMs > still) : [];
  const most = (some: readonly MainThreadTask[], of: 'ms' | 'cpuMs') =>
    Math.round(Math.max(0, ...some.map(task => task[of])));
  return {
    standsMs: Math.round(marks['stands']!),
    longestTaskMs: most(loading, 'ms'),
    longestTaskCpuMs: most(loading, 'cpuMs'),
    longestTurnTaskMs: isPlayed ? most(turns, 'ms') : null,
    longestTurnTaskCpuMs: isPlayed ? most(turns, 'cpuMs') : null,
  };
}

async function openFront(): Promise<Ready> {
  return { path: '/', stands: '.cover svg' };
}

async function sitDown(page: Page, game: string): Promise<Ready> {
  await page.request.get('/api/me');
  const bots = Object.fromEntries(Array.from({ length: SEATS - 1 }, (_, n) => [n + 1, 'deckhand']));
  const made = await page.request.post('/api/tables', {
    data: { game, seats: SEATS, options: {}, bots, start: true, listed: false },
  });
  const { id } = await made.json();
  return { path: `/t/${id}`, stands: 'main.board > *' };
}

/**
 * Answers what the page asks by random moves, sent through a socket of our own, and waits until all that follows is
 * shown.
 */
async function playTurns(page: Page, session: CDPSession, game: AnyGame): Promise<void> {
  const rng: Rng = rngOf(seed);
  const table = new URL(page.url()).pathname.split('/').at(-1)!;
  const choose = (view: View<AnyShape>) => pick(rng, game.menu(view).moves);
  for (let n = 0; n < moves; n++) {
    await until(session, IS_ASKED, SHOWN_MS);
    await playMove(page, table, choose as never);
    await setTimeout(ARRIVED_MS);
  }
  await until(session, IS_ASKED, SHOWN_MS);
}

/** Asks the page without Playwright's own script, whose evaluation would be the longest task of a slow page. */
async function until(session: CDPSession, expression: string, mostMs: number): Promise<void> {
  const end = performance.now() + mostMs;
  for (;;) {
    const { result } = await session.send('Runtime.evaluate', { expression });
    if (result.value === true) return;
    if (performance.now() > end) throw new Error(`not within ${mostMs} ms: ${expression}`);
    await setTimeout(POLL_MS);
  }
}

/** Runs in the page: marks the moment at which the browser has painted what is looked for. */
function markWhenPainted(selector: string): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    requestAnimationFrame(() => globalThis.setTimeout(() => performance.mark('stands')));
  });
  observer.observe(document, { childList: true, subtree: true });
}
