import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import { ERRORS, type ErrorCode, sentenceOf } from '../src/errors.ts';

const CODES = Object.keys(ERRORS) as ErrorCode[];

test('Every code has a whole sentence and a status', () => {
  for (const code of CODES) {
    assert.match(
      sentenceOf(code, { min: 2, max: 4, option: 'x', value: 'y', newest: 2, fault: 'no-log' }),
      /^\S.*\.$/,
      code,
    );
    assert.ok(ERRORS[code].status >= 400 && ERRORS[code].status < 600, code);
  }
});

test('Every code is produced by a test', () => {
  const here = import.meta.dirname;
  const others = readdirSync(here).filter(file => file.endsWith('.test.ts') && file !== 'errors.test.ts');
  const tested = others.map(file => readFileSync(`${here}/${file}`, 'utf8')).join('\n');
  assert.deepEqual(
    CODES.filter(code => !tested.includes(`'${code}'`)),
    [],
  );
});
