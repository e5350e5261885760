// A real server while people mean it no good: records made to be expensive, hellos without end, joins, renames and
// lists. How long its event loop was held is told by the server itself (/metrics, which begins anew with every look).

import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { randomRecord, seedOf } from '@quayside/engine';
import { loadGame, settle } from '@quayside/rules';
import { nestedReturns } from './hostileRecords.ts';
import { ServerProcess } from './serverProcess.ts';
import { TestClient } from './testClient.ts';

const FLOOD_MS = 8000;
const SOCKETS = 24;
const HELLOS_PER_SECOND = 28;

type Lag = { mean: number; p99: number; max: number; health: number };

/** In milliseconds. `health`: the longest that one of several looks at the server's health took. */
async function lagWhile(url: string, busy: () => Promise<unknown>): Promise<Lag> {
  const metrics = async () => (await fetch(`${url}/metrics`)).text();
  await metrics();
  let isBusy = true;
  const watching = (async () => {
    let longest = 0;
    while (isBusy) {
      const started = performance.now();
      await (await fetch(`${url}/healthz`)).json();
      longest = Math.max(longest, performance.now() - started);
      await pause(50);
    }
    return longest;
  })();
  await busy();
  isBusy = false;
  const health = await watching;
  const text = await metrics();
  const value = (name: string) =>
    1000 * Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)`, 'm').exec(text)![1]);
  return { mean: value('mean'), p99: value('p99'), max: value('max'), health };
}

/** Does it over and over, so often a second. */
async function keepDoing(perSecond: number, act: (n: number) => Promise<unknown>): Promise<Map<string, number>> {
  const outcomes = new Map<string, number>();
  const running: Promise<unknown>[] = [];
  const until = performance.now() + FLOOD_MS;
  for (let n = 0; performance.now() < until; n++) {
    running.push(act(n).then(it => outcomes.set(String(it), (outcomes.get(String(it)) ?? 0) + 1)));
    await pause(1000 / perSecond);
  }
  await Promise.all(running);
  return outcomes;
}

/** From one of many addresses: the limits for one are tested elsewhere. */
let address = 0;
const branch = (guest: TestClient, body: object) =>
  guest.ask('POST', '/api/what-if', body, { 'x-forwarded-for': `10.0.0.${address++ % 250}` });

test('Nobody holds up the server', { timeout: 300_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-floods-'));
  const unlimited = ['--requests-per-minute', '1000000', '--tables-per-guest', '100000', '--trust-proxy', '1'];
  const server = await ServerProcess.start(folder, { flags: [...unlimited, '--idle-minutes', '0.02'] });
  const url = () => server.url;
  try {
    const host = await TestClient.arrive(url);
    const game = await loadGame('rolling-seas');
    const { options } = settle(game, 8, {});
    const record = randomRecord(game, 8, options!, seedOf('a large view'));
    const tables: string[] = [];
    for (let i = 0; i < 40; i++)
      tables.push(((await branch(host, { record, ply: 250, level: null })).body as { id: string }).id);
    const guests: TestClient[] = [];
    for (let i = 0; i < SOCKETS / 4; i++) guests.push(await TestClient.arrive(url));

    const calm = await lagWhile(server.url, () => pause(3000));
    const hostile = await nestedReturns(90);
    const lags: Record<string, Lag> = { calm };
    lags['hostile records'] = await lagWhile(server.url, async () => {
      const answers = await keepDoing(4, async n => {
        const length = n % 2 === 0 ? hostile.log.length : 4000;
        const sent = n % 2 === 0 ? hostile : await nestedReturns(length);
        return (await branch(host, { record: sent, ply: length, level: 'mate' })).status;
      });
      console.log('  hostile records were answered with', answers);
    });
    lags['hellos'] = await lagWhile(server.url, async () => {
      const sockets = await Promise.all(
        Array.from({ length: SOCKETS }, (_, i) => guests[i % guests.length]!.hello(tables[i % 4]!)),
      );
      await keepDoing(HELLOS_PER_SECOND, async () => {
        for (const socket of sockets) if (!socket.closed) socket.say({ t: 'hello', since: null });
      });
      for (const socket of sockets) socket.cut();
    });
    lags['joins, renames and lists'] = await lagWhile(server.url, async () => {
      await keepDoing(10, async n => {
        const guest = guests[n % guests.length]!;
        if (n % 3 === 0) return (await host.get('/api/tables')).status;
        if (n % 3 === 1) return (await host.put('/api/me', { name: `Ann ${n}` })).status;
        const socket = await guest.hello(tables[n % tables.length]!);
        socket.cut();
        return 'joined';
      });
    });
    console.table(Object.fromEntries(Object.entries(lags).map(([name, it]) => [name, rounded(it)])));
    for (const guest of [host, ...guests]) guest.goHome();
    for (const [name, { mean, p99, max, health }] of Object.entries(lags)) {
      // The machine may be busy with other things: a calm server tells how much of it is theirs.
      assert.ok(mean < 1.5 * calm.mean + 5, `${name}: mean ${mean}, calm ${calm.mean}`);
      assert.ok(p99 < 5 * calm.p99 + 150, `${name}: p99 ${p99}, calm ${calm.p99}`);
      assert.ok(max < 3 * calm.max + 1000, `${name}: max ${max}, calm ${calm.max}`);
      assert.ok(health < 3 * calm.health + 1500, `${name}: health ${health}, calm ${calm.health}`);
    }
  } finally {
    await server.end();
    rmSync(folder, { recursive: true });
  }
});

const rounded = (lag: Lag) => Object.fromEntries(Object.entries(lag).map(([key, ms]) => [key, Math.round(ms)]));
