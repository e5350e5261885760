// `scripts/train-rolling-seas.ts` on one game: it writes weights in the form the bots read, the same for the same seed.

import { deepEqual, equal, match, notEqual, ok } from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { SIGHTS } from '../src/rolling-seas-experience.ts';

const SCRIPT = join(import.meta.dirname, '../../../scripts/train-rolling-seas.ts');

const isWeight = (weights: unknown): boolean =>
  Array.isArray(weights) && weights.length === 3 && weights.every(Number.isFinite);

test('learning the weights of Rolling Seas', async t => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-train-'));
  t.after(() => rmSync(folder, { recursive: true }));
  const learn = (name: string, seed: string): string => {
    const out = join(folder, name);
    execFileSync(process.execPath, [SCRIPT, '--games', '1', '--seed', seed, '--out', out], { stdio: 'pipe' });
    return readFileSync(out, 'utf8');
  };
  const text = learn('one.ts', '5');
  equal(learn('again.ts', '5'), text, 'the same seed gives the same weights');
  notEqual(learn('other.ts', '6'), text);
  match(text, /^\/\/ Written by: node scripts\/train-rolling-seas\.ts --games 1 --seed 5\n/);
  const learnt: Record<string, unknown> = (await import(pathToFileURL(join(folder, 'one.ts')).href)).WEIGHTS;
  deepEqual(Object.keys(learnt), [...SIGHTS]);
  ok(Object.values(learnt).every(isWeight), text);
});
