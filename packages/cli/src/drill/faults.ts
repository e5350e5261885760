// The faults of a drill: what is done to a node, to its session or to the database, and how it is undone.

import { setTimeout as sleep } from 'node:timers/promises';
import { below, pick, type Rng } from '@quayside/rules';
import type { Cluster } from './cluster.ts';
import type { Node } from './node.ts';

export const FAULTS = ['kill', 'freeze', 'cut', 'blackhole', 'database', 'stop'] as const;
export type FaultKind = (typeof FAULTS)[number];

const RESTART_MS = 1500; // at most, until a killed node or database is started again
const REPLACE_MS = 1000; // and as much again at most, until a node that was stopped is started again
const BLACKHOLE_MS = 6000;

/** `since`: called when the pause begins that clients will see. */
type Injected = { cluster: Cluster; node: Node; rng: Rng; freezeSeconds: readonly number[]; since: () => void };

export const INJECT: Record<FaultKind, (injected: Injected) => Promise<void>> = {
  async kill({ node, rng, since }) {
    since();
    await node.end('SIGKILL');
    await sleep(below(rng, RESTART_MS));
    await node.start();
  },

  /** The kernel goes on answering for a frozen process: nobody is told that it is gone. */
  async freeze({ node, rng, freezeSeconds, since }) {
    since();
    node.freeze();
    await sleep(1000 * pick(rng, freezeSeconds));
    node.thaw();
  },

  async cut({ cluster, node, since }) {
    since();
    await cluster.database.endSession(node.url);
  },

  /** Either the bytes are lost for good, or they arrive when others have long taken over. */
  async blackhole({ node, rng, since }) {
    since();
    node.proxy.set(below(rng, 2) === 0 ? 'drop' : 'hold');
    await sleep(BLACKHOLE_MS);
    node.proxy.set('pass');
  },

  /** The pause begins when it accepts connections again. */
  async database({ cluster, rng, since }) {
    await cluster.postgres.kill();
    await sleep(below(rng, RESTART_MS));
    await cluster.postgres.start();
    since();
  },

  async stop({ node, rng, since }) {
    since();
    const code = await node.end('SIGTERM');
    if (code !== 0) throw new Error(`${node.address} was asked to stop and ended with ${code}`);
    // A start takes a whole core for a second: the tables would wait for that, not for their new homes.
    await sleep(REPLACE_MS + below(rng, REPLACE_MS));
    await node.start();
  },
};

/** Every kind in turn, in an order that chance makes. */
export class FaultBag {
  readonly #kinds: readonly FaultKind[];
  readonly #rng: Rng;
  #left: FaultKind[] = [];

  constructor(kinds: readonly FaultKind[], rng: Rng) {
    this.#kinds = kinds;
    this.#rng = rng;
  }

  next(): FaultKind {
    if (this.#left.length === 0) this.#left = [...this.#kinds];
    return this.#left.splice(below(this.#rng, this.#left.length), 1)[0]!;
  }
}
