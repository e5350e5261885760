// A digest of a set of rows: whoever has the same rows, in whatever order, has the same digest.

import { hash } from 'node:crypto';
import { type Row, withoutNul } from '../sql.ts';

const LANES = 8; // of 32 bits: SHA-256

export class RowsDigest {
  rows = 0;
  readonly #sums = new Uint32Array(LANES);

  /** The hashes are added up, so that a row that is there twice counts twice. */
  add(row: Row, columns: string[]): void {
    const text = JSON.stringify(columns.map(column => withoutNul(row[column]!)));
    const digest = hash('sha256', text, 'buffer');
    for (let lane = 0; lane < LANES; lane++) this.#sums[lane]! += digest.readUInt32LE(lane * 4);
    this.rows += 1;
  }

  toString(): string {
    return [...this.#sums].map(sum => sum.toString(16).padStart(8, '0')).join('');
  }
}
