// Which entries of the words files the pages of a test run have read in the pseudo-language. Each worker of Playwright
// adds to a file of its own below screenshots/words, because workers that share one would overwrite what another has
// just added. The files of one run lie in one folder. `node packages/web/test/shownWords.ts` adds up those of the
// latest run, and lists the entries that none of its pages has read.

import { existsSync, globSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Page } from '@playwright/test';

const RUNS = join(resolve(import.meta.dirname, '../../..'), 'screenshots', 'words');
/** The parent of all workers is the run. */
const FILE = join(RUNS, `${process.ppid}`, `${process.pid}.json`);

type Lists = { defined: string[]; read: string[] };

const NONE: Lists = { defined: [], read: [] };
const listsIn = (file: string): Lists => JSON.parse(readFileSync(file, 'utf8'));
const union = (a: string[], b: string[]) => [...new Set([...a, ...b])].sort();
const together = (a: Lists, b: Lists): Lists => ({ defined: union(a.defined, b.defined), read: union(a.read, b.read) });

export async function noteShownWords(page: Page): Promise<void> {
  const lists = await page.evaluate((): Lists => {
    const { quaysideWords } = globalThis as { quaysideWords?: { defined: Set<string>; read: Set<string> } };
    return { defined: [...(quaysideWords?.defined ?? [])], read: [...(quaysideWords?.read ?? [])] };
  });
  mkdirSync(dirname(FILE), { recursive: true });
  writeFileSync(FILE, JSON.stringify(together(existsSync(FILE) ? listsIn(FILE) : NONE, lists)));
}

function listsOfLatestRun(): Lists {
  const runs = existsSync(RUNS) ? readdirSync(RUNS).map(name => join(RUNS, name)) : [];
  const latest = runs.sort((a, b) => statSync(a).mtimeMs - statSync(b).mtimeMs).at(-1);
  return latest === undefined ? NONE : globSync(join(latest, '*.json')).map(listsIn).reduce(together, NONE);
}

if (import.meta.main) {
  const { defined, read } = listsOfLatestRun();
  const shown = new Set(read);
  for (const path of defined) if (!shown.has(path)) console.log(path);
  console.log(`${shown.size} of ${defined.length} entries were read.`);
}
