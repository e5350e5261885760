import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { unpacked } from '@quayside/protocol/frames';
import { packed } from '../src/sockets/packing.ts';

const words = 'W·A·V·E·S is played by '.repeat(40);
const textOf = (frame: string | Buffer) => (typeof frame === 'string' ? frame : unpacked(frame));

describe('a packed message', () => {
  test('is short, and the same text again', () => {
    const frame = packed({ common: '', own: words });
    assert.ok(typeof frame !== 'string' && frame.length < words.length / 5);
    assert.equal(textOf(frame), words);
    assert.equal(packed({ common: '', own: 'short' }), 'short');
  });

  test('may begin as others do and end in its own way', () => {
    for (const end of ['', 'Änne', 'Ben '.repeat(100)]) {
      const frame = packed({ common: words, own: end });
      assert.equal(textOf(frame), words + end);
      assert.ok(frame.length < words.length / 5 + Buffer.byteLength(end));
    }
    assert.equal(textOf(packed({ common: 'It begins ', own: 'and ends' })), 'It begins and ends');
  });

  test('says the same however many others were packed before it', () => {
    for (let n = 0; n < 1000; n++)
      for (const own of ['Ann', 'Ben'])
        assert.equal(textOf(packed({ common: `${words}${n}`, own })), `${words}${n}${own}`);
  });
});
