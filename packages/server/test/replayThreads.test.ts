// What others send is replayed in threads of its own, within a budget.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { Past, randomRecord } from '@quayside/engine';
import { type AnyGame, loadGame, settle } from '@quayside/rules';
import { ReplayPool } from '../src/replay/pool.ts';
import { type Replayer, ReplayTasks } from '../src/replay/tasks.ts';
import { nestedReturns } from './hostileRecords.ts';
import { gamesOf, PEARLS, replaysHere, TestServer } from './testServer.ts';

const whatIf = (record: unknown, ply: number) => ({
  kind: 'what-if' as const,
  text: JSON.stringify({ record, ply, level: 'mate' }),
});

describe('threads that replay', () => {
  let pool: ReplayPool;
  before(() => {
    pool = new ReplayPool();
  });
  after(() => pool.close());

  test('find the moment of a record, however it goes back', async () => {
    const record = await nestedReturns(4000);
    const done = await pool.run(whatIf(record, 4000));
    assert.ok('value' in done, JSON.stringify(done));
    const { state, options } = new Past(await loadGame('waves'), record).at(4000);
    const { open, own, shut } = state;
    const position = { game: 'waves', version: record.version, options, world: { open, own, shut }, first: 0 };
    assert.deepEqual({ ...done.value.position, first: 0 }, position);
  });

  test('refuse what is too long, what is no record and what is no JSON', async () => {
    const record = await nestedReturns(5001);
    assert.deepEqual(await pool.run(whatIf(record, 1)), { refused: 'replay-too-long' });
    assert.deepEqual(await pool.run(whatIf(record, 9000)), { refused: 'replay-too-long' });
    const texts = [
      '',
      '{',
      '[]',
      'null',
      '{"ply":1}',
      `${'['.repeat(100_000)}`,
      '{"__proto__":{},"ply":1,"level":null}',
    ];
    for (const text of texts) {
      const done = await pool.run({ kind: 'what-if', text });
      assert.ok('refused' in done && ['bad-json', 'bad-message'].includes(done.refused), text.slice(0, 50));
    }
    const nested = JSON.stringify({ ply: 1, level: null, record: {} }).replace(
      '{}',
      `${'['.repeat(1e5)}${']'.repeat(1e5)}`,
    );
    const done = await pool.run({ kind: 'what-if', text: nested });
    assert.deepEqual(done, { refused: 'bad-json' });
  });

  test('a record sent over and over does not keep a table waiting', async () => {
    const hostile = whatIf(await nestedReturns(5000), 5000);
    const sent = Array.from({ length: 30 }, () => pool.run(hostile));
    const game = await loadGame('waves');
    const { options } = settle(game, 2, {});
    const { log, ...beginning } = randomRecord(game, 2, options!, 'a table');
    const entries = log.map(entry => JSON.stringify(entry));
    const source = { table: 'ours', beginning, from: 0, entries };
    const moment = await pool.run({ kind: 'moment', source, ply: log.length });
    assert.ok('value' in moment && moment.value.ply === log.length);
    const answers = await Promise.all(sent);
    assert.ok(answers.some(done => 'refused' in done && done.refused === 'replay-busy'));
    assert.ok(answers.some(done => 'value' in done));
  });
});

test('A thread that is stuck is ended, and the next task gets another', async () => {
  const pool = new ReplayPool({ thread: new URL('workers/stuckReplay.ts', import.meta.url), patienceMs: 1500 });
  const task = { kind: 'what-if' as const, text: '' };
  assert.deepEqual(await pool.run(task), { value: 'here' });
  assert.deepEqual(await Promise.all([pool.run(task), pool.run(task)]), [
    { refused: 'replay-too-long' },
    { value: 'here' },
  ]);
  const waiting = pool.run(task);
  await pool.close();
  assert.deepEqual(await waiting, { refused: 'stopping' });
});

/** The same game, counting how often its rules play a move. */
function counted(game: AnyGame): { game: AnyGame; plays(): number } {
  let plays = 0;
  const play: AnyGame['play'] = (...args) => {
    plays += 1;
    game.play(...args);
  };
  return { game: { ...game, play }, plays: () => plays };
}

test('What is kept of a log is not replayed again, and only what is missing is asked for', async () => {
  const { game, plays } = counted(PEARLS);
  const { log, ...beginning } = randomRecord(PEARLS, 3, settle(PEARLS, 3, {}).options!, 'kept');
  const texts = log.map(entry => JSON.stringify(entry));
  const tasks = new ReplayTasks(async () => game);
  const at = (ply: number, from: number, to: number) =>
    tasks.run({ kind: 'moment', ply, source: { table: 't', beginning, from, entries: texts.slice(from, to) } });
  assert.deepEqual(await at(5, 0, 0), { need: 0 });
  assert.ok('value' in (await at(5, 0, 5)));
  assert.equal(plays(), 5);
  assert.deepEqual(await at(8, 0, 0), { need: 5 });
  assert.deepEqual(await at(8, 7, 8), { need: 5 });
  assert.ok('value' in (await at(8, 3, 9)));
  assert.ok('value' in (await at(9, 0, 0)));
  assert.deepEqual(await at(log.length + 1, 0, log.length), { need: log.length });
});

test('At a table, returns to returns to returns cost no more than the first', async () => {
  const { game, plays } = counted(PEARLS);
  // Only plays of replays count: the table itself tries out by plays, when moves rest, what may be taken back. A return
  // that meets a move of the bot is replayed anew, so each replay is counted by itself: one after the other, as a
  // thread does them, or two that overlap would each be charged with the plays of both.
  const tasks = replaysHere(gamesOf(game));
  const costs: number[] = [];
  let last: Promise<unknown> = Promise.resolve();
  const replayer: Replayer = {
    run(task) {
      const done = last.then(async () => {
        const before = plays();
        const result = await tasks.run(task);
        costs.push(plays() - before);
        return result;
      });
      last = done.catch(() => {});
      return done;
    },
  };
  const config = { framesPerSecond: 10_000 };
  const server = await TestServer.open({ games: gamesOf(PEARLS), replayer, config });
  const ann = await server.guest('Ann');
  const table = await server.table(ann, { bots: { 1: 'mate' } });
  const socket = await ann.sitDown(table);
  socket.say({ t: 'start', id: 'go' });
  await socket.until('view');
  for (let ply = socket.ply!; ply < 120; ply = socket.ply!) {
    await socket.ask({ t: 'ask-back', id: `to-${ply}`, to: Math.max(0, ply - (ply % 25) - 1) });
    await socket.untilPly(ply + 1);
  }
  assert.ok(Math.max(...costs) < 40, `${costs}`);
  assert.ok(Math.max(...costs) > 0, 'returns are replayed');
  await server.close();
});
