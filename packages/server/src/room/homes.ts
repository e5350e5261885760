// Where tables live. A table is in the memory of one process at a time, its home: that process alone writes what
// happens there. One process on its own folder is home to every table; of several on one database each claims what it
// opens.

import { HttpRefusal } from '../errors.ts';

export type Homes = {
  /** Asked before a table is loaded. True: it lives here until it is released. Null: there is no table of this name. */
  claim(table: string): Promise<boolean | null>;
  /**
   * The table has left memory, and everything it wrote is committed. Resolves when another process may claim it, or
   * this one has lost all of its homes.
   */
  release(table: string): Promise<void>;
  /** `then` is called when all claims are lost at once: tables in memory may be out of date from then on. */
  lost(then: () => void): void;
};

export const ONLY_HOME: Homes = { claim: async () => true, release: async () => {}, lost: () => {} };

/** Another process is home to the table, or is about to be; a request that is repeated is proxied there. */
export class LivesElsewhere extends HttpRefusal {
  constructor() {
    super('moving');
  }
}
