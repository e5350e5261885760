import { deepEqual } from 'node:assert/strict';
import { test } from 'node:test';
import { meta } from '../meta.ts';
import { COUNCIL_CARDS } from '../tables.ts';

test('Before the start the sides are those of the Council card (1.7)', () => {
  for (const { mode, seats, sides } of Object.values(COUNCIL_CARDS)) deepEqual(meta.sides(seats, { mode }), sides);
});
