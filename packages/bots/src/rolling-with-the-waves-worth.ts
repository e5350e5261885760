// What areas of a Pirate Map are worth, in points at the end of the game. Figures come from games of strong players:
// a captain fires about every third round and meets a treasure of about 4.

import { below, type Rng, type Seat } from '@quayside/rules';
import {
  BURIED_BONUS,
  type Cannon,
  type Captain,
  CHESTS,
  type Chest,
  COMPLETED_BONUS,
  ICONS,
  type Icon,
  levelFor,
  levelOf,
  type Open,
  SQUARES,
  type Track,
  total,
} from '@quayside/rules/rolling-with-the-waves';

const FIRINGS_MET = 0.3; // a round
const TREASURE = 4;
const SQUARES_A_ROUND = 1.1; // that a captain fills in the chests
const TRACKS_A_ROUND = 1.8; // likewise in Hull, Ports and Crew, when hurrying
/** Treasures a firing takes from a Hull of this sum: between levels it counts how near the next one is. */
const TAKEN: readonly [number, number][] = [
  [0, 2],
  [8, 1.1],
  [16, 0.45],
  [24, 0.15],
];
/** A third of a point at the end, and until then a better choice of dice. */
export const INFAMY = 0.45;

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

function takenFrom(hull: number): number {
  for (let i = 1; i < TAKEN.length; i++) {
    const [from, most] = TAKEN[i - 1]!;
    const [to, least] = TAKEN[i]!;
    if (hull < to) return most + ((least - most) * (hull - from)) / (to - from);
  }
  return TAKEN.at(-1)![1];
}

/** A level counts in part before it is reached. */
function nearlyLevel(track: Track, sum: number): number {
  const level = levelFor(track, sum);
  return level + (levelFor(track, sum + 3) - level) * 0.3;
}

/** The bonus for a filled track, as far as it is likely still to come. */
function bonus(filled: number, rounds: number): number {
  const missing = SQUARES.hull - filled; // as many as the other tracks have
  if (missing === 0) return COMPLETED_BONUS;
  return missing > rounds ? 0 : COMPLETED_BONUS * (filled / SQUARES.hull) ** 2 * Math.min(1, rounds / (2 * missing));
}

/** What an area would be worth with these values in it: `filled` squares that add up to `sum`. */
function areaWorth(icon: Icon, filled: number, sum: number, rounds: number): number {
  switch (icon) {
    case 'spirits':
      return (filled === 2 ? 3 : 1.3 * filled) * Math.min(1, rounds / 2);
    case 'chestA':
    case 'chestB':
    case 'chestC':
      return sum - 0.1 * filled * rounds; // a square can be filled once
    case 'hull':
      return -FIRINGS_MET * TREASURE * rounds * takenFrom(sum) + bonus(filled, rounds);
    case 'smallCannon':
      return filled === 0 ? 0 : (0.5 + 0.3 * sum) * Math.min(1, rounds / 2);
    case 'largeCannon':
      return filled === 0 ? 0 : (0.3 * filled + 0.25 * sum) * Math.min(1, rounds / 3);
    case 'ports':
      return INFAMY * rounds * (nearlyLevel('ports', sum) + 0.06 * sum) + bonus(filled, rounds);
    case 'crew':
      return 0.12 * rounds * nearlyLevel('crew', sum) + bonus(filled, rounds);
  }
}

/** The captain's map as it stands, without what is at risk in the next round. */
export function mapWorth(captain: Captain, rounds: number): number {
  let worth = INFAMY * captain.infamy;
  for (const icon of ICONS) {
    const values = captain.squares[icon];
    worth += areaWorth(icon, values.length, total(values), rounds);
  }
  for (const chest of CHESTS)
    if (captain.buried[chest]) worth += BURIED_BONUS + 0.1 * captain.squares[chest].length * rounds;
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

/** What it brings to write one more value; filling a cannon is worth what it is likely to bring. */
export function orderWorth(open: Open, seat: Seat, icon: Icon, value: number, rounds: number): number {
  const captain = open.captains[seat]!;
  const values = captain.squares[icon];
  const before = total(values);
  if ((icon === 'smallCannon' || icon === 'largeCannon') && values.length + 1 === SQUARES[icon]) {
    const lowest = Math.min(value, ...values);
    const shots = levelFor(icon as Cannon, before + value);
    return 0.9 * bestPrize(open, seat, shots) + INFAMY * lowest - areaWorth(icon, values.length, before, rounds);
  }
  return areaWorth(icon, values.length + 1, before + value, rounds) - areaWorth(icon, values.length, before, rounds);
}

/** The bonus and what is no longer at risk, less the squares that stay empty. The three dice are spent in any case. */
export function buryWorth({ squares }: Captain, chest: Chest, rounds: number): number {
  const values = squares[chest];
  return BURIED_BONUS + 0.1 * Math.min(rounds, 3) * total(values) - 2 * (SQUARES[chest] - values.length);
}

/** A number from 0 to `most`: habits differ. */
export const whim = (rng: Rng, most: number): number => (below(rng, 64) / 64) * most;
