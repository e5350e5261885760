import { deepEqual, equal } from 'node:assert/strict';
import { describe, test } from 'node:test';
import { diff, isSame, patched } from '@quayside/engine';
import fc from 'fast-check';

// Names as games use them, and the awkward ones every object inherits.
const name = fc.constantFrom('hand', 'deck', 'a', '0', 'constructor', 'toString', 'length');
const { value } = fc.letrec(tie => ({
  value: fc.oneof(
    { depthSize: 'small' },
    fc.integer({ min: -3, max: 3 }).map(n => n + 0),
    fc.constantFrom('', 'crab', null, true, false),
    fc.array(tie('value'), { maxLength: 4 }),
    fc.dictionary(name, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  ),
}));

describe('A patch', () => {
  test('leads from one value to the other, also over the wire', () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        deepEqual(patched(before, diff(before, after)), after);
        deepEqual(patched(before, JSON.parse(JSON.stringify(diff(before, after)))), after);
      }),
      { numRuns: 2000 },
    );
  });

  test('is null exactly when nothing changed', () => {
    fc.assert(
      fc.property(value, before => {
        const same = structuredClone(before);
        equal(diff(before, same), null);
        equal(patched(before, null), before);
      }),
    );
  });

  test('is null exactly where two values are the same', () => {
    fc.assert(
      fc.property(value, value, (one, other) => {
        equal(isSame(one, other), diff(one, other) === null);
        equal(isSame(one, structuredClone(one)), true);
      }),
      { numRuns: 2000 },
    );
  });

  test('changes neither value', () => {
    fc.assert(
      fc.property(value, value, (before, after) => {
        const [was, is] = [JSON.stringify(before), JSON.stringify(after)];
        patched(before, diff(before, after));
        deepEqual([JSON.stringify(before), JSON.stringify(after)], [was, is]);
      }),
    );
  });

  test('carries only what changed', () => {
    const before = { hand: [1, 2, 3], deck: 40, phase: { kind: 'play', place: 2 }, gone: true };
    const after = { hand: [1, 5, 3], deck: 40, phase: { kind: 'over' }, new: {} };
    deepEqual(diff(before, after), {
      hand: { 1: [5] },
      phase: { kind: ['over'], place: [] },
      gone: [],
      new: [{}],
    });
  });

  test('shares with the value before what did not change', () => {
    const before = { hand: [1, 2], discards: [3] };
    equal(patched(before, diff(before, { hand: [1, 3], discards: [3] })).discards, before.discards);
  });
});
