import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { say } from '@quayside/rules';
import fc from 'fast-check';
import { hintSentences, reasonFor } from '../src/hint/reason.ts';

const reasons = {
  gold: { more: say`more gold`, less: say`less gold` },
  king: { more: say`nearer to the King`, less: say`farther from the King` },
};
const line = (gold: number, king: number) => ({
  move: {},
  chance: 0.5,
  gains: [
    { source: 'gold', value: gold },
    { source: 'king', value: king },
  ],
});

test('The reason is where a move gains most over the next best', () => {
  assert.equal(reasonFor(line(3, 1), line(2.5, 0), reasons)?.phrase, reasons.king.more);
  assert.equal(reasonFor(line(3, 1), line(1, 1), reasons)?.phrase, reasons.gold.more);
});

test('A move that is best although it gains less says what it costs', () => {
  assert.deepEqual(reasonFor(line(1, 0), line(2, 0), reasons), { gains: false, phrase: reasons.gold.less });
});

test('Moves that gain alike have no reason, and a source without a sentence neither', () => {
  assert.equal(reasonFor(line(1, 0), line(1.04, 0), reasons), null);
  assert.equal(reasonFor(line(1, 0), undefined, {}), null);
});

describe('Alternatives are told apart', () => {
  const alike = (...chances: number[]) => chances.map(chance => ({ ...line(1, 1), chance }));

  test('by the chances to win where they gain alike', () => {
    assert.deepEqual(hintSentences(alike(0.6, 0.4), reasons), [
      { kind: 'ahead', by: 20, than: 1 },
      { kind: 'behind', by: 20, than: 0 },
    ]);
  });

  test('as about as good only where the chances are', () => {
    assert.deepEqual(hintSentences(alike(0.6, 0.59, 0.58), reasons), [
      { kind: 'alike', to: [1, 2] },
      { kind: 'alike', to: [0] },
      { kind: 'alike', to: [0, 1] },
    ]);
    assert.deepEqual(hintSentences(alike(0.6), {}), [{ kind: 'only' }]);
  });

  test('by the next source where the first was said already', () => {
    const [best, second, third] = hintSentences([line(0, 0), line(2, 1), line(1, 2), line(2, 1)], reasons);
    assert.deepEqual(best, { kind: 'although', phrase: reasons.king.less });
    assert.deepEqual(second, { kind: 'because', phrase: reasons.gold.more });
    assert.deepEqual(third, { kind: 'because', phrase: reasons.king.more });
  });

  test('by what the game sees in the move, before anything else', () => {
    const seen = say`it takes the port before Bo can`;
    const [best, second] = hintSentences([line(3, 1), line(1, 1)], reasons, (_, other) => (other ? seen : null));
    assert.deepEqual(best, { kind: 'because', phrase: seen });
    assert.deepEqual(second, { kind: 'lessGood', phrase: reasons.gold.less });
  });

  test('never by one sentence for two of them', () => {
    const anyLine = fc.record({
      move: fc.constant({}),
      chance: fc.integer({ min: 40, max: 56 }).map(it => it / 100),
      gains: fc.tuple(fc.integer({ min: 0, max: 1 }), fc.integer({ min: 0, max: 1 })).map(([gold, king]) => [
        { source: 'gold', value: gold },
        { source: 'king', value: king },
      ]),
    });
    const seen = fc.constantFrom(null, say`it is sure`);
    fc.assert(
      fc.property(fc.array(anyLine, { minLength: 1, maxLength: 4 }), seen, (lines, phrase) => {
        const said = hintSentences(lines, reasons, () => phrase).map(it => JSON.stringify(it));
        assert.equal(new Set(said).size, lines.length);
      }),
      { numRuns: 2000 },
    );
  });
});
