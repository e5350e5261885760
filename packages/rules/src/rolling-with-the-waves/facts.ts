// Questions about a position of Rolling with the Waves; nothing here changes it.

import type { Seat } from '../game.ts';
import { clockwise } from '../kit/ring.ts';
import {
  BURIED_BONUS,
  CANNONS,
  CHESTS,
  COMPLETED_BONUS,
  FREEBOOTER,
  INFAMY_PER_POINT,
  isChest,
  LEVELS,
  SQUARES,
  TRACKS,
} from './tables.ts';
import type { Allocation, Cannon, Captain, Chest, Die, Icon, Open, RefusalCode, Score, Track } from './types.ts';

export const total = (values: readonly number[]): number => {
  let sum = 0;
  for (const value of values) sum += value;
  return sum;
};

/** A list for each icon, with nothing in it yet. */
export const emptyByIcon = <T>(): Record<Icon, T[]> => ({
  spirits: [],
  chestA: [],
  chestB: [],
  chestC: [],
  hull: [],
  smallCannon: [],
  largeCannon: [],
  ports: [],
  crew: [],
});

const ALL: readonly (readonly Seat[])[] = [[], [0], [0, 1], [0, 1, 2], [0, 1, 2, 3], [0, 1, 2, 3, 4]];

export const everybody = ({ captains }: Open): readonly Seat[] => ALL[captains.length]!;

/** 6.4 The highest level whose number the sum has reached; of a cannon, its shots. */
export function levelFor(area: Track | Cannon, sum: number): number {
  const levels = LEVELS[area];
  let level = 0;
  while (level < levels.length && sum >= levels[level]!) level += 1;
  return level;
}

export const levelOf = ({ squares }: Captain, area: Track | Cannon): number => levelFor(area, total(squares[area]));

/** The level, or the shots, after one more value. */
export const levelWith = ({ squares }: Captain, area: Track | Cannon, value: number): number =>
  levelFor(area, total(squares[area]) + value);

export const isFull = ({ squares }: Captain, icon: Icon): boolean => squares[icon].length === SQUARES[icon];

/** 7.1 A cannon that is full now was filled this round: a full one fires and is wiped before the round is over. */
export const isLoaded = (captain: Captain, cannon: Cannon): boolean => isFull(captain, cannon);

/** The shots a cannon would fire this round with one more value in it; null while that does not fill it. */
export const shotsWith = (captain: Captain, cannon: Cannon, value: number): number | null =>
  captain.squares[cannon].length + 1 === SQUARES[cannon] ? levelWith(captain, cannon, value) : null;

/** 4.3 What a die costs a captain in Infamy. */
export const priceOf = (seat: Seat, { colour, face }: Die): number =>
  colour === seat || colour === FREEBOOTER ? 0 : face;

/** 4.4 Whether a die lies in the pool that sails with this captain for nothing; no drunken sailor is taken then. */
export function soberCrewLeft({ pool }: Open, seat: Seat): boolean {
  for (const { colour } of pool) if (colour === seat || colour === FREEBOOTER) return true;
  return false;
}

/** 5.4 Why no die can be put on an icon; null when one can. */
export function whyClosed(captain: Captain, icon: Icon): RefusalCode | null {
  if (isChest(icon) && captain.buried[icon]) return 'chest-buried';
  return isFull(captain, icon) ? 'area-full' : null;
}

/** 5.5 Why a chest cannot be buried; null when it can. */
export function whyNotBury({ squares, buried }: Captain, chest: Chest): RefusalCode | null {
  if (buried[chest]) return 'chest-buried';
  return squares[chest].length === 0 ? 'chest-empty' : null;
}

/** 6.3 Whether both Spirits are full in time for a die of this allocation. */
export function mayRaise({ squares }: Captain, allocation: Allocation): boolean {
  if (allocation.kind === 'bury') return false;
  const joining = allocation.orders[0]!.icon === 'spirits' ? 1 : 0;
  return squares.spirits.length + joining === SQUARES.spirits;
}

export function chestsUnburied({ buried }: Captain): number {
  let chests = 0;
  for (const chest of CHESTS) if (!buried[chest]) chests += 1;
  return chests;
}

/** 7.4 Whether somebody but these two has a chest to fire at. */
export function hasTarget({ captains }: Open, seat: Seat, except: Seat): boolean {
  for (let target = 0; target < captains.length; target++)
    if (target !== seat && target !== except && chestsUnburied(captains[target]!) > 0) return true;
  return false;
}

/**
 * 7.2 Who fires: the most infamous first; of equals the one nearest to the left of the first player, or that player.
 */
export function firingOrder({ captains, first }: Open): Seat[] {
  const seats: Seat[] = [];
  for (const seat of clockwise(captains.length, first))
    for (const cannon of CANNONS)
      if (isLoaded(captains[seat]!, cannon)) {
        seats.push(seat);
        break;
      }
  return seats.length < 2 ? seats : seats.sort((a, b) => captains[b]!.infamy - captains[a]!.infamy);
}

/** 8.2 The greatest sum of raided Ports, and how many have it. */
export function mostPorts({ captains }: Open): { sum: number; captains: number } {
  let most = 0;
  let many = 0;
  for (const { squares } of captains) {
    const sum = total(squares.ports);
    if (sum > most) many = 0;
    if (sum >= most) many += 1;
    most = Math.max(most, sum);
  }
  return { sum: most, captains: many };
}

/** 8.1, 8.2 What a captain's Ports bring each round: by level, and for having raided the most. */
export function portsIncome(open: Open, seat: Seat): { level: number; most: number } {
  const captain = open.captains[seat]!;
  const front = mostPorts(open);
  const leads = front.sum > 0 && total(captain.squares.ports) === front.sum;
  const alone = front.captains === 1;
  return { level: levelOf(captain, 'ports'), most: leads && (alone || open.portsTie === 'all-tied') ? 1 : 0 };
}

/** 9.1 How many chests are full or buried. */
export function chestsDone(captain: Captain): number {
  let done = 0;
  for (const chest of CHESTS) if (captain.buried[chest] || isFull(captain, chest)) done += 1;
  return done;
}

/** 9.2 How many of Hull, Ports and Crew have all their squares filled. */
export function tracksDone(captain: Captain): number {
  let done = 0;
  for (const track of TRACKS) if (isFull(captain, track)) done += 1;
  return done;
}

/** 10 What a captain's map is worth as it stands. */
export function scoreOf({ captains }: Open, seat: Seat): Score {
  const captain = captains[seat]!;
  let treasure = 0;
  let buried = 0;
  for (const chest of CHESTS) {
    treasure += total(captain.squares[chest]);
    if (captain.buried[chest]) buried += BURIED_BONUS;
  }
  const completed = tracksDone(captain) * COMPLETED_BONUS;
  const infamy = Math.floor(captain.infamy / INFAMY_PER_POINT);
  return { seat, treasure, buried, completed, infamy, total: treasure + buried + completed + infamy };
}
