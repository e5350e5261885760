// How sure a figure is: intervals of shares, means and differences, and what looking at many things at once does to
// them.

import { wilson } from '@quayside/bots';
import type { Sums } from './distribution.ts';

const Z = 1.959964; // 95 % of a normal distribution lie within this many standard errors
const Z_POWER = 0.841621; // 80 % lie below

/**
 * Games, or observations of a mean, below which no claim is made: the intervals of differences rest on so many that
 * their spread is known, and a handful may be alike by chance and seem to have none.
 */
export const FEWEST = 30;

/** A figure with its 95 % interval and the number of observations behind it. The interval may have no bounds. */
export type Estimate = { value: number; low: number; high: number; n: number };

/** A share of `n`. `count` may be a fraction: seats that tie split a win. */
export function shareOf(count: number, n: number): Estimate {
  return { value: n === 0 ? Number.NaN : count / n, ...wilson(count, n), n };
}

/** Variance of one observation, unbiased; 0 for fewer than two. */
export const varianceOf = ({ n, sum, squares }: Sums): number =>
  n < 2 ? 0 : Math.max(0, (squares - sum ** 2 / n) / (n - 1));

export function meanOf(sums: Sums): Estimate {
  const { n, sum } = sums;
  if (n === 0) return { value: Number.NaN, low: Number.NaN, high: Number.NaN, n };
  const reach = n < 2 ? Number.POSITIVE_INFINITY : studentQuantile(n - 1) * Math.sqrt(varianceOf(sums) / n);
  return { value: sum / n, low: sum / n - reach, high: sum / n + reach, n };
}

/** A difference, how likely one as large is by chance alone, and the smallest that would have been seen (80 %). */
export type Difference = { value: number; low: number; high: number; p: number; visible: number };

/** A difference of which nothing is known but, perhaps, its value. */
const unknownDifference = (value: number): Difference => ({
  value,
  low: Number.NEGATIVE_INFINITY,
  high: Number.POSITIVE_INFINITY,
  p: 1,
  visible: Number.POSITIVE_INFINITY,
});

/** Mean of differences, such as what the winner of each game had more than the others. One tells nothing. */
export function meanOfDifferences(sums: Sums): Difference {
  const { n, sum } = sums;
  return n < 2 ? unknownDifference(sum / n) : studentDifference(sum / n, Math.sqrt(varianceOf(sums) / n), n - 1);
}

/** From a difference, its standard error, which is estimated, and the degrees of freedom of that estimate. */
function studentDifference(value: number, error: number, freedom: number): Difference {
  const reach = studentQuantile(freedom) * error;
  const p = error > 0 ? studentTwoSided(value / error, freedom) : pOf(value, error);
  return { value, low: value - reach, high: value + reach, p, visible: reach + Z_POWER * error };
}

/** From a difference and its standard error, known from many observations. */
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

/** Difference of two independent means (Welch). One observation on either side tells nothing. */
export function meanDifference(a: Sums, b: Sums): Difference {
  const value = a.sum / a.n - b.sum / b.n;
  if (a.n < 2 || b.n < 2) return unknownDifference(value);
  const [ofA, ofB] = [varianceOf(a) / a.n, varianceOf(b) / b.n];
  const spread = ofA ** 2 / (a.n - 1) + ofB ** 2 / (b.n - 1);
  const freedom = spread > 0 ? (ofA + ofB) ** 2 / spread : a.n + b.n - 2;
  return studentDifference(value, Math.sqrt(ofA + ofB), freedom);
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
 * taking seats for independent would make intervals up to a fifth too narrow. Where all or none on one side won, that
 * side has no spread, and what is known of it is no surer than Newcombe's interval says.
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
  const found = differenceOf(a - b, Math.sqrt(Math.max(0, (squares * games) / Math.max(1, games - 1))));
  if (![0, 1].includes(a) && ![0, 1].includes(b)) return found;
  const least = shareDifference(shareOf(w, h), shareOf(all * games - w, not));
  return {
    value: found.value,
    low: Math.min(found.low, least.low),
    high: Math.max(found.high, least.high),
    p: Math.max(found.p, least.p),
    visible: Math.max(found.visible, least.visible),
  };
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

const NEARLY_NORMAL = 100_000; // degrees of freedom from which Student's distribution is taken for the normal one

/** The same of Student's distribution with so many degrees of freedom. */
export function studentTwoSided(t: number, freedom: number): number {
  if (freedom >= NEARLY_NORMAL) return twoSided(t);
  return incompleteBeta(freedom / (freedom + t * t), freedom / 2);
}

const WIDEST = 13; // standard errors, with one degree of freedom
const quantiles = new Map<number, number>();

/** 95 % of Student's distribution lie within this distance of 0; found by halving. */
export function studentQuantile(freedom: number): number {
  if (freedom >= NEARLY_NORMAL) return Z;
  const known = quantiles.get(freedom);
  if (known !== undefined) return known;
  let [low, high] = [Z, WIDEST];
  for (let step = 0; step < 50; step++) {
    const middle = (low + high) / 2;
    if (studentTwoSided(middle, freedom) > 0.05) low = middle;
    else high = middle;
  }
  quantiles.set(freedom, high);
  return high;
}

/** The regularised incomplete beta function I of x with parameters a and 1/2. */
function incompleteBeta(x: number, a: number): number {
  const b = 0.5;
  if (x <= 0 || x >= 1) return x <= 0 ? 0 : 1;
  const front = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log(1 - x));
  return x < (a + 1) / (a + b + 2) ? (front * betaFraction(x, a, b)) / a : 1 - (front * betaFraction(1 - x, b, a)) / b;
}

/** Its continued fraction (Lentz's method, as in Numerical Recipes). */
function betaFraction(x: number, a: number, b: number): number {
  const safe = (value: number) => (Math.abs(value) < 1e-300 ? 1e-300 : value);
  let c = 1;
  let d = 1 / safe(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m <= 1000; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / safe(1 + even * d);
    c = safe(1 + even / c);
    fraction *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / safe(1 + odd * d);
    c = safe(1 + odd / c);
    fraction *= d * c;
    if (Math.abs(d * c - 1) < 1e-12) break;
  }
  return fraction;
}

/** Lanczos' approximation, for x above 0. */
function logGamma(x: number): number {
  const factors = [
    76.18009172947146, -86.50532032941678, 24.01409824083091, -1.231739572450155, 0.1208650973866179e-2,
    -0.5395239384953e-5,
  ];
  const sum = factors.reduce((acc, factor, at) => acc + factor / (x + at + 1), 1.000000000190015);
  return (x + 0.5) * Math.log(x + 5.5) - (x + 5.5) + Math.log((2.5066282746310007 * sum) / x);
}

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
