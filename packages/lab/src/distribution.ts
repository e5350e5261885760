// Sums that can be added up in any order and give the same bytes: whole numbers only, so nothing is rounded on the way.

/** What a mean and its spread are computed from. Whole numbers, so that merging keeps the same bytes. */
export type Sums = { n: number; sum: number; squares: number };

/** Also how often each value occurred, by bin: the key is the smallest value of the bin (see `binOf`). */
export type Distribution = Sums & { bins: Record<string, number> };

export const emptySums = (): Sums => ({ n: 0, sum: 0, squares: 0 });

export const emptyDistribution = (): Distribution => ({ ...emptySums(), bins: {} });

export function addTo(sums: Sums, value: number): void {
  if (!Number.isSafeInteger(value)) throw new Error(`${value} is not a whole number, so it cannot be summed exactly`);
  sums.n += 1;
  sums.sum = exact(sums.sum + value);
  sums.squares = exact(sums.squares + value * value);
}

export function count(distribution: Distribution, value: number): void {
  addTo(distribution, value);
  const bin = binOf(value);
  distribution.bins[bin] = (distribution.bins[bin] ?? 0) + 1;
}

const EXACT_UP_TO = 128;
const BINS_A_DOUBLING = 64;

/** The smallest value of the bin a value is in: up to 128 every value has its own, above that 64 share a doubling. */
export function binOf(value: number): number {
  const size = Math.abs(value);
  if (size <= EXACT_UP_TO) return value;
  const width = 2 ** (Math.floor(Math.log2(size)) - Math.log2(BINS_A_DOUBLING));
  return Math.floor(value / width) * width;
}

/** The value below which this share of all values lies, as exactly as the bins tell. */
export function quantile({ n, bins }: Distribution, share: number): number {
  const values = Object.keys(bins)
    .map(Number)
    .sort((a, b) => a - b);
  let passed = 0;
  for (const value of values) {
    passed += bins[value]!;
    if (passed >= share * n) return value;
  }
  return values.at(-1) ?? Number.NaN;
}

/** Beyond 2^53 sums would lose digits in an order that depends on the workers. */
export function exact(sum: number): number {
  if (!Number.isSafeInteger(sum)) throw new Error('too many games: a sum is beyond what can be counted exactly');
  return sum;
}
