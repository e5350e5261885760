// Two workers on a real Redis, one of which is killed in the middle, give the summary that one thread gives; a worker
// of another build gives nothing.

import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { type Redis, skipWithout, startRedis } from '@quayside/services';
import { chunkWorker } from '../src/queue.ts';
import { chunksDone, finished, kill, startCli, untilChunks, written } from './labProcess.ts';

const PLAN = ['--game', 'waves', '--seats', 'mate:2,deckhand,random', '--games', '150', '--skill', '0'];
const CHUNKS = 75;

describe('The lab on a queue', { skip: skipWithout('redis-server') }, () => {
  let redis: Redis;
  let root = '';
  const workers: ChildProcess[] = [];
  before(async () => {
    redis = await startRedis();
    root = mkdtempSync(join(tmpdir(), 'quayside-lab-'));
  });
  after(async () => {
    await Promise.all(workers.filter(worker => worker.exitCode === null && worker.signalCode === null).map(kill));
    await redis.stop();
    rmSync(root, { recursive: true });
  });

  const startWorker = (): ChildProcess => {
    const worker = startCli(['worker', '--queue', redis.url, '--threads', '1']);
    workers.push(worker);
    return worker;
  };

  test('gives the byte-identical summary, though a worker is killed in the middle and the lab too', async () => {
    await finished(startCli(['lab', ...PLAN, '--workers', '1', '--out', join(root, 'threads')]));
    const folder = join(root, 'queue');
    const [first] = [startWorker(), startWorker()];
    const lab = startCli(['lab', ...PLAN, '--queue', redis.url, '--out', folder]);
    await untilChunks(folder, 10, lab);
    await kill(first);
    await untilChunks(folder, 30, lab);
    await kill(lab);
    assert.ok(chunksDone(folder) < CHUNKS, 'it was killed before its end');
    await finished(startCli(['lab', ...PLAN, '--queue', redis.url, '--out', folder]));
    assert.deepEqual(written(folder), written(join(root, 'threads')));
  });

  test('takes no answer from a worker of another build, and goes on with one of its own', async () => {
    const folder = join(root, 'builds');
    const args = ['lab', ...PLAN, '--queue', redis.url, '--out', folder];
    const player = { atOnce: 1, play: () => assert.fail('a plan of another build was played'), close: async () => {} };
    const updated = chunkWorker(redis.url, player, { played() {}, failed() {}, build: '9.9.9-0123456789ab' });
    try {
      await assert.rejects(
        finished(startCli(args)),
        /ended with 2: ([\d,]+ of 150 games [^\n]*\n)*quayside: A worker of another build [^\n]*\(9\.9\.9-[^\n]*\n$/,
      );
    } finally {
      await updated.close();
    }
    startWorker();
    await finished(startCli(args));
    assert.deepEqual(written(folder), written(join(root, 'threads')));
  });

  test('says that no worker plays, and goes on once there is one', async () => {
    // Another queue: workers of the tests above may still run.
    const own = await startRedis();
    const folder = join(root, 'waiting');
    const lab = startCli(['lab', ...PLAN, '--queue', own.url, '--out', folder]);
    try {
      const said = await new Promise<string>(resolve => {
        let text = '';
        lab.stderr!.on('data', (bytes: Buffer) => {
          text += bytes;
          if (text.includes('\n')) resolve(text);
        });
      });
      assert.match(
        said,
        /^0 of 150 games \(0 %\), 0 games\/min; nothing is known yet; no worker plays them: start one with/,
      );
      workers.push(startCli(['worker', '--queue', own.url, '--threads', '1']));
      await finished(lab);
      assert.deepEqual(written(folder), written(join(root, 'threads')));
    } finally {
      if (lab.exitCode === null) await kill(lab);
      await own.stop();
    }
  });

  test('is refused with one sentence where no Redis answers', async () => {
    const nowhere = ['--queue', 'redis://127.0.0.1:1'];
    await assert.rejects(
      finished(startCli(['lab', ...PLAN, ...nowhere, '--out', join(root, 'x')])),
      /ended with 2: .*no Redis/,
    );
    await assert.rejects(finished(startCli(['worker', ...nowhere])), /ended with 2: .*no Redis/);
  });
});
