// The summary is the same to the byte with one worker, with two, and when the lab was killed or stopped on the way.

import assert from 'node:assert/strict';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import type { Summary } from '../src/summary.ts';
import { chunksDone, finished, interrupt, kill, startCli, untilChunks, written } from './labProcess.ts';

const PLAN = ['--game', 'waves', '--seats', 'mate:2,deckhand,random,random', '--games', '200', '--skill', '10'];
const CHUNKS = 100 + 4 * 10;

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
    assert.match(said, /^200 games of W·A·V·E·S, and 40 more to see how much skill decides: /);
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

  test('is byte-identical after Ctrl-C, which ends the lab with 130 and a sentence', async () => {
    const folder = join(root, 'interrupted');
    for (const chunks of [15, 60]) {
      const child = run('interrupted', 2);
      await untilChunks(folder, chunks, child);
      const { code, printed, complained } = await interrupt(child);
      assert.deepEqual({ code, printed }, { code: 130, printed: '' });
      assert.ok(
        complained.endsWith(`Stopped. What is done is kept in ${folder}; the same command goes on.\n`),
        complained,
      );
      assert.ok(chunksDone(folder) < CHUNKS, 'it was stopped before its end');
    }
    await finished(run('interrupted', 2));
    assert.deepEqual(written(folder), written(join(root, 'one')));
  });

  test('is byte-identical after Ctrl-C while the games it links to are played once more', async () => {
    const seats = 'captain:400,captain:400,captain:400';
    const args = [
      'lab',
      '--game',
      'waves',
      '--seats',
      seats,
      '--games',
      '4',
      '--skill',
      '0',
      '--workers',
      '2',
      '--out',
    ];
    const folder = join(root, 'linked');
    const child = startCli([...args, folder]);
    await untilChunks(folder, 4, child);
    const began = performance.now();
    const { code, complained } = await interrupt(child);
    assert.equal(code, 130, complained);
    assert.ok(performance.now() - began < 10_000, 'it ends at once, not when all of them are played');
    assert.ok(!existsSync(join(folder, 'summary.json')), 'it was stopped before its end');
    await finished(startCli([...args, folder]));
    await finished(startCli([...args, join(root, 'linked-whole')]));
    assert.deepEqual(written(folder), written(join(root, 'linked-whole')));
  });

  test('of a plan in a file with a compared plan is byte-identical when it was killed on the way', async () => {
    const terms = { game: 'waves', seats: ['mate:2', 'random', 'random'], games: 40, skill: 0 };
    const plan = join(root, 'plan.json');
    const compared = join(root, 'compared.json');
    writeFileSync(plan, JSON.stringify({ ...terms, options: { tablets: ['first-game', 'all-vs-all'] } }));
    writeFileSync(compared, JSON.stringify({ ...terms, options: { tablets: 'three-players' } }));
    const start = (folder: string) =>
      startCli(['lab', '--plan', plan, '--compare', compared, '--workers', '1', '--out', join(root, folder)]);
    await finished(start('plan'));
    const child = start('plan-killed');
    await untilChunks(join(root, 'plan-killed'), 50, child);
    await kill(child);
    assert.ok(chunksDone(join(root, 'plan-killed')) < 3 * 40, 'it was killed before its end');
    const said = await finished(start('plan-killed'));
    assert.match(said, /^120 games of W·A·V·E·S: /);
    const files = written(join(root, 'plan'));
    assert.deepEqual(written(join(root, 'plan-killed')), files);
    const { cells } = JSON.parse(files['summary.json']!) as Summary;
    assert.deepEqual(
      cells.map(({ id, options, tally }) => [id, options['tablets'], tally.games]),
      [
        ['play-0', 'first-game', 40],
        ['play-1', 'all-vs-all', 40],
        ['compared-play-0', 'three-players', 40],
      ],
    );
  });

  test('is not begun in the folder of another plan: exit code 2 and one sentence', async () => {
    const child = startCli(['lab', ...PLAN, '--games', '7', '--out', join(root, 'one')]);
    await assert.rejects(finished(child), /ended with 2: quayside: .*holds another plan/);
  });
});
