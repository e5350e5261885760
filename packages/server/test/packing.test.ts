import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { inflateRawSync } from 'node:zlib';
import { VOCABULARY } from '@quayside/protocol';
import { packed } from '../src/sockets/packing.ts';

const words = 'W·A·V·E·S is played by '.repeat(40);
const dictionary = Buffer.from(VOCABULARY);
const unpacked = (frame: string | Buffer) =>
  typeof frame === 'string' ? frame : inflateRawSync(frame, { dictionary }).toString();

describe('a packed message', () => {
  test('is short, and the same text again', () => {
    const frame = packed(words);
    assert.ok(typeof frame !== 'string' && frame.length < words.length / 5);
    assert.equal(unpacked(frame), words);
    assert.equal(packed('short'), 'short');
  });

  test('may begin as others do and end in its own way', () => {
    for (const end of ['', 'Änne', 'Ben '.repeat(100)]) {
      const frame = packed(words + end, words.length);
      assert.equal(unpacked(frame), words + end);
      assert.ok(frame.length < words.length / 5 + Buffer.byteLength(end));
    }
    assert.equal(unpacked(packed(words, 10)), words);
  });
});
