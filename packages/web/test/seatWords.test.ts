import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { words } from '../src/seats/words.ts';

const { playedForYou } = words;

describe('What one reads when a bot has one’s seat', () => {
  const person = { kind: 'person', name: 'Ann', online: true, standIn: 'mate' } as const;
  const out = { ...person, because: 'out-of-time' } as const;
  const left = { ...person, because: 'left' } as const;

  test('While the game goes on: why, and which bot plays', () => {
    assert.equal(playedForYou(out, { waits: false }), 'You ran out of time: a mate plays for you.');
    assert.equal(playedForYou(left, { waits: false }), 'You left: a mate plays for you.');
    assert.equal(playedForYou({ ...person, standIn: 'admiral' }, { waits: false }), 'An admiral plays for you.');
  });

  test('While it waits no bot is said to play', () => {
    assert.equal(playedForYou(out, { waits: true }), 'You ran out of time.');
    assert.equal(playedForYou(left, { waits: true }), 'You have left your seat to a mate.');
  });
});
