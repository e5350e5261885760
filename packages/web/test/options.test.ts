import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { GAMES, settle } from '@quayside/rules';
import { fitOptions, openOptions } from '../src/options/options.ts';

describe('The form of options', () => {
  for (const { meta } of Object.values(GAMES))
    test(`${meta.id}: what the form sends is always accepted, whatever was chosen before`, () => {
      for (const before of meta.options)
        for (const { value } of before.choices)
          for (let seats = meta.seats.min; seats <= meta.seats.max; seats++) {
            const sent = fitOptions(meta, seats, { [before.id]: value });
            assert.equal(settle(meta, seats, sent).refusal, null, JSON.stringify({ seats, before: before.id, value }));
          }
    });

  test('a choice that no longer fits falls back to its default', () => {
    const { meta } = GAMES['waves']!;
    assert.equal(fitOptions(meta, 4, { mode: 'teams' })['mode'], 'teams');
    assert.equal(fitOptions(meta, 3, { mode: 'teams' })['mode'], 'all-vs-all');
  });

  test('an option without a real choice offers one answer only', () => {
    const { meta } = GAMES['waves']!;
    const mode = openOptions(meta, 2, {}).find(({ spec }) => spec.id === 'mode');
    assert.deepEqual(
      mode?.choices.map(({ value }) => value),
      ['head-to-head'],
    );
  });
});
