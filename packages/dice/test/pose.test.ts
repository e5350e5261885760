import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { cos, sin } from '@quayside/rules/kit/geometry';
import { directionOf } from '../src/angle.ts';
import { attitudeOf, type Pose, rotationOf, SIDES, sideUp, turned, type Vector } from '../src/pose.ts';

const near = (a: Vector, b: Vector, why: string) =>
  assert.ok(Math.abs(a.x - b.x) + Math.abs(a.y - b.y) + Math.abs(a.z - b.z) < 1e-6, `${why}: ${JSON.stringify(a)}`);

const POSES: Pose[] = [0, 1, 2, 3, 4, 5].flatMap(side =>
  [0, 1, 449, 450, 900, 1799, 1800, 1801, 2700, 3599].map(rotation => ({ x: 14_000, y: 9_000, rotation, side })),
);

describe('A pose', () => {
  test('a direction is found to the nearest tenth of a degree', () => {
    for (let hundredths = 3; hundredths < 36_000; hundredths += 7) {
      if (hundredths % 10 === 5) continue;
      const angle = (hundredths * Math.PI) / 18_000;
      assert.equal(directionOf(5 * Math.cos(angle), 5 * Math.sin(angle)), Math.round(hundredths / 10) % 3600);
    }
  });

  test('the side named is up, and its drawing is turned clockwise by the rotation', () => {
    for (const pose of POSES) {
      const attitude = attitudeOf(pose);
      near(turned(attitude, SIDES[pose.side]!.out), { x: 0, y: 1, z: 0 }, `up, ${JSON.stringify(pose)}`);
      const right = { x: cos(pose.rotation), y: 0, z: sin(pose.rotation) };
      near(turned(attitude, SIDES[pose.side]!.right), right, `right, ${JSON.stringify(pose)}`);
    }
  });

  test('can be read off the attitude again', () => {
    for (const pose of POSES) {
      const { side, flatness, right } = sideUp(attitudeOf(pose));
      assert.ok(flatness > 0.999999);
      assert.deepEqual({ side, rotation: rotationOf(right) }, { side: pose.side, rotation: pose.rotation });
    }
  });

  test('opposite sides look opposite ways', () => {
    SIDES.forEach(({ out }, side) => {
      const { out: other } = SIDES[5 - side]!;
      assert.equal(out.x * other.x + out.y * other.y + out.z * other.z, -1);
    });
  });
});
