// The coach without a screen: what is met for the first time, and that a tip goes with the move made beside it.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import type { AnyShape, First } from '@quayside/rules';
import { firstMet } from '../src/coach/firsts.ts';
import { toldSince } from '../src/coach/toldSince.ts';
import { kept } from './keptStorage.ts';

const { isTipSeen } = await import('../src/browser/learned.ts');
const { showTip, tipGoesWithMove } = await import('../src/coach/shownTip.ts');

const view = { seat: 0, open: {}, own: null };
const first = (id: string, pieces: readonly string[] | null): First<AnyShape> => ({
  id,
  say: [id],
  rule: '1.1',
  met: () => pieces,
});

describe('What is met for the first time', () => {
  const firsts = [first('reef', null), first('wreck', ['tile:4']), first('king', ['tile:9'])];
  const met = (...explained: string[]) => firstMet(firsts, { view, events: [] }, id => explained.includes(id));

  test('is the first of the list that is there, with its pieces', () => {
    assert.deepEqual(met(), { first: firsts[1], pieces: ['tile:4'] });
  });
  test('is not what was explained before', () => {
    assert.equal(met('wreck')?.first.id, 'king');
    assert.equal(met('wreck', 'king'), null);
  });
  test('is asked of what was told since my last move, that move included', () => {
    const entry = (by: number, ...types: string[]) => {
      const events = types.map(type => ({ type }));
      return { ply: 1, by, back: false, to: null, events };
    };
    const entries = [entry(0, 'old'), entry(1, 'older'), entry(0, 'mine'), entry(-1, 'sea'), entry(2, 'last')];
    const types = (me: number) => toldSince(entries, me).map(({ type }) => type);
    assert.deepEqual(types(0), ['mine', 'sea', 'last']);
    assert.deepEqual(types(3), ['old', 'older', 'mine', 'sea', 'last']);
  });
});

describe('A tip on the screen', () => {
  test('goes with the move made beside it, and with no other', () => {
    tipGoesWithMove();
    const hide = showTip('waves', 'play');
    hide();
    tipGoesWithMove();
    assert.equal(isTipSeen('waves', 'play'), false);
    showTip('waves', 'play');
    tipGoesWithMove();
    assert.equal(isTipSeen('waves', 'play'), true);
    assert.match(kept.get('quayside.tips-seen')!, /waves\/play/);
  });
  test('that another has replaced is not seen by it', () => {
    const hide = showTip('waves', 'discard');
    showTip('waves', 'first-token');
    hide();
    tipGoesWithMove();
    assert.equal(isTipSeen('waves', 'discard'), false);
    assert.equal(isTipSeen('waves', 'first-token'), true);
  });
});
