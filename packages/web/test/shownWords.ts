// Which entries of the words files the pages of a test run have read in the pseudo-language, added up in a file below
// screenshots/. `node packages/web/test/shownWords.ts` lists those that no page has.

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Page } from '@playwright/test';

const FILE = join(resolve(import.meta.dirname, '../../..'), 'screenshots', 'words.json');

type Lists = { defined: string[]; read: string[] };

const known = (): Lists => (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : { defined: [], read: [] });

export async function noteShownWords(page: Page): Promise<void> {
  const lists = await page.evaluate((): Lists => {
    const { quaysideWords } = globalThis as { quaysideWords?: { defined: Set<string>; read: Set<string> } };
    return { defined: [...(quaysideWords?.defined ?? [])], read: [...(quaysideWords?.read ?? [])] };
  });
  const before = known();
  const union = (a: string[], b: string[]) => [...new Set([...a, ...b])].sort();
  mkdirSync(dirname(FILE), { recursive: true });
  const after = { defined: union(before.defined, lists.defined), read: union(before.read, lists.read) };
  // Tests run at the same time: none may read what another has half written.
  const half = `${FILE}.${process.pid}`;
  writeFileSync(half, JSON.stringify(after));
  renameSync(half, FILE);
}

if (import.meta.main) {
  const { defined, read } = known();
  const shown = new Set(read);
  for (const path of defined) if (!shown.has(path)) console.log(path);
  console.log(`${shown.size} of ${defined.length} entries were read.`);
}
