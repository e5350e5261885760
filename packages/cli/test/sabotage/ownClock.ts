// A node that goes by the clock of its machine instead of the database's.

import { rewrite } from './rewrite.ts';

rewrite('/server/src/cluster/sharedTime.ts', [
  ['return this.#ahead === null ? Date.now() : Math.floor(performance.now() + this.#ahead);', 'return Date.now();'],
]);
