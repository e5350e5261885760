import { deepEqual, equal, notDeepEqual, ok } from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import { isSeed, rngAt, seaRngAt, seedOf } from '@quayside/engine';
import { next, rngFrom } from '@quayside/rules';
import * as node from '../src/sha256/node.ts';
import * as web from '../src/sha256/web.ts';

const seed = seedOf('calm sea');

describe('Chance that can be checked', () => {
  test('A seed from a text is its SHA-256', () => {
    equal(seedOf('abc'), 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    ok(isSeed(seedOf('')));
  });

  test('Node and browsers make the same of every text', () => {
    for (const text of ['', 'abc', 'W·A·V·E·S 🌊', 'x'.repeat(5000)]) {
      const bytes = new TextEncoder().encode(text);
      equal(node.sha256Hex(text), web.sha256Hex(text));
      deepEqual(Buffer.from(node.sha256(bytes)), Buffer.from(web.sha256(bytes)));
    }
  });

  test('Only 64 hexadecimal digits are a seed', () => {
    for (const wrong of ['', 'abc', seed.toUpperCase(), `${seed}0`, seed.slice(1), 7, null])
      equal(isSeed(wrong), false);
  });

  test('The n-th generator is made of the first four words of SHA-256(seed, n)', () => {
    for (const n of [0, 1, 258, 2 ** 31 + 3]) {
      const number = Buffer.alloc(4);
      number.writeUInt32BE(n);
      const hash = createHash('sha256').update(Buffer.from(seed, 'hex')).update(number).digest();
      const words = [0, 4, 8, 12].map(at => hash.readUInt32BE(at)) as [number, number, number, number];
      deepEqual(rngAt(seed, n), rngFrom(...words));
    }
  });

  test('Known answers: a change here breaks every stored game', () => {
    const drawn = [0, 1, 2].map(n => next(rngAt(seed, n)));
    deepEqual(drawn, [2296239907, 110293283, 2944731545]);
  });

  test('Different moves, and the sea before a move, draw from different streams', () => {
    const first = Array.from({ length: 100 }, (_, n) => next(rngAt(seed, n)));
    const sea = Array.from({ length: 100 }, (_, n) => next(seaRngAt(seed, n)));
    equal(new Set([...first, ...sea]).size, 200);
    notDeepEqual(rngAt(seed, 1), rngAt(seedOf('rough sea'), 1));
  });
});
