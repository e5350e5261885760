import assert from 'node:assert/strict';
import { test } from 'node:test';
import { edgeTowards, tailTo } from '../src/pointing/geometry.ts';

const box = (left: number, top: number, width: number, height: number) => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

test('A rope leaves a piece at its edge, towards the other', () => {
  assert.deepEqual(edgeTowards(box(0, 0, 20, 40), { x: 110, y: 20 }, 5), { x: 25, y: 20 });
  assert.deepEqual(edgeTowards(box(0, 0, 20, 40), { x: 10, y: -100 }, 0), { x: 10, y: 0 });
});

test('The tail of a speech is on the side of the nearest piece, and not at a corner', () => {
  const speech = box(100, 500, 300, 100);
  assert.deepEqual(tailTo(speech, [box(200, 100, 20, 20), box(190, 400, 20, 20)]), { side: 'top', at: 100 });
  assert.deepEqual(tailTo(speech, [box(0, 540, 20, 20)]), { side: 'left', at: 50 });
  assert.deepEqual(tailTo(speech, [box(390, 700, 20, 20)]), { side: 'bottom', at: 272 });
  assert.equal(tailTo(speech, []), null);
});
