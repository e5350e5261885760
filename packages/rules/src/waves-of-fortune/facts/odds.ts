// Rule 6: how a battle will go, exactly. Against pirates and the King the most are sent, which is always best;
// against the Kraken the fewest, which wins as often and leaves more alive.

import { BROADSIDE, FIGHTERS, KRAKEN_ROLL } from '../tables/index.ts';
import type { Battle, Enemy, Ship } from '../types.ts';
import { owns } from './ships.ts';

/** `win`: the chance, 0 to 1; `crew`: how many are left on average, a defeat counted as none. */
export type Odds = { win: number; crew: number };

/** 6.3 The HP an enemy begins a battle with. */
export const openingHp = (ship: Ship, hp: number): number => (owns(ship, 'cannons') ? Math.max(0, hp - BROADSIDE) : hp);

/** Before a battle. */
export const oddsAgainst = (ship: Ship, enemy: Enemy, hp: number): Odds =>
  odds(enemy, openingHp(ship, hp), ship.crew, 0);

/** In the middle of one. */
export const oddsIn = ({ enemy, left, front }: Battle, crew: number): Odds => odds(enemy, left, crew, front);

const LOST: Odds = { win: 0, crew: 0 };
const known = new Map<number, Odds>();

export function odds(enemy: Enemy, left: number, crew: number, front: number): Odds {
  if (crew <= 0) return LOST;
  if (left <= 0) return { win: 1, crew };
  const kraken = enemy === 'kraken';
  const key = ((left * 32 + crew) * 4 + (kraken ? front : 0)) * 2 + (kraken ? 1 : 0);
  let found = known.get(key);
  if (!found) {
    found = kraken ? againstKraken(left, crew, front) : againstPirates(left, crew);
    known.set(key, found);
  }
  return found;
}

function againstPirates(left: number, crew: number): Odds {
  const chances = roundChances(Math.min(FIGHTERS, crew), Math.min(FIGHTERS, left));
  return expected(chances, (won, lost) => odds('pirate', left - won, crew - lost, 0));
}

function againstKraken(left: number, crew: number, front: number): Odds {
  const sent = Math.max(1, front);
  return expected(krakenChances(sent), (won, lost) => odds('kraken', left - won, crew - lost, sent - lost));
}

function expected(chances: readonly number[], then: (won: number, lost: number) => Odds): Odds {
  let win = 0;
  let crew = 0;
  for (let won = 0; won < chances.length; won++) {
    const after = then(won, chances.length - 1 - won);
    win += chances[won]! * after.win;
    crew += chances[won]! * after.crew;
  }
  return { win, crew };
}

/** All throws of so many dice from high to low, with how often each comes up. */
function throwsOf(dice: number): { faces: number[]; ways: number }[] {
  const counts = new Map<string, { faces: number[]; ways: number }>();
  for (let n = 0; n < 6 ** dice; n++) {
    const faces = Array.from({ length: dice }, (_, i) => 1 + (Math.floor(n / 6 ** i) % 6)).sort((a, b) => b - a);
    const same = counts.get(faces.join());
    if (same) same.ways += 1;
    else counts.set(faces.join(), { faces, ways: 1 });
  }
  return [...counts.values()];
}

const THROWS = Array.from({ length: FIGHTERS + 1 }, (_, dice) => throwsOf(dice));

/** By fighters and enemies: the chance of winning 0, 1, … pairs of a round (6.5). */
const ROUND_CHANCES = THROWS.map((ours, fighters) =>
  THROWS.map((theirs, enemies) => {
    const pairs = Math.min(fighters, enemies);
    const chances = Array.from({ length: pairs + 1 }, () => 0);
    for (const mine of ours)
      for (const other of theirs) {
        let won = 0;
        for (let i = 0; i < pairs; i++) if (mine.faces[i]! >= other.faces[i]!) won += 1;
        chances[won]! += (mine.ways * other.ways) / 6 ** (fighters + enemies);
      }
    return chances;
  }),
);

export const roundChances = (fighters: number, enemies: number): readonly number[] =>
  ROUND_CHANCES[fighters]![enemies]!;

const KRAKEN_CHANCES = THROWS.map((ours, fighters) => {
  const chances = Array.from({ length: fighters + 1 }, () => 0);
  for (const { faces, ways } of ours)
    chances[faces.filter(face => face >= KRAKEN_ROLL).length]! += ways / 6 ** fighters;
  return chances;
});

export const krakenChances = (fighters: number): readonly number[] => KRAKEN_CHANCES[fighters]!;
