// What a ledger says (9).

import type { Seat } from '../../game.ts';
import {
  type Bonus,
  END_AT_HOME,
  END_AT_PORT,
  RANKS,
  type Rank,
  SHIPS,
  TELLING_STARS,
  TRACK_BONUSES,
  type Track,
} from '../tables/index.ts';
import type { Captain, LandfallPlace, Ledger, Score } from '../types.ts';

export const holdOf = ({ ship }: Ledger): number => SHIPS[ship]!.hold;
export const speedOf = ({ ship }: Ledger): number => SHIPS[ship]!.speed;

export const EMPTY_LEDGER: Ledger = {
  ship: 0,
  provisions: 0,
  provisionsFilled: 0,
  gold: 0,
  goldFilled: 0,
  story: 0,
  moves: 0,
};

/** The stars printed on a track up to this number, by number. */
const STARS_UP_TO: Record<Track, readonly number[]> = {
  provisions: starsUpTo('provisions'),
  gold: starsUpTo('gold'),
  story: starsUpTo('story'),
};

function starsUpTo(track: Track): number[] {
  let stars = 0;
  return Array.from({ length: 46 }, (_, number) => {
    for (const bonus of TRACK_BONUSES[track][number] ?? []) if (bonus === 'star') stars += 1;
    return stars;
  });
}

const starsOn = (track: Track, filled: number): number => STARS_UP_TO[track][Math.min(filled, 45)]!;

export const tellingStars = (tellings: number): number => {
  let stars = 0;
  for (let slot = 1; slot <= tellings; slot++) stars += TELLING_STARS[slot]!;
  return stars;
};

/** What of a captain is counted. */
type Scored = Pick<Captain, 'ledger' | 'tellings' | 'landfall'>;

/** 9.6 Every star there is follows from what is filled in. */
export function starsOf({ ledger, tellings }: Scored): Score['stars'] {
  return {
    provisions: starsOn('provisions', ledger.provisionsFilled),
    gold: starsOn('gold', ledger.goldFilled),
    story: starsOn('story', ledger.story),
    tellings: tellingStars(tellings.length),
    ships: ledger.ship,
  };
}

export function scoreOf(captain: Scored, seat: Seat): Score {
  const stars = starsOf(captain);
  let told = 0;
  for (const { value } of captain.tellings) told += value;
  const place = captain.landfall?.bonus ?? 0;
  const final = captain.landfall?.final ?? 0;
  const bonus = stars.provisions + stars.gold + stars.story + stars.tellings + stars.ships;
  return { seat, tellings: told, stars, place, final, total: told + bonus + place + final };
}

export const PLACE_BONUS: Record<LandfallPlace, number> = {
  home: END_AT_HOME,
  port: END_AT_PORT,
  drift: 0,
  nowhere: 0,
};

/** 12.3 What a captain of so much Reputation is called. */
export const rankOf = (reputation: number): Rank => RANKS.findLast(({ from }) => reputation >= from)!;

export type Goal = { number: number; bonuses: readonly Bonus[] };

/** The next bonus on a track, and how far it is; null when there is none left. */
export function nextBonus(ledger: Ledger, track: Track): Goal | null {
  const filled = track === 'story' ? ledger.story : track === 'gold' ? ledger.goldFilled : ledger.provisionsFilled;
  for (const [number, bonuses] of Object.entries(TRACK_BONUSES[track]))
    if (Number(number) > filled) return { number: Number(number), bonuses };
  return null;
}
