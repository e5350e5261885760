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
import { replay, viewOf } from '@quayside/engine';
import { type AnyGame, GAMES, loadGame, rngOf, SEA } from '@quayside/rules';
import type { LogEntry } from '../src/domain/log.ts';
import { sqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { type Habits, RetryingClient, type WhenServing } from './retryingClient.ts';

const KILLS = 50;
const TABLES = 20;
const SEATS = [2, 3];
/** So that a game of people who move at random is over soon. */
const OPTIONS: Readonly<Record<string, object>> = { 'waves-of-fortune': { 'round-limit': '20' } };
const HABITS: Habits = { takesBack: 6, asksBack: 2, says: 5 };
/** What comes of two people who act at the same time: the server may say no, and then it was not done. */
const REFUSED_RIGHTLY = ['cannot-take-back', 'stale-decision', 'no-such-moment', 'already-asked', 'nothing-asked'];
const MAIN = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));

type TableOfClients = { game: AnyGame; table: string; clients: RetryingClient[] };

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

  readonly whenServing: WhenServing = () => this.#open.promise;

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
async function gather(
  url: string,
  whenServing: WhenServing,
  games: readonly AnyGame[],
  n: number,
): Promise<TableOfClients> {
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
    (cookie, seat) => new RetryingClient(url, cookie, game, rngOf(n * 10 + seat), whenServing, HABITS),
  );
  for (const [seat, client] of clients.entries()) client.join(table, seat);
  return { game, table, clients };
}

/** One game after another until there have been enough kills; the last game is played to its end. */
async function playOn(
  whenServing: WhenServing,
  tablesOfClients: TableOfClients[],
  isEnough: () => boolean,
  gatherNext: () => Promise<TableOfClients>,
): Promise<void> {
  while (!isEnough()) {
    // While the server is dead nobody can open a table.
    const players = await gatherNext().catch(() => null);
    if (!players) {
      await whenServing();
      continue;
    }
    tablesOfClients.push(players);
    while (!players.clients.every(({ isOver }) => isOver)) await sleep(20);
    for (const client of players.clients) client.goHome();
  }
}

type Acknowledged = { moves: number; backs: number; agreed: number; lines: number };

async function checkTable(store: Store, players: TableOfClients): Promise<Acknowledged> {
  const { game, table, clients } = players;
  const row = (await store.table(table))!;
  const log = await store.entries(table, 0);
  checkLog(log, players, { isExact: row.terms.readyMarks });
  const lines = await checkTalk(store, players);
  const { version, options, seed } = row;
  const record = { game: row.game, version, seats: row.seats.length, options, seed: seed! };
  const match = replay(game, { ...record, log: log.map(({ entry }) => entry) });
  for (const [seat, client] of clients.entries()) {
    assert.equal(client.ply, match.ply);
    assert.deepEqual(client.view, viewOf(match.state, seat));
    assert.deepEqual(
      client.refusals.filter(refusal => !isRight(refusal, client.sent)),
      [],
    );
  }
  const count = (is: (entry: LogEntry['entry']) => boolean) => log.filter(({ entry }) => is(entry)).length;
  const agreed = count(entry => 'back' in entry && entry.agreed === true);
  return { lines, agreed, backs: count(entry => 'back' in entry) - agreed, moves: count(entry => 'move' in entry) };
}

/** The last move of a game may come before somebody's wish to take one back, but never before a move that was asked for. */
function isRight(refusal: string, sent: RetryingClient['sent']): boolean {
  const [id, code] = refusal.split(' ') as [string, string];
  return REFUSED_RIGHTLY.includes(code) || (code === 'game-over' && sent.get(id)?.t !== 'move');
}

/** `isExact`: answers name the place in the log; where commitments are hidden they count fewer entries. */
function checkLog(log: readonly LogEntry[], { clients }: TableOfClients, { isExact }: { isExact: boolean }): void {
  const numbers = log.map(({ ply }) => ply);
  assert.deepEqual(numbers, [...log.keys()], 'the log has no holes');
  const intents = log.filter(({ intent }) => intent !== null);
  const places = new Map(intents.map(({ intent, ply }) => [intent, ply]));
  assert.equal(places.size, intents.length, 'no intent made two entries');
  for (const { intent, entry } of log)
    if (intent === null)
      assert.ok(entry.seat === SEA || ('back' in entry && entry.agreed), 'all others have an intent');
  for (const [seat, { sent, answers, refusals }] of clients.entries()) {
    for (const [id, { t }] of sent) {
      if (t !== 'move' && t !== 'back') continue;
      const given = answers.get(id) ?? [];
      const place = places.get(id);
      assert.equal(place !== undefined, given.length > 0, `${id} is in the log if it was acknowledged, and only then`);
      assert.ok(given.filter(answer => answer.t === 'accepted').length <= 1, `${id} was accepted once`);
      for (const { ply } of given)
        assert.ok(isExact ? ply === place! + 1 : ply <= place! + 1, `${id} is where it was said to be`);
      places.delete(id);
    }
    const requests = [...sent.values()].filter(({ t, id }) => t === 'ask-back' && answers.has(id)).length;
    const agreed = log.filter(({ entry }) => 'back' in entry && entry.agreed && entry.seat === seat).length;
    assert.ok(agreed <= requests, 'no request was carried out twice');
    for (const refusal of refusals) assert.ok(!answers.has(refusal.split(' ')[0]!), `${refusal}: it was not done`);
  }
  assert.deepEqual([...places.keys()], [], 'nobody did what they had not asked for');
}

/** Every line that was acknowledged is there once, and no other. */
async function checkTalk(store: Store, { table, clients }: TableOfClients): Promise<number> {
  const said = clients.flatMap(({ sent, answers }) =>
    [...sent.values()].flatMap(intent =>
      intent.t === 'say' && answers.has(intent.id) ? [[intent.id, intent.text]] : [],
    ),
  );
  const lines = (await store.lines(table, Number.MAX_SAFE_INTEGER, 1000)).map(({ intent, text }) => [intent, text]);
  assert.deepEqual(lines.sort(), said.sort());
  return lines.length;
}

test(`Killed ${KILLS} times in the middle of ${TABLES} games, the server loses and doubles nothing`, async t => {
  const folder = mkdtempSync(join(tmpdir(), 'quayside-kill-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const games = await Promise.all(Object.keys(GAMES).map(id => loadGame(id)));
  const victim = new Victim(folder, port);
  await victim.start();
  const tablesOfClients: TableOfClients[] = [];
  let kills = 0;
  let tables = 0;
  const gatherNext = () => gather(url, victim.whenServing, games, tables++);
  const playing = Array.from({ length: TABLES }, () =>
    playOn(victim.whenServing, tablesOfClients, () => kills === KILLS, gatherNext),
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
  const all: Acknowledged = { moves: 0, backs: 0, agreed: 0, lines: 0 };
  for (const players of tablesOfClients) {
    const found = await checkTable(store, players);
    for (const kind of Object.keys(all) as (keyof Acknowledged)[]) all[kind] += found[kind];
  }
  await store.close();
  rmSync(folder, { recursive: true });
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
