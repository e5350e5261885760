// A node that keeps its tables when it loses its session, and goes on writing in the next one.

import { rewrite } from './rewrite.ts';

rewrite('/server/src/cluster/node.ts', [
  ['    this.#epoch += 1;\n', ''],
  ['    this.homes.lose();\n', ''],
  ['const current = this.#current;', 'while (!this.#current) await pause(10);\n    const current = this.#current;'],
]);
