// What takes the pool long: the rules of an older version, and other machines that are asked first. See
// botPool.test.ts.

import { deepEqual, equal, ok, rejects } from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { Match, seedOf } from '@quayside/engine';
import { loadGame, settle } from '@quayside/rules';
import { BotPool } from '../src/botPool.ts';
import type { ThinkingQuestion } from '../src/worker.ts';
import { far, job, legal, match, seat, threadsStarted } from './poolQuestions.ts';

const pools: BotPool[] = [];
after(() => Promise.all(pools.map(pool => pool.close())));

test('The pool thinks by the rules of an older version where a table is played by them', async () => {
  const older = await loadGame('rattle-battle', 3);
  const match = Match.start(older, 2, settle(older, 2, {}).options!, seedOf('older'));
  const view = match.view(match.deciding[0]!);
  const asked = { game: 'rattle-battle', version: 3, view, seed: 'a' };
  const pool = new BotPool();
  pools.push(pool);
  await threadsStarted(pool);
  const { move, fallback, why } = await pool.think({ ...asked, level: 'deckhand', deadline: far() });
  deepEqual([fallback, why], [false, null]);
  equal(older.check(view, move), null);
  ok((await pool.advise(asked))!.length > 0);
  await rejects(pool.think({ ...asked, level: 'deckhand', version: 99 }), /Version 99 .* is not here/);
});

describe('a pool that asks other machines', () => {
  /** Keeps what was asked elsewhere, and answers with what `answer` makes of it. */
  async function asking(answer: (question: ThinkingQuestion) => { raw: unknown } | null) {
    const asked: ThinkingQuestion[] = [];
    const pool = new BotPool({
      elsewhere: async question => {
        asked.push(question);
        return answer(question);
      },
    });
    pools.push(pool);
    await threadsStarted(pool);
    return { pool, asked };
  }
  const last = match.menu(seat).moves.at(-1)!;

  test('takes their legal move, and asks only where thinking takes long', async () => {
    const { pool, asked } = await asking(() => ({ raw: JSON.parse(JSON.stringify(last)) }));
    equal((await pool.think(job('admiral'))).move, last);
    for (const level of ['captain', 'mate', 'deckhand'] as const) await pool.think(job(level));
    deepEqual(
      asked.map(question => question.kind === 'move' && question.level),
      ['admiral'],
    );
  });

  test('sends no more than the seat sees', async () => {
    const { pool, asked } = await asking(() => ({ raw: last }));
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
      const { pool, asked } = await asking(() => raw);
      const { move, fallback, why } = await pool.think(job('admiral'));
      deepEqual([fallback, why, legal(move)], [false, null, true]);
      ok((await pool.advise({ game: 'waves', view: match.view(seat), seed: 'b' }))!.length > 0);
      const { open, own, shut } = match.state;
      const chances = await pool.chances({ game: 'waves', world: { open, own, shut }, seed: 'c' });
      equal(chances!.length, 4);
      equal(asked.length, 3);
    });
});
