import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { drop } from '@quayside/dice';
import { BOX, EDGE } from '@quayside/dice/pose';
import { rngOf } from '@quayside/rules';
import { fallAnimation, showMs, shownAt, splashes, transformAt } from '../src/dice/fallAnimation.ts';

const { fall, poses } = drop(12, [], rngOf(3))!;
const animation = fallAnimation(fall);
const transformsAt = (part: number) =>
  animation.dice.map(moments => transformAt(moments, shownAt(animation, part).frame));

describe('The animation of a fall', () => {
  test('begins with every die in the air, seen aslant', () => {
    assert.equal(shownAt(animation, 0).overhead, 0);
    for (const { at } of transformsAt(0)) assert.ok(at.y > 7_000);
  });

  test('ends with every die where it lies, seen from straight above', () => {
    assert.equal(shownAt(animation, 1).overhead, 1);
    assert.deepEqual(
      transformsAt(1).map(({ at }) => at),
      poses.map(({ x, y }) => ({ x: x - BOX / 2, y: EDGE / 2, z: y - BOX / 2 })),
    );
  });

  test('moves no die by leaps', () => {
    for (let part = 0; part < 1; part += 0.01)
      transformsAt(part).forEach(({ at }, die) => {
        const { at: then } = transformsAt(part + 0.01)[die]!;
        const far = Math.hypot(then.x - at.x, then.y - at.y, then.z - at.z);
        assert.ok(far < 6_000, `die ${die} leaps ${far} at ${part}`);
      });
  });

  test('takes about two seconds, and longer when the table is hit', () => {
    assert.ok(showMs(fall) > 1_500 && showMs(fall) < 3_000, `${showMs(fall)}`);
    const bumped = [1, 2, 3, 4, 5, 6, 7, 8].map(seed => drop(30, [], rngOf(seed))!).find(({ bumps }) => bumps > 0)!;
    assert.ok(showMs(bumped.fall) > showMs(fall));
  });

  test('lets the rings on the water fade after the dice have come to rest', () => {
    assert.ok(shownAt(animation, 1).sea > animation.frames + 30);
  });

  test('has a splash for each die at least', () => {
    const all = splashes(animation);
    assert.ok(all.length >= 12);
    for (const { frame, x, z } of all) {
      assert.ok(frame > 0 && frame <= animation.frames);
      assert.ok(Math.abs(x) <= BOX / 2 && Math.abs(z) <= BOX / 2);
    }
  });
});
