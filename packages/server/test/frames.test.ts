import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { messageIn } from '@quayside/protocol/frames';

describe('a frame that any test receives', () => {
  test('is read where it fits its schema', () => {
    assert.deepEqual(messageIn('{"t":"accepted","id":"a","ply":3}'), { t: 'accepted', id: 'a', ply: 3 });
  });

  test('fails the test where it does not, with the message, the field and the place in the schema', () => {
    const wrong = '{"t":"accepted","id":"a","ply":-1}';
    assert.throws(() => messageIn(wrong), {
      message: `the server sent a wrong message: /ply must be >= 0 (#/properties/ply) in ${wrong}`,
    });
    assert.throws(() => messageIn('{"t":"bye","code":"x","sentence":"","retry":true,"more":1}'), /additional/);
    assert.throws(() => messageIn('{"t":"gossip"}'), /not in TO_CLIENT: \{"t":"gossip"\}/);
  });
});
