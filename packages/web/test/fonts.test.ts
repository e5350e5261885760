import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { RANGES } from '../fontSubsets.ts';

const hex = (code: number) => code.toString(16).toUpperCase();

test('The core faces promise exactly the characters that were cut out for them', () => {
  const css = readFileSync(join(import.meta.dirname, '../src/ui/fonts.css'), 'utf8');
  const faces = css.split('@font-face').filter(face => face.includes('.fonts/'));
  assert.equal(faces.length, 4);
  const promised = RANGES.map(([from, to]) => `U+${hex(from)}${to > from ? `-${hex(to)}` : ''}`).join(', ');
  for (const face of faces) assert.match(face, new RegExp(`unicode-range: ${promised.replaceAll('+', '\\+')};`));
});
