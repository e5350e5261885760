// Dice dropped into the sea box one drop after the other: how long the physics takes, how large a fall is on the wire,
// how far the dice spread, and whether the sides come up alike (chi-square, five degrees of freedom).

import { BOX, drop } from '@quayside/dice';
import { rngFrom } from '@quayside/rules';
import { type Flags, whole } from '../command.ts';
import { report } from './report.ts';

const WARM_UP = 20;

export async function benchDrop(flags: Flags): Promise<number> {
  const dice = whole(flags, 'dice', 30, { max: 38 });
  const drops = whole(flags, 'drops', 200);
  const seed = whole(flags, 'seed', 1);
  const thrown = (n: number) => {
    const dropped = drop(dice, [], rngFrom(seed, n, dice, 1));
    if (!dropped) throw new Error(`drop ${n} never settles`);
    return dropped;
  };
  for (let n = 0; n < WARM_UP; n++) thrown(drops + n);
  const milliseconds: number[] = [];
  const bytes: number[] = [];
  const radii: number[] = [];
  const sides = [0, 0, 0, 0, 0, 0];
  let bumped = 0;
  let repeats = 0;
  for (let n = 0; n < drops; n++) {
    const began = performance.now();
    const dropped = thrown(n);
    milliseconds.push(performance.now() - began);
    bytes.push(dropped.fall.length);
    if (dropped.bumps > 0) bumped += 1;
    repeats += dropped.repeats;
    for (const { x, y, side } of dropped.poses) {
      sides[side]! += 1;
      radii.push(Math.hypot(x - BOX / 2, y - BOX / 2) / 100);
    }
  }
  const fair = (drops * dice) / 6;
  const mean = radii.reduce((sum, radius) => sum + radius, 0) / radii.length;
  const line = {
    bench: 'drop',
    dice,
    drops,
    p50Ms: rounded(quantile(milliseconds, 0.5)),
    p99Ms: rounded(quantile(milliseconds, 0.99)),
    maxMs: rounded(Math.max(...milliseconds)),
    fallKb: rounded(quantile(bytes, 0.5) / 1000),
    fallKbP99: rounded(quantile(bytes, 0.99) / 1000),
    bumpedPercent: rounded((100 * bumped) / drops),
    repeats,
    meanRadiusMm: rounded(mean),
    radiusQuantilesMm: [0.1, 0.5, 0.9].map(share => rounded(quantile(radii, share))),
    sides,
    chiSquare: rounded(sides.reduce((sum, count) => sum + (count - fair) ** 2 / fair, 0)),
  };
  report(line, flags);
  return 0;
}

const rounded = (value: number) => Number(value.toFixed(1));

function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
}
