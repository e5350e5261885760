// Intervals and chances against values that were published, or that follow by hand.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { below, rngOf } from '@quayside/rules';
import type { Sums } from '../src/distribution.ts';
import {
  adjusted,
  type HadSums,
  hadDifference,
  meanDifference,
  meanOf,
  meanOfDifferences,
  shareDifference,
  shareOf,
  studentQuantile,
  studentTwoSided,
  twoSided,
} from '../src/stats.ts';

const near = (found: number, expected: number, by = 0.00005) =>
  assert.ok(Math.abs(found - expected) <= by, `${found} is not ${expected}`);

const sumsOf = (values: readonly number[]): Sums => ({
  n: values.length,
  sum: values.reduce((sum, it) => sum + it, 0),
  squares: values.reduce((sum, it) => sum + it * it, 0),
});

describe('shares', () => {
  test('Wilson: 81 of 263 lie between 25.5 % and 36.6 % (Newcombe 1998, method 3)', () => {
    const { value, low, high, n } = shareOf(81, 263);
    near(value, 0.308, 0.0001);
    near(low, 0.2553);
    near(high, 0.3662);
    assert.equal(n, 263);
  });

  test('of nothing, a share is unknown', () => {
    assert.deepEqual(shareOf(0, 0), { value: Number.NaN, low: 0, high: 1, n: 0 });
  });
});

describe('difference of two shares (Newcombe 1998, method 10)', () => {
  const cases: [number, number, number, number, number, number][] = [
    [56, 70, 48, 80, 0.0524, 0.3339],
    [9, 10, 3, 10, 0.1705, 0.809],
    [6, 7, 2, 7, 0.0582, 0.8062],
    [5, 56, 0, 29, -0.0381, 0.1926],
    [10, 10, 0, 20, 0.6791, 1],
  ];
  for (const [a, of, b, ofB, low, high] of cases)
    test(`${a}/${of} and ${b}/${ofB}`, () => {
      const difference = shareDifference(shareOf(a, of), shareOf(b, ofB));
      near(difference.low, low);
      near(difference.high, high);
    });

  test('the same share is no difference, and its chance is 1', () => {
    near(shareDifference(shareOf(30, 100), shareOf(30, 100)).p, 1, 1e-6);
  });

  test('what would have been seen shrinks with the root of the number of games', () => {
    const few = shareDifference(shareOf(25, 100), shareOf(25, 100)).visible;
    const many = shareDifference(shareOf(2500, 10_000), shareOf(2500, 10_000)).visible;
    near(few / many, 10, 1e-6);
    near(few, 2.801585 * Math.sqrt(0.25 * 0.75 * 0.02), 1e-5);
  });
});

describe('means', () => {
  test('of 2, 4, 4, 4, 5, 5, 7, 9 the mean is 5, give or take 2.365 standard errors (Student, 7 degrees)', () => {
    const { value, low, high } = meanOf(sumsOf([2, 4, 4, 4, 5, 5, 7, 9]));
    const error = Math.sqrt(32 / 7 / 8);
    near(value, 5);
    near(low, 5 - 2.364624 * error);
    near(high, 5 + 2.364624 * error);
  });

  test('of one value nothing is known: no interval, and no difference from anything', () => {
    assert.deepEqual(meanOf(sumsOf([3])), {
      value: 3,
      low: Number.NEGATIVE_INFINITY,
      high: Number.POSITIVE_INFINITY,
      n: 1,
    });
    assert.equal(meanOfDifferences(sumsOf([3])).p, 1);
    const { p, low, high } = meanDifference(sumsOf([3]), sumsOf([1, 1, 1]));
    assert.deepEqual([p, low, high], [1, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]);
  });

  test('of differences, a chance as R’s t.test gives it', () => {
    // t.test(c(1, 2, 4, -1, 3)): t = 2.0922, df = 4, p = 0.1046, interval -0.588 to 4.188
    const { value, low, high, p } = meanOfDifferences(sumsOf([1, 2, 4, -1, 3]));
    near(value, 1.8);
    near(low, -0.588, 0.001);
    near(high, 4.188, 0.001);
    near(p, 0.1046, 0.0001);
  });

  test('Student: quantiles of tables', () => {
    for (const [freedom, quantile] of [
      [1, 12.7062],
      [2, 4.3027],
      [5, 2.5706],
      [30, 2.0423],
      [1000, 1.9623],
    ] as const) {
      near(studentQuantile(freedom), quantile, 0.0001);
      near(studentTwoSided(quantile, freedom), 0.05, 0.0001);
    }
    near(studentTwoSided(1, 1), 0.5, 1e-6);
    near(studentTwoSided(0, 3), 1, 1e-9);
  });

  test('Welch: errors of both add up', () => {
    const a = sumsOf([1, 2, 3, 4]);
    const b = sumsOf([2, 2, 4, 4, 6, 6]);
    const { value, high } = meanDifference(a, b);
    near(value, -1.5);
    near(high, -1.5 + 2.312956 * Math.sqrt(5 / 3 / 4 + 3.2 / 6)); // 7.864 degrees of freedom
  });
});

