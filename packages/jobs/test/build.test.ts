// A build is known by what decides results: the same sources anywhere are the same build, and words or tests are no
// part of it.

import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, describe, test } from 'node:test';
import { buildOf } from '../src/build.ts';

const FILES: Record<string, string> = {
  'package.json': '{ "version": "1.2.3" }',
  'packages/rules/src/waves/game.ts': 'export const bound = 1;\nexport const seats = 2;\n',
  'packages/rules/src/waves/words.ts': 'export const yes = "Yes";\n',
  'packages/rules/src/waves/lessons/course.ts': 'export const course = [];\n',
  'packages/rules/src/waves/test/game.test.ts': '',
  'packages/rules/src/waves/RULES.md': '# Rules\n',
  'packages/bots/src/levels.ts': 'export const mate = 100;\n',
  'packages/server/src/main.ts': '',
};

describe('A build', () => {
  const folders: string[] = [];
  after(() => {
    for (const folder of folders) rmSync(folder, { recursive: true });
  });

  /** Of a folder with these files, some of them changed. */
  function build(changed: Record<string, string> = {}): string {
    const root = mkdtempSync(join(tmpdir(), 'quayside-build-'));
    folders.push(root);
    for (const [file, text] of Object.entries({ ...FILES, ...changed })) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), text);
    }
    return buildOf(['rules', 'bots'], root);
  }

  test('is its release and a digest', () => assert.match(build(), /^1\.2\.3-[0-9a-f]{12}$/));

  test('of the same sources is the same in any folder and with any line ends', () => {
    const game = FILES['packages/rules/src/waves/game.ts']!.replaceAll('\n', '\r\n');
    assert.equal(build(), build({ 'packages/rules/src/waves/game.ts': game }));
  });

  for (const [file, text] of Object.entries({
    'package.json': '{ "version": "1.2.4" }',
    'packages/rules/src/waves/game.ts': 'export const bound = 2;\n',
    'packages/bots/src/levels.ts': 'export const mate = 101;\n',
    'packages/bots/src/anew.ts': '',
  }))
    test(`is another when ${file} is`, () => assert.notEqual(build({ [file]: text }), build()));

  for (const file of [
    'packages/rules/src/waves/words.ts',
    'packages/rules/src/waves/lessons/course.ts',
    'packages/rules/src/waves/test/game.test.ts',
    'packages/rules/src/waves/RULES.md',
    'packages/server/src/main.ts',
  ])
    test(`is the same when ${file} is another`, () => assert.equal(build({ [file]: 'other' }), build()));

  test('of these sources is found', () =>
    assert.match(buildOf(['bots', 'engine', 'rules', 'lab']), /^\d+\.\d+\.\d+-[0-9a-f]{12}$/));
});
