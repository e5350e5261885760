// Fairness and spread, with seeds drawn afresh at every run. What is demanded was written down before any was thrown:
// - Sides: chi-square against a fair die, five degrees of freedom, at a significance of 1 in 100,000. On 24,000 sides a
//   die that favours one side by a tenth is found in nine runs of ten. `bench drop --dice 12 --drops 8400` throws more
//   than 100,000 by the same measure.
// - Spread: mean and quantiles of the distance from the middle, and the share of dice that touch another, as measured
//   with real bodies in the game's document (12 dice: mean 72, quantiles 24, 66 and 131 mm, 9 % touching).

import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { describe, test } from 'node:test';
import { rngFrom } from '@quayside/rules';
import { type Dropped, drop } from '../src/drop.ts';
import { BOX } from '../src/pose.ts';
import { overlap } from './overlap.ts';

const DICE = 12;
const DROPS = 2_000;
const CRITICAL = 30.86; // of chi-square, five degrees of freedom, 1 in 100,000
const TOUCHING = 50; // hundredths of a mm

const seed = randomInt(2 ** 32);
const drops = Array.from({ length: DROPS }, (_, n): Dropped => drop(DICE, [], rngFrom(seed, n, DICE, 1))!);
const poses = drops.flatMap(dropped => dropped.poses);
const radii = poses.map(({ x, y }) => Math.hypot(x - BOX / 2, y - BOX / 2) / 100).sort((a, b) => a - b);

const within = (value: number, from: number, to: number) =>
  assert.ok(value >= from && value <= to, `${value} is not from ${from} to ${to}; seed ${seed}`);

describe(`${DROPS} drops of ${DICE} dice`, () => {
  test('all come to rest', () => {
    assert.ok(drops.every(dropped => dropped !== null));
  });

  test('show every side as often', () => {
    const fair = poses.length / 6;
    const counts = [0, 1, 2, 3, 4, 5].map(side => poses.filter(pose => pose.side === side).length);
    const chiSquare = counts.reduce((sum, count) => sum + (count - fair) ** 2 / fair, 0);
    assert.ok(chiSquare < CRITICAL, `${counts}: ${chiSquare}; seed ${seed}`);
  });

  test('turn the dice every way', () => {
    const fair = poses.length / 6;
    const counts = Array(6).fill(0);
    for (const { rotation } of poses) counts[Math.floor(rotation / 600)] += 1;
    const chiSquare = counts.reduce((sum, count) => sum + (count - fair) ** 2 / fair, 0);
    assert.ok(chiSquare < CRITICAL, `${counts}: ${chiSquare}; seed ${seed}`);
  });

  test('spread the dice as on the table', () => {
    within(radii.reduce((sum, radius) => sum + radius, 0) / radii.length, 69, 75);
    within(radii[Math.floor(radii.length * 0.1)]!, 21, 27);
    within(radii[Math.floor(radii.length * 0.5)]!, 62, 70);
    within(radii[Math.floor(radii.length * 0.9)]!, 124, 138);
  });

  test('leave some dice touching another', () => {
    const touching = drops.flatMap(({ poses: all }) =>
      all.filter(die => all.some(other => other !== die && overlap(die, other) > -TOUCHING)),
    );
    within(touching.length / poses.length, 0.05, 0.15);
  });

  test('need a bump now and then, and hardly ever a second drop', () => {
    within(drops.filter(({ bumps }) => bumps > 0).length / DROPS, 0.005, 0.2);
    within(drops.filter(({ repeats }) => repeats > 0).length / DROPS, 0, 0.02);
  });
});
