// How sure a share of wins is.

const Z = 1.959964; // 95 %

/** Wilson's interval for a share of `games`: honest near 0 and 1, and with few games. */
export function wilson(wins: number, games: number): { low: number; high: number } {
  if (games === 0) return { low: 0, high: 1 };
  const share = wins / games;
  const scale = 1 + Z ** 2 / games;
  const centre = (share + Z ** 2 / (2 * games)) / scale;
  const reach = (Z * Math.sqrt((share * (1 - share)) / games + Z ** 2 / (4 * games ** 2))) / scale;
  return { low: Math.max(0, centre - reach), high: Math.min(1, centre + reach) };
}
