import { deepEqual, equal, ok } from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { cos, crosses, gap, holds, laid, onTheWay, pressed, sin, squaredDistance } from '../../src/kit/geometry.ts';

const SQUARE = [-800, -800, 800, -800, 800, 800, -800, 800];

describe('Geometry', () => {
  test('Cosine and sine agree with the machine to nine digits, and with each other', () => {
    for (let tenths = -3600; tenths <= 7200; tenths += 7) {
      ok(Math.abs(cos(tenths) - Math.cos((tenths * Math.PI) / 1800)) < 2e-9, `${tenths}`);
      ok(Math.abs(sin(tenths) - Math.sin((tenths * Math.PI) / 1800)) < 2e-9, `${tenths}`);
      ok(Math.abs(cos(tenths) ** 2 + sin(tenths) ** 2 - 1) < 1e-8);
    }
    deepEqual(
      [cos(0), cos(900), cos(1800), sin(900), sin(2700)].map(it => it + 0),
      [1, 0, -1, 1, -1],
    );
  });

  test('Squares side by side: how far, how deep', () => {
    const here = laid(SQUARE, 14000, 14000, 0);
    equal(gap(here, laid(SQUARE, 17000, 18000, 0)), 2778);
    equal(gap(laid(SQUARE, 14000, 14000, 450), laid(SQUARE, 18000, 14000, 0)), 2069);
    equal(gap(here, laid(SQUARE, 15600, 14000, 0)), 0);
    equal(pressed(here, laid(SQUARE, 15600, 14000, 0)), 0);
    equal(pressed(here, laid(SQUARE, 15500, 14000, 0)), 100);
    equal(pressed(here, laid(SQUARE, 16000, 14000, 0)), -400);
  });

  const place = fc.record({
    x: fc.integer({ min: 0, max: 28000 }),
    y: fc.integer({ min: 0, max: 28000 }),
    turn: fc.integer({ min: 0, max: 3599 }),
  });

  test('Distances are the same both ways, and as a picture and its mirror image', () => {
    fc.assert(
      fc.property(place, place, (a, b) => {
        const [one, other] = [laid(SQUARE, a.x, a.y, a.turn), laid(SQUARE, b.x, b.y, b.turn)];
        equal(gap(one, other), gap(other, one));
        const mirrored = (polygon: readonly number[]) => polygon.map((it, i) => (i % 2 === 0 ? -it : it));
        equal(gap(mirrored(one), mirrored(other)), gap(one, other));
        const centres = Math.sqrt(squaredDistance(a, b));
        ok(gap(one, other) <= Math.max(0, centres - 1600) + 3);
        ok(gap(one, other) >= centres - 2 * 1132 - 1);
      }),
    );
  });

  test('A line crosses a shape if it ends in it, passes through it or touches its rim', () => {
    const shape = laid(SQUARE, 0, 0, 0);
    equal(crosses({ x: -2000, y: 0 }, { x: 2000, y: 0 }, shape), true);
    equal(crosses({ x: -2000, y: 0 }, { x: 0, y: 0 }, shape), true);
    equal(crosses({ x: -2000, y: 800 }, { x: 2000, y: 800 }, shape), true);
    equal(crosses({ x: -2000, y: 801 }, { x: 2000, y: 801 }, shape), false);
    equal(crosses({ x: -2000, y: 0 }, { x: -801, y: 0 }, shape), false);
    equal(holds(shape, { x: 800, y: 800 }), true);
    equal(holds(shape, { x: 801, y: 0 }), false);
  });

  test('On the way from one point to another', () => {
    deepEqual(onTheWay({ x: 0, y: 0 }, { x: 300, y: 400 }, 250), { x: 150, y: 200 });
    deepEqual(onTheWay({ x: 0, y: 0 }, { x: 300, y: 400 }, -250), { x: -150, y: -200 });
  });
});
