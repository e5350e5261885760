// The sizes at which layouts change stand in one file: style sheets and scripts name them.

import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { withSizes } from '../breakpointNames.ts';
import { BREAKPOINTS } from '../src/ui/breakpoints.ts';

const WEB = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(WEB, file), 'utf8');
const BARE_SIZE = /\d(?:rem|em|px|ch|v[wh])\b/;

const queriesOf = (css: string): string[] => css.match(/@(?:media|container)\b[^{]*/g) ?? [];
/** What is handed to matchMedia as a text of its own. */
const matchedBy = (script: string): string[] =>
  script.match(/\((?:min-|max-)?(?:width|height)\s*[:<>=]+[^)]*\)/g) ?? [];

describe('breakpoints', () => {
  const sheets = globSync('src/**/*.css', { cwd: WEB });
  const scripts = globSync('src/**/*.{ts,tsx}', { cwd: WEB }).filter(file => !file.endsWith('breakpoints.ts'));

  test('no query of a style sheet or script carries a bare size', () => {
    assert.ok(sheets.length > 50 && scripts.length > 200);
    const bare = [
      ...sheets.flatMap(file => queriesOf(read(file)).map(query => `${file}: ${query}`)),
      ...scripts.flatMap(file => matchedBy(read(file)).map(query => `${file}: ${query}`)),
    ].filter(text => BARE_SIZE.test(text));
    assert.deepEqual(bare, []);
  });

  test('every query names a breakpoint that is declared, and every one declared is used', () => {
    const queries = sheets.flatMap(file => queriesOf(read(file)));
    for (const query of queries) withSizes(query);
    const used = new Set(queries.flatMap(query => query.match(/(?<=--)[\w-]+/g) ?? []));
    assert.deepEqual([...used].sort(), Object.keys(BREAKPOINTS).sort());
  });

  test('a name is replaced by its size in queries only; an unknown one is an error', () => {
    assert.equal(
      withSizes('@media (width < --phone) { a { b: var(--phone) } }'),
      '@media (width < 30rem) { a { b: var(--phone) } }',
    );
    assert.equal(withSizes('@container x (width >= --desktop) {}'), '@container x (width >= 60rem) {}');
    assert.throws(() => withSizes('@media (width < --nowhere) {}'), /--nowhere/);
  });
});
