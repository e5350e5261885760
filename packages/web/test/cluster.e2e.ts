// Two nodes on one PostgreSQL behind haproxy; the one that is a table's home is killed in the middle of a game.

import { freePort, type Haproxy, type Postgres, skipWithout, startHaproxy, startPostgres } from '@quayside/services';
import { guest, openLog, panel, tableOf } from './guests.ts';
import { asked, decide } from './playWaves.ts';
import { expect, type Page, type RunningServer, startServer, test } from './testServer.ts';

const missing = skipWithout('postgres', 'haproxy');
test.skip(missing !== false, missing || '');

let postgres: Postgres;
let haproxy: Haproxy;
let nodes: RunningServer[];

test.beforeAll(async () => {
  postgres = await startPostgres({ fsync: false });
  const database = await postgres.createDatabase('quayside');
  const start = async () => {
    const port = `${await freePort()}`;
    const address = `http://127.0.0.1:${port}`;
    const flags = ['--port', port, '--host', '127.0.0.1', '--database', database, '--address', address];
    const more = ['--cluster-secret', 'secret-of-this-test', '--trust-proxy', '1', '--bot-pause-ms', '0'];
    return startServer('packages/cli/src/main.ts', 'serve', ...flags, ...more);
  };
  nodes = [await start(), await start()];
  haproxy = await startHaproxy(nodes.map(({ address }) => new URL(address).host));
});

test.afterAll(async () => {
  await haproxy?.stop();
  for (const node of nodes ?? []) await node.close('SIGKILL');
  await postgres?.stop();
});

/** The node that has a table in memory. */
async function home(): Promise<RunningServer> {
  for (const node of nodes) {
    const metrics = await (await fetch(`${node.address}/metrics`)).text();
    if (Number(metrics.match(/^quayside_tables (\d+)/m)?.[1]) > 0) return node;
  }
  throw new Error('no node has the table');
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
  await ann.goto(`/t/${await tableOf(ann)}`);
  for (let n = 0; n < 2; n++) expect(await decide(ann, n)).toBe(true);
  await asked(ann);
  await openLog(ann);
  const before = await logLines(ann);
  const said = await saidBy(ann);

  const victim = await home();
  await victim.close('SIGKILL');
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
