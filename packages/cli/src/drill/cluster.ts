// A whole cluster on this machine: PostgreSQL, nodes with a TCP proxy between each and the database, and haproxy.

import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort, type Postgres, startHaproxy, startPostgres, startTcpProxy } from '@quayside/services';
import { Database } from './database.ts';
import { Node } from './node.ts';
import { Trouble } from './trouble.ts';

export const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const HEALTHY_MS = 90_000;

/** `imports`: modules each node loads before anything else; `root`: the state of Quayside that they run. */
export type ClusterOptions = {
  nodes: number;
  imports?: readonly string[];
  root?: string;
  /** The clock of each node is so much ahead of the one before. */
  aheadMs?: number;
  flags?: readonly string[];
  /** The folder that the nodes write their logs to. */
  logs?: string | null;
};

/** The module to load into a node for this. */
const skewedClock = (ms: number): string => new URL(`skewedClock.ts?ms=${ms}`, import.meta.url).href;

export class Cluster {
  readonly nodes: Node[] = [];
  /** The faults of the drill; the start of the cluster is one, too. */
  readonly trouble = new Trouble();
  postgres!: Postgres;
  database!: Database;
  /** Of the balancer. */
  url = '';
  readonly #folder = mkdtempSync(join(tmpdir(), 'quayside-drill-'));
  readonly #undo: (() => unknown)[] = [];

  static async start(options: ClusterOptions): Promise<Cluster> {
    const cluster = new Cluster();
    try {
      await cluster.trouble.during(() => cluster.#start(options));
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  async #start({ nodes, root = ROOT, flags = [], logs = null, ...rest }: ClusterOptions): Promise<void> {
    this.#undo.push(this.trouble.watch());
    this.#undo.push(() => rmSync(this.#folder, { recursive: true, force: true }));
    this.postgres = await startPostgres({ settings: { max_connections: 200 }, ownGroup: true });
    this.#undo.push(() => this.postgres.stop());
    const url = await this.postgres.createDatabase('quayside');
    this.database = new Database(url);
    this.#undo.push(() => this.database.close());
    const secret = randomBytes(16).toString('hex');
    for (let n = 0; n < nodes; n++) {
      const proxy = await startTcpProxy(this.postgres.port);
      this.#undo.push(() => proxy.stop());
      const database = url.replace(`:${this.postgres.port}/`, `:${proxy.port}/`);
      const cache = join(this.#folder, 'compiled');
      const port = await freePort();
      const logFile = logs === null ? null : join(logs, `node${n + 1}.log`);
      const { aheadMs = 0 } = rest;
      const imports = [...(n * aheadMs > 0 ? [skewedClock(n * aheadMs)] : []), ...(rest.imports ?? [])];
      const options = { root, port, database, secret, cache, flags, logFile, imports };
      this.nodes.push(new Node(options, proxy, this.trouble));
    }
    this.#undo.push(() => Promise.all(this.nodes.map(node => node.end('SIGKILL'))));
    await this.#fillCache();
    for (const node of this.nodes) await node.start();
    const haproxy = await startHaproxy(
      this.nodes.map(({ address }) => address),
      { ownGroup: true },
    );
    this.#undo.push(() => haproxy.stop());
    this.url = haproxy.url;
    await this.whenHealthy();
  }

  /**
   * Whatever has compiled modules that are not in the cache writes them when it ends, which takes seconds of processor
   * time: the tables of the first nodes that are stopped would wait for that.
   */
  async #fillCache(): Promise<void> {
    const [node] = this.nodes as [Node];
    await node.start();
    await node.end('SIGTERM');
  }

  /** Resolves when every node says so; throws with the last words of one that does not. */
  async whenHealthy(): Promise<void> {
    for (const node of this.nodes)
      for (const until = performance.now() + HEALTHY_MS; !(await node.isHealthy()); await sleep(50))
        if (performance.now() > until)
          throw new Error(`${node.address} is not healthy after ${HEALTHY_MS / 1000} s: ${node.log.last.at(-1)}`);
  }

  get conflicts(): string[] {
    return this.nodes.flatMap(({ log }) => log.conflicts);
  }

  /** What nodes logged as an error and no fault explains, in sentences. */
  get errors(): string[] {
    return this.nodes.flatMap(({ address, log }) =>
      [...log.errors].map(([error, n]) => `${address} logged ${n} times: ${error}`),
    );
  }

  /** Everything that was started, the last first. */
  async stop(): Promise<void> {
    for (const undo of this.#undo.splice(0).reverse()) await undo();
  }
}
