// The real server process, killed without warning again and again while twenty tables play. No acknowledged move may
// be lost, none doubled, and in the end every client must see what a replay of the stored log gives.

import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { replay, viewOf } from '@quayside/engine';
import { type AnyGame, loadGame, rngOf } from '@quayside/rules';
import { sqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { type Harbour, Sailor } from './sailor.ts';

const KILLS = 50;
const TABLES = 20;
const SEATS = [2, 3, 4];
const MAIN = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));

type Company = { table: string; sailors: Sailor[] };

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  return port;
}

class Victim {
  readonly #folder: string;
  readonly #port: number;
  #server: ChildProcess | null = null;
  #open = Promise.withResolvers<void>();

  constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#port = port;
  }

  async start(): Promise<void> {
    const settings = ['--host', '127.0.0.1', '--port', `${this.#port}`, '--data-dir', this.#folder, '--pages', 'no'];
    const limits = ['--requests-per-minute', '10000000', '--frames-per-second', '100000', '--snapshot-every', '7'];
    this.#server = spawn(process.execPath, [MAIN, 'serve', ...settings, ...limits, '--log-level', 'error'], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: { ...process.env, NODE_COMPILE_CACHE: join(this.#folder, 'compiled') },
    });
    await once(createInterface(this.#server.stdout!), 'line');
    this.#open.resolve();
  }

  readonly harbour: Harbour = () => this.#open.promise;

  async end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const ended = once(this.#server!, 'exit');
    this.#open = Promise.withResolvers();
    this.#server!.kill(signal);
    const [code] = await ended;
    return code as number | null;
  }
}

async function guestCookie(url: string): Promise<string> {
  return (await fetch(`${url}/api/me`)).headers.getSetCookie()[0]!.split(';')[0]!;
}

/** A table and its people; they sit down and start by themselves. */
async function gather(url: string, harbour: Harbour, game: AnyGame, n: number): Promise<Company> {
  const seats = SEATS[n % SEATS.length]!;
  const cookies = await Promise.all(Array.from({ length: seats }, () => guestCookie(url)));
  const answer = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookies[0]! },
    body: JSON.stringify({ game: game.id, seats, options: {}, bots: {}, start: false, listed: false }),
  });
  const { id: table } = (await answer.json()) as { id: string };
  const sailors = cookies.map((cookie, seat) => new Sailor(url, cookie, game, rngOf(n * 10 + seat), harbour));
  for (const [seat, sailor] of sailors.entries()) sailor.join(table, seat);
  return { table, sailors };
}

/** One game after another until there have been enough kills; the last game is played to its end. */
async function playOn(
  harbour: Harbour,
  companies: Company[],
  isEnough: () => boolean,
  gatherNext: () => Promise<Company>,
): Promise<void> {
  while (!isEnough()) {
    // While the server is dead nobody can open a table.
    const company = await gatherNext().catch(() => null);
    if (!company) {
      await harbour();
      continue;
    }
    companies.push(company);
    while (!company.sailors.every(({ isOver }) => isOver)) await sleep(20);
    for (const sailor of company.sailors) sailor.goHome();
  }
}

async function checkTable(store: Store, game: AnyGame, { table, sailors }: Company): Promise<number> {
  const row = (await store.table(table))!;
  const log = await store.entries(table, 0);
  assert.deepEqual(
    log.map(({ ply }) => ply),
    [...log.keys()],
    'the log has no holes',
  );
  const places = new Map(log.flatMap(({ intent, ply }) => (intent === null ? [] : [[intent, ply]])));
  assert.equal(places.size, log.length, 'no intent made two entries');
  let acknowledged = 0;
  for (const { answers } of sailors)
    for (const [intent, given] of answers) {
      if (row.intents.includes(intent)) continue;
      for (const { ply } of given) assert.equal(places.get(intent), ply - 1, `${intent} is where it was said to be`);
      assert.ok(given.filter(({ t }) => t === 'accepted').length <= 1, `${intent} was accepted once`);
      acknowledged += 1;
    }
  const record = {
    game: row.game,
    version: row.version,
    seats: row.seats.length,
    options: row.options,
    seed: row.seed!,
  };
  const match = replay(game, { ...record, log: log.map(({ entry }) => entry) });
  for (const [seat, sailor] of sailors.entries()) {
    assert.equal(sailor.ply, match.ply);
    assert.deepEqual(sailor.view, viewOf(match.state, seat));
    assert.deepEqual(sailor.refusals, []);
  }
  return acknowledged;
}

test(`Killed ${KILLS} times in the middle of ${TABLES} games, the server loses and doubles nothing`, async t => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-kill-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const game = await loadGame('waves');
  const victim = new Victim(folder, port);
  await victim.start();
  const companies: Company[] = [];
  let kills = 0;
  let tables = 0;
  const gatherNext = () => gather(url, victim.harbour, game, tables++);
  const playing = Array.from({ length: TABLES }, () =>
    playOn(victim.harbour, companies, () => kills === KILLS, gatherNext),
  );
  const answered = () => companies.flatMap(it => it.sailors).reduce((sum, { answers }) => sum + answers.size, 0);
  while (companies.length < TABLES) await sleep(5);
  while (kills < KILLS) {
    // At a random moment, but never before somebody had to be answered: a slow machine kills later, not emptier.
    const enough = answered() + 1 + Math.random() * 200;
    while (answered() < enough) await sleep(Math.random() * 10);
    await victim.end('SIGKILL');
    await victim.start();
    kills += 1;
  }
  await Promise.all(playing);
  assert.equal(await victim.end('SIGTERM'), 0, 'a server asked to stop ends in good order');

  const store = sqliteStore(folder);
  let acknowledged = 0;
  for (const company of companies) acknowledged += await checkTable(store, game, company);
  await store.close();
  rmSync(folder, { recursive: true });
  const sailors = companies.flatMap(company => company.sailors);
  const returns = sailors.reduce((sum, sailor) => sum + sailor.returns, 0);
  const answers = sailors.flatMap(sailor => [...sailor.answers.values()].flat());
  const duplicates = answers.filter(({ t }) => t === 'duplicate').length;
  t.diagnostic(
    `${companies.length} games, ${acknowledged} moves acknowledged, ${returns} returns, ${duplicates} retries found done`,
  );
  assert.ok(returns > KILLS && acknowledged > KILLS);
});
