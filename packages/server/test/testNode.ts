// Nodes of one cluster for a test: real sockets, one real PostgreSQL, several servers in this process.

import type { AddressInfo } from 'node:net';
import { GAMES } from '@quayside/rules';
import { type Postgres, startPostgres } from '@quayside/services';
import pg from 'pg';
import { buildApp } from '../src/app.ts';
import { ClusterNode } from '../src/cluster/node.ts';
import { type Config, readConfig } from '../src/config.ts';
import type { Games } from '../src/room/games.ts';
import { type PostgresStore, postgresStore } from '../src/store/postgres.ts';
import { PostgresWriter } from '../src/store/postgresWriter.ts';
import { TestClient } from './testClient.ts';
import { gamesOf, PEARLS, playsFirst, quickHints, replaysHere } from './testServer.ts';

export const SECRET = 'the secret of the tests';

type Options = { config?: Partial<Config>; games?: Games };

export class TestCluster {
  readonly postgres: Postgres;
  readonly pool: pg.Pool;
  readonly #nodes: TestNode[] = [];

  private constructor(postgres: Postgres) {
    this.postgres = postgres;
    this.pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
    this.pool.on('error', () => {});
  }

  static async open(): Promise<TestCluster> {
    return new TestCluster(await startPostgres({ fsync: false }));
  }

  /** `database`: another way to the same database. */
  async node(options: Options = {}, database = this.postgres.url): Promise<TestNode> {
    const node = await TestNode.open(database, options);
    this.#nodes.push(node);
    return node;
  }

  /** The session that is home to a table, and its process at the database; null when it lives nowhere. */
  async homeOf(table: string): Promise<{ no: number; pid: number; address: string } | null> {
    const { rows } = await this.pool.query(
      'select no, pid, address from homes join sessions on no = home where table_id = $1',
      [table],
    );
    return rows[0] ?? null;
  }

  async close(): Promise<void> {
    for (const node of this.#nodes) await node.close();
    await this.pool.end();
    await this.postgres.stop();
  }
}

export class TestNode {
  readonly node: ClusterNode;
  readonly settings: ConstructorParameters<typeof ClusterNode>[0];
  readonly store: PostgresStore;
  readonly #app: Awaited<ReturnType<typeof buildApp>>;
  readonly #clients: TestClient[] = [];
  url = '';
  #isClosed = false;

  private constructor(
    node: ClusterNode,
    store: PostgresStore,
    app: Awaited<ReturnType<typeof buildApp>>,
    settings: ConstructorParameters<typeof ClusterNode>[0],
  ) {
    this.node = node;
    this.settings = settings;
    this.store = store;
    this.#app = app;
  }

  static async open(
    database: string,
    { config, games = { ...GAMES, ...gamesOf(PEARLS) } }: Options,
  ): Promise<TestNode> {
    const store = await postgresStore(database, { poolSize: 4 });
    const writerOn = (client: pg.Client) => new PostgresWriter(client);
    const cluster = { database, secret: SECRET, games, store, writerOn };
    const node = new ClusterNode(cluster);
    const settings = { ...readConfig({}, {}), logLevel: 'silent' as const, botPauseMs: 0, ...config };
    const parts = { chooseMove: playsFirst, hintService: quickHints, replayer: replaysHere(games), web: null };
    const app = await buildApp(settings, { store, games, deployment: node, ...parts });
    await app.listen({ host: '127.0.0.1', port: 0 });
    const opened = new TestNode(node, store, app, cluster);
    opened.url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    await node.begin(opened.url);
    return opened;
  }

  async guest(name: string): Promise<TestClient> {
    const client = await TestClient.arrive(() => this.url);
    this.#clients.push(client);
    await client.put('/api/me', { name });
    return client;
  }

  /** The same guest, but asking this node. */
  as(client: TestClient): TestClient {
    const here = new TestClient(() => this.url, client.cookie);
    this.#clients.push(here);
    return here;
  }

  async metric(name: string): Promise<number> {
    const text = await (await fetch(`${this.url}/metrics`)).text();
    return Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);
  }

  async close(): Promise<void> {
    if (this.#isClosed) return;
    this.#isClosed = true;
    await this.#app.close();
    for (const client of this.#clients) client.goHome();
    await this.store.close();
  }
}
