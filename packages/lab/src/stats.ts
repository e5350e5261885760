// How sure a figure is: intervals of shares, means and differences, and what looking at many things at once does to
// them.

import { wilson } from '@quayside/bots';

const Z = 1.959964; // 95 % of a normal distribution lie within this many standard errors
const Z_POWER = 0.841621; // 80 % lie below

/** A figure with its 95 % interval and the number of observations behind it. */
export type Estimate = { value: number; low: number; high: number; n: number };

/** A share of `n`. `count` may be a fraction: seats that tie split a win. */
export function shareOf(count: number, n: number): Estimate {
  return { value: n === 0 ? Number.NaN : count / n, ...wilson(count, n), n };
}

/** What a mean and its spread are computed from. */
export type Sums = { n: number; sum: number; squares: number };

/** Variance of one observation, unbiased; 0 for fewer than two. */
export const varianceOf = ({ n, sum, squares }: Sums): number =>
  n < 2 ? 0 : Math.max(0, (squares - sum ** 2 / n) / (n - 1));

export function meanOf(sums: Sums): Estimate {
  const { n, sum } = sums;
  if (n === 0) return { value: Number.NaN, low: Number.NaN, high: Number.NaN, n };
  const reach = Z * Math.sqrt(varianceOf(sums) / n);
  return { value: sum / n, low: sum / n - reach, high: sum / n + reach, n };
}

/** A difference, how likely one as large is by chance alone, and the smallest that would have been seen (80 %). */
export type Difference = { value: number; low: number; high: number; p: number; visible: number };

/** From a difference and its standard error. */
export const differenceOf = (value: number, error: number): Difference => ({
  value,
  low: value - Z * error,
  high: value + Z * error,
  p: pOf(value, error),
  visible: (Z + Z_POWER) * error,
});

const pOf = (value: number, error: number): number =>
  error > 0 ? twoSided(value / error) : value === 0 || Number.isNaN(value) ? 1 : 0;

/**
 * Difference of two independent shares: Newcombe's interval, made of the Wilson intervals of both, which stays honest
 * near 0 and 1; the chance is that of the pooled test.
 */
export function shareDifference(a: Estimate, b: Estimate): Difference {
  if (a.n === 0 || b.n === 0) return { value: Number.NaN, low: -1, high: 1, p: 1, visible: 1 };
  const value = a.value - b.value;
  const pooled = (a.value * a.n + b.value * b.n) / (a.n + b.n);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / a.n + 1 / b.n));
  const [below, above] = [Math.hypot(a.value - a.low, b.high - b.value), Math.hypot(a.high - a.value, b.value - b.low)];
  // Where both are 0 or 1 the test has no error; what the interval leaves open could not have been seen.
  const visible = Math.max((Z + Z_POWER) * error, below, above);
  return { value, low: value - below, high: value + above, p: pOf(value, error), visible };
}

/** Difference of two independent means (Welch). */
export function meanDifference(a: Sums, b: Sums): Difference {
  if (a.n === 0 || b.n === 0) return differenceOf(Number.NaN, 0);
  const error = Math.sqrt(varianceOf(a) / a.n + varianceOf(b) / b.n);
  return differenceOf(a.sum / a.n - b.sum / b.n, error);
}

/**
 * Of every game: how many of its `seats` had a thing (h) and how many of them won (w; a tie splits a win). Sums over
 * games of h, w, h², w² and h·w. `all`: how many seats win a game, 1 where nobody has team-mates.
 */
export type HadSums = {
  games: number;
  seats: number;
  all: number;
  h: number;
  w: number;
  hh: number;
  ww: number;
  hw: number;
};

/**
 * Win share of those who had a thing less that of those who had not. Seats of one game are not independent: one of
 * them wins, so the others do not. The error is therefore that of whole games (linearised ratios, clustered by game);
 * taking seats for independent would make intervals up to a fifth too narrow.
 */
export function hadDifference({ games, seats, all, h, w, hh, ww, hw }: HadSums): Difference {
  const not = games * seats - h;
  if (h === 0 || not === 0) return { value: Number.NaN, low: -1, high: 1, p: 1, visible: 1 };
  const a = w / h;
  const b = (all * games - w) / not;
  // Of one game: (w - a h) / h̄ - ((all - w) - b (seats - h)) / n̄ot, which is s w + t h + u.
  const s = 1 / h + 1 / not;
  const t = -a / h - b / not;
  const u = (b * seats - all) / not;
  const squares = s ** 2 * ww + t ** 2 * hh + 2 * s * t * hw + 2 * u * (s * w + t * h) + games * u ** 2;
  return differenceOf(a - b, Math.sqrt(Math.max(0, (squares * games) / Math.max(1, games - 1))));
}

/**
 * Benjamini and Hochberg: of many chances, those adjusted so that of all things called real at most the given part is
 * not. In the order given.
 */
export function adjusted(chances: readonly number[]): number[] {
  const order = chances.map((_, i) => i).sort((a, b) => chances[b]! - chances[a]!);
  const out = new Array<number>(chances.length);
  let least = 1;
  for (const [i, at] of order.entries()) {
    least = Math.min(least, (chances[at]! * chances.length) / (chances.length - i));
    out[at] = least;
  }
  return out;
}

/** The chance that a normal variable lies at least this far from 0, on either side. */
export const twoSided = (z: number): number => erfc(Math.abs(z) / Math.SQRT2);

/** Chebyshev fit of Numerical Recipes: relative error below 1.2e-7 everywhere. */
function erfc(x: number): number {
  const t = 1 / (1 + x / 2);
  const series = [
    -1.26551223, 1.00002368, 0.37409196, 0.09678418, -0.18628806, 0.27886807, -1.13520398, 1.48851587, -0.82215223,
    0.17087277,
  ];
  const sum = series.reduceRight((acc, c) => acc * t + c, 0);
  return t * Math.exp(-x * x + sum);
}
