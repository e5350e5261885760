// A game against bots that are thought for by another process goes on to its end, though that process and Redis are
// killed. With a real Redis and a real `worker`.

import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { after, before, describe, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { BotPool } from '@quayside/bots';
import { GAMES } from '@quayside/rules';
import { type Redis, skipWithout, startRedis } from '@quayside/services';
import { RemoteBots } from '../src/thinking/remoteBots.ts';
import type { TestSocket } from './testClient.ts';
import { TestServer } from './testServer.ts';

const MAIN = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));
const GAME = 'rolling-with-the-waves';

describe('Bots that think on other machines', { skip: skipWithout('redis-server') }, () => {
  let redis: Redis;
  let remoteBots: RemoteBots;
  let pool: BotPool;
  let server: TestServer;
  const workers: ChildProcess[] = [];

  before(async () => {
    redis = await startRedis();
    remoteBots = new RemoteBots(redis.url, () => {});
    pool = new BotPool({ threads: 1, elsewhere: remoteBots.ask });
    server = await TestServer.open({
      chooseMove: job => pool.think(job),
      hintService: { advise: job => pool.advise(job), chances: job => pool.chances(job) },
      remoteBots,
    });
  });
  after(async () => {
    for (const worker of workers) worker.kill('SIGKILL');
    await server.close();
    await Promise.all([remoteBots.close(), pool.close()]);
    await redis.stop();
  });

  /** A worker that is ready to think. */
  async function startWorker(): Promise<ChildProcess> {
    const args = [MAIN, 'worker', '--queue', redis.url, '--threads', '1', '--for', 'thinking'];
    const worker = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    workers.push(worker);
    await new Promise<void>((resolve, reject) => {
      worker.stdout!.once('data', () => resolve());
      worker.once('exit', code => reject(new Error(`the worker ended with ${code}`)));
    });
    return worker;
  }

  /** Plays first moves until the game is over; `meanwhile` is called before each, with their number. */
  async function playOut(socket: TestSocket, meanwhile: (moves: number) => Promise<void>): Promise<number> {
    const game = await GAMES[GAME]!.load();
    for (let moves = 0; ; moves++) {
      while (socket.decision === null) {
        if (game.outcome(socket.view!.open) !== null) return moves;
        await sleep(5);
      }
      await meanwhile(moves);
      const { decision } = socket;
      const move = game.menu(socket.view!).moves[0]!;
      const { t } = await socket.ask({ t: 'move', id: `m${moves}`, decision: decision!, move });
      assert.equal(t, 'accepted');
      while (socket.decision === decision) await sleep(5);
    }
  }

  async function playing() {
    const ann = await server.guest('Ann');
    const bots = { 1: 'admiral' as const };
    const table = await server.table(ann, { game: GAME, seats: 2, bots, start: true, hints: true });
    const socket = await ann.hello(table);
    await socket.until('view');
    return { ann, table, socket };
  }

  const metric = async (name: string): Promise<number> => {
    const text = await (await fetch(`${server.url}/metrics`)).text();
    return Number(new RegExp(`^quayside_thought_${name}_total (\\d+)`, 'm').exec(text)![1]);
  };

  test('answers moves and hints; the server only plays them', async () => {
    await startWorker();
    const { ann, table, socket } = await playing();
    let view = socket.view!;
    await playOut(socket, async moves => {
      if (moves !== 3) return;
      view = socket.view!; // Of a decision of hers: at the beginning it may be the bot's turn.
      const hint = await ann.post(`/api/tables/${table}/hint`, { decision: socket.decision });
      assert.equal(hint.status, 200);
    });
    const { elsewhere } = remoteBots.counts;
    assert.ok((await pool.advise({ game: GAME, view, seed: 'hint' }))!.length > 0);
    assert.equal(remoteBots.counts.elsewhere, elsewhere + 1);
    assert.ok(remoteBots.counts.elsewhere > 5, `${remoteBots.counts.elsewhere} answered elsewhere`);
    assert.equal(await metric('elsewhere'), remoteBots.counts.elsewhere);
    await socket.leave();
  });

  test('are not asked where they are another build, and are never in its way', async () => {
    const older = new RemoteBots(redis.url, () => {}, { build: 'another' });
    const { socket } = await playing();
    while (socket.decision === null) await sleep(5);
    const question = { kind: 'advice' as const, game: GAME, view: socket.view!, seed: 'other' };
    assert.equal(await older.ask(question, 100, 5000), null);
    assert.deepEqual(older.counts, { elsewhere: 0, fellBack: 1, notAsked: 0 });
    assert.notEqual(await remoteBots.ask(question, 100, 5000), null);
    await older.close();
    await socket.leave();
  });

  test('is missed for a moment only when a worker is killed in the middle, then Redis', async () => {
    const { socket } = await playing();
    const pauses: number[] = [];
    let moveAt = performance.now();
    const moves = await playOut(socket, async moves => {
      pauses.push(performance.now() - moveAt);
      if (moves === 2) {
        // Killed while it has a thought of this game to think: the table waits for it.
        const killed = workers[0]!;
        setTimeout(() => killed.kill('SIGKILL'), 20);
      }
      if (moves === 5) await redis.kill();
      moveAt = performance.now();
    });
    assert.ok(moves > 6, `a game of ${moves} moves`);
    assert.ok(remoteBots.counts.fellBack > 0);
    assert.ok(Math.max(...pauses) < 5000, `the longest pause was ${Math.max(...pauses)} ms`);
    assert.equal(await metric('fell_back'), remoteBots.counts.fellBack);
    await socket.leave();
  });

  test('is asked again when both are back', async () => {
    await redis.start();
    await startWorker();
    const before = remoteBots.counts.elsewhere;
    const { socket } = await playing();
    while (socket.decision === null) await sleep(5); // the bot may begin: there is no advice on a decision of its own
    const view = socket.view!;
    // Nobody is asked while they rest, at most half a minute; and a worker that gets no processor within 0.2 s is left
    // to rest again, so that on a busy machine it takes several times.
    const until = performance.now() + 180_000;
    while (remoteBots.counts.elsewhere === before && performance.now() < until) {
      await pool.advise({ game: GAME, view, seed: 'again' });
      await sleep(100);
    }
    assert.ok(remoteBots.counts.elsewhere > before);
    await socket.leave();
  });
});
