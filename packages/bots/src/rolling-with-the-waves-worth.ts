// What areas of a Pirate Map are worth, in points of lead at the end of the game. The figures were fitted to how 6000
// games went on from the start of each round.

import { below, type Rng, type Seat } from '@quayside/rules';
import {
  type Cannon,
  type Captain,
  CHESTS,
  type Chest,
  ICONS,
  type Icon,
  isChest,
  levelFor,
  levelOf,
  type Open,
  SQUARES,
  type Track,
  total,
} from '@quayside/rules/rolling-with-the-waves';

const SQUARES_A_ROUND = 1.1; // that a captain fills in the chests
const TRACKS_A_ROUND = 1.8; // likewise in Hull, Ports and Crew, when hurrying

/** What something is worth when the game ends now, and what each round still to come adds to that. */
type Worth = readonly [atOnce: number, aRound: number];
const worthIn = ([atOnce, aRound]: Worth, rounds: number): number => atOnce + aRound * rounds;

/** A third of a point at the end, and hardly more until then. */
export const INFAMY = 0.32;

/** For each point of what is written, each square filled, each level reached, and all squares filled. */
type Area = { sum: Worth; square: Worth; level: Worth; full: Worth };
const NOTHING: Worth = [0, 0];
const CHEST: Area = { sum: [1, -0.034], square: [-0.82, 0.072], level: NOTHING, full: NOTHING };
const AREAS: Record<Icon, Area> = {
  spirits: { sum: NOTHING, square: [0.83, 0.035], level: NOTHING, full: [-0.2, 0.2] },
  chestA: CHEST,
  chestB: CHEST,
  chestC: CHEST,
  hull: { sum: [-0.05, 0.12], square: [1.49, 0.046], level: [1.4, -0.115], full: [0.2, -0.114] },
  smallCannon: { sum: [0.73, 0.062], square: [-1.2, -0.142], level: NOTHING, full: NOTHING },
  largeCannon: { sum: [0.34, 0.059], square: [0.27, -0.014], level: NOTHING, full: NOTHING },
  ports: { sum: [0, 0.08], square: [0.78, 0.088], level: [0.34, 0.046], full: [1.54, 0.012] },
  crew: { sum: NOTHING, square: [0.37, 0.175], level: [0.34, 0.37], full: [3.5, 0.031] },
};
const BURIED_TREASURE: Worth = [1.05, 0.003]; // a point of it
const BURIED_CHEST: Worth = [1.29, -0.132];

/** How many rounds are left, as far as the foremost captain goes. */
export function roundsLeft({ captains }: Open): number {
  let rounds = Number.POSITIVE_INFINITY;
  for (const captain of captains) {
    let chests = 0;
    for (const chest of CHESTS) if (!captain.buried[chest]) chests += SQUARES[chest] - captain.squares[chest].length;
    const { hull, ports, crew } = captain.squares;
    const tracks = 3 * SQUARES.hull - hull.length - ports.length - crew.length;
    rounds = Math.min(rounds, chests / SQUARES_A_ROUND, tracks / TRACKS_A_ROUND);
  }
  return rounds;
}

/** What an area would be worth with these values in it: `filled` squares that add up to `sum`. */
function areaWorth(icon: Icon, filled: number, sum: number, rounds: number): number {
  const { sum: point, square, level, full } = AREAS[icon];
  let worth = worthIn(point, rounds) * sum + worthIn(square, rounds) * filled;
  if (level !== NOTHING) worth += worthIn(level, rounds) * levelFor(icon as Track, sum);
  if (filled === SQUARES[icon]) worth += worthIn(full, rounds);
  return worth;
}

/** A buried chest: its treasure is safe, and what was left of its squares is lost. */
const buriedWorth = (sum: number, rounds: number): number =>
  worthIn(BURIED_CHEST, rounds) +
  worthIn(BURIED_TREASURE, rounds) * sum +
  worthIn(CHEST.square, rounds) * SQUARES.chestA;

/** The captain's map as it stands, without what is at risk in the next round. */
export function mapWorth({ infamy, squares, buried }: Captain, rounds: number): number {
  let worth = INFAMY * infamy;
  for (const icon of ICONS) {
    const values = squares[icon];
    worth +=
      isChest(icon) && buried[icon]
        ? buriedWorth(total(values), rounds)
        : areaWorth(icon, values.length, total(values), rounds);
  }
  return worth;
}

/** The topmost treasures of a chest. */
export function topmost(values: readonly number[], count: number): number {
  let sum = 0;
  for (let i = values.length - 1; i >= 0 && i >= values.length - count; i--) sum += values[i]!;
  return sum;
}

/** The most so many shots can take from a captain. */
export function prize(target: Captain, shots: number): number {
  const through = shots - levelOf(target, 'hull');
  let best = 0;
  if (through > 0)
    for (const chest of CHESTS)
      if (!target.buried[chest]) best = Math.max(best, topmost(target.squares[chest], through));
  return best;
}

/** The most so many shots can take from anybody. */
function bestPrize({ captains }: Open, seat: Seat, shots: number): number {
  let best = 0;
  for (let target = 0; target < captains.length; target++)
    if (target !== seat) best = Math.max(best, prize(captains[target]!, shots));
  return best;
}

const LOOT = 0.8; // of a treasure in sight: it may be gone, or find no room

/** What it brings to write one more value; filling a cannon is worth what it is likely to bring. */
export function orderWorth(open: Open, seat: Seat, icon: Icon, value: number, rounds: number): number {
  const captain = open.captains[seat]!;
  const values = captain.squares[icon];
  const before = total(values);
  if ((icon === 'smallCannon' || icon === 'largeCannon') && values.length + 1 === SQUARES[icon]) {
    const lowest = Math.min(value, ...values);
    const shots = levelFor(icon as Cannon, before + value);
    const loot = LOOT * bestPrize(open, seat, shots) * (1 + 1 / (open.captains.length - 1));
    return loot + INFAMY * lowest - areaWorth(icon, values.length, before, rounds);
  }
  return areaWorth(icon, values.length + 1, before + value, rounds) - areaWorth(icon, values.length, before, rounds);
}

/** What burying a chest brings. The three dice are spent in any case. */
export function buryWorth({ squares }: Captain, chest: Chest, rounds: number): number {
  const values = squares[chest];
  return buriedWorth(total(values), rounds) - areaWorth(chest, values.length, total(values), rounds);
}

/** A random number from 0 to `most`, so that moves of nearly the same worth are not always chosen alike. */
export const noise = (rng: Rng, most: number): number => (below(rng, 64) / 64) * most;
