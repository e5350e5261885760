import { deepEqual, equal, ok } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { after, before, describe, test } from 'node:test';
import { BotPool, type MoveRequest, share } from '../src/botPool.ts';
import { LEVELS } from '../src/levels.ts';
import { job, legal, match, seat, threadsStarted } from './poolQuestions.ts';

const MOST_NICE = 19;

const pools: BotPool[] = [];
const opened = (worker?: string): BotPool => {
  const pool = new BotPool(worker ? { worker: new URL(worker, import.meta.url) } : {});
  pools.push(pool);
  return pool;
};
/** For tests that need nothing of their own: a pool's threads load all rules and bots. */
const shared = opened();
before(() => threadsStarted(shared));
after(() => Promise.all(pools.map(pool => pool.close())));

describe('the pool', () => {
  test('every level answers with a legal move it has thought about', async () => {
    const pool = shared;
    for (const level of ['deckhand', 'mate', 'captain', 'admiral'] as const) {
      const { move, fallback, why } = await pool.think(job(level));
      equal(why, null);
      equal(fallback, false);
      ok(legal(move));
    }
  });

  test('its threads give way to all others of the process', { skip: process.platform !== 'linux' }, async () => {
    await shared.think(job('deckhand'));
    const threads = readdirSync('/proc/self/task').map(thread =>
      readFileSync(`/proc/self/task/${thread}/stat`, 'utf8'),
    );
    // The name, in brackets, may hold spaces; niceness is the 19th field (proc_pid_stat(5)).
    const niceness = threads.map(stat => Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16]));
    const own = getPriority(0);
    ok(niceness.some(nice => nice > own || nice === MOST_NICE));
    equal(niceness[0], own);
  });

  test('the move is the game’s own object again after crossing threads', async () => {
    const { move } = await shared.think(job('mate'));
    ok(match.menu(seat).moves.includes(move));
  });

  test('many who ask at once are all answered by thought', async () => {
    const pool = shared;
    const thoughts = await Promise.all(Array.from({ length: 20 }, (_, i) => pool.think(job('captain', `${i}`))));
    deepEqual(
      thoughts.map(({ why }) => why),
      thoughts.map(() => null),
    );
    ok(thoughts.every(({ move }) => legal(move)));
  });

  test('when far too many ask, the rest are answered off the menu at once', async () => {
    const pool = opened('./workers/stuck.ts');
    const deadline = performance.now() + 400;
    const thoughts = await Promise.all(Array.from({ length: 210 }, () => pool.think({ ...job('mate'), deadline })));
    equal(thoughts.filter(({ why }) => why === 'too many are waiting').length, 7); // three are thought about
    ok(thoughts.every(({ move, fallback }) => fallback && legal(move)));
  });

  test('where a person waits is thought about first, also where they come later', async () => {
    const pool = opened('./workers/sleeping.ts');
    const order: string[] = [];
    const ask = (seed: string, isAwaited: () => boolean) =>
      pool.think({ ...job('admiral', seed), isAwaited }).then(({ why }) => {
        equal(why, null);
        order.push(seed);
      });
    let isThere = false;
    const first = ask('first', () => false);
    const absent = ask('absent', () => false);
    const arriving = ask('arriving', () => isThere);
    const awaited = ask('awaited', () => true);
    isThere = true;
    await Promise.all([first, absent, arriving, awaited]);
    deepEqual(order, ['first', 'arriving', 'awaited', 'absent']);
  });

  test('a short thought does not wait behind long ones', async () => {
    const pool = opened('./workers/sleeping.ts');
    const order: string[] = [];
    const ask = (level: MoveRequest['level']) =>
      pool.think(job(level)).then(({ why }) => {
        equal(why, null);
        order.push(level);
      });
    await Promise.all((['admiral', 'captain', 'mate'] as const).map(ask)); // all threads have started
    order.length = 0;
    const asked = ['admiral', 'admiral', 'captain', 'captain', 'captain', 'mate'] as const;
    await Promise.all(asked.map(ask));
    deepEqual(order.slice(-2), ['admiral', 'admiral']);
    ok(order.indexOf('mate') < order.lastIndexOf('captain'), `${order}`);
  });

  test('who asks for a short thought in a crowd gets less of it, and nobody a random move', async () => {
    const pool = opened('./workers/sleeping.ts');
    const { deadline: _, ...mate } = job('mate');
    await pool.think(job('mate')); // the threads have started
    const given: number[] = [];
    const thoughtFor = new BroadcastChannel('thought for');
    thoughtFor.onmessage = ({ data }) => given.push(data as number);
    const thoughts = await Promise.all(Array.from({ length: 80 }, () => pool.think(mate)));
    deepEqual([...new Set(thoughts.map(({ why }) => why))], [null]);
    while (given.length < 80) await new Promise(resolve => setTimeout(resolve, 5));
    thoughtFor.close();
    // Alone each would think for 50 ms: 80 of them more than 1 s even on three threads.
    const all = given.reduce((sum, ms) => sum + ms, 0);
    ok(all / 3 < 1000, `${given}`);
  });

  test('who is not awaited takes no place of those who are', async () => {
    const pool = opened('./workers/stuck.ts');
    const deadline = performance.now() + 400;
    const absent = Array.from({ length: 500 }, () => pool.think({ ...job('mate'), deadline, isAwaited: () => false }));
    const awaited = await pool.think({ ...job('mate'), deadline });
    ok(awaited.why !== 'too many are waiting');
    for (const { why } of await Promise.all(absent)) ok(why !== 'too many are waiting');
  });

  test('a busy pool shortens each thought so that the last is in time', () => {
    for (const threads of [1, 2]) {
      for (const crowd of [1, 10, 100, 200]) {
        let now = 0;
        for (let waiting = crowd - 1; waiting >= 0; waiting--) now += share(1800 - now, threads, waiting) / threads;
        ok(now <= 1800, `${crowd} on ${threads}: ${now}`);
      }
    }
    ok(share(1800, 1, 0) >= 1200);
  });

  test('alone every level thinks as long as in the arena by the clock', () => {
    const late = 5; // ms until a thread begins
    for (const { ms, patienceMs } of Object.values(LEVELS)) ok(share(patienceMs - late, 1, 0) >= ms, `${ms}`);
  });

  test('a stuck worker is given up at the deadline, and the next question is answered as well', async () => {
    const pool = opened('./workers/stuck.ts');
    for (const seed of ['a', 'b']) {
      const thought = await pool.think({ ...job('mate', seed), deadline: performance.now() + 300 });
      equal(thought.why, 'no answer in time');
      equal(thought.fallback, true);
      ok(legal(thought.move));
    }
  });

  test('a worker that throws is covered by a legal move', async () => {
    const { move, fallback, why } = await opened('./workers/broken.ts').think(job('mate'));
    deepEqual({ fallback, why }, { fallback: true, why: 'the mast is gone' });
    ok(legal(move));
  });

  test('a worker that answers with nonsense is covered by a legal move', async () => {
    const { move, fallback } = await opened('./workers/babbling.ts').think(job('mate'));
    equal(fallback, true);
    ok(legal(move));
  });

  test('closing the pool answers who waits', async () => {
    const pool = opened('./workers/stuck.ts');
    const thoughts = [pool.think(job('mate')), pool.think(job('mate', 'b'))];
    await new Promise(resolve => setTimeout(resolve, 50));
    await pool.close();
    for (const { fallback, move } of await Promise.all(thoughts)) ok(fallback && legal(move));
  });
});
