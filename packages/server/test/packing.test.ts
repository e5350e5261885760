import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { unpacked } from '@quayside/protocol/frames';
import { packed } from '../src/sockets/packing.ts';

const update =
  '{"t":"update","by":0,"events":[{"type":"followed","seat":0,"place":0}],"open":{"phase":{"place":[1]},"stances":{"0":' +
  '["follower"]},"stacks":{"0":[1]},"hands":{"0":[4]}}';
const words = 'W·A·V·E·S is played by '.repeat(200);

describe('a packed message', () => {
  test('is short, and the same text again', () => {
    for (const text of [update, words]) {
      const frame = packed({ common: '', own: text });
      assert.ok(frame.length < text.length / 5, `${frame.length} bytes for ${text.length}`);
      assert.equal(unpacked(frame), text);
    }
  });

  test('may hold any character', () => {
    const all = Array.from({ length: 0x300 }, (_, i) => String.fromCharCode(i)).join('');
    for (const text of [all, 'Änne ⚓ 🏴‍☠️ `${\\', '⚓'.repeat(300), '🏴'.repeat(300), 'a⚓'.repeat(300), ''])
      assert.equal(unpacked(packed({ common: '', own: text })), text);
  });

  test('may begin as others do and end in its own way', () => {
    for (const end of ['', 'Änne', 'Ben '.repeat(100)]) {
      const frame = packed({ common: words, own: end });
      assert.equal(unpacked(frame), words + end);
      assert.ok(frame.length < words.length / 5 + Buffer.byteLength(end));
    }
    assert.equal(unpacked(packed({ common: 'It begins ', own: 'and ends' })), 'It begins and ends');
  });

  test('says the same however many others were packed before it', () => {
    for (let n = 0; n < 1000; n++)
      for (const own of ['Ann', 'Ben'])
        assert.equal(unpacked(packed({ common: `${words}${n}`, own })), `${words}${n}${own}`);
  });
});
