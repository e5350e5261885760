import { deepEqual, equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { clockwise, counterclockwise } from '../../src/kit/ring.ts';

describe('Seats around a table', () => {
  test('clockwise goes to the left, counterclockwise to the right', () => {
    deepEqual(clockwise(4, 2), [2, 3, 0, 1]);
    deepEqual(counterclockwise(4, 2), [2, 1, 0, 3]);
    deepEqual(clockwise(1, 0), [0]);
  });

  test('every place is visited once, from every place, in rings of one to eight', () => {
    for (let size = 1; size <= 8; size++)
      for (let from = 0; from < size; from++)
        for (const order of [clockwise(size, from), counterclockwise(size, from)]) {
          equal(order[0], from);
          equal(new Set(order).size, size);
        }
  });

  test('an order is made once', () => equal(clockwise(5, 3), clockwise(5, 3)));
});
