// The summary is the same to the byte with one worker, with two, and when the lab was killed twice on the way.

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { chunksDone, finished, kill, startCli, untilChunks, written } from './labProcess.ts';

const PLAN = ['--game', 'waves', '--seats', 'mate:2,deckhand,random,random', '--games', '200', '--skill', '10'];
const CHUNKS = 100 + 3 * 10;

describe('A summary', () => {
  let root = '';
  before(() => {
    root = mkdtempSync(join(tmpdir(), 'quayside-lab-'));
  });
  after(() => rmSync(root, { recursive: true }));

  const run = (folder: string, workers: number) =>
    startCli(['lab', ...PLAN, '--workers', String(workers), '--out', join(root, folder)]);

  test('is byte-identical with 1 worker, with 2 workers, and after two kills', async () => {
    const said = await finished(run('one', 1));
    assert.match(said, /^200 games of W·A·V·E·S, and 50 more to see how much skill decides: /);
    await finished(run('two', 2));
    const killed = join(root, 'killed');
    for (const chunks of [20, 70]) {
      const child = run('killed', 2);
      await untilChunks(killed, chunks, child);
      await kill(child);
      assert.ok(chunksDone(killed) < CHUNKS, 'it was killed before its end');
    }
    await finished(run('killed', 1));
    const expected = written(join(root, 'one'));
    assert.ok(Object.keys(expected).length > 5);
    assert.deepEqual(written(join(root, 'two')), expected);
    assert.deepEqual(written(killed), expected);
  });

  test('is not begun in the folder of another plan: exit code 2 and one sentence', async () => {
    const child = startCli(['lab', ...PLAN, '--games', '7', '--out', join(root, 'one')]);
    await assert.rejects(finished(child), /ended with 2: quayside: .*holds another plan/);
  });
});
