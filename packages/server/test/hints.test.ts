// What the bots tell people: hints while a game is on, curves when it is over.

import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { BotPool } from '@quayside/bots';
import type { Curve, Hint, RecordFile } from '@quayside/protocol';
import { loadGame } from '@quayside/rules';
import { momentsOf, swingsOf } from '../src/hints/curves.ts';
import type { Replayer } from '../src/replay/tasks.ts';
import { playOut } from './play.ts';
import type { TestClient } from './testClient.ts';
import { gamesOf, PEARLS, replaysHere, TestServer } from './testServer.ts';

const hint = async (guest: TestClient, table: string, decision: number) => {
  const { status, body } = await guest.post(`/api/tables/${table}/hint`, { decision });
  return { status, hint: body as Hint, code: (body as { code: string }).code };
};

describe('hints', () => {
  let server: TestServer;
  before(async () => {
    server = await TestServer.open();
  });
  after(() => server.close());

  test('name legal moves of the asker’s own, with a chance and a reason, and are in the record', async () => {
    const { table, ann, annAt, benAt } = await server.pair();
    const { status, hint: given } = await hint(ann, table, annAt.decision!);
    assert.equal(status, 200);
    assert.equal(given.decision, annAt.decision);
    assert.ok(given.lines.length > 0);
    for (const { move, chance } of given.lines) {
      assert.equal(PEARLS.check(annAt.view!, PEARLS.parse(move)!), null);
      assert.ok(chance >= 0 && chance <= 1);
    }
    const { decision } = annAt;
    await playOut([annAt, benAt]);
    const record = (await ann.get(`/api/tables/${table}/record`)).body as RecordFile;
    assert.deepEqual(record.hints, [{ seat: 0, ply: decision }]);
  });

  test('are for one’s own decision only', async () => {
    const { table, ann, annAt } = await server.pair();
    assert.equal((await hint(ann, table, annAt.decision! + 1)).code, 'stale-decision');
    assert.equal((await hint(await server.guest(), table, annAt.decision!)).code, 'not-seated');
    assert.equal((await hint(ann, 'nothing', 0)).code, 'unknown-table');
    const value = (annAt.view!.own as { hand: number[] }).hand[0];
    const { decision } = annAt;
    await annAt.ask({ t: 'move', id: 'm', decision: decision!, move: { kind: 'dive', value } });
    assert.equal((await hint(ann, table, decision!)).code, 'not-your-turn');
  });

  test('are given to one guest twenty times in a row, then at the pace of a thread', async () => {
    const { table, ann, ben, annAt, benAt } = await server.pair();
    for (let i = 0; i < 20; i++) assert.equal((await hint(ann, table, annAt.decision!)).status, 200);
    assert.equal((await hint(ann, table, annAt.decision!)).code, 'too-fast');
    assert.equal((await hint(ben, table, benAt.decision!)).status, 200);
  });

  test('can be switched off by the host, before the start', async () => {
    const [ann, ben] = [await server.guest(), await server.guest()];
    const table = await server.table(ann);
    const [annAt, benAt] = [await ann.sitDown(table), await ben.sitDown(table, 1)];
    const refusal = await benAt.ask({ t: 'allow-hints', id: 'me', allow: false });
    assert.equal(refusal.t === 'refused' && refusal.code, 'host-only');
    await annAt.ask({ t: 'allow-hints', id: 'off', allow: false });
    annAt.say({ t: 'start', id: 'go' });
    await Promise.all([annAt.until('view'), benAt.until('view')]);
    assert.equal((await hint(ann, table, annAt.decision!)).code, 'no-hints');
    // Nor by the detour of a what-if.
    const { body } = await ann.post(`/api/tables/${table}/what-if`, { ply: annAt.ply!, level: 'mate' });
    const branch = (body as { id: string }).id;
    const there = await ann.hello(branch);
    await there.untilPly(0);
    assert.equal((await hint(ann, branch, there.decision!)).code, 'no-hints');
    const late = await annAt.ask({ t: 'allow-hints', id: 'on', allow: true });
    assert.equal(late.t === 'refused' && late.code, 'already-started');
    const none = await server.table(ann, { hints: false });
    const socket = await ann.connect(none);
    socket.say({ t: 'hello', since: null });
    assert.equal((await socket.until('table')).table.hints, false);
  });

  test('are refused when the bots have no time, and nothing is marked then', async () => {
    const busy = await TestServer.open({ hintService: { advise: async () => null, chances: async () => null } });
    const { table, ann, annAt } = await busy.pair();
    const { status, code } = await hint(ann, table, annAt.decision!);
    assert.deepEqual([status, code], [503, 'bots-busy']);
    assert.deepEqual(await busy.store.hints(table), []);
    await busy.close();
  });

  test('come from the pool as well', async () => {
    const pool = new BotPool();
    const real = await TestServer.open({ hintService: pool });
    const game = await loadGame('waves');
    const ann = await real.guest();
    const table = await real.table(ann, { game: 'waves', seats: 2, bots: { 1: 'deckhand' }, start: true });
    const socket = await ann.hello(table);
    await socket.untilPly(0);
    while (socket.decision === null) await socket.untilPly(socket.ply! + 1);
    let answer = await hint(ann, table, socket.decision);
    // The threads are only now being started: on a busy machine one asks again, as the refusal says.
    while (answer.code === 'bots-busy') answer = await hint(ann, table, socket.decision);
    const given = answer.hint;
    assert.ok(given.lines.length > 0);
    assert.ok(given.lines.every(({ move }) => game.check(socket.view!, game.parse(move)!) === null));
    await real.close();
    await pool.close();
  });
});

