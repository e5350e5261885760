// What scripts have in common.

/** The first of those with the most; null when there is none. */
export function maxBy<T>(items: readonly T[], worthOf: (item: T) => number): T | null {
  let best: T | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const item of items) {
    const worth = worthOf(item);
    if (worth <= most) continue;
    best = item;
    most = worth;
  }
  return best;
}