describe('those who had a thing against those who had not', () => {
  /** Games as [how many had it, how much of the win was theirs]. */
  const had = (games: readonly [number, number][], seats = 4): HadSums => {
    const sums = { games: games.length, seats, all: 1, h: 0, w: 0, hh: 0, ww: 0, hw: 0 };
    for (const [h, w] of games) {
      sums.h += h;
      sums.w += w;
      sums.hh += h * h;
      sums.ww += w * w;
      sums.hw += h * w;
    }
    return sums;
  };

  test('when one of four has it in every game, the error is 4/3 of that of its win share', () => {
    const games = Array.from({ length: 1000 }, (_, i): [number, number] => [1, i < 310 ? 1 : 0]);
    const { value, high } = hadDifference(had(games));
    near(value, 0.31 - 0.69 / 3, 1e-9);
    near(high - value, 1.959964 * (4 / 3) * Math.sqrt((0.31 * 0.69) / 999), 1e-6);
  });

  test('without an effect, about one in twenty intervals misses zero', () => {
    const rng = rngOf(7);
    let missed = 0;
    for (let run = 0; run < 1000; run++) {
      const games = Array.from({ length: 200 }, (): [number, number] => {
        const h = below(rng, 5);
        return [h, below(rng, 4) < h ? 1 : 0];
      });
      const { low, high } = hadDifference(had(games));
      if (low > 0 || high < 0) missed += 1;
    }
    assert.ok(missed > 30 && missed < 75, `${missed} of 1000`);
  });

  test('where nobody without it won, the interval is as wide as so few seats make it', () => {
    // In each of 50 games three of four seats have it, and one of them wins: 0 of 50 others may be up to 7.1 %.
    const games = Array.from({ length: 50 }, (): [number, number] => [3, 1]);
    const { value, low, high, p } = hadDifference(had(games));
    const least = shareDifference(shareOf(50, 150), shareOf(0, 50));
    near(value, 1 / 3);
    assert.ok(low <= least.low && high >= least.high && high - low > 0.15, `${low} to ${high}`);
    assert.ok(p >= least.p && p > 0);
  });

  test('what everybody has, or nobody, tells nothing', () => {
    assert.equal(hadDifference(had([[4, 1]])).p, 1);
    assert.equal(hadDifference(had([[0, 0]])).p, 1);
  });
});

describe('many things at once', () => {
  test('Benjamini and Hochberg, as R’s p.adjust gives it', () => {
    const found = adjusted([0.01, 0.02, 0.03, 0.04, 0.05]);
    for (const it of found) near(it, 0.05);
    const other = adjusted([0.005, 0.9, 0.011, 0.02, 0.04]);
    for (const [i, it] of [0.025, 0.9, 0.0275, 0.1 / 3, 0.05].entries()) near(other[i]!, it);
  });

  test('the normal distribution', () => {
    near(twoSided(1.959964), 0.05, 1e-6);
    near(twoSided(-2.575829), 0.01, 1e-6);
    near(twoSided(0), 1, 1e-6);
  });
});
