// The real server process, killed without warning again and again while twenty tables play: all five games, with ready
// marks shown and hidden, moves taken back freely and by agreement, and talk. Nothing acknowledged may be lost, nothing
// doubled, and in the end every client must see what a replay of the stored log gives.

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
import { type AnyGame, GAMES, loadGame, rngOf } from '@quayside/rules';
import { checkGame, DrillFindings, type Players, type StoredGame } from '../packages/cli/src/drill/checks.ts';
import { type Habits, RetryingClient } from '../packages/cli/src/drill/retryingClient.ts';
import type { WhereServed } from '../packages/cli/src/drill/retryingConnection.ts';
import { sqliteStore } from '../packages/server/src/store/sqlite.ts';
import type { Store } from '../packages/server/src/store/store.ts';

const KILLS = 50;
const TABLES = 20;
const SEATS = [2, 3];
/** So that a game of people who move at random is over soon. */
const OPTIONS: Readonly<Record<string, object>> = { 'waves-of-fortune': { 'round-limit': '20' } };
const HABITS: Habits = { takesBack: 6, asksBack: 2, says: 5 };
const MAIN = fileURLToPath(new URL('../packages/cli/src/main.ts', import.meta.url));

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

  readonly where: WhereServed = async () => {
    await this.#open.promise;
    return `http://127.0.0.1:${this.#port}`;
  };

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
async function gather(url: string, where: WhereServed, games: readonly AnyGame[], n: number): Promise<Players> {
  const game = games[n % games.length]!;
  const round = Math.floor(n / games.length);
  const seats = SEATS[round % SEATS.length]!;
  const terms = { readyMarks: Math.floor(round / SEATS.length) % 2 === 1 };
  const asked = { game: game.id, seats, options: OPTIONS[game.id] ?? {}, terms };
  const cookies = await Promise.all(Array.from({ length: seats }, () => guestCookie(url)));
  const answer = await fetch(`${url}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookies[0]! },
    body: JSON.stringify({ ...asked, bots: {}, start: false, listed: false }),
  });
  const { id: table } = (await answer.json()) as { id: string };
  const clients = cookies.map(
    (cookie, seat) => new RetryingClient({ cookie, game, where, rng: rngOf(n * 10 + seat), habits: HABITS }),
  );
  for (const [seat, client] of clients.entries()) client.join(table, seat);
  return { game, table, clients };
}

/** One game after another until there have been enough kills; the last game is played to its end. */
async function playOn(
  where: WhereServed,
  tablesOfClients: Players[],
  isEnough: () => boolean,
  gatherNext: () => Promise<Players>,
): Promise<void> {
  while (!isEnough()) {
    // While the server is dead nobody can open a table.
    const players = await gatherNext().catch(() => null);
    if (!players) {
      await where();
      continue;
    }
    tablesOfClients.push(players);
    while (!players.clients.every(({ isOver }) => isOver)) await sleep(20);
    for (const client of players.clients) client.disconnect();
  }
}

async function storedGame(store: Store, table: string): Promise<StoredGame> {
  const row = (await store.table(table))!;
  const lines = await store.lines(table, Number.MAX_SAFE_INTEGER, 1000);
  return {
    ...{ table, options: row.options, seats: row.seats.length, botSeats: [] },
    ...{ seed: row.seed!, setUp: row.honest!.setUp, readyMarks: row.terms.readyMarks },
    ...{ log: await store.entries(table, 0), lines },
  };
}

type Counted = { moves: number; backs: number; agreed: number; lines: number };

function count({ log, lines }: StoredGame, all: Counted): void {
  const entries = log.map(({ entry }) => entry);
  all.agreed += entries.filter(entry => 'back' in entry && entry.agreed).length;
  all.backs += entries.filter(entry => 'back' in entry && !entry.agreed).length;
  all.moves += entries.filter(entry => 'move' in entry).length;
  all.lines += lines.length;
}

test(`Killed ${KILLS} times in the middle of ${TABLES} games, the server loses and doubles nothing`, async t => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-kill-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const games = await Promise.all(Object.keys(GAMES).map(id => loadGame(id)));
  const victim = new Victim(folder, port);
  await victim.start();
  const tablesOfClients: Players[] = [];
  let kills = 0;
  let tables = 0;
  const gatherNext = () => gather(url, victim.where, games, tables++);
  const playing = Array.from({ length: TABLES }, () =>
    playOn(victim.where, tablesOfClients, () => kills === KILLS, gatherNext),
  );
  const answered = () => tablesOfClients.flatMap(it => it.clients).reduce((sum, { answers }) => sum + answers.size, 0);
  while (tablesOfClients.length < TABLES) await sleep(5);
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
  const all: Counted = { moves: 0, backs: 0, agreed: 0, lines: 0 };
  const found = new DrillFindings();
  for (const players of tablesOfClients) {
    const stored = await storedGame(store, players.table);
    checkGame(stored, players, found);
    count(stored, all);
  }
  await store.close();
  rmSync(folder, { recursive: true });
  assert.deepEqual(found.all, []);
  const clients = tablesOfClients.flatMap(players => players.clients);
  const returns = clients.reduce((sum, client) => sum + client.returns, 0);
  const answers = clients.flatMap(client => [...client.answers.values()].flat());
  const duplicates = answers.filter(({ t }) => t === 'duplicate').length;
  t.diagnostic(
    `${tablesOfClients.length} games, ${all.moves} moves, ${all.backs} taken back, ${all.agreed} times by agreement, ` +
      `${all.lines} lines; ${returns} returns, ${duplicates} retries found done`,
  );
  assert.ok(returns > KILLS && all.moves > KILLS && all.backs > 0 && all.agreed > 0 && all.lines > 0);
});
