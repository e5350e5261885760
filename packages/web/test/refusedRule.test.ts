import assert from 'node:assert/strict';
import { test } from 'node:test';
import { citedRule, noteRefusal, refusedRule } from '../src/ui/refusedRule.ts';

test('The paragraph at the end of a refusal is found, in the pseudo-language too', () => {
  assert.equal(citedRule('You play at your own Elder (4.5).'), '4.5');
  assert.equal(citedRule('[Ýöûû ṗĺáý (4.5).]'), '4.5');
  assert.equal(citedRule('C6: It must touch row 9 (4.3).'), '4.3');
  for (const other of ['Costs 2 Shells', 'A die of 4 (free).', 'Rule (4.5) first.'])
    assert.equal(citedRule(other), null);
});

test('Sentences that refuse nothing keep the last refusal', () => {
  noteRefusal('Not now (3).');
  noteRefusal('Take back');
  assert.equal(refusedRule.value, '3');
});
