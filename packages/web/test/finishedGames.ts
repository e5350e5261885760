// A server with the database that version 0.3.0 wrote, in which every game has been played to its end, in the
// pseudo-language.

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type Page, ROOT, startServer } from './testServer.ts';

const WRITTEN = join(ROOT, 'packages/server/test/fixtures/released/0.3.0');

type FinishedTable = { id: string; game: string; status: string };

/** The page is Ann, who played them. `names`: of all who did. */
export async function openFinishedGames(page: Page) {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-ends-'));
  writeFileSync(join(folder, 'quayside.db'), gunzipSync(readFileSync(join(WRITTEN, 'quayside.db.gz'))));
  const { guests, tables } = JSON.parse(readFileSync(join(WRITTEN, 'expected.json'), 'utf8'));
  const flags = ['--port', '0', '--host', '127.0.0.1', '--data-dir', folder, '--log-level', 'silent'];
  const server = await startServer('packages/cli/src/main.ts', 'serve', ...flags);
  const url = server.address;
  const [name, value] = guests['Ann'].split('=') as [string, string];
  await page.context().addCookies([{ name, value, url }]);
  const lists = ['/api/me/games', '/api/tables'].map(async path => (await page.request.get(url + path)).text());
  const names = (await Promise.all(lists)).flatMap(text =>
    [...text.matchAll(/"name":"([^"]+)"/g)].map(([, it]) => it!),
  );
  await page.goto(`${url}/?lang=pseudo`);
  const close = async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  };
  const over = (tables as FinishedTable[]).filter(({ status }) => status === 'over');
  return { url, over, names: [...names, ...Object.keys(guests), new URL(url).host], close };
}
