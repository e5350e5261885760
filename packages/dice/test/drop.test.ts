import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { describe, test } from 'node:test';
import { rngOf } from '@quayside/rules';
import { fillBox } from '../src/box.ts';
import { type Dropped, drop, toss } from '../src/drop.ts';
import { unpacked } from '../src/fall.ts';
import { bump, handful, type Toss } from '../src/hand.ts';
import { attitudeOf, BOX, EDGE, type Pose } from '../src/pose.ts';
import { overlap } from './overlap.ts';

const thrown = (count: number, seed: number, lying: Pose[] = []): Dropped => {
  const dropped = drop(count, lying, rngOf(seed));
  assert.ok(dropped, `${count} dice, seed ${seed}`);
  return dropped;
};

const LYING: Pose[] = [
  { x: 14_000, y: 14_000, rotation: 450, side: 2 },
  { x: 10_000, y: 5_600, rotation: 0, side: 5 },
  { x: 18_000, y: 5_600, rotation: 3_000, side: 1 },
];

const MANY: { lying: Pose[]; dropped: Dropped }[] = [
  ...[1, 2, 5, 13, 30].map(count => ({ lying: [], dropped: thrown(count, 40 + count) })),
  ...[1, 12].map(count => ({ lying: LYING, dropped: thrown(count, 80 + count, LYING) })),
];

describe('A drop', () => {
  test('is always the same for the same draws, on every machine', () => {
    const hash = createHash('sha256');
    for (const [count, seed] of [
      [1, 1],
      [8, 2],
      [13, 3],
      [30, 4],
    ] as const)
      hash.update(JSON.stringify(thrown(count, seed).poses));
    assert.equal(hash.digest('hex'), '3edb8d43036a9037e9d26dff881642c71c59d973807a8727da98799f102ffbe7');
  });

  test('knows nothing of the drops before it', () => {
    const first = thrown(9, 7, LYING);
    thrown(30, 8);
    thrown(1, 9, LYING);
    assert.deepEqual(thrown(9, 7, LYING), first);
  });

  test('differs with its draws', () => {
    assert.notDeepEqual(thrown(3, 1).poses, thrown(3, 2).poses);
  });

  test('ends in whole numbers', () => {
    for (const { dropped } of MANY)
      for (const { x, y, rotation, side } of dropped.poses) {
        assert.ok([x, y, rotation, side].every(Number.isInteger));
        assert.ok(rotation >= 0 && rotation < 3_600 && side >= 0 && side < 6);
      }
  });

  test('ends with every die wholly in the box', () => {
    for (const { dropped } of MANY)
      for (const pose of dropped.poses) {
        const reach = (EDGE / 2) * (Math.abs(cos(pose)) + Math.abs(sin(pose)));
        for (const at of [pose.x, pose.y]) assert.ok(at >= reach && at <= BOX - reach, JSON.stringify(pose));
      }
  });

  test('ends with no die on another', () => {
    for (const { lying, dropped } of MANY) {
      const all = [...lying, ...dropped.poses];
      all.forEach((a, i) => {
        for (const b of all.slice(i + 1)) assert.ok(overlap(a, b) <= 4, `${JSON.stringify([a, b])} ${overlap(a, b)}`);
      });
    }
  });

  test('is settled by a bump when dice lean or lie on others, and the fall shows it', () => {
    const drops = Array.from({ length: 8 }, (_, seed) => thrown(30, seed));
    const bumped = drops.find(({ bumps }) => bumps > 0);
    const calm = drops.find(({ bumps }) => bumps === 0);
    assert.ok(bumped && calm);
    const length = ({ fall }: Dropped) => Math.max(...unpacked(fall).map(moments => moments.at(-1)!.frame));
    assert.ok(length(bumped) > length(calm));
  });
});

describe('A fist on the table', () => {
  test('shakes some dice and leaves the others exactly where they lie', () => {
    const box = fillBox(handful(2, rngOf(5)), []);
    box.settle(() => {});
    const [first, second] = box.transforms();
    box.shake([bump(rngOf(6)), null]);
    let highest = 0;
    box.settle(() => {
      highest = Math.max(highest, box.transforms()[0]!.at.y);
    });
    const [shaken, spared] = box.transforms();
    box.free();
    assert.ok(highest > EDGE);
    assert.notDeepEqual(shaken, first);
    assert.deepEqual(spared, second);
  });
});

describe('The fall', () => {
  test('has frames for each die, the last where it lies', () => {
    for (const { dropped } of MANY) {
      const falls = unpacked(dropped.fall);
      assert.equal(falls.length, dropped.poses.length);
      falls.forEach((moments, die) => {
        const pose = dropped.poses[die]!;
        const { at, attitude } = moments.at(-1)!;
        assert.deepEqual(at, { x: pose.x - BOX / 2, y: EDGE / 2, z: pose.y - BOX / 2 });
        const lies = attitudeOf(pose);
        const cosine = lies.x * attitude.x + lies.y * attitude.y + lies.z * attitude.z + lies.w * attitude.w;
        assert.ok(Math.abs(cosine) > 0.9999);
      });
    }
  });

  test('begins above the box and never passes through its floor by more than a splash', () => {
    for (const { dropped } of MANY)
      for (const moments of unpacked(dropped.fall)) {
        assert.ok(moments[0]!.at.y > 7_000);
        for (const { at } of moments) assert.ok(at.y > EDGE / 4, `${at.y}`);
      }
  });

  test('is small enough to send', () => {
    assert.ok(thrown(30, 4).fall.length < 12_000);
    assert.ok(thrown(1, 4).fall.length < 500);
  });
});

describe('A toss', () => {
  const aimed: Toss = { from: { x: 14_000, y: 34_000 }, height: 12_000, aim: { x: 14_000, y: 14_000 }, seconds: 0.28 };
  const tosses = Array.from({ length: 40 }, (_, seed) => toss(aimed, LYING, rngOf(seed))!);

  test('is always the same for the same draws', () => {
    assert.deepEqual(toss(aimed, LYING, rngOf(3)), tosses[3]);
  });

  test('tells of the dice that lay there, in their order, and of the one tossed', () => {
    for (const { poses, fall } of tosses) {
      assert.equal(poses.length, LYING.length + 1);
      assert.equal(unpacked(fall).length, LYING.length + 1);
    }
  });

  test('moves the dice it strikes and leaves the others exactly where they lay', () => {
    const first = tosses.map(({ poses }) => poses[0]!);
    const isAsItLay = (pose: Pose) => pose.x === LYING[0]!.x && pose.y === LYING[0]!.y && pose.side === LYING[0]!.side;
    assert.ok(first.some(isAsItLay) && first.some(pose => !isAsItLay(pose)));
  });

  test('leaves no die on another', () => {
    for (const { poses } of tosses)
      for (const [i, a] of poses.entries())
        for (const b of poses.slice(0, i)) if (a && b) assert.ok(overlap(a, b) <= 4);
  });

  test('over the wall puts the die out of the box', () => {
    const far: Toss = { ...aimed, aim: { x: 14_000, y: -9_000 }, seconds: 0.35 };
    const { poses } = toss(far, LYING, rngOf(1))!;
    assert.deepEqual(poses, [...LYING, null]);
  });
});

const cos = ({ rotation }: Pose) => Math.cos((rotation * Math.PI) / 1800);
const sin = ({ rotation }: Pose) => Math.sin((rotation * Math.PI) / 1800);
