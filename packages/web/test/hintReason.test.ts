import assert from 'node:assert/strict';
import { test } from 'node:test';
import { say } from '@quayside/rules';
import { reasonFor } from '../src/hint/reason.ts';

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
