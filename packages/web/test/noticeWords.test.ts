// What the service worker says when the browser has cleared its cache stands in public/notices.js, because a service
// worker can evaluate no words file. It must be the English of the words file.

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { words } from '../src/notify/words.ts';

const script = readFileSync(join(import.meta.dirname, '../public/notices.js'), 'utf8');

test('The sentences of the service worker are those of the words file', () => {
  const [, tables] = /tables: \['(.*)'\]/.exec(script)!;
  const [, turn] = /turn: '(.*)'/.exec(script)!;
  const [, none] = /none: '(.*)'/.exec(script)!;
  assert.equal(turn, words.isYourTurn('{game}'));
  assert.equal(tables!.replace('{count}', '3'), words.tablesWait(3));
  assert.equal(none, words.noTableWaits);
});