describe('the curve of a game', () => {
  let server: TestServer;
  before(async () => {
    server = await TestServer.open();
  });
  after(() => server.close());

  const curveOf = async (guest: TestClient, table: string): Promise<Curve> => {
    for (;;) {
      const curve = (await guest.get(`/api/tables/${table}/curve`)).body as Curve;
      if (curve.ready) return curve;
      await sleep(20);
    }
  };

  test('is drawn when it is over, from the beginning to the true end, and stored', async () => {
    const { table, ann, annAt, benAt } = await server.pair();
    const early = await ann.get(`/api/tables/${table}/curve`);
    assert.deepEqual([early.status, (early.body as { code: string }).code], [403, 'still-secret']);
    await playOut([annAt, benAt]);
    const curve = await curveOf(ann, table);
    const log = await server.store.entries(table, 0);
    assert.deepEqual(
      curve.points.map(({ ply }) => ply),
      [...log.keys(), log.length],
    );
    const [annScore, benScore] = (annAt.view!.open as { scores: number[] }).scores;
    const [annLast, benLast] = curve.points.at(-1)!.chances;
    assert.equal(Math.sign(annLast! - benLast!), Math.sign(annScore! - benScore!));
    assert.ok(annLast === benLast || Math.max(annLast!, benLast!) === 1);
    assert.ok(curve.swings.length > 0 && curve.swings.length <= 5);
    assert.deepEqual(await server.store.curve(table), curve);
  });

  test('is drawn when somebody asks, if it was not before', async () => {
    const { table, ann, annAt, benAt } = await server.pair();
    await playOut([annAt, benAt]);
    await curveOf(ann, table);
    await server.restart();
    assert.equal((await curveOf(ann, table)).ready, true);
    assert.equal((await ann.get('/api/tables/nothing/curve')).status, 404);
  });

  test('is not stored in part when the threads are busy: whoever asks again gets all of it', async () => {
    const here = replaysHere(gamesOf(PEARLS));
    let moments = 0;
    const busyOnce: Replayer = {
      run: task => {
        if (task.kind === 'moment') moments += 1;
        return task.kind === 'moment' && moments === 3 ? Promise.resolve({ refused: 'replay-busy' }) : here.run(task);
      },
    };
    const busy = await TestServer.open({ replayer: busyOnce, games: gamesOf(PEARLS) });
    const { table, ann, annAt, benAt } = await busy.pair();
    await playOut([annAt, benAt]);
    const curve = await curveOf(ann, table);
    assert.equal(curve.points.length, (await busy.store.logLength(table)) + 1);
    await busy.close();
  });

  test('has at most sixty moments, whatever the length', () => {
    assert.deepEqual(momentsOf(0), [0]);
    assert.deepEqual(momentsOf(3), [0, 1, 2, 3]);
    const long = momentsOf(1000);
    assert.equal(long.length, 60);
    assert.deepEqual([long[0], long.at(-1)], [0, 1000]);
    assert.equal(new Set(long).size, 60);
  });

  test('names the biggest swings, biggest first, and whose they are', () => {
    const points = [
      { ply: 0, chances: [0.5, 0.5] },
      { ply: 4, chances: [0.5, 0.25] },
      { ply: 8, chances: [0.75, 0.25] },
      { ply: 9, chances: [0, 0.5] },
    ];
    assert.deepEqual(swingsOf(points), [
      { ply: 9, seat: 0, change: -0.75 },
      { ply: 4, seat: 1, change: -0.25 },
      { ply: 8, seat: 0, change: 0.25 },
    ]);
  });
});
