// docs/bots.md shows lines of a real game: this plays that game again and compares. With RENEW=1 it writes them anew.

import { deepEqual, equal, ok } from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { contest } from '@quayside/bots';
import { FROM_PROGRAM, TO_PROGRAM } from '@quayside/protocol';
import { checkerOf } from '@quayside/protocol/jsonSchema';
import { GAMES, settle } from '@quayside/rules';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const DOCUMENT = join(ROOT, 'docs/bots.md');
const RECORDER = join(ROOT, 'packages/cli/test/programs/recorder.mjs');
const SHOWN = ['hello', 'decide', 'move', 'over', 'error'];
const BLOCK = /```json\n(.*)\n```/g;

/** All lines of one game with a program on seat 0, as it read and wrote them. */
async function linesOfAGame(): Promise<string[]> {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-docs-'));
  const file = join(folder, 'lines');
  const seats = [`cmd:${process.execPath} ${RECORDER} ${file}`, 'deckhand'];
  const options = settle(GAMES['waves']!.meta, 2, {}).options!;
  const terms = { game: 'waves', options, seats, games: 1, seed: 'docs', clock: false, threads: 1, moveMs: 60_000 };
  await contest(terms);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  rmSync(folder, { recursive: true });
  return lines;
}

describe('docs/bots.md', async () => {
  const lines = await linesOfAGame();
  const first = (t: string) => lines.find(line => JSON.parse(line).t === t)!;

  test('shows the lines that a program really reads and writes', () => {
    const wanted = SHOWN.map(first);
    if (process.env['RENEW']) {
      let at = 0;
      writeFileSync(
        DOCUMENT,
        readFileSync(DOCUMENT, 'utf8').replace(BLOCK, () => `\`\`\`json\n${wanted[at++]}\n\`\`\``),
      );
    }
    const shown = [...readFileSync(DOCUMENT, 'utf8').matchAll(BLOCK)].map(([, line]) => line);
    deepEqual(shown, wanted, 'the lines have changed: run this test with RENEW=1');
  });

  test('every line fits its schema', () => {
    const checks = new Map([...TO_PROGRAM, ...FROM_PROGRAM].map(line => [line.properties.t.const, checkerOf(line)]));
    for (const line of lines) equal(checks.get(JSON.parse(line).t)!(JSON.parse(line)), null, line.slice(0, 200));
    ok(lines.length > 20);
  });
});
