// The ninth law's last clause: every refusal a game can give has a test that brings it about, in the game's own folder.

import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { GAMES } from '../packages/rules/src/games.ts';

const RULES = fileURLToPath(new URL('../packages/rules/src', import.meta.url));

/** The codes that no test of these names. */
const untested = (codes: string[], tests: string): string[] => codes.filter(code => !tests.includes(`'${code}'`));

describe('Every refusal has a test', () => {
  for (const { meta, load } of Object.values(GAMES))
    test(meta.title, async () => {
      const files = globSync(join(RULES, meta.id, 'test', '*.test.ts')).filter(file => !file.endsWith('words.test.ts'));
      const codes = Object.keys((await load()).words.refusals);
      assert.ok(codes.length > 0);
      assert.deepEqual(untested(codes, files.map(file => readFileSync(file, 'utf8')).join('\n')), []);
    });

  test('A code nobody tests is found', () => {
    assert.deepEqual(untested(['not-now', 'no-wind'], "refuses(sail, 'not-now')"), ['no-wind']);
  });
});
