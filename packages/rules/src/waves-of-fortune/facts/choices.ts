// What there is to choose from when a card or token asks (4.2).

import type { Seat } from '../../game.ts';
import {
  AROUND,
  type CardOption,
  distance,
  FIGHTERS,
  type Op,
  SCRIPTS,
  type Script,
  type Tile,
} from '../tables/index.ts';
import type { Open, Ship } from '../types.ts';
import { isAtSea } from './ships.ts';
import { isHidden } from './tiles.ts';

type Named<Name extends Op[0]> = Extract<Op, readonly [Name, ...unknown[]]>;

/** The operation that asks; the phase vouches for what it is. */
export const choicesOf = (script: Script, step: number): readonly CardOption[] =>
  (SCRIPTS[script]![step] as Named<'choose'>)[1];
export const beastOf = (script: Script, step: number): Named<'beast'> => SCRIPTS[script]![step] as Named<'beast'>;

export const isMet = ({ food, crew }: Ship, { need }: CardOption): boolean =>
  food >= (need.food ?? 0) && crew >= (need.crew ?? 0);

export const mayRun = ({ food }: Ship, [, , , run]: Named<'beast'>): boolean => food >= run;

/** How many may stand against a beast. */
export const standing = ({ crew }: Ship): number => Math.min(FIGHTERS, crew);

/** Hidden tiles so near that this captain has not looked at yet. */
export function peekable(open: Open, ship: Ship, steps: number): Tile[] {
  const tiles: Tile[] = [];
  for (const tile of AROUND[steps]![ship.at]!)
    if (isHidden(open, tile) && !ship.peeked.includes(tile)) tiles.push(tile);
  return tiles;
}

/** Rivals at sea so near with gold aboard. */
export function preyOf({ ships }: Open, seat: Seat, steps: number): Seat[] {
  const { at } = ships[seat]!;
  const prey: Seat[] = [];
  for (let rival = 0; rival < ships.length; rival++) {
    const other = ships[rival]!;
    if (rival !== seat && other.gold > 0 && isAtSea(other) && distance(at, other.at) <= steps) prey.push(rival);
  }
  return prey;
}

/** The most food that may become crew, and the most crew that may become food: one hand stays aboard. */
export const swapsOf = ({ food, crew }: Ship, most: number): { toCrew: number; toFood: number } => ({
  toCrew: Math.min(most, food),
  toFood: Math.min(most, crew - 1),
});
