// A whole server for a test: real sockets, real SQLite in a folder of its own, and a game small enough to follow.

import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after } from 'node:test';
import { advise, chances, loadEvaluation } from '@quayside/bots';
import { rngAt, seedOf } from '@quayside/engine';
import { pearls } from '@quayside/engine/pearls';
import type { CreateTable } from '@quayside/protocol';
import { type AnyGame, type AnyShape, GAMES, type View } from '@quayside/rules';
import { buildApp, type Dependencies } from '../src/app.ts';
import type { ChooseMove } from '../src/bots/botRunner.ts';
import { type Config, readConfig } from '../src/config.ts';
import { deadlineOf } from '../src/domain/clocks.ts';
import type { HintService } from '../src/hints/hintService.ts';
import { type Replayer, ReplayTasks } from '../src/replay/tasks.ts';
import { type Deployment, singleProcess } from '../src/room/deployment.ts';
import type { Games } from '../src/room/games.ts';
import { sqliteStore } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import type { Sweeper } from '../src/sweep/sweeper.ts';
import { TestClient } from './testClient.ts';

export const PEARLS = pearls as unknown as AnyGame;

export const gamesOf = (...games: AnyGame[]): Games =>
  Object.fromEntries(games.map(game => [game.id, { meta: game, load: async () => game }]));

export const firstOnMenu = (game: AnyGame, view: View<AnyShape>): object => game.menu(view).moves[0]!;

const gameOf = async (id: string, version: number) => (id === 'pearls' ? PEARLS : GAMES[id]!.load(version));

export const playsFirst: ChooseMove = async ({ game, version, view }) => ({
  move: firstOnMenu(await gameOf(game, version), view),
});

/** Thinks as the pool does, only less. */
export const quickHints: HintService = {
  async advise({ game: id, version, view, seed }) {
    const game = await gameOf(id, version);
    const limits = { iterations: 20, until: Number.POSITIVE_INFINITY };
    return advise(game, await loadEvaluation(game), view, rngAt(seedOf(seed), 0), limits);
  },
  async chances({ game: id, version, world, seed }) {
    const game = await gameOf(id, version);
    const limits = { iterations: 2, until: Number.POSITIVE_INFINITY };
    return chances(game, await loadEvaluation(game), world, rngAt(seedOf(seed), 0), limits);
  },
};

/** Replays as the threads do, but here, where the games of a test are known. */
export function replaysHere(games: Games): Replayer {
  const tasks = new ReplayTasks(async (id, version) => (Object.hasOwn(games, id) ? games[id]!.load(version) : null));
  return { run: async task => structuredClone(await tasks.run(structuredClone(task))) };
}

const NEW_TABLE: CreateTable = { game: 'pearls', seats: 2, options: {}, bots: {}, start: false, listed: false };

type TestServerOptions = {
  config?: Partial<Config>;
  games?: Games;
  chooseMove?: ChooseMove;
  hintService?: HintService;
  replayer?: Replayer;
  store?: (store: Store) => Store;
  deployment?: (store: Store) => Deployment;
  remoteBots?: Dependencies['remoteBots'];
  web?: string | null;
  /** The data folder, if it is not to be a new one; removed at the end all the same. */
  folder?: string;
};

/** A test that fails leaves its server open, and the process would wait for it. */
const OPEN = new Set<TestServer>();
after(async () => {
  for (const server of OPEN) await server.close();
});

export class TestServer {
  readonly folder: string;
  readonly #options: TestServerOptions;
  #app: Awaited<ReturnType<typeof buildApp>> | null = null;
  #clients: TestClient[] = [];
  store: Store;
  url = '';

  private constructor(options: TestServerOptions) {
    this.#options = options;
    this.folder = options.folder ?? mkdtempSync(join(tmpdir(), 'quayside-test-'));
    this.store = sqliteStore(this.folder);
  }

  static async open(options: TestServerOptions = {}): Promise<TestServer> {
    const server = new TestServer(options);
    await server.#start(server.store);
    OPEN.add(server);
    return server;
  }

