import { deepEqual, equal, ok, rejects } from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { after, describe, test } from 'node:test';
import { Match, seedOf } from '@quayside/engine';
import { loadGame, settle } from '@quayside/rules';
import { BotPool, type BotQuestion, share } from '../src/botPool.ts';
import { LEVELS } from '../src/levels.ts';
import type { Question } from '../src/worker.ts';

const game = await loadGame('waves');
const match = Match.start(game, 4, settle(game, 4, {}).options!, seedOf('pool'));
/** These tests are about what is answered, not about this machine's speed. */
const far = (): number => performance.now() + 120_000;
const seat = match.deciding[0]!;
const job = (level: BotQuestion['level'], seed = 'a'): BotQuestion => ({
  game: 'waves',
  view: match.view(seat),
  level,
  seed,
  deadline: far(),
});
const MOST_NICE = 19;
const legal = (move: object) => match.game.check(match.view(seat), move) === null;

const pools: BotPool[] = [];
const opened = (worker?: string): BotPool => {
  const pool = new BotPool(worker ? { worker: new URL(worker, import.meta.url) } : {});
  pools.push(pool);
  return pool;
};
/** For tests that need nothing of their own: a pool's threads load all rules and bots. */
const shared = opened();
after(() => Promise.all(pools.map(pool => pool.close())));

describe('the pool', () => {
  test('thinks by the rules of an older version where a table is played by them', async () => {
    const older = await loadGame('rattle-battle', 3);
    const match = Match.start(older, 2, settle(older, 2, {}).options!, seedOf('older'));
    const view = match.view(match.deciding[0]!);
    const asked = { game: 'rattle-battle', version: 3, view, seed: 'a' };
    const pool = shared;
    const { move, fallback, why } = await pool.think({ ...asked, level: 'deckhand', deadline: far() });
    deepEqual([fallback, why], [false, null]);
    equal(older.check(view, move), null);
    ok((await pool.advise(asked))!.length > 0);
    await rejects(pool.think({ ...asked, level: 'deckhand', version: 99 }), /Version 99 .* is not here/);
  });

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
    const ask = (level: BotQuestion['level']) =>
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
    const thoughts = await Promise.all(Array.from({ length: 80 }, () => pool.think(mate)));
    deepEqual([...new Set(thoughts.map(({ why }) => why))], [null]);
    // Alone each would think for 50 ms: 80 of them more than 1 s even on three threads.
    const longest = Math.max(...thoughts.map(({ thoughtMs }) => thoughtMs));
    ok(longest < 1000, `${longest}`);
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

describe('a pool that asks other machines', () => {
  /** Keeps what was asked elsewhere, and answers with what `answer` makes of it. */
  function asking(answer: (question: Question) => { raw: unknown } | null) {
    const asked: Question[] = [];
    const pool = new BotPool({
      elsewhere: async question => {
        asked.push(question);
        return answer(question);
      },
    });
    pools.push(pool);
    return { pool, asked };
  }
  const last = match.menu(seat).moves.at(-1)!;

  test('takes their legal move, and asks only where thinking takes long', async () => {
    const { pool, asked } = asking(() => ({ raw: JSON.parse(JSON.stringify(last)) }));
    equal((await pool.think(job('admiral'))).move, last);
    for (const level of ['captain', 'mate', 'deckhand'] as const) await pool.think(job(level));
    deepEqual(
      asked.map(question => question.kind === 'move' && question.level),
      ['admiral'],
    );
  });

  test('sends no more than the seat sees', async () => {
    const { pool, asked } = asking(() => ({ raw: last }));
    await pool.think(job('admiral', 'a seed of its own'));
    await pool.advise({ game: 'waves', view: match.view(seat), seed: 'b' });
    const view = match.view(seat);
    deepEqual(asked, [
      { kind: 'move', game: 'waves', view, level: 'admiral', temperament: null, seed: 'a seed of its own' },
      { kind: 'advice', game: 'waves', view, seed: 'b' },
    ]);
    deepEqual(Object.keys(view).sort(), ['open', 'own', 'seat']);
  });

  for (const [what, raw] of [
    ['nothing', null],
    ['nonsense', { raw: { kind: 'sink' } }],
  ] as const)
    test(`thinks here where they answer with ${what}`, async () => {
      const { pool, asked } = asking(() => raw);
      const { move, fallback, why } = await pool.think(job('admiral'));
      deepEqual([fallback, why, legal(move)], [false, null, true]);
      ok((await pool.advise({ game: 'waves', view: match.view(seat), seed: 'b' }))!.length > 0);
      const { open, own, shut } = match.state;
      const chances = await pool.chances({ game: 'waves', world: { open, own, shut }, seed: 'c' });
      equal(chances!.length, 4);
      equal(asked.length, 3);
    });
});
