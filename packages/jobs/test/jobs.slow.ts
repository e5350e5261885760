// Jobs are answered once, through the death of workers and of Redis. With a real Redis.

import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Redis, skipWithout, startRedis } from '@quayside/services';
import { checkQueue, JobQueue, JobWorker } from '../src/index.ts';

describe('A queue of jobs', { skip: skipWithout('redis-server') }, () => {
  let redis: Redis;
  before(async () => {
    redis = await startRedis();
  });

  const open: { close(): Promise<void> }[] = [];
  const queueOf = (name: string) => kept(new JobQueue<number, number>(redis.url, name));
  const workerOf = (name: string, work: (n: number) => Promise<number>) =>
    kept(new JobWorker<number, number>(redis.url, name, work, { atOnce: 2 }));
  function kept<T extends { close(): Promise<void> }>(it: T): T {
    open.push(it);
    return it;
  }
  after(async () => {
    await Promise.all(open.map(it => it.close()));
    await redis.stop();
  });

  test('answers every job with what the worker returned', async () => {
    const queue = queueOf('doubling');
    workerOf('doubling', async n => 2 * n);
    const answers = await Promise.all([1, 2, 3, 4, 5].map(n => queue.run(`double-${n}`, n)));
    assert.deepEqual(answers, [2, 4, 6, 8, 10]);
  });

  test('tries a job again that threw, and gives up with its last error', async () => {
    const queue = queueOf('throwing');
    let tries = 0;
    workerOf('throwing', async n => {
      tries += 1;
      if (n === 1 && tries < 3) throw new Error('not yet');
      if (n === 2) throw new Error('never');
      return n;
    });
    assert.equal(await queue.run('once-more', 1), 1);
    await assert.rejects(queue.run('hopeless', 2), /never/);
  });

  test('gives a job to another worker when the first was closed in the middle', async () => {
    const queue = queueOf('stalling');
    const { promise: begun, resolve: begin } = Promise.withResolvers<void>();
    const stuck = workerOf('stalling', () => {
      begin();
      return new Promise(() => {});
    });
    const answer = queue.run('moved', 7);
    await begun;
    await stuck.close();
    workerOf('stalling', async n => n + 1);
    assert.equal(await answer, 8);
  });

  test('stops waiting at the deadline of a job', async () => {
    const queue = queueOf('nobody');
    const began = performance.now();
    await assert.rejects(queue.run('late', 1, { ms: 300 }), /no answer within 300 ms/);
    assert.ok(performance.now() - began < 3000);
  });

  test('stops waiting for a worker that does not begin, and leaves nothing in the queue', async () => {
    const queue = queueOf('busy');
    await assert.rejects(queue.run('unbegun', 1, { ms: 5000, beginMs: 100 }), /not begun within 100 ms/);
    while ((await queue.waitingJobs()) > 0) await sleep(20);
    const worker = workerOf('busy', async n => {
      await sleep(300);
      return n;
    });
    assert.equal(await queue.run('begun', 2, { ms: 5000, beginMs: 250 }), 2, 'work may take longer than its beginning');
    await worker.close();
  });

  test('gives in again what Redis has lost', async () => {
    const queue = queueOf('forgetful');
    const answer = queue.run('lost', 3);
    while ((await queue.waitingJobs()) === 0) await sleep(20);
    await redis.kill();
    await redis.start();
    workerOf('forgetful', async n => 10 * n);
    assert.equal(await answer, 30);
  });

  test('closes though Redis is gone, and leaves nothing that keeps the process alive', async () => {
    const own = await startRedis();
    const script = `
      import { JobQueue, JobWorker } from ${JSON.stringify(new URL('../src/index.ts', import.meta.url).href)};
      const queue = new JobQueue(process.argv[1], 'left');
      const worker = new JobWorker(process.argv[1], 'left', async n => n, { atOnce: 1 });
      console.log(await queue.run('one', 1));
      process.stdin.once('data', async () => {
        await Promise.all([queue.close(), worker.close()]);
        process.stdin.destroy();
      });`;
    const child = spawn(process.execPath, ['--input-type=module', '-e', script, own.url], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const exit = once(child, 'exit');
    await once(child.stdout, 'data');
    await own.stop();
    await sleep(200); // both have noticed and try to connect again
    child.stdin.write('close');
    const code = await Promise.race([exit.then(([code]) => code), sleep(20_000, 'still alive', { ref: false })]);
    child.kill('SIGKILL');
    assert.equal(code, 0);
  });

  test('refuses an address at which no Redis answers, with one sentence', async () => {
    await assert.rejects(checkQueue('http://127.0.0.1'), /is no address of a queue/);
    await assert.rejects(
      checkQueue('redis://127.0.0.1:1'),
      /no Redis that answers at redis:\/\/127.0.0.1:1 \(ECONNREFUSED\)/,
    );
    await checkQueue(redis.url);
  });
});