  async #start(store: Store): Promise<void> {
    const { config, games = { ...GAMES, ...gamesOf(PEARLS) } } = this.#options;
    const {
      chooseMove = playsFirst,
      hintService = quickHints,
      replayer = replaysHere(games),
      deployment = singleProcess,
      web = null,
    } = this.#options;
    this.store = this.#options.store?.(store) ?? store;
    // All guests of a test come from one address; tests of limits set their own.
    const usual = { logLevel: 'silent' as const, botPauseMs: 0, requestsPerMinute: 60_000 };
    const settings = { ...readConfig({}, {}), ...usual, ...config };
    this.#app = await buildApp(settings, {
      store: this.store,
      games,
      chooseMove,
      hintService,
      replayer,
      deployment: deployment(this.store),
      remoteBots: this.#options.remoteBots ?? null,
      web,
    });
    await this.#app.listen({ host: '127.0.0.1', port: 0 });
    this.url = `http://127.0.0.1:${(this.#app.server.address() as AddressInfo).port}`;
  }

  /** Every route of the server as METHOD /path; without HEAD, and without what answers not-found to any method. */
  get routes(): string[] {
    const path: string[] = [];
    return this.#app!.printRoutes({ commonPrefix: false })
      .split('\n')
      .flatMap(line => {
        const [, tree, part, methods] = /^([│├└─ ]+)(\S+)(?: \((.*)\))?$/.exec(line) ?? [];
        if (!tree || !part) return [];
        path.splice(tree.length / 4 - 1, path.length, part);
        const all = methods?.split(', ') ?? [];
        if (all.includes('TRACE')) return [];
        return all.filter(method => method !== 'HEAD').map(method => `${method} ${path.join('')}`);
      });
  }

  /** A new guest, with the cookie of their own. */
  async guest(name?: string): Promise<TestClient> {
    const client = await TestClient.arrive(() => this.url);
    this.#clients.push(client);
    if (name) await client.put('/api/me', { name });
    return client;
  }

  /** A guest who has been here before. */
  known(cookie: string): TestClient {
    const client = new TestClient(() => this.url, cookie);
    this.#clients.push(client);
    return client;
  }

  /** A table of pearls, opened by this guest, who sits on seat 0. */
  async table(host: TestClient, fields: Partial<CreateTable> = {}): Promise<string> {
    const answer = await host.post('/api/tables', { ...NEW_TABLE, ...fields });
    return (answer.body as { id: string }).id;
  }

  /** Two guests at a running game of pearls: both have said hello and have seen their first view. */
  async pair() {
    const [ann, ben] = [await this.guest('Ann'), await this.guest('Ben')];
    const table = await this.table(ann);
    const [annAt, benAt] = [await ann.sitDown(table), await ben.sitDown(table, 1)];
    annAt.say({ t: 'start', id: 'go' });
    await Promise.all([annAt.until('view'), benAt.until('view')]);
    return { table, ann, ben, annAt, benAt };
  }

  /** The server stops and another one begins on the same data; `meanwhile` may change them. */
  async restart(meanwhile: (store: Store) => Promise<void> = async () => {}): Promise<void> {
    await this.#app!.close();
    await this.store.close();
    const store = sqliteStore(this.folder);
    await meanwhile(store);
    await this.#start(store);
  }

  /** The server is stopped for a moment, after which only so much is left on the running clocks (of `only`), in ms. */
  shortenClocks(table: string, left: number, only?: number): Promise<void> {
    return this.restart(async store => {
      const clocks = (await store.clocks(table))!;
      const isMeant = (seat: number) => only === undefined || seat === only;
      const seats = clocks.seats.map((time, seat) => (time.since !== null && isMeant(seat) ? { ...time, left } : time));
      const due = Math.min(...seats.map(deadlineOf).filter(deadline => deadline !== null));
      await store.write([
        { kind: 'clocks', table, clocks: { ...clocks, seats } },
        { kind: 'due', table, at: due },
      ]);
    });
  }

  /** What the server does once a day. */
  sweep(): Promise<void> {
    return (this.#app as unknown as { sweeper: Sweeper }).sweeper.sweep();
  }

  async stop(): Promise<void> {
    await this.#app!.close();
  }

  async close(): Promise<void> {
    OPEN.delete(this);
    for (const client of this.#clients) client.goHome();
    await this.#app!.close();
    await this.store.close();
    rmSync(this.folder, { recursive: true });
  }
}
