import { deepEqual, equal, ok, rejects } from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { Match, seedOf } from '@quayside/engine';
import { loadGame, settle } from '@quayside/rules';
import { BotPool, type Job, share } from '../src/botPool.ts';

const game = await loadGame('waves');
const match = Match.start(game, 4, settle(game, 4, {}).options!, seedOf('pool'));
/** These tests are about what is answered, not about this machine's speed. */
const FAR = performance.now() + 120_000;
const seat = match.deciding[0]!;
const job = (level: Job['level'], seed = 'a'): Job => ({
  game: 'waves',
  view: match.view(seat),
  level,
  seed,
  deadline: FAR,
});
const legal = (move: object) => match.game.check(match.view(seat), move) === null;

const pools: BotPool[] = [];
const opened = (worker?: string): BotPool => {
  const pool = new BotPool(worker ? { worker: new URL(worker, import.meta.url) } : {});
  pools.push(pool);
  return pool;
};
after(() => Promise.all(pools.map(pool => pool.close())));

describe('the pool', () => {
  test('thinks by the rules of an older version where a table is played by them', async () => {
    const older = await loadGame('rattle-battle', 3);
    const match = Match.start(older, 2, settle(older, 2, {}).options!, seedOf('older'));
    const view = match.view(match.deciding[0]!);
    const asked = { game: 'rattle-battle', version: 3, view, seed: 'a' };
    const pool = opened();
    const { move, fallback, why } = await pool.think({ ...asked, level: 'deckhand', deadline: FAR });
    deepEqual([fallback, why], [false, null]);
    equal(older.check(view, move), null);
    ok((await pool.advise(asked))!.length > 0);
    await rejects(pool.think({ ...asked, level: 'deckhand', version: 99 }), /Version 99 .* is not here/);
  });

  test('every level answers with a legal move it has thought about', async () => {
    const pool = opened();
    for (const level of ['deckhand', 'mate', 'captain', 'admiral'] as const) {
      const { move, fallback, why } = await pool.think(job(level));
      equal(why, null);
      equal(fallback, false);
      ok(legal(move));
    }
  });

  test('the move is the game’s own object again after crossing threads', async () => {
    const { move } = await opened().think(job('mate'));
    ok(match.menu(seat).moves.includes(move));
  });

  test('many who ask at once are all answered by thought', async () => {
    const pool = opened();
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
    equal(thoughts.filter(({ why }) => why === 'too many are waiting').length, 9);
    ok(thoughts.every(({ move, fallback }) => fallback && legal(move)));
  });

  test('where a person waits is thought about first, also where they come later', async () => {
    const pool = opened();
    const order: string[] = [];
    const ask = (seed: string, isAwaited: () => boolean, level: Job['level'] = 'deckhand') =>
      pool.think({ ...job(level, seed), isAwaited }).then(({ why }) => {
        equal(why, null);
        order.push(seed);
      });
    let isThere = false;
    const first = ask('first', () => false, 'admiral');
    const absent = ['a', 'b', 'c'].map(seed => ask(seed, () => false));
    const arriving = ask('arriving', () => isThere);
    const awaited = ask('awaited', () => true, 'captain');
    isThere = true;
    await Promise.all([first, ...absent, arriving, awaited]);
    deepEqual(order, ['first', 'arriving', 'awaited', 'a', 'b', 'c']);
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
