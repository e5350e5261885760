// Nodes on one PostgreSQL behind haproxy; the one that is a table's home is killed in the middle of a game.

import { execFileSync } from 'node:child_process';
import {
  findProgram,
  freePort,
  type Haproxy,
  type Postgres,
  skipWithout,
  startHaproxy,
  startPostgres,
} from '@quayside/services';
import { annAndBen, guest, openLog, panel, tableOf } from './guests.ts';
import { asked, decide, hand } from './playWaves.ts';
import { action, whoDecides } from './tablePage.ts';
import { expect, type Page, type RunningServer, startServer, test } from './testServer.ts';

const missing = skipWithout('postgres', 'haproxy');
test.skip(missing !== false, missing || '');

let postgres: Postgres;
let database: string;
let haproxy: Haproxy;
let nodes: RunningServer[];

test.beforeAll(async () => {
  postgres = await startPostgres({ fsync: false });
  database = await postgres.createDatabase('quayside');
  const start = async () => {
    const port = `${await freePort()}`;
    const address = `http://127.0.0.1:${port}`;
    const flags = ['--port', port, '--host', '127.0.0.1', '--database', database, '--address', address];
    const more = ['--cluster-secret', 'secret-of-this-test', '--trust-proxy', '1', '--bot-pause-ms', '0'];
    return startServer('packages/cli/src/main.ts', 'serve', ...flags, ...more);
  };
  nodes = [await start(), await start(), await start()]; // each test ends one
  haproxy = await startHaproxy(nodes.map(({ address }) => new URL(address).host));
});

test.afterAll(async () => {
  await haproxy?.stop();
  for (const node of nodes ?? []) await node.close('SIGKILL');
  await postgres?.stop();
});

const stored = (sql: string): string =>
  execFileSync(findProgram('psql')!, [database, '-Atc', sql], { encoding: 'utf8' }).trim();

/** The node that is home to a table. */
function homeOf(table: string): RunningServer {
  const address = stored(`select address from homes join sessions on no = home where table_id = '${table}'`);
  const node = nodes.find(it => it.address === address);
  if (!node) throw new Error(`no node has the table; its home is "${address}"`);
  return node;
}

/** It answers no more. */
async function kill(node: RunningServer): Promise<void> {
  nodes = nodes.filter(other => other !== node);
  await node.close('SIGKILL');
}

/** Every text the page shows about its connection, and every alert, from now on. */
async function saidBy(page: Page): Promise<() => Promise<string[]>> {
  const seen = await page.evaluateHandle(() => {
    const texts: string[] = [];
    const look = () => {
      for (const part of document.querySelectorAll('.connection-status, [role="alert"]')) {
        const text = part.textContent?.trim();
        if (text && !texts.includes(text)) texts.push(text);
      }
    };
    new MutationObserver(look).observe(document.body, { childList: true, characterData: true, subtree: true });
    return texts;
  });
  return () => seen.jsonValue();
}

const logLines = (page: Page) => panel(page, 'Log').getByRole('listitem').allInnerTexts();

test('the home of a table is killed: a pause and a word, no error, nothing lost, and play goes on', async ({
  browser,
}) => {
  const ann = await guest(browser, haproxy.url, 'Ann');
  const failures: string[] = [];
  ann.on('pageerror', error => failures.push(error.message));
  const table = await tableOf(ann);
  await ann.goto(`/t/${table}`);
  for (let n = 0; n < 2; n++) expect(await decide(ann, n)).toBe(true);
  await asked(ann);
  await openLog(ann);
  const before = await logLines(ann);
  const said = await saidBy(ann);

  await kill(homeOf(table));
  await expect.poll(said).toContain('Offline; trying again');
  await expect(ann.locator('.connection-status')).not.toContainText('Offline');

  const after = await logLines(ann);
  expect(after.slice(0, before.length)).toEqual(before);
  for (let n = 0; n < 2; n++) await decide(ann, n);
  await expect.poll(async () => (await logLines(ann)).length).toBeGreaterThan(before.length);
  expect((await said()).filter(text => !/^(Offline; trying again|Sending…|Saved)$/.test(text))).toEqual([]);
  expect(failures).toEqual([]);

  await ann.reload();
  await asked(ann);
  await openLog(ann);
  // The last line may have grown: lines that say the same of several seats are one.
  expect((await logLines(ann)).slice(0, before.length - 1)).toEqual(before.slice(0, -1));
  await ann.context().close();
});

/** What is said about a connection that is lost and comes back; anything else would be an error. */
const USUAL = /^(Offline; trying again|Offline; will be sent|Sending…|Saved)$/;

test('two people go on through a kill; a move that one of them makes meanwhile is kept, and counts once', async ({
  browser,
}) => {
  const ann = await guest(browser, haproxy.url, 'Ann');
  const { id, ben } = await annAndBen(ann, browser, haproxy.url);
  const people = [ann, ben];
  const failures: string[] = [];
  for (const page of people) page.on('pageerror', error => failures.push(error.message));
  for (let n = 0; n < 3; n++) expect(await decide(await whoDecides(people), n)).toBe(true);
  let mine = await whoDecides(people);
  for (let n = 3; (await asked(mine)) !== 'play'; n++) {
    await decide(mine, n);
    mine = await whoDecides(people);
  }
  await hand(mine).last().click();
  const follow = action(mine, /^Follow with/);
  await expect(follow).toBeVisible();
  const entries = () => Number(stored(`select count(*) from entries where table_id = '${id}' and intent is not null`));
  const before = entries();
  const said = await Promise.all(people.map(saidBy));

  // Nobody takes the table over until the move has been made: the other nodes stand still meanwhile.
  const home = homeOf(id);
  const others = nodes.filter(node => node !== home);
  for (const { pid } of others) process.kill(pid, 'SIGSTOP');
  try {
    await kill(home);
    await expect(mine.locator('.connection-status')).toHaveText('Offline; trying again');
    await follow.click();
    await expect(mine.locator('.connection-status')).toHaveText('Offline; will be sent');
    expect(entries()).toBe(before);
  } finally {
    for (const { pid } of others) process.kill(pid, 'SIGCONT');
  }

  for (const page of people)
    await expect(page.locator('.connection-status')).not.toContainText('Offline', { timeout: 30_000 });
  await expect.poll(entries).toBe(before + 1);
  await expect(follow).toBeHidden();
  for (const say of said) expect((await say()).filter(text => !USUAL.test(text))).toEqual([]);
  for (let n = 0; n < 4; n++) await decide(await whoDecides(people), n);
  expect(entries()).toBeGreaterThanOrEqual(before + 5);
  // What a player drew stands in the own log alone, and with it which lines are one.
  const rounds = async (page: Page) => (await logLines(page)).filter(line => line.startsWith('Round'));
  for (const page of people) await openLog(page);
  await expect.poll(() => rounds(ann)).not.toEqual([]);
  await expect.poll(() => rounds(ben)).toEqual(await rounds(ann));
  expect(failures).toEqual([]);
  for (const page of people) await page.context().close();
});
