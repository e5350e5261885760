// A thousand drops: how the dice fall, and where every one of them lies in the end.

import { drop } from '@quayside/dice';
import { rngFrom } from '@quayside/rules';

const DROPS = 1_000;
const MOST = 12; // dice in one drop

export const thousandDrops = (seed: number): string =>
  JSON.stringify(Array.from({ length: DROPS }, (_, n) => drop(1 + (n % MOST), [], rngFrom(seed, n, 0, 1))));

Object.assign(globalThis, { thousandDrops });
