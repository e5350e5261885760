// Fairness and spread, with seeds drawn afresh at every run. What is demanded was written down before any was thrown:
// - Sides: chi-square against a fair die, five degrees of freedom, at a significance of 1 in 100,000. On 24,000 sides a
//   die that favours one side by a tenth is found in nine runs of ten. `bench drop --dice 12 --drops 8400` throws more
//   than 100,000 by the same measure.
// - Spread: mean and quantiles of the distance from the middle, and the share of dice that touch another, as measured
//   with real bodies in the game's document (12 dice: mean 72, quantiles 24, 66 and 131 mm, 9 % touching).
// - The cheap model of search and simulation, against dice that really fall: means within 4 mm, quantiles within 10 mm,
//   shares of touching dice within 4 of 100; the mean place where tossed dice come to rest within 12 mm, and their
//   scatter within 12 mm.

import assert from 'node:assert/strict';
import { randomInt } from 'node:crypto';
import { describe, test } from 'node:test';
import { rngFrom, settle } from '@quayside/rules';
import { type Landed, type Power, rattleBattle, type Throw } from '@quayside/rules/rattle-battle';
import { type Dropped, drop } from '../src/drop.ts';
import { BOX, type Pose } from '../src/pose.ts';
import { rattleBattleSea } from '../src/rattleBattle.ts';
import { overlap } from './overlap.ts';

const DICE = 12;
const DROPS = 2_000;
const CRITICAL = 30.86; // of chi-square, five degrees of freedom, 1 in 100,000
const TOUCHING = 50; // hundredths of a mm
const TOSSES = 400;

const seed = randomInt(2 ** 32);
const drops = Array.from({ length: DROPS }, (_, n): Dropped => drop(DICE, [], rngFrom(seed, n, DICE, 1))!);
const poses = drops.flatMap(dropped => dropped.poses);

type Spot = { x: number; y: number };
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const deviation = (values: readonly number[]) => Math.sqrt(mean(values.map(value => (value - mean(values)) ** 2)));
const radiiOf = (spots: readonly Spot[]) =>
  spots.map(({ x, y }) => Math.hypot(x - BOX / 2, y - BOX / 2) / 100).sort((a, b) => a - b);
const quantile = (sorted: readonly number[], share: number) => sorted[Math.floor(sorted.length * share)]!;
const touchingShare = (all: readonly (readonly Pose[])[]) =>
  mean(
    all.flatMap(dice => dice.map(die => Number(dice.some(other => other !== die && overlap(die, other) > -TOUCHING)))),
  );
const radii = radiiOf(poses);

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
    within(mean(radii), 69, 75);
    within(quantile(radii, 0.1), 21, 27);
    within(quantile(radii, 0.5), 62, 70);
    within(quantile(radii, 0.9), 124, 138);
  });

  test('leave some dice touching another', () => {
    within(touchingShare(drops.map(dropped => dropped.poses)), 0.05, 0.15);
  });

  test('need a bump now and then, and hardly ever a second drop', () => {
    within(drops.filter(({ bumps }) => bumps > 0).length / DROPS, 0.005, 0.2);
    within(drops.filter(({ repeats }) => repeats > 0).length / DROPS, 0, 0.02);
  });
});

const { open } = rattleBattle.setup(5, settle(rattleBattle, 5, {}).options!, rngFrom(seed, 1, 2, 3));
const asked = (thrown: Throw) => ({ ...open, sea: [], phase: { kind: 'sea' as const, thrown } });

describe('The cheap model of the sea', () => {
  test('scatters dice as real drops do', () => {
    const dice = Array.from({ length: DICE }, (_, i) => `die ${i}`);
    const modelled = drops.map((_, n) => {
      const answer = rattleBattle.nature!(asked({ kind: 'drop', dice }), rngFrom(seed, n, DICE, 2)) as Landed;
      return answer.dice;
    });
    const spread = radiiOf(modelled.flat());
    within(mean(spread) - mean(radii), -4, 4);
    for (const share of [0.1, 0.5, 0.9]) within(quantile(spread, share) - quantile(radii, share), -10, 10);
    within(touchingShare(modelled) - touchingShare(drops.map(dropped => dropped.poses)), -0.04, 0.04);
  });

  for (const power of ['soft', 'firm', 'hard'] as const satisfies Power[])
    test(`lets a die tossed ${power} roll on as real ones do`, () => {
      // From the right-hand side: along is to the left, across is up and down.
      const [from, aim] = [
        { x: 34_000, y: 14_000 },
        { x: 19_000, y: 14_000 },
      ];
      const toss = asked({ kind: 'toss', die: 'ship-0-1', from, aim, power });
      const landed = (answers: readonly Landed[]) => {
        const spots = answers.flatMap(answer => answer.dice);
        return { along: spots.map(({ x }) => (aim.x - x) / 100), across: spots.map(({ y }) => (y - aim.y) / 100) };
      };
      const tosses = Array.from({ length: TOSSES }, (_, n) => rngFrom(seed, n, 1, 3));
      const real = landed(tosses.map(rng => rattleBattleSea(toss, rng)));
      const modelled = landed(tosses.map(rng => rattleBattle.nature!(toss, rng) as Landed));
      assert.equal(real.along.length, TOSSES);
      within(mean(modelled.along) - mean(real.along), -12, 12);
      within(mean(modelled.across) - mean(real.across), -12, 12);
      within(deviation(modelled.along) - deviation(real.along), -12, 12);
      within(deviation(modelled.across) - deviation(real.across), -12, 12);
    });
});
